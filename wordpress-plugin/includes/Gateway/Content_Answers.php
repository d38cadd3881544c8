<?php
/**
 * Answers calls from the content site or its copies.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Decides, per call: a fresh copy, the content site, another request's answer, or the last good copy. Where
 * the server can end a response early, a copy that is no longer fresh is answered at once, and the content
 * site is asked after it.
 */
final class Content_Answers {
	/** Seconds that a lock outlives the longest wait, after which it may be taken over. */
	private const LOCK_GRACE = 5;

	/** Between two looks at another request's lock, in microseconds. */
	private const LOOK = 100_000;

	/** Seconds for which a browser need not ask again. */
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
	 * The answer of a call.
	 *
	 * @param array<string, string> $arguments That their schemas let pass.
	 * @throws Content_Failure Where there is none, not even an old one.
	 * @throws Content_Refusal Where the content site refuses these arguments.
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
	 * Asks the content site, as the only one who does.
	 *
	 * @param array<string, string> $arguments
	 * @param string                $token     Of the lock.
	 * @param float                 $patience  In seconds.
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
	 * @param string                $token     Of the lock.
	 * @param float                 $patience  In seconds.
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
	 * Whether the copy will do for this request: figures of a simulation are asked for while the buyer waits.
	 */
	private function can_wait( Call $call, Cached_Response $copy ): bool {
		return $this->later->is_possible() && Call::SIMULATION !== $call->kind && Time_Limits::of( $call )->is_young( $copy );
	}

	/**
	 * Asks the content site when the visitor has been answered: it may take its whole time.
	 *
	 * @param array<string, string> $arguments
	 * @param string                $token     Of the lock.
	 */
	private function refresh_late( Call $call, array $arguments, Cache_Key $place, string $token ): void {
		try {
			$this->refresh( $call, $arguments, $place, $token, Time_Limits::of( $call )->patience( null ) );
		} catch ( Content_Failure | Content_Refusal ) {
			// The pause has begun, and nobody is there to be told.
			return;
		}
	}

	/**
	 * Waits for the request that is asking; null where it brought nothing, or too late.
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
	 * The last good copy.
	 *
	 * @throws Content_Failure Where there is none.
	 */
	private function stale( ?Cached_Response $copy, ?Content_Failure $failure = null ): Answer {
		if ( null === $copy ) {
			throw $failure ?? new Content_Failure( Content_Failure::SLOW, 'The content site took too long.' );
		}
		return new Answer( Answer::STALE, $copy->body, $copy->etag, $copy->age(), 0, $failure->reason ?? '' );
	}
}
