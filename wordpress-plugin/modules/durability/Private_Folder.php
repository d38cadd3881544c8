<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;

/**
 * Folders for files with personal data: CFG_CONFIGURATOR_PRIVATE_DIR if defined, else in the folder above WordPress, else in wp-content. Their names
 * cannot be guessed. Does not use the database: the files are needed when it fails.
 */
final class Private_Folder {
	private const PREFIX = 'cfg-configurator-';

	/** Files that prevent directory listing and direct access on servers that do not run PHP in the folder. */
	private const GUARDS = array(
		'.htaccess'  => "Require all denied\n",
		'index.html' => '',
	);

	/** @return list<string> Candidate folders to write to, best first. Create them with make(). */
	public static function writable(): array {
		$name  = '/' . self::start_of_name() . self::secret();
		$bases = array_values( array_filter( self::bases(), array( self::class, 'is_unserved' ) ) );
		return array_map( static fn ( string $base ): string => $base . $name, $bases );
	}

	/** @return list<string> All existing folders, also those of previous settings, secret keys and plugin versions. */
	public static function existing(): array {
		// Earlier versions used this folder.
		$folders = array( WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/' . get_current_blog_id() );
		foreach ( self::bases() as $base ) {
			foreach ( self::names_in( $base ) as $name ) {
				if ( str_starts_with( $name, self::start_of_name() ) ) {
					$folders[] = "{$base}/{$name}";
				}
			}
		}
		return array_values( array_filter( array_unique( $folders ), 'is_dir' ) );
	}

	/** Creates a folder readable only by this user, with its guard files. Returns whether it exists. */
	public static function make( string $folder ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem asks the database; the caller goes on to the next folder.
		if ( ! is_dir( $folder ) && ! @mkdir( $folder, 0700, true ) && ! is_dir( $folder ) ) {
			return false;
		}
		foreach ( self::GUARDS as $name => $text ) {
			// A full disk may have left an empty file.
			if ( ! is_file( "{$folder}/{$name}" ) || file_get_contents( "{$folder}/{$name}" ) !== $text ) {
				@file_put_contents( "{$folder}/{$name}", $text );
			}
		}
		// phpcs:enable
		return true;
	}

	/** Deletes the folder if it contains only its guard files. */
	public static function remove( string $folder ): void {
		foreach ( array_keys( self::GUARDS ) as $name ) {
			wp_delete_file( "{$folder}/{$name}" );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder of our own, which may hold more.
		@rmdir( $folder );
	}

	/** @return list<string> Names of the entries; empty if unreadable. */
	public static function names_in( string $folder ): array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts often forbid to read what is above the site.
		$names = @scandir( $folder );
		return false === $names ? array() : $names;
	}

	/** @return list<string> */
	private static function bases(): array {
		$above = dirname( ABSPATH );
		$bases = array( self::set(), '/' === $above ? '' : $above, WP_CONTENT_DIR );
		return array_values( array_unique( array_filter( $bases, static fn ( string $base ): bool => '' !== $base ) ) );
	}

	/** The folder configured by the site owner; '' if none. */
	private static function set(): string {
		$set = defined( 'CFG_CONFIGURATOR_PRIVATE_DIR' ) ? constant( 'CFG_CONFIGURATOR_PRIVATE_DIR' ) : '';
		return is_string( $set ) ? rtrim( $set, '/' ) : '';
	}

	/** Whether files there are not served. Above WordPress, that must be known to be outside the document root, which the command line does not know. */
	private static function is_unserved( string $base ): bool {
		if ( dirname( ABSPATH ) !== $base || self::set() === $base ) {
			return true;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a path that the server sets, and that is only compared.
		$value = $_SERVER['DOCUMENT_ROOT'] ?? '';
		$root  = is_string( $value ) && '' !== $value ? realpath( $value ) : false;
		$real  = realpath( $base );
		return false !== $root && false !== $real && ! str_starts_with( $real . '/', rtrim( $root, '/' ) . '/' );
	}

	/** The same on every server of a site, different for each site of a network, because sites may share a folder. */
	private static function start_of_name(): string {
		$site = self::constants( 'DB_HOST', 'DB_NAME' ) . Database::wpdb()->prefix;
		return self::PREFIX . substr( hash( 'sha256', $site ), 0, 12 ) . '-';
	}

	/** Derived from the secrets in wp-config.php, so that visitors cannot guess it. */
	private static function secret(): string {
		$secrets = self::constants( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'NONCE_SALT', 'DB_PASSWORD' );
		return substr( hash_hmac( 'sha256', 'private folder', $secrets ), 0, 32 );
	}

	/** Joins constants of wp-config.php. Missing constants count as empty. */
	private static function constants( string ...$names ): string {
		$values = array_map( static fn ( string $name ): mixed => defined( $name ) ? constant( $name ) : '', $names );
		return implode( '|', array_filter( $values, 'is_string' ) ) . '|';
	}
}
