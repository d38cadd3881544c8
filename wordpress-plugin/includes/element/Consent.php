<?php
declare(strict_types=1);

namespace Cfg_Configurator\Element;

defined( 'ABSPATH' ) || exit;

/** The WP Consent API: a page may be cached, so it is delivered without consent, and a script states the visitor's (docs/decisions/0048). */
final class Consent {
	/** Consent managers that need the WP Consent API to tell others, by a class or function of theirs. */
	private const MANAGERS = array(
		'CookieYes'              => array( 'CookieYes\Lite\Includes\CLI', 'Cookie_Law_Info', 'cky_define_constants' ),
		'GDPR Cookie Compliance' => array( 'Moove_GDPR_Controller', 'moove_gdpr_get_plugin_dir' ),
		'Cookie Notice'          => array( 'Cookie_Notice', 'Cookie_Notice' ),
		'Complianz'              => array( 'COMPLIANZ', 'cmplz_init' ),
		'Cookiebot'              => array( 'cybot\cookiebot\Cookiebot_WP', 'cybot\cookiebot\cookiebot' ),
	);

	public static function has_api(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/** Name of a consent manager that is active without the WP Consent API; '' for none. */
	public static function manager_without_api(): string {
		foreach ( self::has_api() ? array() : self::MANAGERS as $name => $symbols ) {
			foreach ( $symbols as $symbol ) {
				if ( class_exists( $symbol, false ) || function_exists( $symbol ) ) { // @phpstan-ignore function.impossibleType
					return $name;
				}
			}
		}
		return '';
	}

	/** Whether each visitor decides about statistics, and not the setting: consent is denied until a script states it. */
	public static function is_managed(): bool {
		return (bool) apply_filters( 'cfg_configurator_consent_managed', self::has_api() || '' !== self::manager_without_api() );
	}
}
