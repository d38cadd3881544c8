<?php
/**
 * What the gateway answers.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * JSON with its origin.
 */
final class Answer {
	public const CONTENT_SITE = 'content-site';
	public const CACHED       = 'cached';
	public const STALE        = 'stale';
	public const SAMPLE       = 'sample';

	/**
	 * @param self::* $source  For the header X-Cfg-Source.
	 * @param string  $body    JSON.
	 * @param string  $etag    Quoted.
	 * @param int     $age     Seconds since the content site stood by it.
	 * @param int     $max_age Seconds for which a browser need not ask again.
	 * @param string  $failure One of Content_Failure's reasons, for the header X-Cfg-Failure; '' for none.
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
	 * Whether a browser that sends this If-None-Match has the answer already. Compared weakly: servers
	 * that compress weaken the tag.
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
