<?php
/**
 * Addresses of pictures.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Makes addresses absolute as the widget does, whose content site is this site.
 */
final class Picture_Address {
	/**
	 * Absolute http or https address; '' for anything else.
	 *
	 * @param string $address Absolute, or relative to this site's root.
	 */
	public static function absolute( string $address ): string {
		$absolute = '' === $address ? '' : \WP_Http::make_absolute_url( $address, home_url( '/' ) );
		return 1 === preg_match( '#^https?://#i', $absolute ) ? esc_url_raw( $absolute, array( 'http', 'https' ) ) : '';
	}
}
