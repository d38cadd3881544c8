<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Network;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** The parsed root URL of the content site. */
final class Content_Address {
	/** Host name or IPv4 address, optional port and path; no user, query or fragment. */
	private const SHAPE = '#^(https?)://([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?(/[a-z0-9._~/-]*)?\z#i';

	private const DEFAULT_PORTS = array(
		'http'  => 80,
		'https' => 443,
	);

	private function __construct(
		private string $scheme,
		public readonly string $host,
		public readonly int $port,
		private string $folder
	) {
	}

	/** @throws Content_Failure If the setting is not a valid address. Without a setting, returns null. */
	public static function from_settings(): ?self {
		$address = Settings::text( 'content_site' );
		return '' === $address ? null : self::parse( $address )
			?? throw new Content_Failure( Content_Failure::UNREACHABLE, 'The address of the content site is invalid.' );
	}

	/** Parses a root URL such as `https://www.maker.example/pt`. Returns null if it is invalid. */
	public static function parse( string $address ): ?self {
		if ( 1 !== preg_match( self::SHAPE, trim( $address ), $part ) ) {
			return null;
		}
		$scheme = strtolower( $part[1] );
		$port   = '' === ( $part[3] ?? '' ) ? self::DEFAULT_PORTS[ $scheme ] : (int) $part[3];
		$folder = rtrim( $part[4] ?? '', '/' ) . '/';
		if ( $port < 1 || $port > 65535 || 1 === preg_match( '#//|/\.{1,2}/#', $folder ) ) {
			return null;
		}
		return new self( $scheme, strtolower( $part[2] ), $port, $folder );
	}

	/** The root of the site at a URL: its scheme, host and port. Returns null if they are invalid. */
	public static function of_url( string $url ): ?self {
		return self::parse( (string) preg_replace( '#^([a-z]+://[^/?\#]*).*$#is', '$1/', $url ) );
	}

	/** The root URL with a trailing slash. */
	public function root(): string {
		return $this->origin() . $this->folder;
	}

	/**
	 * Resolves a URL from the content site to an absolute URL. As in a browser, a leading slash is relative to
	 * the host's root.
	 */
	public function resolve( string $reference ): string {
		if ( 1 === preg_match( '#^[a-z][a-z0-9+.-]*:#i', $reference ) ) {
			return $reference;
		}
		if ( str_starts_with( $reference, '//' ) ) {
			return $this->scheme . ':' . $reference;
		}
		return str_starts_with( $reference, '/' ) ? $this->origin() . $reference : $this->root() . $reference;
	}

	/** Checks whether an absolute URL has the same host and port, with http or https. */
	public function is_home_of( string $address ): bool {
		$part = wp_parse_url( $address );
		if ( ! is_array( $part ) || isset( $part['user'] ) || isset( $part['pass'] ) ) {
			return false;
		}
		$scheme = strtolower( $part['scheme'] ?? '' );
		$port   = $part['port'] ?? self::DEFAULT_PORTS[ $scheme ] ?? 0;
		return isset( self::DEFAULT_PORTS[ $scheme ] )
			&& strtolower( $part['host'] ?? '' ) === $this->host
			&& $port === $this->port;
	}

	private function origin(): string {
		$port = self::DEFAULT_PORTS[ $this->scheme ] === $this->port ? '' : ":{$this->port}";
		return "{$this->scheme}://{$this->host}$port";
	}
}
