<?php
/**
 * Keeps the range.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

/**
 * One option, not autoloaded: showing the range costs one query, and never waits for the content site. Only
 * where the range was never asked for is it fetched at once, with little patience.
 */
final class Range_Snapshot {
	public const OPTION = 'cfg_configurator_range';

	/** Seconds the very first visitor may wait for the content site. */
	private const PATIENCE = 2;

	private ?Range $range = null;

	/**
	 * The range as it was last known; without models where nobody knows any.
	 */
	public function read(): Range {
		if ( null === $this->range ) {
			$kept        = get_option( self::OPTION );
			$this->range = is_array( $kept ) ? $this->of_kept( $kept ) : $this->refresh( self::PATIENCE );
		}
		return $this->range;
	}

	/**
	 * Asks the content calls, through whoever answers them on this site, and keeps the answer. Where there is
	 * none, what was known stays.
	 *
	 * @param int $patience Seconds each request of it may take; 0 for as long as the gateway gives it.
	 */
	public function refresh( int $patience = 0 ): Range {
		$hurry = static fn ( array $arguments ): array => array( 'timeout' => $patience ) + $arguments;
		if ( $patience > 0 ) {
			add_filter( 'http_request_args', $hurry, PHP_INT_MAX );
		}
		$models      = $this->ask( '/cfg/lstModels/' );
		$back_office = $this->ask( '/cfg/backOffice/' );
		remove_filter( 'http_request_args', $hurry, PHP_INT_MAX );

		$kept        = get_option( self::OPTION );
		$before      = is_array( $kept ) ? $kept : array();
		$after       = array(
			'models'      => is_array( $models ) ? Range::of( $models, null, 0 )->wire() : $before['models'] ?? array(),
			'back_office' => $back_office ?? $before['back_office'] ?? array(),
			'time'        => time(),
		);
		$this->range = $this->of_kept( $after );
		update_option( self::OPTION, $after, false );
		return $this->range;
	}

	/**
	 * Forgets the range: what is known is another content site's.
	 */
	public function forget(): void {
		$this->range = null;
		delete_option( self::OPTION );
	}

	/**
	 * @param array<mixed> $kept
	 */
	private function of_kept( array $kept ): Range {
		return Range::of( $kept['models'] ?? null, $kept['back_office'] ?? null, is_int( $kept['time'] ?? null ) ? $kept['time'] : 0 );
	}

	/**
	 * @return array<mixed>|null Null where there is no answer.
	 */
	private function ask( string $route ): ?array {
		$response = rest_do_request( new \WP_REST_Request( 'GET', $route ) );
		$data     = $response->is_error() || 200 !== $response->get_status() ? null : $response->get_data();
		return is_array( $data ) ? $data : null;
	}
}
