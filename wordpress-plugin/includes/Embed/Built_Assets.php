<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** Reads the build manifest on first use. */
final class Built_Assets {
	/** @var array<string, array<mixed>>|null Vite manifest; null until it is read. */
	private ?array $manifest = null;

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
		$this->manifest();
		return $this->version;
	}

	/**
	 * Returns the URLs to preload: the entry, its static and dynamic imports, and their static imports. The URL of the
	 * entry must equal the one that the script requests.
	 *
	 * @return list<string>
	 */
	public function preload_urls(): array {
		$key = $this->entry();
		if ( null === $key ) {
			return array();
		}
		$found = array();
		$this->collect( $this->keys( $key, 'imports' ), $found );
		$this->collect( $this->keys( $key, 'dynamicImports' ), $found );
		return array(
			add_query_arg( 'ver', $this->version(), $this->url( $key ) ),
			...array_map( array( $this, 'url' ), array_keys( $found ) ),
		);
	}

	/** Returns the URL of the first paint's style sheet, with the build version. */
	public function first_paint_css_url(): string {
		return add_query_arg( 'ver', $this->version(), plugins_url( 'assets/first-paint.css', $this->file ) );
	}

	/**
	 * @param list<string>        $keys
	 * @param array<string, true> $found Keys found so far.
	 */
	private function collect( array $keys, array &$found ): void {
		foreach ( $keys as $key ) {
			if ( ! isset( $found[ $key ] ) ) {
				$found[ $key ] = true;
				$this->collect( $this->keys( $key, 'imports' ), $found );
			}
		}
	}

	/** @return list<string> Keys of existing chunks. */
	private function keys( string $key, string $kind ): array {
		$keys  = $this->manifest()[ $key ][ $kind ] ?? array();
		$names = array_filter( is_array( $keys ) ? $keys : array(), 'is_string' );
		return array_values( array_filter( $names, fn ( string $name ): bool => isset( $this->manifest()[ $name ] ) ) );
	}

	private function entry(): ?string {
		foreach ( $this->manifest() as $key => $chunk ) {
			if ( true === ( $chunk['isEntry'] ?? false ) ) {
				return $key;
			}
		}
		return null;
	}

	private function url( string $key ): string {
		$name = $this->manifest()[ $key ]['file'] ?? '';
		return plugins_url( 'assets/' . ( is_string( $name ) ? $name : '' ), $this->file );
	}

	/** @return array<string, array<mixed>> */
	private function manifest(): array {
		if ( null === $this->manifest ) {
			$path = dirname( $this->file ) . '/assets/manifest.json';
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file of the plugin.
			$json           = is_readable( $path ) ? (string) file_get_contents( $path ) : '';
			$manifest       = json_decode( $json, true );
			$this->version  = hash( 'crc32b', $json );
			$this->manifest = array();
			foreach ( is_array( $manifest ) ? $manifest : array() as $key => $chunk ) {
				if ( is_array( $chunk ) ) {
					$this->manifest[ (string) $key ] = $chunk;
				}
			}
		}
		return $this->manifest;
	}
}
