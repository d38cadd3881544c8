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

	/** Returns the answer with another JSON body, and the entity tag of that. */
	public function with_body( string $body ): self {
		$response = new Cached_Response( $this->response->source, $body, $this->response->source_etag, $this->response->fetched_at );
		return new self( $this->source, $response, $this->max_age, $this->failure );
	}

	public function body(): string {
		return $this->response->body;
	}

	/** @param string $if_none_match If-None-Match header of the request; a matching one gets 304 without a body. */
	public function response( string $if_none_match ): Json_Response {
		$headers = array(
			'X-Cfg-Source'  => $this->source,
			'ETag'          => $this->response->etag,
			'Cache-Control' => $this->max_age > 0 ? "public, max-age={$this->max_age}, stale-if-error=86400" : 'no-cache',
		);
		if ( self::SAMPLE !== $this->source ) {
			$headers['Age'] = (string) $this->response->age();
		}
		if ( self::STALE === $this->source ) {
			$headers['Warning'] = '110 - "Response is Stale"';
		}
		if ( '' !== $this->failure ) {
			$headers['X-Cfg-Failure'] = $this->failure;
		}
		return $this->matches( $if_none_match ) ? new Json_Response( '', $headers, 304 ) : new Json_Response( $this->response->body, $headers );
	}

	/** Uses weak comparison because servers that compress responses turn the tag into a weak one. */
	private function matches( string $if_none_match ): bool {
		$tags = array_map( static fn ( string $tag ): string => (string) preg_replace( '#^W/#', '', trim( $tag ) ), explode( ',', $if_none_match ) );
		return array() !== array_intersect( $tags, array( '*', $this->response->etag ) );
	}
}
