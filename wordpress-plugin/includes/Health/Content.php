<?php
/**
 * Asks for content as the widget would.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Content calls (spec §7) through WordPress's REST server, so that the site's own routes and the gateway's
 * answer alike; each is asked once a run.
 */
final class Content {
	/** Seconds after which nothing more is asked: a run must end before the web server's patience does. */
	private const PATIENCE = 40.0;

	/** @var array<string, Content_Answer> */
	private array $answers = array();

	private float $spent = 0.0;

	/**
	 * @param float $patience Seconds for all calls together.
	 */
	public function __construct( private float $patience = self::PATIENCE ) {
	}

	/**
	 * The answer of a call.
	 *
	 * @param string $path Below /wp-json/cfg/, without slashes around it.
	 */
	public function get( string $path ): Content_Answer {
		$this->answers[ $path ] ??= $this->spent > $this->patience ? new Content_Answer( $path, 0, array(), false, '', 0.0 ) : $this->ask( $path );
		return $this->answers[ $path ];
	}

	/**
	 * Models that have an id.
	 *
	 * @return list<Car>
	 */
	public function models(): array {
		return Car::list_of( $this->get( 'lstModels' ), 'model' );
	}

	/**
	 * Every answer so far.
	 *
	 * @return list<Content_Answer>
	 */
	public function answers(): array {
		return array_values( $this->answers );
	}

	/**
	 * Answers the filter `cfg_configurator_gateway_seconds`: no copy is fresh enough for a check, and no
	 * failure of a moment ago counts.
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
			// A route of the site that breaks is a finding, no reason to break here.
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
