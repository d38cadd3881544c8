<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Setup;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Setup\Setup_State;

/** Saves a step of the set-up screen with the checks of the settings page, and leads on to the next one. */
final class Setup_Saving {
	public const ACTION = 'cfg_configurator_setup';

	/** Name of the button that skips a step. */
	public const SKIP = 'skip';

	/** Field of the step for the page, and its values. */
	public const PLACE    = 'place';
	public const PUBLISH  = 'publish';
	public const DRAFT    = 'draft';
	public const EXISTING = 'existing';

	public function save(): never {
		Settings_Page::require_permission();
		check_admin_referer( self::ACTION );
		$step = Setup_Step::tryFrom( self::posted( 'step' ) ) ?? Setup_Step::SOURCE;
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked above.
		if ( isset( $_POST[ self::SKIP ] ) || $this->is_taken( $step ) ) {
			$step = $step->next();
		}
		if ( Setup_Step::RESULT === $step ) {
			Setup_State::finish();
		}
		wp_safe_redirect( Setup_Screen::url( $step ), 303 );
		exit;
	}

	/** Saves what the step posted. Returns whether all values were accepted. */
	private function is_taken( Setup_Step $step ): bool {
		if ( Setup_Step::PAGE === $step && self::EXISTING !== self::posted( self::PLACE ) ) {
			Page_Creation::ensure( self::DRAFT === self::posted( self::PLACE ) ? 'draft' : 'publish' );
			return true;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- checked in save(), and field by field.
		$posted  = isset( $_POST[ Settings::OPTION ] ) && is_array( $_POST[ Settings::OPTION ] ) ? wp_unslash( $_POST[ Settings::OPTION ] ) : array();
		$outcome = Result::of( Settings::all(), array_intersect_key( $posted, $step->fields() ) );
		update_option( Settings::OPTION, $outcome->values, true );
		$outcome->keep( Setup_Screen::SLUG );
		return array() === $outcome->refusals;
	}

	private static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked in save().
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_key( wp_unslash( $_POST[ $name ] ) ) : '';
	}
}
