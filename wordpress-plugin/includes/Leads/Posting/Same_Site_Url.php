<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Allows only URLs of this site, to prevent open redirects. wp_validate_redirect() accepts more: other ports, user names
 * and relative addresses (docs/decisions/0114-replacements-with-a-remainder.md).
 */
final class Same_Site_Url {
	/** The absolute URL of an address or path; null unless it begins with this site's host and port, and browsers and PHP parse it alike. */
	public static function of( string $address ): ?string {
		$site = \WP_Http::make_absolute_url( '/', home_url( '/' ) );
		$url  = str_starts_with( $address, '/' ) ? rtrim( $site, '/' ) . $address : $address;
		// Sites may use both http and https: default ports count as the same host.
		$host = preg_quote( (string) preg_replace( '~^https?://|(:80|:443)?/$~i', '', $site ), '~' );
		return 1 === preg_match( "~^https?://{$host}(:80|:443)?(/(?!/)|[?#]|\z)[^\\x00-\\x20\\x7F\\\\\\\\<>\"']*\z~i", $url ) ? $url : null;
	}
}
