<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;
use Cfg_Configurator\Modules\Gateway\Routes\Json_Response;

/** A JSON response and where it came from. */
final class Gateway_Response {
	public const CONTENT_SITE = 'content-site';
	public const CACHED       = 'cached';
	public const STALE        = 'stale';
	public const SAMPLE       = 'sample';

	/**
	 * @param self::* $source  Value of the X-Cfg-Source header.
	 * @param int     $max_age Browser cache lifetime in seconds; 0 means `no-cache`.
	 * @param string  $failure A Content_Failure reason, for the X-Cfg-Failure header; '' if there was no failure.
	 */
	public function __construct(
		public readonly string $source,
		private Cached_Response $response,
		private int $max_age = 0,
		private string $failure = ''
	) {
	}

	/**
	 * @param string            $if_none_match If-None-Match header of the request; a matching one gets 304 without a body.
	 * @param ?callable(string): string $change Returns the JSON to send instead.
	 */
	public function response( string $if_none_match, ?callable $change = null ): Json_Response {
		$body    = null === $change ? $this->response->body : $change( $this->response->body );
		$etag    = '"' . substr( hash( 'sha256', $body ), 0, 32 ) . '"';
		$headers = array(
			'X-Cfg-Source'  => $this->source,
			'ETag'          => $etag,
			'Cache-Control' => $this->max_age > 0 ? "public, max-age={$this->max_age}, stale-if-error=86400" : 'no-cache',
		);
		$more    = array(
			'Age'           => self::SAMPLE === $this->source ? '' : (string) $this->response->age(),
			'Warning'       => self::STALE === $this->source ? '110 - "Response is Stale"' : '',
			'X-Cfg-Failure' => $this->failure,
		);
		// Servers that compress responses turn the tag into a weak one.
		$tags       = array_map( static fn ( string $tag ): string => (string) preg_replace( '#^W/#', '', trim( $tag ) ), explode( ',', $if_none_match ) );
		$is_current = array() !== array_intersect( $tags, array( '*', $etag ) );
		$headers   += array_filter( $more, static fn ( string $value ): bool => '' !== $value );
		return $is_current ? new Json_Response( '', $headers, 304 ) : new Json_Response( $body, $headers );
	}
}
