<?php
/**
 * Image URLs.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * Resolves image URLs against this site, as the widget does.
 */
final class Picture_Address {
	/**
	 * Returns an absolute http or https URL; '' for anything else.
	 *
	 * @param string $address URL, absolute or relative to this site's root.
	 */
	public static function absolute( string $address ): string {
		$absolute = '' === $address ? '' : \WP_Http::make_absolute_url( $address, home_url( '/' ) );
		return 1 === preg_match( '#^https?://#i', $absolute ) ? esc_url_raw( $absolute, array( 'http', 'https' ) ) : '';
	}
}
