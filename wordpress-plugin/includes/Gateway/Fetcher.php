<?php
/**
 * Fetches and judges an answer.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Gets one answer from the content site and keeps it, if it is a good one.
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
	 * A fresh copy of a call's answer.
	 *
	 * @param array<string, string> $arguments That their schemas let pass.
	 * @param ?Cached_Response          $copy      The older one, if any: the content site may confirm it.
	 * @param float                 $patience  In seconds.
	 * @throws Content_Failure Where there is no good answer.
	 * @throws Content_Refusal Where the content site refuses these arguments.
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
	 * A simulation refused is told to the buyer. Anything else refused of which there is a good copy
	 * is more likely a content site in trouble.
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
	 * The answer as it is kept.
	 *
	 * @throws Content_Failure Where it has not the shape of the call.
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
	 * Whether the answer will be asked for again: it is the range's own, not a visitor's invention.
	 *
	 * @param array<string, string> $arguments That their schemas let pass.
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
