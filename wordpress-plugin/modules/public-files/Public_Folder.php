<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Public_Files;

defined( 'ABSPATH' ) || exit;

/** The plugin's folder in the site's uploads: files that the web server sends to browsers without PHP. */
final class Public_Folder {
	private const NAME = 'cfg-configurator';

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

	/** Whether browsers consider a URL part of this site. */
	public static function is_same_origin( string $url ): bool {
		return self::origin( $url ) === self::origin( home_url() );
	}

	public function url( string $name ): string {
		return "{$this->url}/{$name}";
	}

	public function path( string $name ): string {
		return "{$this->path}/{$name}";
	}

	public function has( string $name ): bool {
		return is_file( "{$this->path}/{$name}" );
	}

	/**
	 * Returns the URL of a file with a name of its own for each content; '' if it cannot be written. It is written again every
	 * day, so that what deletes old files sees that it is used.
	 */
	public function keep( string $name, string $content ): string {
		$is_new = $this->has( $name ) && (int) filemtime( "{$this->path}/{$name}" ) > time() - DAY_IN_SECONDS;
		return $is_new || $this->write( $name, $content ) || $this->has( $name ) ? $this->url( $name ) : '';
	}

	/** Writes a file, creating the folder. Readers see either the old file or the new one. Returns whether it was written. */
	public function write( string $name, string $content ): bool {
		if ( ! wp_mkdir_p( $this->path ) ) {
			return false;
		}
		$unfinished = "{$this->path}/{$name}." . wp_generate_password( 8, false );
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem may ask for credentials; a full disk is no error of the page.
		$is_written = strlen( $content ) === @file_put_contents( $unfinished, $content ) && @rename( $unfinished, "{$this->path}/{$name}" );
		// phpcs:enable
		if ( ! $is_written ) {
			wp_delete_file( $unfinished );
		}
		return $is_written;
	}

	public function delete(): void {
		foreach ( $this->names() as $name ) {
			wp_delete_file( "{$this->path}/{$name}" );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder of our own, which may not exist.
		@rmdir( $this->path );
	}

	/** @return list<string> Names of its files. */
	public function names(): array {
		$names = is_dir( $this->path ) ? scandir( $this->path ) : false;
		return array_values( array_diff( false === $names ? array() : $names, array( '.', '..' ) ) );
	}

	private static function origin( string $url ): string {
		return strtolower( (string) preg_replace( '#^([a-z]+://[^/?\#]*).*$#is', '$1', $url ) );
	}
}
