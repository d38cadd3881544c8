<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Checked_Requests;

defined( 'ABSPATH' ) || exit;

/** The parsed root URL of a site, such as `https://www.maker.example/pt`. */
final class Web_Address {
	/** Host name or IPv4 address, optional port and path; no user, query or fragment. */
	private const SHAPE = '#^(https?)://([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?(/[a-z0-9._~/-]*)?\z#i';

	private const DEFAULT_PORTS = array(
		'http'  => 80,
		'https' => 443,
	);

	/** @param string $root The root URL with a trailing slash. */
	private function __construct( public readonly string $root, public readonly string $host, public readonly int $port ) {
	}

	/** Parses a root URL. Returns null if it is invalid. */
	public static function parse( string $address ): ?self {
		if ( 1 !== preg_match( self::SHAPE, trim( $address ), $part ) ) {
			return null;
		}
		$scheme = strtolower( $part[1] );
		$host   = strtolower( $part[2] );
		$port   = '' === ( $part[3] ?? '' ) ? self::DEFAULT_PORTS[ $scheme ] : (int) $part[3];
		$folder = rtrim( $part[4] ?? '', '/' ) . '/';
		if ( $port < 1 || $port > 65535 || 1 === preg_match( '#//|/\.{1,2}/#', $folder ) ) {
			return null;
		}
		$shown = self::DEFAULT_PORTS[ $scheme ] === $port ? '' : ":$port";
		return new self( "$scheme://$host$shown$folder", $host, $port );
	}

	/** The root of the site at a URL: its scheme, host and port. Returns null if they are invalid. */
	public static function of_url( string $url ): ?self {
		return self::parse( (string) preg_replace( '#^([a-z]+://[^/?\#]*).*$#is', '$1/', $url ) );
	}

	/** Resolves a URL relative to the root. As in a browser, a leading slash is relative to the host's root. */
	public function resolve( string $reference ): string {
		return \WP_Http::make_absolute_url( $reference, $this->root );
	}

	/** Checks whether an absolute URL has the same host and port, with http or https. */
	public function is_home_of( string $url ): bool {
		$other = self::of_url( $url );
		return null !== $other && $other->host === $this->host && $other->port === $this->port;
	}
}
