<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Checked_Request;
use Cfg_Configurator\Modules\Checked_Requests\Network_Rule;
use Cfg_Configurator\Modules\Checked_Requests\Web_Address;
use Cfg_Configurator\Settings\Settings;

/** Reads pictures of the catalogue: files of this site, such as copies and sample models, and those of the content site itself. No other host is requested. */
final class Picture_Source {
	/** Timeout in seconds. */
	private const TIMEOUT = 4.0;

	/** Largest accepted picture, in bytes. */
	public const MAX_BYTES = 4 * MB_IN_BYTES;

	/** Whether a picture may be read. Sends no request. */
	public static function is_allowed( string $url ): bool {
		return '' !== self::path( $url ) || self::is_of_content_site( $url );
	}

	/** Returns the bytes; '' if they cannot be read. */
	public static function read( string $url ): string {
		$path = self::path( $url );
		if ( '' !== $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a local file, which may have been deleted.
			return (int) @filesize( $path ) > self::MAX_BYTES ? '' : (string) @file_get_contents( $path );
		}
		if ( ! self::is_of_content_site( $url ) ) {
			return '';
		}
		$response = Checked_Request::send( $url, Network_Rule::of_site(), array( 'headers' => array() ), self::TIMEOUT, self::MAX_BYTES + 1, true );
		$body     = 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
		return strlen( $body ) > self::MAX_BYTES ? '' : $body;
	}

	private static function is_of_content_site( string $url ): bool {
		return true === Web_Address::parse( Settings::text( 'content_site' ) )?->is_home_of( $url );
	}

	/** Returns the path of a picture below wp-content; '' for all other URLs. */
	private static function path( string $url ): string {
		$root = content_url( '/' );
		$name = str_starts_with( $url, $root ) ? rawurldecode( substr( $url, strlen( $root ) ) ) : '';
		// No other file may be read, wherever the content site's data points.
		$is_picture = 0 === validate_file( $name ) && 1 === preg_match( '/^[^\x00?#]+\.(avif|webp|jpe?g|png)\z/i', $name );
		return $is_picture && is_file( WP_CONTENT_DIR . "/$name" ) ? WP_CONTENT_DIR . "/$name" : '';
	}
}
