<?php
/**
 * Content calls for the health checks.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Runs content calls (spec §7) through WordPress's REST server, so the site's own routes and the gateway's work
 * the same way. Each call runs once per health run.
 */
final class Content {
	/** Time limit in seconds for all calls, below the usual timeout of web servers. */
	private const PATIENCE = 40.0;

	/** @var array<string, Content_Answer> */
	private array $answers = array();

	private float $spent = 0.0;

	/**
	 * @param float $patience Time limit in seconds for all calls together.
	 */
	public function __construct( private float $patience = self::PATIENCE ) {
	}

	/**
	 * Returns the response of a call.
	 *
	 * @param string $path Path below /wp-json/cfg/, without leading or trailing slash.
	 */
	public function get( string $path ): Content_Answer {
		$this->answers[ $path ] ??= $this->spent > $this->patience ? new Content_Answer( $path, 0, array(), false, '', 0.0 ) : $this->ask( $path );
		return $this->answers[ $path ];
	}

	/**
	 * Returns the models that have an id.
	 *
	 * @return list<Car>
	 */
	public function models(): array {
		return Car::list_of( $this->get( 'lstModels' ), 'model' );
	}

	/**
	 * Returns all responses so far.
	 *
	 * @return list<Content_Answer>
	 */
	public function answers(): array {
		return array_values( $this->answers );
	}

	/**
	 * Callback for the `cfg_configurator_gateway_seconds` filter. During a check, no cached response counts as
	 * fresh, and the circuit breaker does not open.
	 *
	 * @param array<string, int|float> $seconds
	 * @return array<string, int|float>
	 */
	public function ask_anew( array $seconds ): array {
		return array(
			'fresh' => 0,
			'pause' => 0,
		) + $seconds;
	}

	private function header( \WP_REST_Response $response, string $name ): string {
		$value = array_change_key_case( $response->get_headers() )[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	private function ask( string $path ): Content_Answer {
		$start = microtime( true );
		add_filter( 'cfg_configurator_gateway_seconds', array( $this, 'ask_anew' ), 99 );
		try {
			$response = rest_do_request( new \WP_REST_Request( 'GET', '/cfg/' . $path ) );
			$status   = $response->get_status();
			$data     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
			$source   = $this->header( $response, 'x-cfg-source' );
			$failure  = $this->header( $response, 'x-cfg-failure' );
		} catch ( \Throwable ) {
			// An exception in a route of the site must become a finding and not abort the run.
			$status  = 500;
			$data    = null;
			$source  = '';
			$failure = '';
		} finally {
			remove_filter( 'cfg_configurator_gateway_seconds', array( $this, 'ask_anew' ), 99 );
		}
		$took         = microtime( true ) - $start;
		$this->spent += $took;
		$is_ok        = 200 === $status && is_array( $data );
		return new Content_Answer( $path, $status, $is_ok ? $data : array(), $is_ok, $source, $took, $failure );
	}
}
