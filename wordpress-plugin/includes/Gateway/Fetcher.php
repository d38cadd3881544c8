<?php
/**
 * Fetches and validates a response.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches a response from the content site, validates it and stores it in the cache.
 */
final class Fetcher {
	public function __construct(
		private Content_Address $address,
		private Content_Client $client,
		private Response_Cache $copies,
		private Model_Registry $models
	) {
	}

	/**
	 * Fetches the response of a call.
	 *
	 * @param array<string, string> $arguments Validated arguments.
	 * @param ?Cached_Response      $copy      Cached response, if any. The content site may confirm it with a 304.
	 * @param float                 $patience  Timeout in seconds.
	 * @throws Content_Failure If there is no valid response.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	public function fetch( Call $call, array $arguments, Cache_Key $place, ?Cached_Response $copy, float $patience ): Cached_Response {
		$reply = $this->client->get( $call->path( $arguments ), $copy->source_etag ?? '', $patience );
		if ( 304 === $reply->status && null !== $copy ) {
			$fresh = $copy->confirmed();
		} else {
			$this->require_success( $reply, $call, null !== $copy );
			$fresh = Cached_Response::fetched( $place->source, $this->body( $reply, $call ), $reply->etag );
		}
		$name = $this->is_certain( $call, $arguments ) ? $place->own : $place->shared;
		$this->copies->keep( $name, $fresh, Time_Limits::of( $call )->kept );
		return $fresh;
	}

	/**
	 * Throws unless the reply has status 200. A rejected simulation is shown to the buyer. For other calls with
	 * a cached response, a rejection more likely means that the content site is broken, so it counts as a failure.
	 */
	private function require_success( Content_Reply $reply, Call $call, bool $has_copy ): void {
		if ( 200 === $reply->status ) {
			return;
		}
		$is_answer = array() !== $call->arguments && ( ! $has_copy || Call::SIMULATION === $call->kind );
		$refusal   = $is_answer ? Content_Refusal::of( $reply ) : null;
		throw $refusal ?? new Content_Failure(
			Content_Failure::INVALID_RESPONSE,
			"The content site answered with status {$reply->status}.",
			$reply->retry_after
		);
	}

	/**
	 * Returns the response body to cache, with absolute image URLs.
	 *
	 * @throws Content_Failure If the reply does not have the shape of the call.
	 */
	private function body( Content_Reply $reply, Call $call ): string {
		$data = $reply->data();
		if ( $call->is_list ? ! is_array( $data ) : ! $data instanceof \stdClass ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered something else than was asked for.' );
		}
		$pictures = new Picture_Addresses( fn ( string $reference ): string => $this->address->resolve( $reference ) );
		$body     = wp_json_encode( $pictures->absolute( $data ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( false === $body ) {
			throw new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The content site answered what cannot be passed on.' );
		}
		return $body;
	}

	/**
	 * Checks whether the arguments come from a known set, such as the model list, and not from arbitrary input.
	 *
	 * @param array<string, string> $arguments Validated arguments.
	 */
	private function is_certain( Call $call, array $arguments ): bool {
		return match ( $call->kind ) {
			Call::CATALOGUE  => true,
			Call::DEALERS    => 'all' === ( $arguments['value'] ?? '' ),
			Call::MODEL      => $this->models->has( $arguments['modelId'] ?? '' ),
			Call::SIMULATION => false,
		};
	}
}
