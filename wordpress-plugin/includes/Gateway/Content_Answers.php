<?php
/**
 * Serves calls from the content site or the cache.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Chooses the source of each response: a fresh cached response, the content site, the result of a concurrent
 * request, or a stale cached response. Where the server can finish a response early, a stale response is sent
 * at once and refreshed afterwards.
 */
final class Content_Answers {
	/** Seconds added to the longest wait before another request may take over a lock. */
	private const LOCK_GRACE = 5;

	/** Polling interval for another request's lock, in microseconds. */
	private const LOOK = 100_000;

	/** Longest browser cache lifetime, in seconds. */
	private const BROWSER = 60;

	public function __construct(
		private Content_Address $address,
		private Fetcher $fetcher,
		private Response_Cache $copies,
		private Refresh_Lock $lock,
		private Circuit_Breaker $pauses,
		private Deferred_Tasks $later
	) {
	}

	/**
	 * Returns the response of a call.
	 *
	 * @param array<string, string> $arguments Validated arguments.
	 * @throws Content_Failure If there is no response, not even a stale one.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	public function answer( Call $call, array $arguments ): Answer {
		$place  = Cache_Key::of( $call, $this->address->root() . $call->path( $arguments ) );
		$limits = Time_Limits::of( $call );
		$copy   = $this->copies->find( $place );
		if ( null !== $copy && $limits->is_fresh( $copy ) ) {
			return $this->fresh( Answer::CACHED, $copy, $call );
		}
		$end = microtime( true ) + $limits->patience( null ) + self::LOCK_GRACE;
		do {
			if ( $this->pauses->forbid( $place->turn, null !== $copy ) ) {
				return $this->stale( $copy, new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' ) );
			}
			$token = $this->lock->take( $place->turn, (int) ceil( $limits->patience( null ) ) + self::LOCK_GRACE );
			if ( null !== $token && null !== $copy && $this->can_wait( $call, $copy ) ) {
				$this->later->add( fn () => $this->refresh_late( $call, $arguments, $place, $token ) );
				return $this->stale( $copy );
			}
			if ( null !== $token ) {
				return $this->refresh( $call, $arguments, $place, $token, $limits->patience( $copy ) );
			}
			if ( null !== $copy ) {
				return $this->stale( $copy );
			}
			$copy = $this->copy_of_another( $place, $end );
		} while ( null === $copy && microtime( true ) < $end );
		return $this->stale( $copy, new Content_Failure( Content_Failure::SLOW, 'The content site took too long.' ) );
	}

	/**
	 * Refreshes the cached response from the content site. The caller must hold the lock.
	 *
	 * @param array<string, string> $arguments
	 * @param string                $token     Lock token.
	 * @param float                 $patience  Timeout in seconds.
	 */
	private function refresh( Call $call, array $arguments, Cache_Key $place, string $token, float $patience ): Answer {
		return Crash_Guard::run(
			fn (): Answer => $this->refresh_once( $call, $arguments, $place, $token, $patience ),
			function () use ( $call, $place, $token ): void {
				$failure = new Content_Failure( Content_Failure::INVALID_RESPONSE, 'The process ended while it read the answer.' );
				$this->pauses->start( $place->turn, $failure, Time_Limits::of( $call )->pause );
				$this->lock->release( $place->turn, $token );
			}
		);
	}

	/**
	 * @param array<string, string> $arguments
	 * @param string                $token     Lock token.
	 * @param float                 $patience  Timeout in seconds.
	 */
	private function refresh_once( Call $call, array $arguments, Cache_Key $place, string $token, float $patience ): Answer {
		$copy   = $this->copies->find_again( $place );
		$limits = Time_Limits::of( $call );
		try {
			if ( null !== $copy && $limits->is_fresh( $copy ) ) {
				return $this->fresh( Answer::CACHED, $copy, $call );
			}
			return $this->fresh( Answer::CONTENT_SITE, $this->fetcher->fetch( $call, $arguments, $place, $copy, $patience ), $call );
		} catch ( Content_Failure $failure ) {
			$this->pauses->start( $place->turn, $failure, $limits->pause );
			return $this->stale( $copy, $failure );
		} finally {
			$this->lock->release( $place->turn, $token );
		}
	}

	/**
	 * Checks whether this request can use the stale response and refresh it later. Simulations are always
	 * refreshed before the response, because the buyer needs current figures.
	 */
	private function can_wait( Call $call, Cached_Response $copy ): bool {
		return $this->later->is_possible() && Call::SIMULATION !== $call->kind && Time_Limits::of( $call )->is_young( $copy );
	}

	/**
	 * Refreshes the cached response after the response was sent, with the full timeout.
	 *
	 * @param array<string, string> $arguments
	 * @param string                $token     Lock token.
	 */
	private function refresh_late( Call $call, array $arguments, Cache_Key $place, string $token ): void {
		try {
			$this->refresh( $call, $arguments, $place, $token, Time_Limits::of( $call )->patience( null ) );
		} catch ( Content_Failure | Content_Refusal ) {
			// The circuit breaker is already open, and the response has already been sent.
			return;
		}
	}

	/**
	 * Waits for the concurrent request that holds the lock. Returns null if it stored nothing in time.
	 */
	private function copy_of_another( Cache_Key $place, float $end ): ?Cached_Response {
		do {
			usleep( self::LOOK );
		} while ( microtime( true ) < $end && $this->lock->is_held( $place->turn ) );
		$this->pauses->look_again( $place->turn );
		return $this->copies->find_again( $place );
	}

	/**
	 * @param Answer::* $source
	 */
	private function fresh( string $source, Cached_Response $copy, Call $call ): Answer {
		$left    = Time_Limits::of( $call )->fresh - $copy->age();
		$max_age = Call::SIMULATION === $call->kind ? 0 : max( 0, min( self::BROWSER, $left ) );
		return new Answer( $source, $copy->body, $copy->etag, $copy->age(), $max_age );
	}

	/**
	 * Returns the stale cached response.
	 *
	 * @throws Content_Failure If there is none.
	 */
	private function stale( ?Cached_Response $copy, ?Content_Failure $failure = null ): Answer {
		if ( null === $copy ) {
			throw $failure ?? new Content_Failure( Content_Failure::SLOW, 'The content site took too long.' );
		}
		return new Answer( Answer::STALE, $copy->body, $copy->etag, $copy->age(), 0, $failure->reason ?? '' );
	}
}
