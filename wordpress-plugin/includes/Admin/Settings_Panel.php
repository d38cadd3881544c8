<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Settings;

/** Renders a tab's sections and fields with the Settings API. Rejected fields show the submitted value and the error message. */
final class Settings_Panel extends Panel {
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
		Settings_Page::script( __FILE__, 'pickers', 'wp-color-picker' );
		foreach ( $this->tab->fields() as $field ) {
			$field->control()?->enqueue();
		}
	}

	public function render(): void {
		$page   = Settings_Page::SLUG . '-' . $this->slug();
		$result = Result::take( $this->slug() );
		$this->add_sections( $page, $result );
		$this->print_result( $result );
		?>
		<div class="cfg-columns">
		<div>
		<form action="<?php echo esc_url( admin_url( 'options.php' ) ); ?>" method="post" class="cfg-form" id="cfg-form">
			<?php
			settings_fields( Settings_Page::GROUP );
			self::print_hidden( Settings_Page::TAB, $this->slug() );
			self::print_hidden( Settings_Page::BEGIN, '1' );
			do_action( 'cfg_configurator_settings_fields', $this->slug(), $result->refusals );
			do_settings_sections( $page );
			self::print_hidden( Settings_Page::END, '1' );
			submit_button( __( 'Save changes', 'cfg-configurator' ) );
			?>
		</form>
		<?php
		do_action( 'cfg_configurator_settings_bottom', $this->slug() );
		echo '</div>';
		do_action( 'cfg_configurator_settings_beside', $this->slug() );
		echo '</div>';
	}

	private static function print_hidden( string $key, string $value ): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Settings::OPTION . '[' . $key . ']' ), esc_attr( $value ) );
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
				// The heading labels a single element.
				$row = array( 'class' => 'cfg-field' ) + ( $field->is_group() ? array() : array( 'label_for' => Field_Renderer::id( $field ) ) );
				add_settings_field( $key, esc_html( $field->label() ), $render, $page, $section->id, $row );
			}
			// Callbacks add rows to the page with add_settings_field().
			do_action( 'cfg_configurator_settings_rows', $this->slug(), $section->id, $page, $values );
		}
	}

	/** Prints the result of saving. */
	private function print_result( Result $result ): void {
		$messages = array_column( get_settings_errors( Settings::OPTION ), 'message', 'code' );
		if ( isset( $messages[ Settings_Page::END ] ) ) {
			Settings_Page::print_notice( 'error', $messages[ Settings_Page::END ] );
		} elseif ( array() !== $result->refusals ) {
			/* translators: %d: number of values. */
			$heading = _n(
				'%d value was not saved and keeps its previous setting. All other changes were saved.',
				'%d values were not saved and keep their previous settings. All other changes were saved.',
				count( $result->refusals ),
				'cfg-configurator'
			);
			self::print_refused( $this->slug(), 'error', sprintf( $heading, count( $result->refusals ) ), $result->refusals );
			// WordPress adds this argument after saving.
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		} elseif ( isset( $_GET['settings-updated'] ) ) {
			Settings_Page::print_notice( 'success', __( 'Saved.', 'cfg-configurator' ) );
		}
	}

	/**
	 * Lists rejected values, with links to their fields.
	 *
	 * @param string                $tab      Slug of the tab that shows the list.
	 * @param string                $severity 'error' or 'warning'.
	 * @param array<string, string> $refusals Error messages by key of the setting.
	 * @param array<string, string> $values   Rejected values to show, by key.
	 */
	public static function print_refused( string $tab, string $severity, string $heading, array $refusals, array $values = array() ): void {
		printf( '<div class="notice notice-%s inline" role="alert"><p><strong>%s</strong></p><ul>', esc_attr( $severity ), esc_html( $heading ) );
		foreach ( $refusals as $key => $refusal ) {
			$field = Setting_Registry::fields()[ $key ] ?? null;
			echo '<li>';
			if ( null === $field ) {
				printf( '<code>%s</code>', esc_html( $key ) );
			} else {
				$page = Setting_Registry::tab_of( $key ) === $tab ? '' : Settings_Page::url( Setting_Registry::tab_of( $key ) );
				printf( '<a href="%s">%s</a>', esc_url( $page . '#' . Field_Renderer::id( $field ) ), esc_html( $field->label() ) );
			}
			echo ': ', esc_html( $refusal );
			if ( isset( $values[ $key ] ) ) {
				printf( ' <code>%s</code>', esc_html( $values[ $key ] ) );
			}
			echo '</li>';
		}
		echo '</ul></div>';
	}
}
