<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;

/**
 * Renders a tab's sections and fields with the Settings API. Rejected fields show the submitted value and the error
 * message.
 */
final class Settings_Panel extends Panel {
	/** Name of the frame with the preview, for links. */
	public const PREVIEW = 'cfg-preview';

	public function __construct( private Setting_Tab $tab ) {
	}

	public function slug(): string {
		return $this->tab->slug;
	}

	public function title(): string {
		return $this->tab->title();
	}

	public function enqueue(): void {
		wp_enqueue_media();
		Assets::script( __FILE__, 'pickers', 'wp-color-picker' );
		foreach ( $this->tab->fields() as $field ) {
			$field->control()?->enqueue();
		}
		if ( $this->tab->has_preview ) {
			Assets::script( __FILE__, 'preview', 'wp-autop' );
			Assets::script( __FILE__, 'search' );
		}
	}

	public function render(): void {
		$page   = Settings_Page::SLUG . '-' . $this->slug();
		$result = Result::take( $this->slug() );
		$this->add_sections( $page, $result );
		$this->print_result();
		?>
		<div class="<?php echo $this->tab->has_preview ? 'cfg-with-preview' : ''; ?>">
		<div>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post" class="cfg-form" id="cfg-form">
			<?php settings_fields( Settings_Saving::GROUP ); ?>
			<input type="hidden"
				name="<?php echo esc_attr( Settings::OPTION . '[' . Settings_Saving::TAB . ']' ); ?>"
				value="<?php echo esc_attr( $this->slug() ); ?>">
			<?php self::print_mark( Settings_Saving::BEGIN ); ?>
			<?php do_action( 'cfg_configurator_settings_fields', $this->slug(), $result->refusals ); ?>
			<?php do_settings_sections( $page ); ?>
			<?php self::print_mark( Settings_Saving::END ); ?>
			<?php submit_button( __( 'Save changes', 'cfg-configurator' ) ); ?>
		</form>
		<?php
		do_action( 'cfg_configurator_settings_bottom', $this->slug() );
		echo '</div>';
		if ( $this->tab->has_preview ) {
			$this->print_preview();
		}
		echo '</div>';
	}

	private static function print_mark( string $key ): void {
		printf( '<input type="hidden" name="%s" value="1">', esc_attr( Settings::OPTION . '[' . $key . ']' ) );
	}

	private function add_sections( string $page, Result $result ): void {
		$values = $result->typed + Settings::all() + Setting_Registry::defaults();
		$wrap   = array(
			'before_section' => '<section class="cfg-section">',
			'after_section'  => '</section>',
		);
		foreach ( $this->tab->sections as $section ) {
			$intro = function () use ( $section ): void {
				echo '' === $section->intro() ? '' : '<p class="cfg-intro">' . esc_html( $section->intro() ) . '</p>';
				do_action( 'cfg_configurator_settings_section', $this->slug(), $section->id );
			};
			add_settings_section( $section->id, esc_html( $section->title() ), $intro, $page, $wrap );
			foreach ( array_filter( $section->fields, static fn ( Field $field ): bool => ! $field->is_spread ) as $key => $field ) {
				$render = static fn () => Field_Renderer::render( $field, $values[ $key ], $result->refusals[ $key ] ?? '' );
				add_settings_field( $key, esc_html( $field->label() ), $render, $page, $section->id, $this->label_for( $field ) );
			}
			// Callbacks add rows to the page with add_settings_field().
			do_action( 'cfg_configurator_settings_rows', $this->slug(), $section->id, $page, $values );
		}
	}

	/** Prints the result of saving, with links to rejected fields. */
	private function print_result(): void {
		$messages = array_column( get_settings_errors( Settings::OPTION ), 'message', 'code' );
		if ( isset( $messages[ Settings_Saving::END ] ) ) {
			Notice::error( $messages[ Settings_Saving::END ] );
			return;
		}
		$refused = array_intersect_key( $messages, $this->tab->fields() );
		// WordPress adds this argument after saving. Other plugins may report errors of their own on any screen.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		if ( isset( $_GET['settings-updated'] ) && array() === $refused ) {
			Notice::success( __( 'Saved.', 'cfg-configurator' ) );
		}
		if ( array() === $refused ) {
			return;
		}
		/* translators: %d: number of values. */
		$heading = _n(
			'%d value was not saved and keeps its previous setting. All other changes were saved.',
			'%d values were not saved and keep their previous settings. All other changes were saved.',
			count( $refused ),
			'cfg-configurator'
		);
		Notice::refused( $this->slug(), 'error', sprintf( $heading, count( $refused ) ), $refused );
	}

	/** @return array{label_for?: string, class: string} With the field's id if it is a single element, which the heading then labels. */
	private function label_for( Field $field ): array {
		$is_group = in_array( $field->type, array( Field_Type::CONTROL, Field_Type::TICK ), true );
		return array( 'class' => 'cfg-field cfg-field--' . $field->type->value ) + (
			$is_group ? array() : array( 'label_for' => Field_Renderer::id( $field ) )
		);
	}

	/** Id of the model that the later steps show; '' if no model is known. */
	public static function preview_model(): string {
		$id = Content_Site::models()[0]['id'] ?? '';
		return is_scalar( $id ) ? (string) $id : '';
	}

	/**
	 * The configurator's page beside the settings that change how it looks. preview.js gives the element in it the values in
	 * the fields; without JavaScript, it shows what is saved.
	 */
	private function print_preview(): void {
		?>
		<aside class="cfg-preview" aria-labelledby="cfg-preview-title"
			data-model="<?php echo esc_attr( self::preview_model() ); ?>"
			data-calls="<?php echo esc_url( rest_url( 'cfg/' ) ); ?>">
			<h2 id="cfg-preview-title"><?php esc_html_e( 'Preview', 'cfg-configurator' ); ?></h2>
			<?php do_action( 'cfg_configurator_settings_preview', $this->slug() ); ?>
			<p class="description">
				<?php esc_html_e( 'Your changes are shown here before you save them.', 'cfg-configurator' ); ?>
				<?php esc_html_e( 'Windows and forms open with their buttons, as for buyers.', 'cfg-configurator' ); ?>
			</p>
			<iframe class="cfg-preview-frame" name="<?php echo esc_attr( self::PREVIEW ); ?>"
				title="<?php esc_attr_e( 'The configurator with your changes', 'cfg-configurator' ); ?>"
				src="<?php echo esc_url( Page_Address::url() ); ?>"></iframe>
		</aside>
		<?php
	}
}
