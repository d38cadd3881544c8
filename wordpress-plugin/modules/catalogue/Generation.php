<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Gateway\Picture_Addresses;

/**
 * Requests every list through this site's routes, some of which the theme may answer, and writes those that are as documented and fit together. Where
 * they are not, the files of the last generation stay (docs/decisions/0149).
 */
final class Generation {
	/** Time limit in seconds, below that of the lock. */
	private const LIMIT = 60;

	/** A site with more models has something else in its list. */
	private const MAX_MODELS = 500;

	/** Lists without which a model cannot be configured. */
	private const NEEDED = array( 'lstModels', 'lstEngines', 'lstVersions' );

	/** @var array<string, array{file: string, time: int, hash: string}> Files of the last generation. */
	private array $before;

	private float $end;

	public function __construct( private Catalogue_Files $files ) {
		$this->before = $files->calls();
		$this->end    = microtime( true ) + self::LIMIT;
	}

	/** @return array<string, array{file: string, time: int, hash: string}> Files of the new generation by path of the call. */
	public function calls(): array {
		// Requests the content site, and stores nothing but the files.
		$ask_anew = static fn ( array $seconds ): array => array( 'fresh' => 0 ) + $seconds;
		add_filter( 'cfg_configurator_gateway_seconds', $ask_anew, 99 );
		add_filter( 'cfg_configurator_stored_list', '__return_null', 99 );
		try {
			return $this->request();
		} finally {
			remove_filter( 'cfg_configurator_gateway_seconds', $ask_anew, 99 );
			remove_filter( 'cfg_configurator_stored_list', '__return_null', 99 );
		}
	}

	/** @return array<string, array{file: string, time: int, hash: string}> */
	private function request(): array {
		$models = Endpoint::named( Endpoint::MODELS );
		$list   = $this->list( $models );
		if ( null === $list ) {
			return $this->before;
		}
		$calls = array();
		foreach ( Endpoint::all() as $endpoint ) {
			if ( in_array( $endpoint->about, array( Endpoint::CATALOGUE, Endpoint::DEALERS ), true ) ) {
				$values = array_fill_keys( $endpoint->arguments, 'all' );
				$json   = $endpoint->name === $models->name ? $list : $this->list( $endpoint, $values );
				$calls += $this->published( array( $endpoint->path( $values ) => $json ) );
			}
		}
		foreach ( array_slice( self::ids( $list, 'id' ), 0, self::MAX_MODELS ) as $id ) {
			$calls += $this->of_model( $id );
		}
		// The content site was being changed if the lists of models differ.
		return $this->list( $models ) === $list ? $calls : $this->before;
	}

	/** @return array<string, array{file: string, time: int, hash: string}> */
	private function of_model( string $id ): array {
		$lists = array();
		foreach ( Endpoint::all() as $name => $endpoint ) {
			if ( Endpoint::MODEL === $endpoint->about && $endpoint->accepts( 'modelId', $id ) ) {
				$lists[ $name ] = array( $endpoint->path( array( 'modelId' => $id ) ), $this->list( $endpoint, array( 'modelId' => $id ) ) );
			}
		}
		$engines  = $lists['lstEngines'][1] ?? null;
		$versions = $lists['lstVersions'][1] ?? null;
		$is_whole = null !== $engines && null !== $versions
			&& array() === array_diff( self::ids( $versions, 'idEngine' ), self::ids( $engines, 'engineID', 'id' ) );
		$jsons    = array_column( $lists, 1, 0 );
		return $this->published( $is_whole ? $jsons : array_fill_keys( array_keys( $jsons ), null ) );
	}

	/**
	 * @param array<string, ?string> $lists Lists that belong together: JSON by path of the call.
	 * @return array<string, array{file: string, time: int, hash: string}> The last generation's files if one is missing or cannot be written.
	 */
	private function published( array $lists ): array {
		$files = array();
		foreach ( in_array( null, $lists, true ) ? array() : $lists as $path => $json ) {
			$files[ $path ] = $this->files->add( $path, (string) $json );
		}
		$files = array_filter( $files );
		return count( $files ) === count( $lists ) ? $files : array_intersect_key( $this->before, $lists );
	}

	/** @param array<string, string> $values Arguments by name. Returns JSON; null if the call fails, or the list is not as documented. */
	private function list( Endpoint $endpoint, array $values = array() ): ?string {
		if ( microtime( true ) > $this->end ) {
			return null;
		}
		$response = rest_do_request( new \WP_REST_Request( 'GET', $endpoint->rest_path( $values ) ) );
		$source   = $response->get_headers()['X-Cfg-Source'] ?? '';
		$encoded  = $response instanceof Gateway_Response ? $response->json() : wp_json_encode( $response->get_data(), Picture_Addresses::JSON );
		$json     = (string) $encoded;
		$data     = json_decode( $json, true );
		$is_valid = 200 === $response->get_status() && Gateway_Response::STALE !== $source && is_array( $data )
			&& true === rest_validate_value_from_schema( $data, $endpoint->schema(), $endpoint->name )
			&& ( array() !== $data || ! in_array( $endpoint->name, self::NEEDED, true ) );
		if ( ! $is_valid ) {
			return null;
		}
		// The gateway documents this filter.
		$filtered = Endpoint::MODELS === $endpoint->name ? apply_filters( 'cfg_configurator_model_list', $json ) : $json;
		return is_string( $filtered ) ? $filtered : $json;
	}

	/** @return list<string> The first of these fields that each entry of a list has. */
	private static function ids( string $json, string ...$fields ): array {
		$ids = array();
		foreach ( (array) json_decode( $json, true ) as $entry ) {
			$values = is_array( $entry ) ? array_map( static fn ( string $field ): mixed => $entry[ $field ] ?? null, $fields ) : array();
			$found  = array_filter( $values, 'is_scalar' );
			$ids[]  = (string) reset( $found );
		}
		return array_values( array_unique( array_filter( $ids, static fn ( string $id ): bool => '' !== $id ) ) );
	}
}
