<?php
declare(strict_types=1);

namespace Cfg_Configurator\First_View;

defined( 'ABSPATH' ) || exit;

/** The plugin's folder in the site's uploads: files that the web server sends to browsers without PHP. */
final class Public_Folder {
	private const NAME = 'cfg-configurator';

	/** Files that nobody has named for this long are deleted: pages in caches may still refer to them. */
	private const KEPT = 30 * DAY_IN_SECONDS;

	/**
	 * @param string $path Without a trailing slash.
	 * @param string $url  Without a trailing slash.
	 */
	private function __construct( private string $path, private string $url ) {
	}

	/** Returns the folder of the current site; null if its uploads cannot be used, or have another origin than its pages. */
	public static function of_site(): ?self {
		$uploads = wp_upload_dir( null, false );
		if ( false !== $uploads['error'] || self::origin( $uploads['baseurl'] ) !== self::origin( home_url() ) ) {
			return null;
		}
		return new self( $uploads['basedir'] . '/' . self::NAME, $uploads['baseurl'] . '/' . self::NAME );
	}

	public function url( string $name ): string {
		return "{$this->url}/{$name}";
	}

	public function path( string $name ): string {
		return "{$this->path}/{$name}";
	}

	public function has( string $name ): bool {
		return is_file( $this->path( $name ) );
	}

	/** The text of a file; '' if it is missing. */
	public function read( string $name ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		return $this->has( $name ) ? (string) file_get_contents( $this->path( $name ) ) : '';
	}

	/** @return array<mixed> Decoded JSON of a file; empty if it is missing or damaged. */
	public function json( string $name ): array {
		$data = json_decode( $this->read( $name ), true );
		return is_array( $data ) ? $data : array();
	}

	/** URL of a file that is named after its content; '' if it cannot be written. It is written again every day, so that delete_old() sees that it is used. */
	public function keep( string $name, string $content ): string {
		$is_new = $this->has( $name ) && (int) filemtime( $this->path( $name ) ) > time() - DAY_IN_SECONDS;
		return $is_new || $this->write( $name, $content ) || $this->has( $name ) ? $this->url( $name ) : '';
	}

	/** Writes a file, creating the folder. Readers see either the old file or the new one. Returns whether it was written. */
	public function write( string $name, string $content ): bool {
		if ( ! wp_mkdir_p( $this->path ) ) {
			return false;
		}
		$unfinished = $this->path( $name . '.' . wp_generate_password( 8, false ) );
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem may ask for credentials; a full disk is no error of the page.
		$is_written = strlen( $content ) === @file_put_contents( $unfinished, $content ) && @rename( $unfinished, $this->path( $name ) );
		// phpcs:enable
		if ( ! $is_written ) {
			wp_delete_file( $unfinished );
		}
		return $is_written;
	}

	/** Sets the time of a file, which says that it is current. Returns whether it exists and belongs to this server. */
	public function touch( string $name ): bool {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- read-only uploads are no error of the page.
		return $this->has( $name ) && @touch( $this->path( $name ) );
	}

	public function delete( string $name ): void {
		wp_delete_file( $this->path( $name ) );
	}

	/**
	 * Deletes files of a prefix that nobody has named for long.
	 *
	 * @param list<string> $named Names without the extension of a compressed variant.
	 */
	public function delete_old( string $prefix, array $named ): void {
		foreach ( array_filter( (array) glob( $this->path( $prefix . '*' ) ), 'is_string' ) as $path ) {
			$is_named = in_array( preg_replace( '/\.gz$/', '', basename( $path ) ), $named, true );
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- another server may have deleted it.
			if ( ! $is_named && (int) @filemtime( $path ) < time() - self::KEPT ) {
				wp_delete_file( $path );
			}
		}
	}

	public function delete_all(): void {
		array_map( 'wp_delete_file', array_filter( (array) glob( $this->path( '*' ) ), 'is_string' ) );
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder of our own, which may not exist.
		@rmdir( $this->path );
	}

	private static function origin( string $url ): string {
		return strtolower( (string) preg_replace( '#^([a-z]+://[^/?\#]*).*$#is', '$1', $url ) );
	}
}
