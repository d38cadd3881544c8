<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;
use Cfg_Configurator\Modules\Gateway\Cache\Response_Cache;
use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Network\Web_Address;
use Cfg_Configurator\State\Lock;

/**
 * Chooses the source of a response: a file of the catalogue, a fresh cached response, the content site, the result of a
 * concurrent request or, if the content site fails, the last good response.
 */
final class Response_Resolver {
	/** Seconds after the timeout until another request may take over a lock, for example of a process that was killed. */
	private const LOCK_GRACE = 5;

	/** Polling interval for another request's response, in microseconds. */
	private const POLL = 100_000;

	/** Longest browser cache lifetime, in seconds. */
	private const BROWSER = 60;

	private string $source;
	private string $slot;

	/** @var array{fresh: float, kept: float, wait: float, pause: float} */
	private array $seconds;

	/** @param array<string, string> $arguments Validated arguments. */
	public function __construct( private Web_Address $address, private Endpoint $endpoint, private array $arguments ) {
		$this->source  = $address->root . $endpoint->path( $arguments );
		$this->slot    = Response_Cache::slot( $endpoint, $this->source );
		$this->seconds = $endpoint->seconds();
	}

	/**
	 * @param bool $accepts_file Whether the list may be from a file of any age.
	 * @throws Content_Failure If there is no response, not even an old one.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	public function answer( bool $accepts_file ): Gateway_Response {
		/**
		 * Filters the stored response of a call, which is returned without a request to the content site.
		 *
		 * @since 1.1.0
		 *
		 * @param array{body: string, time: int}|null $stored JSON, and the Unix time at which it was current; null if none is stored.
		 * @param string                              $path   Path of the call, such as 'wp-json/cfg/lstEngines/101'.
		 */
		$stored = apply_filters( 'cfg_configurator_stored_list', null, $this->endpoint->path( $this->arguments ) );
		$is_ok  = is_array( $stored ) && is_string( $stored['body'] ?? null ) && is_int( $stored['time'] ?? null );
		$file   = $is_ok ? new Cached_Response( $stored['body'], $stored['time'] ) : null;
		if ( null !== $file && $accepts_file ) {
			return new Gateway_Response( Gateway_Response::CACHED, $file, self::BROWSER );
		}
		$wait = $this->seconds['wait'] + self::LOCK_GRACE;
		$lock = new Lock( $this->slot, (int) ceil( $wait ) );
		$end  = microtime( true ) + $wait;
		do {
			$cached = $this->cached( $file );
			if ( null !== $cached && $this->is_fresh( $cached ) ) {
				return $this->current( Gateway_Response::CACHED, $cached );
			}
			if ( Content_Pause::is_on( $this->slot ) ) {
				return $this->stale( $cached, new Content_Failure( Content_Failure::PAUSED, 'The content site failed a moment ago.' ) );
			}
			if ( $lock->acquire() ) {
				try {
					return $this->request( $this->cached( $file ) );
				} finally {
					$lock->release();
				}
			}
			if ( null !== $cached ) {
				return $this->stale( $cached );
			}
			usleep( self::POLL );
		} while ( microtime( true ) < $end );
		throw Content_Failure::slow();
	}

	/** Requests the content site, unless another request has done so a moment ago. */
	private function request( ?Cached_Response $cached ): Gateway_Response {
		if ( null !== $cached && $this->is_fresh( $cached ) ) {
			return $this->current( Gateway_Response::CACHED, $cached );
		}
		try {
			$body = $this->fetch( null !== $cached );
			Response_Cache::store( $this->slot, $this->source, $body, (int) $this->seconds['kept'] );
			return $this->current( Gateway_Response::CONTENT_SITE, new Cached_Response( $body, time() ) );
		} catch ( Content_Failure $failure ) {
			Content_Pause::begin( $this->slot, $failure, (int) $this->seconds['pause'] );
			return $this->stale( $cached, $failure );
		}
	}

	/**
	 * Returns the JSON of the content site. A rejected simulation is shown to the buyer. For other calls with a cached
	 * response, a rejection more likely means that the content site is broken, so it counts as a failure.
	 *
	 * @throws Content_Failure If the reply is not what the call should return.
	 * @throws Content_Refusal If the content site rejects these arguments.
	 */
	private function fetch( bool $is_cached ): string {
		$reply = ( new Content_Client( $this->address ) )->get( $this->endpoint->path( $this->arguments ), $this->seconds['wait'] );
		if ( 200 !== $reply->status ) {
			$is_answer = array() !== $this->endpoint->arguments && ( ! $is_cached || Caching::SIMULATION === $this->endpoint->caching );
			$refusal   = $is_answer ? Content_Refusal::of( $reply ) : null;
			throw $refusal ?? Content_Failure::invalid( "The content site responded with status {$reply->status}.", $reply->retry_after, $reply->status );
		}
		$data = $reply->data();
		if ( $this->endpoint->is_list ? ! is_array( $data ) : ! $data instanceof \stdClass ) {
			throw Content_Failure::invalid( 'The response of the content site does not have the shape of the call.', 0, $reply->status );
		}
		$body = Picture_Addresses::json( $data, $this->address->resolve( ... ) );
		return false === $body ? throw Content_Failure::invalid( 'The response of the content site cannot be encoded as JSON.' ) : $body;
	}

	/** The newest response that is stored. */
	private function cached( ?Cached_Response $file ): ?Cached_Response {
		$cached = Response_Cache::find( $this->slot, $this->source );
		return null === $cached || ( null !== $file && $file->age() < $cached->age() ) ? $file : $cached;
	}

	private function is_fresh( Cached_Response $cached ): bool {
		return $cached->age() < $this->seconds['fresh'];
	}

	/** @param Gateway_Response::* $source */
	private function current( string $source, Cached_Response $response ): Gateway_Response {
		$left = min( self::BROWSER, (int) $this->seconds['fresh'] - $response->age() );
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
