<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Cache\Cache_Key;
use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;
use Cfg_Configurator\Modules\Gateway\Cache\Response_Cache;
use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Modules\Gateway\Network\Content_Reply;
use Cfg_Configurator\Network\Web_Address;

/** Fetches a response from the content site, validates it and stores it in the cache. */
final class Fetcher {
	public function __construct( private Web_Address $address ) {
	}

	/**
	 * @param array<string, string> $arguments Validated arguments.
	 * @param ?Cached_Response      $cached    Cached response, if any. The content site may confirm it with a 304.
	 * @param float                 $timeout   In seconds.
	 * @throws Content_Failure If there is no valid response.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	public function fetch( Endpoint $endpoint, array $arguments, Cache_Key $key, ?Cached_Response $cached, float $timeout ): Cached_Response {
		$reply = ( new Content_Client( $this->address ) )->get( $endpoint->path( $arguments ), $cached->source_etag ?? '', $timeout );
		if ( 304 === $reply->status && null !== $cached ) {
			$fresh = new Cached_Response( $key->source, $cached->body, $cached->source_etag, time(), $cached->etag );
		} else {
			$this->require_success( $reply, $endpoint, null !== $cached );
			$fresh = new Cached_Response( $key->source, $this->body( $reply, $endpoint ), $reply->etag, time() );
		}
		$option = $this->is_from_known_set( $endpoint, $arguments ) ? $key->own ?? $key->shared : $key->shared;
		Response_Cache::store( $option, $fresh, Time_Limits::of( $endpoint )->kept );
		return $fresh;
	}

	/**
	 * Throws unless the reply has status 200. A rejected simulation is shown to the buyer. For other calls with
	 * a cached response, a rejection more likely means that the content site is broken, so it counts as a failure.
	 */
	private function require_success( Content_Reply $reply, Endpoint $endpoint, bool $is_cached ): void {
		if ( 200 === $reply->status ) {
			return;
		}
		$is_answer = array() !== $endpoint->arguments && ( ! $is_cached || Caching::SIMULATION === $endpoint->caching );
		$refusal   = $is_answer ? Content_Refusal::of( $reply ) : null;
		throw $refusal ?? Content_Failure::invalid( "The content site responded with status {$reply->status}.", $reply->retry_after, $reply->status );
	}

	/** @throws Content_Failure If the reply does not have the shape of the call. */
	private function body( Content_Reply $reply, Endpoint $endpoint ): string {
		$data = $reply->data();
		if ( $endpoint->is_list ? ! is_array( $data ) : ! $data instanceof \stdClass ) {
			throw Content_Failure::invalid( 'The response of the content site does not have the shape of the call.', 0, $reply->status );
		}
		$body = Picture_Addresses::json( $data, $this->address->resolve( ... ) );
		return false === $body ? throw Content_Failure::invalid( 'The response of the content site cannot be encoded as JSON.' ) : $body;
	}

	/**
	 * Checks whether the arguments come from a known set, such as the model list, and not from arbitrary input.
	 *
	 * @param array<string, string> $arguments Validated arguments.
	 */
	private function is_from_known_set( Endpoint $endpoint, array $arguments ): bool {
		return match ( $endpoint->caching ) {
			Caching::CATALOGUE  => true,
			Caching::DEALERS    => 'all' === ( $arguments['value'] ?? '' ),
			Caching::MODEL      => $this->is_listed( $arguments['modelId'] ?? '' ),
			Caching::SIMULATION => false,
		};
	}

	/** Checks whether the cached model list contains the model. Returns false without a list. */
	private function is_listed( string $model_id ): bool {
		$models = Endpoint_Registry::named( Endpoint_Registry::MODELS );
		$cached = Response_Cache::find( new Cache_Key( $models, $this->address->root . $models->path() ) );
		$list   = null === $cached ? null : json_decode( $cached->body, true );
		$ids    = array_filter( is_array( $list ) ? array_column( $list, 'id' ) : array(), 'is_scalar' );
		return in_array( $model_id, array_map( 'strval', $ids ), true );
	}
}
