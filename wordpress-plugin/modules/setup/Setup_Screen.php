<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Modules\Health\Health_Panel;
use Cfg_Configurator\Modules\Health\Health_Run;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** The first-run screen: three steps that can be skipped, and the health result. */
final class Setup_Screen {
	public const SLUG = 'cfg-configurator-setup';

	public const ACTION = 'cfg_configurator_setup';

	/** Name of the button that skips a step. */
	public const SKIP = 'skip';

	/** Field of the step for the page, and its values. */
	public const PLACE    = 'place';
	public const PUBLISH  = 'publish';
	public const DRAFT    = 'draft';
	public const EXISTING = 'existing';

	private const SCREEN = '_page_' . self::SLUG;

	/** Seconds for which a health result counts as recent. */
	private const RECENT = 300;

	public function __construct( private Health_Panel $health ) {
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_screen' ), 15 );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	public static function url( Setup_Step $step = Setup_Step::SOURCE ): string {
		return add_query_arg(
			array(
				'page' => self::SLUG,
				'step' => $step->value,
			),
			admin_url( 'admin.php' )
		);
	}

	/** In the menu until the last step; its address works afterwards too. */
	public function add_screen(): void {
		// phpcs:ignore WordPress.Security -- only compared, to choose what is shown.
		if ( Installation::is_pending() || self::SLUG === ( $_GET['page'] ?? '' ) ) {
			$title = __( 'Set up the configurator', 'cfg-configurator' );
			$name  = __( 'Set up', 'cfg-configurator' );
			add_submenu_page( Settings_Page::SLUG, $title, $name, Settings_Page::CAPABILITY, self::SLUG, array( $this, 'render' ) );
		}
	}

	public function enqueue( string $screen ): void {
		if ( ! str_ends_with( $screen, self::SCREEN ) ) {
			return;
		}
		Settings_Page::style( Settings_Page::FILE, 'settings' );
		Settings_Page::style( __FILE__, 'setup' );
		if ( Setup_Step::RESULT === Setup_Step::requested() ) {
			$this->health->enqueue();
		} else {
			Settings_Page::script( Settings_Page::FILE, 'pickers' );
		}
	}

	public function render(): void {
		Settings_Page::require_permission();
		$step = Setup_Step::requested();
		echo '<div class="wrap cfg-settings cfg-setup"><h1>', esc_html__( 'Set up the configurator', 'cfg-configurator' ), '</h1><hr class="wp-header-end">';
		$this->print_steps( $step );
		if ( Setup_Step::RESULT === $step ) {
			$this->print_result();
		} else {
			$this->print_form( $step );
		}
		echo '</div>';
	}

	private function print_steps( Setup_Step $current ): void {
		printf( '<nav aria-label="%s"><ol class="cfg-steps">', esc_attr__( 'Steps', 'cfg-configurator' ) );
		foreach ( Setup_Step::cases() as $step ) {
			printf(
				'<li><a href="%s"%s>%s</a></li>',
				esc_url( self::url( $step ) ),
				$step === $current ? ' aria-current="step"' : '',
				esc_html( $step->title() )
			);
		}
		echo '</ol></nav>';
	}

	private function print_form( Setup_Step $step ): void {
		$refused = Result::take( self::SLUG );
		if ( array() !== $refused->refusals ) {
			printf(
				'<div class="notice notice-error inline" role="alert"><p>%s</p></div>',
				esc_html__( 'Some values were not saved. The fields say what to correct.', 'cfg-configurator' )
			);
		}
		if ( ! self::is_public() ) {
			$words = __( 'Visitors see nothing of the configurator until you publish it here. You can change everything later.', 'cfg-configurator' );
			printf( '<p class="cfg-intro">%s</p>', esc_html( $words ) );
		}
		printf( '<h2>%s</h2><p class="cfg-intro">%s</p>', esc_html( $step->title() ), esc_html( $step->intro() ) );
		printf( '<form action="%s" method="post">', esc_url( admin_url( 'admin-post.php' ) ) );
		foreach ( array(
			'action' => self::ACTION,
			'step'   => $step->value,
		) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		wp_nonce_field( self::ACTION );
		if ( Setup_Step::PAGE === $step ) {
			$this->print_places();
		}
		echo '<table class="form-table" role="presentation">';
		$values = $refused->typed + Settings::all() + Setting_Registry::defaults();
		foreach ( $step->fields() as $key => $field ) {
			$this->print_field( $field, $values[ $key ], $refused->refusals[ $key ] ?? '' );
		}
		echo '</table><p class="submit">';
		submit_button( __( 'Save and continue', 'cfg-configurator' ), 'primary', 'save', false );
		submit_button( __( 'Skip this step', 'cfg-configurator' ), 'secondary', self::SKIP, false );
		echo '</p></form>';
	}

	private function print_field( Field $field, mixed $value, string $refusal ): void {
		$label = esc_html( $field->label() );
		printf(
			'<tr class="cfg-field"><th scope="row">%s</th><td>',
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
			$field->is_group() ? $label : sprintf( '<label for="%s">%s</label>', esc_attr( Field_Renderer::id( $field ) ), $label )
		);
		Field_Renderer::render( $field, $value, $refusal );
		echo '</td></tr>';
	}

	/** What to do about the page. Publishing is proposed only if there is something to show. */
	private function print_places(): void {
		$has_source = '' !== Settings::text( 'content_site' ) || Content::has_sample();
		$is_there   = false !== self::status();
		$chosen     = $has_source ? self::PUBLISH : self::DRAFT;
		$chosen     = $is_there ? self::EXISTING : $chosen;
		$places     = array(
			self::PUBLISH  => __( 'Create the page \'Configurador\' and publish it', 'cfg-configurator' ),
			self::DRAFT    => __( 'Create the page \'Configurador\' as a draft', 'cfg-configurator' ),
			self::EXISTING => __( 'Use the page selected below', 'cfg-configurator' ),
		);
		printf( '<fieldset class="cfg-places"><legend class="screen-reader-text">%s</legend>', esc_html__( 'The page', 'cfg-configurator' ) );
		foreach ( $places as $value => $words ) {
			printf(
				'<label><input type="radio" name="%s" value="%s"%s> %s</label>',
				esc_attr( self::PLACE ),
				esc_attr( $value ),
				checked( $value, $chosen, false ),
				esc_html( $words )
			);
		}
		echo '</fieldset>';
	}

	/** The health result, which health.js requests at once unless there is a recent one. */
	private function print_result(): void {
		if ( self::is_public() ) {
			$words = __( 'The configurator is public.', 'cfg-configurator' );
			$link  = sprintf( '<a href="%s">%s</a>', esc_url( Page_Address::url() ), esc_html__( 'Open the page', 'cfg-configurator' ) );
		} else {
			$words = __( 'The configurator is not public yet.', 'cfg-configurator' );
			$link  = sprintf( '<a href="%s">%s</a>', esc_url( self::url( Setup_Step::PAGE ) ), esc_html__( 'Choose the page', 'cfg-configurator' ) );
		}
		$settings = sprintf( '<a href="%s">%s</a>', esc_url( Settings_Page::url() ), esc_html__( 'Settings', 'cfg-configurator' ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		printf( '<p class="cfg-intro">%s %s · %s</p>', esc_html( $words ), $link, $settings );
		$age = time() - Health_Run::last_time();
		printf( '<div data-run-checks="%s">', $age > self::RECENT ? 'now' : '' );
		$this->health->render();
		echo '</div>';
	}

	private static function is_public(): bool {
		return 'publish' === self::status();
	}

	/** Status of the page; false if there is none. */
	private static function status(): string|false {
		return Page_Address::page_id() > 0 ? get_post_status( Page_Address::page_id() ) : false;
	}

	/** Saves a step with the checks of the settings page, and leads on to the next one. */
	public static function save(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$step = Setup_Step::tryFrom( self::posted( 'step' ) ) ?? Setup_Step::SOURCE;
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
		if ( isset( $_POST[ self::SKIP ] ) || self::is_taken( $step ) ) {
			$step = $step->next();
		}
		if ( Setup_Step::RESULT === $step ) {
			Installation::finish_setup();
		}
		wp_safe_redirect( self::url( $step ), 303 );
		exit;
	}

	/** Saves what the step posted. Returns whether all values were accepted. */
	private static function is_taken( Setup_Step $step ): bool {
		if ( Setup_Step::PAGE === $step && self::EXISTING !== self::posted( self::PLACE ) ) {
			Page_Creation::ensure( self::DRAFT === self::posted( self::PLACE ) ? 'draft' : 'publish' );
			return true;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked in save(), and field by field.
		$posted  = isset( $_POST[ Settings::OPTION ] ) && is_array( $_POST[ Settings::OPTION ] ) ? wp_unslash( $_POST[ Settings::OPTION ] ) : array();
		$outcome = Result::of( Settings::all(), array_intersect_key( $posted, $step->fields() ) );
		update_option( Settings::OPTION, $outcome->values, true );
		$outcome->keep( self::SLUG );
		return array() === $outcome->refusals;
	}

	private static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked in save().
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_key( wp_unslash( $_POST[ $name ] ) ) : '';
	}
}
