<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Gateway\Endpoint_Registry;
use Cfg_Configurator\Gateway\Picture_Copies;

/**
 * Stores the line-up in one option that is not autoloaded. Reading it costs one query and no request to the
 * content site. Only if nothing has been stored yet is the line-up fetched immediately, with a short timeout.
 */
final class Line_Up_Snapshot {
	public const OPTION = 'cfg_configurator_range';

	/** Timeout in seconds of the very first fetch. */
	private const TIMEOUT = 2;

	private ?Line_Up $line_up = null;

	/** Returns the last known line-up; without models if none are known. */
	public function read(): Line_Up {
		if ( null === $this->line_up ) {
			$kept          = get_option( self::OPTION );
			$this->line_up = is_array( $kept ) ? $this->of_kept( $kept ) : $this->refresh( self::TIMEOUT );
		}
		return $this->line_up;
	}

	/**
	 * Fetches the line-up through this site's REST routes, copies its pictures and stores it. If a call fails, its
	 * previous data is kept.
	 *
	 * @param int $timeout Timeout of each HTTP request in seconds, for a visitor who waits; new pictures are then left to
	 *                     the next refresh. 0 for the gateway's own timeout.
	 */
	public function refresh( int $timeout = 0 ): Line_Up {
		$shorten = static fn ( array $arguments ): array => array( 'timeout' => $timeout ) + $arguments;
		if ( $timeout > 0 ) {
			add_filter( 'http_request_args', $shorten, PHP_INT_MAX );
		}
		$models      = $this->ask( 'lstModels' );
		$back_office = $this->ask( 'backOffice' );
		remove_filter( 'http_request_args', $shorten, PHP_INT_MAX );

		$kept   = get_option( self::OPTION );
		$before = is_array( $kept ) ? $kept : array();
		$after  = array(
			'models'      => is_array( $models ) ? $this->copied( Line_Up::of( $models, null, 0 ), 0 === $timeout ) : $before['models'] ?? array(),
			'back_office' => $back_office ?? $before['back_office'] ?? array(),
			'copies'      => Picture_Copies::files(),
			'time'        => $timeout > 0 ? 0 : time(),
		);

		$after['data'] = Prefetched_Responses::write( $this->of_kept( $after ) );
		$this->line_up = $this->of_kept( $after );
		update_option( self::OPTION, $after, false );
		return $this->line_up;
	}

	/** Deletes the stored line-up, because it belongs to another content site. */
	public function forget(): void {
		$this->line_up = null;
		delete_option( self::OPTION );
	}

	/**
	 * Returns the line-up with the copies of its pictures. If one of its files is missing, it has no data file, which
	 * refers to the copies, and counts as incomplete, so that it is refreshed.
	 *
	 * @param array<mixed> $kept
	 */
	private function of_kept( array $kept ): Line_Up {
		/** @var array<string, string> $files */
		$files    = is_array( $kept['copies'] ?? null ) ? $kept['copies'] : array();
		$urls     = Picture_Copies::urls( $files );
		$version  = is_string( $kept['data'] ?? null ) ? $kept['data'] : '';
		$data_url = count( $urls ) === count( $files ) ? Prefetched_Responses::url( $version ) : '';
		$is_whole = count( $urls ) === count( $files ) && ( '' === $version || '' !== $data_url );
		$time     = $is_whole && is_int( $kept['time'] ?? null ) ? $kept['time'] : 0;
		$models   = is_array( $kept['models'] ?? null ) ? $kept['models'] : array();
		$copied   = static function ( mixed $wire ) use ( $urls ): mixed {
			$copy = is_array( $wire ) && is_string( $wire['modelImg'] ?? null ) ? $urls[ Line_Up_Model::absolute_url( $wire['modelImg'] ) ] ?? '' : '';
			return '' === $copy ? $wire : array_merge( (array) $wire, array( 'modelImg' => $copy ) );
		};
		return Line_Up::of( array_map( $copied, $models ), $kept['back_office'] ?? null, $time, $data_url );
	}

	/** @return list<array<string, mixed>> The models, whose pictures have been copied. */
	private function copied( Line_Up $line_up, bool $is_refreshing ): array {
		if ( $is_refreshing ) {
			Picture_Copies::refresh( array_map( static fn ( Line_Up_Model $model ): string => $model->picture(), $line_up->models ) );
		}
		return $line_up->wire();
	}

	/** @return array<mixed>|null Decoded response; null on failure. */
	private function ask( string $call ): ?array {
		$response = rest_do_request( new \WP_REST_Request( 'GET', Endpoint_Registry::named( $call )->rest_path() ) );
		$data     = $response->is_error() || 200 !== $response->get_status() ? null : $response->get_data();
		return is_array( $data ) ? $data : null;
	}
}
