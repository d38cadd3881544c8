<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Overload_Protection\Lock;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Modules\Server_Render\Car_Preview;

/**
 * The pictures of link previews: JPEG files in the uploads, named after their content, so that a changed picture has another URL. A page names them, and makes
 * them after its response; until then, it names the route that makes them, so that no visitor waits, and the first crawler gets them.
 */
final class Preview_Pictures {
	/** Files by the URL of the car's picture. Not autoloaded. */
	private const OPTION = 'cfg_configurator_previews';

	/** Prefix of the files. Picture_Copies leaves names with it alone. */
	private const PREFIX = 'preview-';

	/** At most how many files and bytes are kept; the oldest are deleted first. */
	public const MAX_FILES = 400;
	public const MAX_BYTES = 48 * MB_IN_BYTES;

	/** Age in seconds from which a page has pictures made anew, because the content site may have changed them. */
	private const OLD = 7 * DAY_IN_SECONDS;

	/** Seconds until a picture that could not be made is tried again. */
	private const FAILED = 15 * MINUTE_IN_SECONDS;

	/** Seconds between two pages that make pictures after their response, and until a request that was ended is given up. */
	private const PAUSE = 60;

	/** Seconds to wait for another request that is making them. */
	private const WAIT = 4.0;

	/** @return array{string, string} URLs of the wide and the square picture of Car_Preview; '' without. Needs no request to another host. */
	public static function urls( Shared_Car $car ): array {
		$source = $car->picture();
		$folder = self::folder( $source );
		$made   = null === $folder ? null : self::find( $folder, $source );
		if ( null === $folder || '' === ( $made['wide'] ?? null ) || ( null === $made && ! Preview_Image::reads_name( $source ) ) ) {
			return array( '', '' );
		}
		if ( null === $made || $made['time'] < time() - self::OLD ) {
			self::make_later( $source );
		}
		return null === $made
			? array( Preview_Route::url( 'wide', $car ), Preview_Route::url( 'square', $car ) )
			: array( $folder->url( $made['wide'] ), $folder->url( $made['square'] ) );
	}

	/** @return array{wide: string, square: string, time: int}|null Names of the files, which are made if they do not exist; null if that fails. */
	public static function files( string $source ): ?array {
		$folder = self::folder( $source );
		if ( null === $folder ) {
			return null;
		}
		$made = self::find( $folder, $source );
		$lock = self::lock( $source );
		$end  = microtime( true ) + self::WAIT;
		while ( null === $made && ! $lock->acquire() ) {
			if ( microtime( true ) > $end ) {
				return null;
			}
			usleep( 200_000 );
			// Another request may have stored it.
			wp_cache_delete( self::OPTION, 'options' );
			wp_cache_delete( 'notoptions', 'options' );
			$made = self::find( $folder, $source );
		}
		$made ??= self::make( $folder, $source, $lock );
		return '' === $made['wide'] ? null : $made;
	}

	/** @return array{wide: string, square: string, time: int} Empty names if the pictures cannot be made. */
	private static function make( Public_Folder $folder, string $source, Lock $lock ): array {
		$bytes  = Picture_Source::read( $source );
		$images = '' === $bytes ? array() : Preview_Image::jpegs( $bytes, array( Car_Preview::WIDE, Car_Preview::SQUARE ) );
		$files  = array();
		foreach ( $images as $image ) {
			$file = self::PREFIX . substr( hash( 'sha256', $image ), 0, 16 ) . '.jpg';
			if ( $folder->has( $file ) || $folder->write( $file, $image ) ) {
				$files[] = $file;
			}
		}
		$is_made = 2 === count( $files );
		$made    = array(
			'wide'   => $is_made ? $files[0] : '',
			'square' => $is_made ? $files[1] : '',
			'time'   => time(),
		);
		if ( ! $is_made ) {
			// Those of an unreachable content site stay, and are tried again a week later.
			$made = array( 'time' => time() ) + ( self::find( $folder, $source ) ?? $made );
		}
		self::store( $folder, $source, $made );
		$lock->release();
		return $made;
	}

	private static function make_later( string $source ): void {
		Deferred_Tasks::of_this_server()->add(
			static function () use ( $source ): void {
				$folder = self::folder( $source );
				// This lock is left to expire: one page a minute does this, however many are opened.
				$is_turn = null !== $folder && ( new Lock( 'previews', self::PAUSE ) )->acquire();
				$lock    = self::lock( $source );
				if ( $is_turn && $lock->acquire() ) {
					self::make( $folder, $source, $lock );
				}
			}
		);
	}

	/** Returns the folder of the files; null if no pictures can be made of this one. */
	private static function folder( string $source ): ?Public_Folder {
		return Preview_Image::is_possible() && Picture_Source::is_allowed( $source ) ? Public_Folder::of_site() : null;
	}

	private static function lock( string $source ): Lock {
		return new Lock( 'preview_' . self::key( $source ), self::PAUSE );
	}

	/** @return array{wide: string, square: string, time: int}|null What has been made, and still exists, or has failed lately. */
	private static function find( Public_Folder $folder, string $source ): ?array {
		$made = self::all()[ self::key( $source ) ] ?? null;
		return null !== $made && self::counts( $folder, $made ) ? $made : null;
	}

	/** @param array{wide: string, square: string, time: int} $made */
	private static function counts( Public_Folder $folder, array $made ): bool {
		return '' === $made['wide'] ? $made['time'] > time() - self::FAILED : $folder->has( $made['wide'] ) && $folder->has( $made['square'] );
	}

	/** @return array<string, array{wide: string, square: string, time: int}> */
	private static function all(): array {
		$stored = get_option( self::OPTION );
		/** @var array<string, array{wide: string, square: string, time: int}> $stored */
		$stored = is_array( $stored ) ? $stored : array();
		return $stored;
	}

	/** @param array{wide: string, square: string, time: int} $made */
	private static function store( Public_Folder $folder, string $source, array $made ): void {
		$all = array( self::key( $source ) => $made ) + self::all();
		self::delete_surplus( $folder, array( $made['wide'], $made['square'] ) );
		update_option( self::OPTION, array_filter( $all, static fn ( array $entry ): bool => self::counts( $folder, $entry ) ), false );
	}

	/** @param list<string> $latest Names of the files that have just been made. */
	private static function delete_surplus( Public_Folder $folder, array $latest ): void {
		$is_ours = static fn ( string $name ): bool => 1 === preg_match( '/^' . self::PREFIX . '[0-9a-f]+\.jpg\z/', $name );
		$times   = array();
		foreach ( array_filter( $folder->names(), $is_ours ) as $name ) {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- another request may have deleted it.
			$times[ $name ] = in_array( $name, $latest, true ) ? PHP_INT_MAX : (int) @filemtime( $folder->path( $name ) );
		}
		arsort( $times );
		list( $count, $bytes ) = array( 0, 0 );
		foreach ( array_keys( $times ) as $name ) {
			++$count;
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- see above.
			$bytes += (int) @filesize( $folder->path( $name ) );
			if ( $count > self::MAX_FILES || $bytes > self::MAX_BYTES ) {
				wp_delete_file( $folder->path( $name ) );
			}
		}
	}

	private static function key( string $source ): string {
		return substr( hash( 'sha256', $source ), 0, 24 );
	}
}
