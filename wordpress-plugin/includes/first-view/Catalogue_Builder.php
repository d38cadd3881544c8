<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

/**
 * Requests every list and writes those that fit together: one file per list, named after its content, and the manifest. Where the
 * content site fails or contradicts itself, the files of the last generation stay.
 *
 * @phpstan-type Entry array{file: string, time: int, hash: string}
 */
final class Catalogue_Builder {
	/** Lists of the whole catalogue, and of each model. */
	private const LISTS    = array( 'config_simul', 'boModelsFields/', 'equipmentLst/', 'backOffice/', 'carPods/', 'hyuDealersLst/all' );
	private const OF_MODEL = array( 'lstEngines', 'lstVersions', 'extColors', 'panomaricLI' );

	/** Seconds after which no further list is requested. */
	private const LIMIT = 90;

	/** Seconds for one request. */
	private const TIMEOUT = 10;

	private const MAX_MODELS = 500;

	/** @var array<string, Entry> Files of the last generation. */
	private array $before;

	private int $end;

	public function __construct( private Public_Folder $folder ) {
		$this->before = Catalogue::calls();
		$this->end    = time() + self::LIMIT;
	}

	/** Returns whether a list has changed; null if the content site did not send its models. */
	public function build(): ?bool {
		$json   = $this->request( 'lstModels/' );
		$models = (array) json_decode( (string) $json, true );
		if ( null === $json || array() === $models || ! array_is_list( $models ) ) {
			return null;
		}
		$calls = $this->add( array( 'lstModels/' => $json ) );
		foreach ( self::LISTS as $path ) {
			$calls += $this->add( array( $path => $this->request( $path ) ) );
		}
		$ids = array_map( 'strval', array_filter( array_column( $models, 'id' ), 'is_scalar' ) );
		$ids = array_filter( $ids, static fn ( string $id ): bool => 1 === preg_match( '/^[\w-]{1,40}$/D', $id ) );
		foreach ( array_slice( $ids, 0, self::MAX_MODELS ) as $id ) {
			// All four, or those of the last generation.
			$paths  = array_map( static fn ( string $call ): string => "$call/$id", self::OF_MODEL );
			$calls += $this->add( array_combine( $paths, array_map( $this->request( ... ), $paths ) ) );
		}
		// The content site was being changed if the lists of models differ.
		return $this->request( 'lstModels/' ) === $json && $this->publish( $calls );
	}

	/** JSON of a list or an object; null without. */
	private function request( string $path ): ?string {
		$json = time() > $this->end ? '' : Content_Site::body( $path, self::TIMEOUT );
		return is_array( json_decode( $json, true ) ) ? $json : null;
	}

	/**
	 * Writes the files of lists that belong together, unless they exist.
	 *
	 * @param array<string, ?string> $lists JSON by path; null for one that is missing.
	 * @return array<string, Entry> By path of the call; the last generation's if one is missing or cannot be written.
	 */
	private function add( array $lists ): array {
		$files = array();
		foreach ( in_array( null, $lists, true ) ? array() : $lists as $path => $json ) {
			$json = (string) $json;
			$name = 'catalogue-' . trim( str_replace( '/', '-', $path ), '-' ) . '-' . substr( hash( 'sha256', $json ), 0, 16 ) . '.json';
			$has  = $this->folder->read( $name ) === $json
				|| ( $this->folder->write( "$name.gz", (string) gzencode( $json, 9 ) ) && $this->folder->write( $name, $json ) );
			if ( $has ) {
				$files[ Catalogue::CALL . $path ] = array(
					'file' => $name,
					'time' => time(),
					// As in the attribute `integrity`.
					// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the attribute's format.
					'hash' => 'sha256-' . base64_encode( hash( 'sha256', $json, true ) ),
				);
			}
		}
		$paths = array_map( static fn ( string $path ): string => Catalogue::CALL . $path, array_keys( $lists ) );
		return count( $files ) === count( $lists ) ? $files : array_intersect_key( $this->before, array_flip( $paths ) );
	}

	/**
	 * If no file has changed, nothing is written: the time of the manifest, sent as Last-Modified, tells widgets that it is current.
	 *
	 * @param array<string, Entry> $calls
	 */
	private function publish( array $calls ): bool {
		$names    = array_column( $calls, 'file' );
		$before   = array_column( $this->before, 'file' );
		$manifest = Catalogue::manifest();
		if ( $names === $before && $this->folder->touch( $manifest ) ) {
			return false;
		}
		$data = array(
			'schema'  => 1,
			'checked' => time(),
			'calls'   => (object) $calls,
		);
		if ( ! $this->folder->write( $manifest, (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ) ) {
			return false;
		}
		// The files' time tells when they were last named.
		foreach ( array_diff( $before, $names ) as $gone ) {
			array_map( $this->folder->touch( ... ), array( $gone, "$gone.gz" ) );
		}
		Catalogue::forget_lists();
		$view = View::write( $this->folder );
		$this->folder->delete_old( 'catalogue-', $names );
		$this->folder->delete_old( View::FILE, array( $view ) );
		return true;
	}
}
