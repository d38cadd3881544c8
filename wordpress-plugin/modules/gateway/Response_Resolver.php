<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Gateway\Cache\Cache_Key;
use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;
use Cfg_Configurator\Modules\Gateway\Cache\Response_Cache;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Network\Web_Address;
use Cfg_Configurator\State\Lock;

/**
 * Chooses the source of a response: a fresh cached response, the content site, the result of a concurrent
 * request, or a stale cached response. Where the server can finish a response early, a stale response is sent
 * at once and refreshed afterwards.
 */
final class Response_Resolver {
	/** Seconds added to the longest wait before another request may take over a lock. */
	private const LOCK_GRACE = 5;

	/** Polling interval for another request's lock, in microseconds. */
	private const POLL = 100_000;

	/** Longest browser cache lifetime, in seconds. */
	private const BROWSER = 60;

	private Cache_Key $key;
	private Time_Limits $limits;
	private Lock $lock;

	/**
	 * @param array<string, string> $arguments Validated arguments.
	 * @param ?Deferred_Tasks       $tasks     Runs a refresh after the response; null if the caller needs it now.
	 */
	public function __construct(
		private Web_Address $address,
		private Endpoint $endpoint,
		private array $arguments,
		private ?Deferred_Tasks $tasks
	) {
		$this->key    = new Cache_Key( $endpoint, $address->root . $endpoint->path( $arguments ) );
		$this->limits = Time_Limits::of( $endpoint );
		$this->lock   = new Lock( $this->key->lock, (int) ceil( $this->limits->timeout( null ) ) + self::LOCK_GRACE );
	}

	/**
	 * @throws Content_Failure If there is no response, not even a stale one.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	public function answer(): Gateway_Response {
		$cached = Response_Cache::find( $this->key );
		if ( null !== $cached && $this->limits->is_fresh( $cached ) ) {
			return $this->fresh( Gateway_Response::CACHED, $cached );
		}
		$end = microtime( true ) + $this->limits->timeout( null ) + self::LOCK_GRACE;
		do {
			if ( Content_Pause::is_on( $this->key->lock, null !== $cached ) ) {
				return $this->stale( $cached, new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' ) );
			}
			$is_ours = $this->lock->acquire();
			if ( $is_ours && null !== $cached && $this->can_refresh_later( $cached ) ) {
				$this->tasks?->add( $this->refresh_later( ... ) );
				return $this->stale( $cached );
			}
			if ( $is_ours ) {
				return $this->refresh( $this->limits->timeout( $cached ) );
			}
			if ( null !== $cached ) {
				return $this->stale( $cached );
			}
			$cached = $this->response_of_another( $end );
		} while ( null === $cached && microtime( true ) < $end );
		return $this->stale( $cached, Content_Failure::slow() );
	}

	/**
	 * Refreshes the cached response from the content site. The caller must hold the lock.
	 *
	 * @param float $timeout In seconds.
	 */
	private function refresh( float $timeout ): Gateway_Response {
		return Crash_Guard::run(
			fn (): Gateway_Response => $this->refresh_once( $timeout ),
			function (): void {
				Content_Pause::begin( $this->key->lock, Content_Failure::invalid( 'The process ended while it read the answer.' ), $this->limits->pause );
				$this->lock->release();
			}
		);
	}

	private function refresh_once( float $timeout ): Gateway_Response {
		$cached = Response_Cache::find_again( $this->key );
		try {
			if ( null !== $cached && $this->limits->is_fresh( $cached ) ) {
				return $this->fresh( Gateway_Response::CACHED, $cached );
			}
			$fetcher = new Fetcher( $this->address );
			return $this->fresh( Gateway_Response::CONTENT_SITE, $fetcher->fetch( $this->endpoint, $this->arguments, $this->key, $cached, $timeout ) );
		} catch ( Content_Failure $failure ) {
			Content_Pause::begin( $this->key->lock, $failure, $this->limits->pause );
			return $this->stale( $cached, $failure );
		} finally {
			$this->lock->release();
		}
	}

	/**
	 * Checks whether this request can use the stale response and refresh it later. Simulations are always
	 * refreshed before the response, because the buyer needs current figures.
	 */
	private function can_refresh_later( Cached_Response $cached ): bool {
		return true === $this->tasks?->can_finish_response() && Caching::SIMULATION !== $this->endpoint->caching && $this->limits->is_young( $cached );
	}

	private function refresh_later(): void {
		try {
			$this->refresh( $this->limits->timeout( null ) );
		} catch ( Content_Failure | Content_Refusal ) {
			// The circuit breaker is already open, and the response has already been sent.
			return;
		}
	}

	/** Waits for the concurrent request that holds the lock. Returns null if it stored nothing in time. */
	private function response_of_another( float $end ): ?Cached_Response {
		do {
			usleep( self::POLL );
		} while ( microtime( true ) < $end && $this->lock->is_held() );
		return Response_Cache::find_again( $this->key );
	}

	/** @param Gateway_Response::* $source */
	private function fresh( string $source, Cached_Response $response ): Gateway_Response {
		$left = min( self::BROWSER, $this->limits->fresh - $response->age() );
		return new Gateway_Response( $source, $response, Caching::SIMULATION === $this->endpoint->caching ? 0 : max( 0, $left ) );
	}

	/** @throws Content_Failure If there is no cached response. */
	private function stale( ?Cached_Response $cached, ?Content_Failure $failure = null ): Gateway_Response {
		if ( null === $cached ) {
			throw $failure ?? Content_Failure::slow();
		}
		return new Gateway_Response( Gateway_Response::STALE, $cached, 0, $failure->reason ?? '' );
	}
}
