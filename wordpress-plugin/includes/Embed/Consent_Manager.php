<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use const Cfg_Configurator\VERSION;

/**
 * Connects the element with the WP Consent API, which consent managers support. A page may be cached, so it is delivered
 * without consent, and a script states the visitor's (docs/decisions/0048).
 */
final class Consent_Manager {
	public const SCRIPT = 'cfg-configurator-consent';

	/** The API's script, which ours uses. */
	private const API = 'wp-consent-api';

	/** Whether visitors decide, and not the setting. */
	public static function is_active(): bool {
		/**
		 * Filters whether a consent manager decides about statistics. One without the WP Consent API sets the property
		 * `consent` of the element itself.
		 *
		 * @param bool $is_active Whether the WP Consent API is active.
		 */
		return (bool) apply_filters( 'cfg_configurator_has_consent_manager', function_exists( 'wp_has_consent' ) );
	}

	public static function enqueue(): void {
		$options = array(
			'in_footer' => true,
			'strategy'  => 'defer',
		);
		wp_enqueue_script( self::SCRIPT, plugins_url( 'assets/consent.js', __FILE__ ), array( self::API ), VERSION, $options );
	}

	/** Lists the cookies in the API's registry. */
	public static function describe_cookies(): void {
		foreach ( self::cookies() as $name => list( $category, $purpose ) ) {
			wp_add_cookie_info( $name, __( 'Car configurator', 'cfg-configurator' ), $category, '', $purpose );
		}
	}

	/** @return array<string, array{string, string}> Category and purpose by name (spec §7). Statistics wait for consent. */
	private static function cookies(): array {
		$statistics = __( 'Recognises the same configuration and the same visit in statistics.', 'cfg-configurator' );
		return array(
			'wp_cfgHyu_uniqueID'  => array( 'statistics', $statistics ),
			'wp_cfgHyu_sessionID' => array( 'statistics', $statistics ),
			'cfg_app_params'      => array( 'functional', __( 'Restores the chosen car after a reload.', 'cfg-configurator' ) ),
		);
	}
}
