<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

/** One file per lead that the database rejects, written under a temporary name, with a checksum. Empty, truncated and unreadable files are no leads. */
final class Fallback_Files {
	/** Ends the script if the file is requested through the web server. */
	private const GUARD = "<?php exit; ?>\n";

	/** Extension of a file while it is being written. */
	private const UNFINISHED = '.part.php';

	/** Seconds after which a write counts as abandoned. */
	private const WRITING = 60;

	/** Stores a lead as JSON under its key of 64 hexadecimal digits. Returns whether one with this key can be read back; the first one wins. */
	public static function write( string $key, string $json ): bool {
		foreach ( Private_Folder::existing() as $folder ) {
			if ( null !== self::read( "{$folder}/{$key}.php" ) ) {
				return true;
			}
		}
		foreach ( Private_Folder::writable() as $folder ) {
			if ( Private_Folder::make( $folder ) && self::put( "{$folder}/{$key}", $json ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array<string, string> JSON by key. */
	public static function all(): array {
		$found = array();
		foreach ( self::paths() as $path ) {
			$is_written = ! str_ends_with( $path, self::UNFINISHED ) || self::age( $path ) > self::WRITING;
			$json       = $is_written ? self::read( $path ) : null;
			if ( null !== $json ) {
				$found[ self::key_of( $path ) ] = $json;
			}
		}
		return $found;
	}

	public static function remove( string $key ): void {
		foreach ( self::paths() as $path ) {
			if ( self::key_of( $path ) === $key ) {
				wp_delete_file( $path );
			}
		}
	}

	/** Deletes files that hold no complete lead, but may hold part of one, this many seconds after the last write. */
	public static function remove_unreadable( int $age ): void {
		foreach ( self::paths() as $path ) {
			if ( null === self::read( $path ) && self::age( $path ) > $age ) {
				wp_delete_file( $path );
			}
		}
	}

	public static function clear(): void {
		array_map( 'wp_delete_file', self::paths() );
		array_map( array( Private_Folder::class, 'remove' ), Private_Folder::existing() );
	}

	/** @return list<string> */
	private static function paths(): array {
		$paths = array();
		foreach ( Private_Folder::existing() as $folder ) {
			foreach ( Private_Folder::names_in( $folder ) as $name ) {
				if ( 1 === preg_match( '/^[0-9a-f]{64}\..*php$/', $name ) ) {
					$paths[] = "{$folder}/{$name}";
				}
			}
		}
		return $paths;
	}

	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem asks the database; what fails is the answer.

	/** @param string $path Without the extension. */
	private static function put( string $path, string $json ): bool {
		$part   = $path . '.' . bin2hex( random_bytes( 8 ) ) . self::UNFINISHED;
		$whole  = self::GUARD . hash( 'sha256', $json ) . "\n" . $json;
		$handle = @fopen( $part, 'xb' );
		if ( false === $handle ) {
			return false;
		}
		$is_written = @chmod( $part, 0600 ) && @fwrite( $handle, $whole ) === strlen( $whole ) && @fflush( $handle ) && @fsync( $handle );
		$is_closed  = @fclose( $handle );
		if ( $is_written && $is_closed && self::read( $part ) === $json && @rename( $part, $path . '.php' ) && self::read( $path . '.php' ) === $json ) {
			return true;
		}
		@unlink( $part );
		return false;
	}

	/** Returns the lead in a file; null if missing or incomplete. */
	private static function read( string $path ): ?string {
		$whole = is_file( $path ) ? @file_get_contents( $path ) : false;
		if ( false === $whole || ! str_starts_with( $whole, self::GUARD ) ) {
			return null;
		}
		$text = substr( $whole, strlen( self::GUARD ) );
		if ( 1 !== preg_match( '/^[0-9a-f]{64}\n/', $text ) ) {
			// Files of earlier versions have no checksum; truncated JSON does not parse.
			return is_array( json_decode( $text, true ) ) ? $text : null;
		}
		$json = substr( $text, 65 );
		return hash_equals( substr( $text, 0, 64 ), hash( 'sha256', $json ) ) ? $json : null;
	}

	private static function age( string $path ): int {
		clearstatcache( true, $path );
		return time() - (int) @filemtime( $path );
	}

	// phpcs:enable

	private static function key_of( string $path ): string {
		return substr( basename( $path ), 0, 64 );
	}
}
