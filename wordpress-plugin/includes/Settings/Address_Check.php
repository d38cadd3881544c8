<?php
/**
 * URL validation.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * URLs must be http or https and must not contain a user name. Empty values are always valid.
 */
final class Address_Check {
	/**
	 * Root URL of a site. Removes a trailing slash.
	 */
	public function site( string $text ): Validation_Result {
		$verdict = $this->absolute( $text );
		if ( $verdict->is_refused() || '' === $text ) {
			return $verdict;
		}
		if ( strpbrk( $text, '?#' ) ) {
			return Validation_Result::refuse(
				__( 'Write the address of the site only, without anything from a question mark or a # on.', 'cfg-configurator' )
			);
		}
		// Must match the pattern the gateway uses to parse URLs.
		if ( 1 !== preg_match( '#^https?://[a-z0-9][a-z0-9.-]*(:\d{1,5})?(/[a-z0-9._~/-]*)?$#i', $text ) ) {
			return Validation_Result::refuse(
				__( 'Only letters without accents, digits, dots, dashes and slashes can stand in this address.', 'cfg-configurator' )
			);
		}
		if ( untrailingslashit( $text ) === untrailingslashit( home_url() ) ) {
			return Validation_Result::refuse(
				__( 'This is the address of this very site. Leave the field empty if the site answers the content calls itself.', 'cfg-configurator' )
			);
		}
		return Validation_Result::accept( untrailingslashit( esc_url_raw( $text, array( 'http', 'https' ) ) ) );
	}

	/**
	 * Any URL, or a path on this site.
	 */
	public function anywhere( string $text ): Validation_Result {
		return $this->is_path( $text ) ? Validation_Result::accept( esc_url_raw( $text ) ) : $this->absolute( $text );
	}

	/**
	 * A page of this site. Rejects other hosts, to prevent open redirects after a form.
	 */
	public function own_page( string $text ): Validation_Result {
		$verdict = $this->anywhere( $text );
		if ( $verdict->is_refused() || '' === $text || $this->is_path( $text ) ) {
			return $verdict;
		}
		if ( $this->host( $text ) !== $this->host( home_url() ) ) {
			return Validation_Result::refuse(
				/* translators: %s: host name of this site. */
				sprintf( __( 'Only pages of this site (%s) can be used here.', 'cfg-configurator' ), $this->host( home_url() ) )
			);
		}
		return $verdict;
	}

	private function absolute( string $text ): Validation_Result {
		if ( '' === $text ) {
			return Validation_Result::accept( '' );
		}
		$parts   = wp_parse_url( $text );
		$is_web  = is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) && '' !== ( $parts['host'] ?? '' );
		$address = $is_web && ! preg_match( '/[\s\\\\<>"]/', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
		if ( ! $is_web || '' === $address ) {
			return Validation_Result::refuse( __( 'This is not a whole address. One begins with https://.', 'cfg-configurator' ) );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return Validation_Result::refuse( __( 'Write the address without user name and password.', 'cfg-configurator' ) );
		}
		return Validation_Result::accept( $address );
	}

	/**
	 * Requires a single leading slash: '//' and '/\' would refer to another host.
	 */
	private function is_path( string $text ): bool {
		return 1 === preg_match( '#^/(?![/\\\\])[^\s\\\\<>"]*$#', $text );
	}

	/**
	 * Host and port, normalised for comparison.
	 */
	private function host( string $address ): string {
		$parts = wp_parse_url( $address );
		$port  = is_array( $parts ) && isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) . $port : '';
	}
}
