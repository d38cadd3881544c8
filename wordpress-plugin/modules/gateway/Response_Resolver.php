<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Settings\Settings;

/** Chooses the source of a response: what a module has stored, a fresh cached response, the content site, or the result of a concurrent request. */
final class Response_Resolver {
	/** Seconds after the timeout until another request may take over a lock, for example of a process that was killed. */
	private const LOCK_GRACE = 5;

	/** Polling interval for another request's response, in microseconds. */
	private const POLL = 100_000;

	/** Longest browser cache lifetime, in seconds. */
	private const BROWSER = 60;

	private string $path;

	/** @var array{fresh: float, wait: float, pause: float} */
	private array $seconds;

	/** @var bool False for PHP code, such as a check of the health tab, which needs the response of the content site itself. */
	private bool $is_browser;

	/** @param \WP_REST_Request<array<string, mixed>> $request With valid arguments in the path. Query parameters of the same names are ignored. */
	public function __construct( private Endpoint $endpoint, private \WP_REST_Request $request ) {
		$this->path       = $endpoint->path( array_filter( $request->get_url_params(), 'is_string' ) );
		$this->seconds    = $endpoint->seconds();
		$this->is_browser = defined( 'REST_REQUEST' ) && REST_REQUEST;
	}

	/** @throws Content_Failure If the content site fails, or there is none, and nothing is stored. If it rejects the arguments, an error is returned. */
	public function answer(): Gateway_Response|\WP_Error {
		/**
		 * Filters the stored response of a call, which is returned without a request to the content site.
		 *
		 * @since 1.1.0
		 *
		 * @param array{body: string, time: int}|null $stored JSON, and the Unix time at which it was current; null if none is stored.
		 * @param string                              $path   Path of the call, such as 'wp-json/cfg/lstEngines/101'.
		 */
		$stored = apply_filters( 'cfg_configurator_stored_list', null, $this->path );
		$stored = is_array( $stored ) && is_string( $stored['body'] ?? null ) && is_int( $stored['time'] ?? null ) ? $stored : null;
		try {
			return null !== $stored && $this->is_browser && '' !== Settings::text( 'content_site' )
				? $this->response( Gateway_Response::CACHED, $stored )
				: $this->fetched( Content_Client::of_site() );
		} catch ( Content_Failure $failure ) {
			return match ( true ) {
				null === $stored => throw $failure,
				Content_Failure::NO_SOURCE === $failure->reason => $this->response( Gateway_Response::SAMPLE, $stored ),
				default => $this->response( Gateway_Response::STALE, $stored, $failure->reason ),
			};
		}
	}

	/** @throws Content_Failure Without a valid response. Of many equal requests one asks the content site, and the others wait for it. */
	private function fetched( Content_Client $client ): Gateway_Response|\WP_Error {
		$source   = $client->address->root . $this->path;
		$slot     = Response_Cache::slot( $this->endpoint, $source );
		$wait     = $this->seconds['wait'] + self::LOCK_GRACE;
		$lock     = new Lock( $slot, (int) ceil( $wait ) );
		$end      = microtime( true ) + $wait;
		$has_lock = false;
		try {
			do {
				$cached = Response_Cache::find( $slot, $source, $this->seconds['fresh'] );
				if ( null !== $cached ) {
					return $this->response( Gateway_Response::CACHED, $cached );
				}
				Content_Pause::check( $slot );
				if ( $has_lock ) {
					return $this->request( $client, $slot, $source );
				}
				$has_lock = $lock->acquire();
				if ( ! $has_lock ) {
					usleep( self::POLL );
				}
			} while ( $has_lock || microtime( true ) < $end );
			throw Content_Failure::slow();
		} finally {
			if ( $has_lock ) {
				$lock->release();
			}
		}
	}

	/** @throws Content_Failure If the response is not what the call should return. */
	private function request( Content_Client $client, string $slot, string $source ): Gateway_Response|\WP_Error {
		try {
			$data = $client->request( $this->path, $this->seconds['wait'] );
			if ( is_wp_error( $data ) && array() !== $this->endpoint->arguments ) {
				return $data;
			}
			if ( null === $this->endpoint->field ? ! is_array( $data ) : ! $data instanceof \stdClass ) {
				throw Content_Failure::invalid( 'The response of the content site does not have the shape of the call.', 0, 200 );
			}
			$body = Picture_Addresses::json( $data, $client->address->resolve( ... ) );
			if ( false === $body ) {
				throw Content_Failure::invalid( 'The response of the content site cannot be encoded as JSON.' );
			}
		} catch ( Content_Failure $failure ) {
			Content_Pause::begin( $slot, $failure, $this->seconds['pause'] );
			throw $failure;
		}
		if ( $this->seconds['fresh'] > 0 ) {
			Response_Cache::store( $slot, $source, $body );
		}
		$time = time();
		return $this->response( Gateway_Response::CONTENT_SITE, compact( 'body', 'time' ) );
	}

	/**
	 * @param Gateway_Response::*            $source
	 * @param array{body: string, time: int} $response
	 */
	private function response( string $source, array $response, string $failure = '' ): Gateway_Response {
		$body       = $response['body'];
		$is_list    = Endpoint::SIMULATION !== $this->endpoint->about;
		$is_current = $is_list && in_array( $source, array( Gateway_Response::CONTENT_SITE, Gateway_Response::CACHED ), true );
		if ( $this->is_browser && Endpoint::MODELS === $this->endpoint->name ) {
			/**
			 * Filters the list of models for browsers.
			 *
			 * @since 1.1.0
			 *
			 * @param string $json Response of `lstModels`.
			 */
			$filtered = apply_filters( 'cfg_configurator_model_list', $body );
			$body     = is_string( $filtered ) ? $filtered : $body;
		}
		$max_age = $is_current ? (int) min( self::BROWSER, $this->seconds['fresh'] ) : 0;
		return new Gateway_Response( $source, $body, $response['time'], $max_age, $failure, (string) $this->request->get_header( 'If-None-Match' ) );
	}
}
