<?php
/**
 * Response of the gateway.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * A JSON response and where it came from.
 */
final class Answer {
	public const CONTENT_SITE = 'content-site';
	public const CACHED       = 'cached';
	public const STALE        = 'stale';
	public const SAMPLE       = 'sample';

	/**
	 * @param self::* $source  Value of the X-Cfg-Source header.
	 * @param string  $body    JSON.
	 * @param string  $etag    Entity tag, quoted.
	 * @param int     $age     Seconds since the content site last sent or confirmed it.
	 * @param int     $max_age Browser cache lifetime in seconds; 0 means `no-cache`.
	 * @param string  $failure A Content_Failure reason, for the X-Cfg-Failure header; '' if there was no failure.
	 */
	public function __construct(
		public readonly string $source,
		public readonly string $body,
		public readonly string $etag,
		public readonly int $age = 0,
		public readonly int $max_age = 0,
		public readonly string $failure = ''
	) {
	}

	/**
	 * @return array<string, string>
	 */
	public function headers(): array {
		$headers = array(
			'X-Cfg-Source'  => $this->source,
			'ETag'          => $this->etag,
			'Cache-Control' => $this->max_age > 0 ? "public, max-age={$this->max_age}, stale-if-error=86400" : 'no-cache',
		);
		if ( self::SAMPLE !== $this->source ) {
			$headers['Age'] = (string) $this->age;
		}
		if ( self::STALE === $this->source ) {
			$headers['Warning'] = '110 - "Response is Stale"';
		}
		if ( '' !== $this->failure ) {
			$headers['X-Cfg-Failure'] = $this->failure;
		}
		return $headers;
	}

	/**
	 * Checks whether the If-None-Match header matches this response. Uses weak comparison because servers that
	 * compress responses turn the tag into a weak one.
	 */
	public function is_known_by( string $if_none_match ): bool {
		foreach ( explode( ',', $if_none_match ) as $tag ) {
			$tag = (string) preg_replace( '#^W/#', '', trim( $tag ) );
			if ( '*' === $tag || $tag === $this->etag ) {
				return true;
			}
		}
		return false;
	}
}
