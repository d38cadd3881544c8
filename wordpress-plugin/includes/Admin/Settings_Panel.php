<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Text_Screens;

/**
 * Renders a tab's sections and fields with the Settings API. Rejected fields show the submitted value and the error
 * message.
 */
final class Settings_Panel implements Panel {
	/** Setting whose fields are spread over the sections. */
	private const LABELS = 'labels';

	/** Slug of the tab whose sections link the places of their texts. */
	private const LEGAL = 'legal';

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
		if ( Webhook_Trial::TAB === $this->slug() ) {
			Assets::script( __FILE__, 'webhook-trial' );
		}
		if ( $this->has_preview() ) {
			Assets::script( __FILE__, 'preview', 'wp-autop' );
			Assets::script( __FILE__, 'search' );
		}
	}

	public function render(): void {
		$page = Settings_Page::SLUG . '-' . $this->slug();
		$kept = Refused_Values::take( $this->slug() );
		$this->add_sections( $page, $kept );
		$this->print_result();
		?>
		<div class="<?php echo $this->has_preview() ? 'cfg-with-preview' : ''; ?>">
		<div>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post" class="cfg-form" id="cfg-form">
			<?php settings_fields( Settings_Saving::GROUP ); ?>
			<input type="hidden"
				name="<?php echo esc_attr( Settings::OPTION . '[' . Settings_Saving::TAB . ']' ); ?>"
				value="<?php echo esc_attr( $this->slug() ); ?>">
			<?php self::print_mark( Settings_Saving::BEGIN ); ?>
			<?php
			$labels = $this->tab->fields()[ self::LABELS ] ?? null;
			if ( null !== $labels ) {
				Field_Renderer::render( $labels, '', $kept->refusals[ self::LABELS ] ?? '' );
			}
			?>
			<?php do_settings_sections( $page ); ?>
			<?php self::print_mark( Settings_Saving::END ); ?>
			<?php submit_button( __( 'Save changes', 'cfg-configurator' ) ); ?>
		</form>
		<?php
		if ( self::LEGAL === $this->slug() ) {
			Legal\Legal_Places::render_others();
			Legal\Statement_Panel::render();
		}
		do_action( 'cfg_configurator_settings_bottom', $this->slug() );
		echo '</div>';
		if ( $this->has_preview() ) {
			Preview::render( $this->slug() );
		}
		echo '</div>';
	}

	private static function print_mark( string $key ): void {
		printf( '<input type="hidden" name="%s" value="1">', esc_attr( Settings::OPTION . '[' . $key . ']' ) );
	}

	private function has_preview(): bool {
		return in_array( $this->slug(), Preview::TABS, true );
	}

	private function add_sections( string $page, Result $kept ): void {
		$values = $kept->typed + Settings::all() + Setting_Registry::defaults();
		$field  = $this->tab->fields()[ self::LABELS ] ?? null;
		$labels = null === $field ? null : new Label_Rows( $field, $values[ self::LABELS ] );
		$wrap   = array(
			'before_section' => '<section class="cfg-section">',
			'after_section'  => '</section>',
		);
		foreach ( $this->tab->sections as $section ) {
			$screen = 'texts' === $this->slug() ? Text_Screens::SCREENS[ $section->id ] ?? '' : '';
			$is_law = self::LEGAL === $this->slug();
			$intro  = static function () use ( $section, $screen, $is_law ): void {
				if ( '' !== $section->intro() ) {
					printf( '<p class="cfg-intro">%s</p>', esc_html( $section->intro() ) );
				}
				if ( '' !== $screen ) {
					Screen_Links::render( $screen );
				}
				if ( $is_law ) {
					Legal\Legal_Places::render( $section->id );
				}
			};
			add_settings_section( $section->id, esc_html( $section->title() ), $intro, $page, $wrap );
			foreach ( array_diff_key( $section->fields, null === $labels ? array() : array( self::LABELS => 0 ) ) as $key => $field ) {
				$render = static fn () => Field_Renderer::render( $field, $values[ $key ], $kept->refusals[ $key ] ?? '' );
				add_settings_field( $key, esc_html( $field->label() ), $render, $page, $section->id, $this->label_for( $field ) );
			}
			if ( true === $labels?->has( $section->id ) ) {
				$render = static fn () => $labels->render( $section->id );
				add_settings_field( 'labels-' . $section->id, esc_html__( 'Labels', 'cfg-configurator' ), $render, $page, $section->id );
			}
		}
	}

	/** Prints the result of saving, with links to rejected fields. */
	private function print_result(): void {
		$errors   = get_settings_errors();
		$own      = array_filter( $errors, static fn ( array $error ): bool => Settings::OPTION === $error['setting'] );
		$messages = array_column( $own, 'message', 'code' );
		$refused  = array();
		if ( isset( $messages[ Settings_Saving::END ] ) ) {
			Notice::error( $messages[ Settings_Saving::END ] );
			return;
		}
		foreach ( array_intersect_key( $this->tab->fields(), $messages ) as $key => $field ) {
			$refused[ $key ] = $messages[ $key ];
		}
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
		$groups   = array( Field_Type::QUESTIONS, Field_Type::CONTROL, Field_Type::RECIPIENTS, Field_Type::LABELS, Field_Type::TICK );
		$is_group = in_array( $field->type, $groups, true );
		return array( 'class' => 'cfg-field cfg-field--' . $field->type->value ) + (
			$is_group ? array() : array( 'label_for' => Field_Renderer::id( $field ) )
		);
	}
}
