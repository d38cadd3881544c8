<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Gateway\Picture_Addresses;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;

/**
 * Copies of the models' pictures in the site's uploads. A buyer waits for the first one: from another host, it costs a look-up of the host name and two
 * handshakes more (docs/decisions/0084). Without a copy, the content site's own picture is used.
 */
final class Picture_Copies {
	/** Seconds for which an unused file is kept, because pages in caches may still refer to it. */
	private const KEPT = 30 * DAY_IN_SECONDS;

	/** Option with the copies, not autoloaded. */
	private const OPTION = 'cfg_configurator_pictures';

	/** Time limit for all requests together, in seconds. */
	private const LIMIT = 15.0;

	/** First bytes of the formats that are copied, as patterns, by file extension. */
	private const FORMATS = array(
		'avif' => '/^.{4}ftypavi[fs]/s',
		'webp' => '/^RIFF.{4}WEBP/s',
		'jpg'  => '/^\xFF\xD8\xFF/',
		'png'  => '/^\x89PNG\r\n/',
	);

	/** @param list<string> $urls Absolute URLs of the pictures in use. New and changed ones are copied, but not this site's; if one fails, its copy stays. */
	public static function refresh( array $urls ): void {
		$folder = Public_Folder::of_site();
		/**
		 * Filters whether the models' pictures are copied to this site.
		 *
		 * @param bool $is_on False without uploads on the site's own host.
		 */
		if ( ! apply_filters( 'cfg_configurator_copy_pictures', null !== $folder ) || null === $folder ) {
			delete_option( self::OPTION );
			return;
		}
		$end    = microtime( true ) + self::LIMIT;
		$known  = self::all();
		$copies = array();
		foreach ( array_unique( $urls ) as $url ) {
			if ( '' !== $url && ! Public_Folder::is_same_origin( $url ) ) {
				$before = $known[ $url ] ?? null;
				$before = null !== $before && $folder->has( $before['file'] ) ? $before : null;
				$copy   = microtime( true ) < $end ? self::copy( $folder, $url, $before ) : $before;
				if ( null !== $copy ) {
					$copies[ $url ] = $copy;
				}
			}
		}
		if ( $copies !== $known ) {
			update_option( self::OPTION, $copies, false );
		}
		// The modules catalogue and share-preview delete their own.
		self::delete_old_files( $folder, array( Model_List_Store::FILE, ...array_column( $copies, 'file' ) ) );
	}

	/** @return array<string, string> Names of the copies' files, by the URLs of the originals. */
	public static function files(): array {
		return array_map( static fn ( array $copy ): string => $copy['file'], self::all() );
	}

	/**
	 * @param array<string, string>|null $files Value of files() that has been stored; null reads it.
	 * @return array<string, string> URLs of the copies that exist, by those of the originals. A restored backup may have come without them.
	 */
	public static function urls( ?array $files = null ): array {
		$folder = Public_Folder::of_site();
		return null === $folder ? array() : array_map( $folder->url( ... ), array_filter( $files ?? self::files(), $folder->has( ... ) ) );
	}

	/** Replaces the URLs of copied pictures in a JSON response of the gateway with the URLs of their copies. */
	public static function localise( string $json ): string {
		$encode = static fn ( string $url ): string => (string) wp_json_encode( $url, Picture_Addresses::JSON );
		$urls   = self::urls();
		$pairs  = array_combine( array_map( $encode, array_keys( $urls ) ), array_map( $encode, $urls ) );
		return array() === $pairs ? $json : strtr( $json, $pairs );
	}

	/**
	 * @param array{file: string, conditions: array<string, string>}|null $before The copy that exists.
	 * @return array{file: string, conditions: array<string, string>}|null Null if the picture cannot be copied.
	 */
	private static function copy( Public_Folder $folder, string $url, ?array $before ): ?array {
		$reply = Web_Request::get( $url, $before['conditions'] ?? array() );
		if ( 200 !== $reply['status'] ) {
			return in_array( $reply['status'], array( 404, 410 ), true ) ? null : $before;
		}
		$extension = self::extension( $reply['text'] );
		// A picture of this size has been cut off.
		if ( '' === $extension || strlen( $reply['text'] ) >= Web_Request::MAX_BYTES ) {
			return null;
		}
		$file       = substr( hash( 'sha256', $reply['text'] ), 0, 12 ) . '.' . $extension;
		$conditions = array(
			'If-None-Match'     => $reply['headers']['etag'] ?? '',
			'If-Modified-Since' => $reply['headers']['last-modified'] ?? '',
		);
		return $folder->has( $file ) || $folder->write( $file, $reply['text'] ) ? array(
			'file'       => $file,
			'conditions' => array_filter( $conditions, static fn ( string $text ): bool => '' !== $text ),
		) : $before;
	}

	/** Returns the file extension by the content, because a header may say anything; '' for other formats. */
	private static function extension( string $bytes ): string {
		foreach ( self::FORMATS as $extension => $pattern ) {
			if ( 1 === preg_match( $pattern, $bytes ) ) {
				return $extension;
			}
		}
		return '';
	}

	/** @return array<string, array{file: string, conditions: array<string, string>}> By the URL of the original. */
	private static function all(): array {
		$copies = get_option( self::OPTION );
		/** @var array<string, array{file: string, conditions: array<string, string>}> $copies */
		$copies = is_array( $copies ) ? $copies : array();
		return $copies;
	}

	/** @param list<string> $used Names of the files that are still referred to. */
	private static function delete_old_files( Public_Folder $folder, array $used ): void {
		$names = array_filter( $folder->names(), static fn ( string $name ): bool => 1 === preg_match( '/^(?!catalogue[.-]|preview-)/', $name ) );
		foreach ( array_diff( $names, $used ) as $name ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- another request may have deleted it.
			if ( (int) @filemtime( $folder->path( $name ) ) < time() - self::KEPT ) {
				wp_delete_file( $folder->path( $name ) );
			}
		}
	}
}
