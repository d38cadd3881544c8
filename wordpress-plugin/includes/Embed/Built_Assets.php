<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** Reads the build manifest on first use. */
final class Built_Assets {
	/** @var array<string, array<mixed>>|null Chunks of the Vite manifest; null until it is read. */
	private ?array $chunks = null;

	private string $version = '';

	/** @param string $file The plugin's main file; the folder `assets` is next to it. */
	public function __construct( private string $file ) {
	}

	/** Returns the URL of the script module that loads the build's entry; '' if the plugin contains no build. */
	public function script_url(): string {
		return null === $this->entry() ? '' : plugins_url( 'first-paint/start.js', $this->file );
	}

	/** Returns a version string that changes with the contents of the build. */
	public function version(): string {
		$this->chunks();
		return $this->version;
	}

	/** @return list<string> URLs of the entry, as the script requests it, its static and dynamic imports, and their static imports. */
	public function preload_urls(): array {
		$entry = $this->entry();
		if ( null === $entry ) {
			return array();
		}
		$found = array();
		$next  = array( ...$this->imports( $entry, 'imports' ), ...$this->imports( $entry, 'dynamicImports' ) );
		while ( array() !== $next ) {
			$key = array_shift( $next );
			if ( ! isset( $found[ $key ] ) ) {
				$found[ $key ] = $this->url( $key );
				array_unshift( $next, ...$this->imports( $key, 'imports' ) );
			}
		}
		return array( add_query_arg( 'ver', $this->version(), $this->url( $entry ) ), ...array_values( $found ) );
	}

	/** Returns the URL of the first paint's style sheet, with the build version. */
	public function first_paint_css_url(): string {
		return add_query_arg( 'ver', $this->version(), plugins_url( 'assets/first-paint.css', $this->file ) );
	}

	/** @return list<string> Keys of existing chunks. */
	private function imports( string $key, string $kind ): array {
		$keys = $this->chunks()[ $key ][ $kind ] ?? array();
		$keys = array_filter( is_array( $keys ) ? $keys : array(), 'is_string' );
		return array_values( array_filter( $keys, fn ( string $name ): bool => isset( $this->chunks()[ $name ] ) ) );
	}

	private function entry(): ?string {
		foreach ( $this->chunks() as $key => $chunk ) {
			if ( true === ( $chunk['isEntry'] ?? false ) ) {
				return $key;
			}
		}
		return null;
	}

	private function url( string $key ): string {
		$name = $this->chunks()[ $key ]['file'] ?? '';
		return plugins_url( 'assets/' . ( is_string( $name ) ? $name : '' ), $this->file );
	}

	/** @return array<string, array<mixed>> By key. */
	private function chunks(): array {
		if ( null === $this->chunks ) {
			$path = dirname( $this->file ) . '/assets/manifest.json';
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file of the plugin.
			$json          = is_readable( $path ) ? (string) file_get_contents( $path ) : '';
			$this->version = hash( 'crc32b', $json );
			/** @var array<string, array<mixed>> $chunks */
			$chunks       = array_filter( (array) json_decode( $json, true ), 'is_array' );
			$this->chunks = $chunks;
		}
		return $this->chunks;
	}
}
