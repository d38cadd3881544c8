<?php
/**
 * Form of a settings tab.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Setting_List;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;

/**
 * Renders a tab's sections and fields with the Settings API. Rejected fields show the submitted value and the error
 * message.
 */
final class Settings_Panel implements Panel {
	public function __construct(
		private Setting_Tab $tab,
		private Settings $settings,
		private Field_Renderer $fields,
		private Refused_Values $refused,
	) {
	}

	public function slug(): string {
		return $this->tab->slug();
	}

	public function title(): string {
		return $this->tab->title();
	}

	public function prepare(): void {
		$page  = $this->page();
		$saved = $this->settings->all() + Setting_List::DEFAULTS;
		$kept  = $this->refused->take( $this->slug() );
		foreach ( $this->tab->sections() as $section ) {
			$intro = static function () use ( $section ): void {
				if ( '' !== $section->intro ) {
					printf( '<p class="cfg-intro">%s</p>', esc_html( $section->intro ) );
				}
			};
			add_settings_section( $section->id, esc_html( $section->title ), $intro, $page );
			foreach ( $section->fields as $field ) {
				$refusal = $kept['refusals'][ $field->key ] ?? '';
				$value   = array_key_exists( $field->key, $kept['typed'] ) ? $kept['typed'][ $field->key ] : $saved[ $field->key ];
				add_settings_field(
					$field->key,
					esc_html( $field->label ),
					fn() => $this->fields->render( $field, $value, $refusal ),
					$page,
					$section->id,
					$this->label_for( $field )
				);
			}
		}
	}

	public function render(): void {
		$this->print_result();
		?>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post" class="cfg-form">
			<?php settings_fields( Settings_Saving::GROUP ); ?>
			<input type="hidden"
				name="<?php echo esc_attr( Settings::OPTION . '[' . Settings_Saving::TAB . ']' ); ?>"
				value="<?php echo esc_attr( $this->slug() ); ?>">
			<?php do_settings_sections( $this->page() ); ?>
			<?php submit_button( __( 'Save changes', 'cfg-configurator' ) ); ?>
		</form>
		<?php
	}

	/**
	 * Prints the result of saving, with links to rejected fields.
	 */
	private function print_result(): void {
		$fields = array();
		foreach ( $this->tab->sections() as $section ) {
			$fields += array_column( $section->fields, null, 'key' );
		}
		$errors  = get_settings_errors();
		$refused = array();
		foreach ( array_keys( $fields ) as $key ) {
			foreach ( $errors as $error ) {
				if ( Settings::OPTION === $error['setting'] && $error['code'] === $key ) {
					$refused[ $key ] = $error['message'];
				}
			}
		}
		if ( array() === $refused ) {
			if ( array() !== $errors ) {
				printf( '<div class="notice notice-success inline" role="status"><p>%s</p></div>', esc_html__( 'Saved.', 'cfg-configurator' ) );
			}
			return;
		}
		/* translators: %d: number of values. */
		$heading = _n(
			'%d value was not saved: the one before it still holds. Everything else is saved.',
			'%d values were not saved: those before them still hold. Everything else is saved.',
			count( $refused ),
			'cfg-configurator'
		);
		?>
		<div class="notice notice-error inline" role="alert">
			<p><strong><?php echo esc_html( sprintf( $heading, count( $refused ) ) ); ?></strong></p>
			<ul>
				<?php foreach ( $refused as $key => $message ) : ?>
					<?php $field = $fields[ $key ]; ?>
					<li>
						<a href="#<?php echo esc_attr( Field_Renderer::id( $field ) ); ?>"><?php echo esc_html( $field->label ); ?></a>:
						<?php echo esc_html( $message ); ?>
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
		<?php
	}

	/**
	 * Links the heading to its field, if the field is a single element.
	 *
	 * @return array{label_for?: string, class: string}
	 */
	private function label_for( Field $field ): array {
		$is_group = in_array( $field->kind, array( Field_Type::QUESTIONS, Field_Type::LABELS, Field_Type::TICK ), true );
		return array( 'class' => 'cfg-field cfg-field--' . $field->kind->value ) + (
			$is_group ? array() : array( 'label_for' => Field_Renderer::id( $field ) )
		);
	}

	private function page(): string {
		return Settings_Page::SLUG . '-' . $this->slug();
	}
}
