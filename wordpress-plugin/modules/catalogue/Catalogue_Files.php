<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Public_Files\Public_Folder;

/** Files of the static catalogue in the site's uploads (docs/static-catalogue.md): one per list, named after its content, and the manifest. */
final class Catalogue_Files {
	/** Prefix of the other files. Picture_Copies leaves names with it alone. */
	private const PREFIX = 'catalogue-';

	/** How long files that the manifest no longer names are kept, and at most how many and how many bytes of them. */
	private const KEPT = array(
		'seconds' => 30 * DAY_IN_SECONDS,
		'files'   => 1000,
		'bytes'   => 64 * MB_IN_BYTES,
	);

	/** @param string $manifest Name of the manifest's file. */
	private function __construct( private Public_Folder $folder, private string $manifest ) {
	}

	/** Returns the files of the current site for a content site; null without one, or where uploads cannot be used. */
	public static function of_site( string $source ): ?self {
		$folder = '' === $source ? null : Public_Folder::of_site();
		return null === $folder ? null : new self( $folder, Catalogue_Refresh::manifest( $source ) );
	}

	/** Begins an attempt. Returns false if nothing can be written. */
	public function begin(): bool {
		$name = Catalogue_Refresh::attempt( $this->manifest );
		return $this->touch( $name ) || $this->folder->write( $name, '' );
	}

	/** @return array<string, array{file: string, time: int, hash: string}> What the manifest names, by path of the call; empty if it is missing or damaged. */
	public function calls(): array {
		$manifest = json_decode( $this->read( $this->manifest ), true );
		/** @var array<string, array{file: string, time: int, hash: string}> $calls */
		$calls = is_array( $manifest ) && is_array( $manifest['calls'] ?? null ) ? $manifest['calls'] : array();
		return $calls;
	}

	/** @return array{body: string, time: int}|null A list and when the content site sent or confirmed it; null without a file, or if it is damaged. */
	public function find( string $path ): ?array {
		$entry = $this->calls()[ $path ] ?? null;
		$body  = null === $entry ? '' : $this->read( $entry['file'] );
		return null === $entry || self::hash( $body ) !== $entry['hash'] ? null : array(
			'body' => $body,
			'time' => $entry['time'],
		);
	}

	/**
	 * Writes the file of a list, unless it exists, and its compressed variants.
	 *
	 * @return array{file: string, time: int, hash: string}|null Null if that fails.
	 */
	public function add( string $path, string $json ): ?array {
		$name  = self::PREFIX . trim( str_replace( '/', '-', substr( $path, strlen( 'wp-json/cfg/' ) ) ), '-' );
		$file  = $name . '-' . substr( hash( 'sha256', $json ), 0, 16 ) . '.json';
		$texts = array(
			'.gz' => (string) gzencode( $json, 9 ),
			'.br' => function_exists( 'brotli_compress' ) ? (string) brotli_compress( $json ) : '',
			''    => $json,
		);
		foreach ( $this->read( $file ) === $json ? array() : array_filter( $texts ) as $extension => $text ) {
			if ( ! $this->folder->write( $file . $extension, $text ) ) {
				return null;
			}
		}
		return array(
			'file' => $file,
			'time' => time(),
			'hash' => self::hash( $json ),
		);
	}

	/**
	 * If no file has changed, nothing is written: the time of the manifest, sent as Last-Modified, tells widgets that it is current (docs/decisions/0156).
	 *
	 * @param array<string, array{file: string, time: int, hash: string}> $calls Files of the new generation by path of the call.
	 */
	public function publish( array $calls ): void {
		$before = array_column( $this->calls(), 'file' );
		$after  = array_column( $calls, 'file' );
		$gone   = array_diff( $before, $after );
		$is_new = array() !== $gone || array() !== array_diff( $after, $before );
		if ( array() === $calls || ( ! $is_new && $this->touch( $this->manifest ) ) || ! $this->write_manifest( $calls ) ) {
			return;
		}
		foreach ( $gone as $file ) {
			// The files' time tells when they were last named.
			array_map( $this->touch( ... ), array( $file, "$file.gz", "$file.br" ) );
		}
		$this->delete_unused( $after );
	}

	/** Makes widgets call the content site, because it is another one. */
	public function forget(): void {
		wp_delete_file( $this->folder->path( $this->manifest ) );
		wp_delete_file( $this->folder->path( Catalogue_Refresh::attempt( $this->manifest ) ) );
	}

	/** Sets the time of a file. Returns whether it exists and belongs to this server. */
	private function touch( string $name ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- read-only uploads are no error of the page.
		return $this->folder->has( $name ) && @touch( $this->folder->path( $name ) );
	}

	/** @param array<string, array{file: string, time: int, hash: string}> $calls */
	private function write_manifest( array $calls ): bool {
		$manifest = array(
			'schema'  => 1,
			'checked' => time(),
			'calls'   => (object) $calls,
		);
		return $this->folder->write( $this->manifest, (string) wp_json_encode( $manifest, JSON_UNESCAPED_SLASHES ) );
	}

	/** The text of a file; '' if it is missing. */
	private function read( string $name ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		return $this->folder->has( $name ) ? (string) file_get_contents( $this->folder->path( $name ) ) : '';
	}

	/** @param list<string> $named Files that the manifest names. */
	private function delete_unused( array $named ): void {
		$times = array();
		foreach ( (array) glob( $this->folder->path( self::PREFIX . '*' ) ) as $path ) {
			if ( ! in_array( preg_replace( '/\.(gz|br)$/', '', basename( (string) $path ) ), $named, true ) ) {
				// phpcs:ignore WordPress.PHP.NoSilencedErrors -- another server may have deleted it.
				$times[ (string) $path ] = (int) @filemtime( (string) $path );
			}
		}
		arsort( $times );
		list( $count, $bytes ) = array( 0, 0 );
		foreach ( $times as $path => $time ) {
			++$count;
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- see above.
			$bytes += (int) @filesize( $path );
			if ( $time < time() - self::KEPT['seconds'] || $count > self::KEPT['files'] || $bytes > self::KEPT['bytes'] ) {
				wp_delete_file( $path );
			}
		}
	}

	/** As in the attribute `integrity`. */
	private static function hash( string $text ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the attribute's format.
		return 'sha256-' . base64_encode( hash( 'sha256', $text, true ) );
	}
}
