<?php
/**
 * Folders for files with personal data.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * Where files with personal data lie: in the folder that the constant CFG_CONFIGURATOR_PRIVATE_DIR names, else beside the
 * document root, else in wp-content. The folder's name cannot be guessed. Nothing here asks the database, which may be
 * the very thing that fails.
 */
final class Private_Folder {
	private const PREFIX = 'cfg-configurator-';

	/** For servers that run no PHP in the folder and would show its files instead, or list them. */
	private const GUARDS = array(
		'.htaccess'  => "Require all denied\n",
		'index.html' => '',
	);

	/**
	 * Folders that a file may be written to, best first; made by make().
	 *
	 * @return list<string>
	 */
	public function writable(): array {
		$name  = '/' . $this->start_of_name() . $this->secret();
		$bases = array_values( array_filter( self::bases(), array( self::class, 'is_unserved' ) ) );
		return array_map( static fn ( string $base ): string => $base . $name, $bases );
	}

	/**
	 * Every folder of this site that is there: also those of other settings, of other secret keys and of earlier versions.
	 *
	 * @return list<string>
	 */
	public function existing(): array {
		$folders = array( self::earlier() );
		foreach ( self::bases() as $base ) {
			foreach ( self::names_in( $base ) as $name ) {
				if ( str_starts_with( $name, $this->start_of_name() ) ) {
					$folders[] = "{$base}/{$name}";
				}
			}
		}
		return array_values( array_filter( array_unique( $folders ), 'is_dir' ) );
	}

	/**
	 * Makes a folder that only this user may read, with its guards.
	 *
	 * @return bool Whether it is there.
	 */
	public function make( string $folder ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- WP_Filesystem asks the database; the caller goes on to the next folder.
		if ( ! is_dir( $folder ) && ! @mkdir( $folder, 0700, true ) && ! is_dir( $folder ) ) {
			return false;
		}
		foreach ( self::GUARDS as $name => $text ) {
			// A full disk may have left an empty one.
			if ( ! is_file( "{$folder}/{$name}" ) || file_get_contents( "{$folder}/{$name}" ) !== $text ) {
				@file_put_contents( "{$folder}/{$name}", $text );
			}
		}
		// phpcs:enable
		return true;
	}

	/**
	 * Deletes a folder that holds nothing but its guards.
	 */
	public function remove( string $folder ): void {
		foreach ( array_keys( self::GUARDS ) as $name ) {
			wp_delete_file( "{$folder}/{$name}" );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder of our own, which may hold more.
		@rmdir( $folder );
	}

	/**
	 * Names of what is in a folder; none where it cannot be read.
	 *
	 * @return list<string>
	 */
	public static function names_in( string $folder ): array {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts often forbid to read what is above the site.
		$names = @scandir( $folder );
		return false === $names ? array() : $names;
	}

	/**
	 * @return list<string>
	 */
	private static function bases(): array {
		$above = dirname( ABSPATH );
		$bases = array( self::set(), '/' === $above ? '' : $above, WP_CONTENT_DIR );
		return array_values( array_unique( array_filter( $bases, static fn ( string $base ): bool => '' !== $base ) ) );
	}

	/**
	 * The folder that the site's owner has set; '' for none.
	 */
	private static function set(): string {
		$set = defined( 'CFG_CONFIGURATOR_PRIVATE_DIR' ) ? constant( 'CFG_CONFIGURATOR_PRIVATE_DIR' ) : '';
		return is_string( $set ) ? rtrim( $set, '/' ) : '';
	}

	/**
	 * Whether files may be written there: above the site only where the web server is known to serve nothing of it. The
	 * command line knows no document root.
	 */
	private static function is_unserved( string $base ): bool {
		if ( dirname( ABSPATH ) !== $base || self::set() === $base ) {
			return true;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a path that the server sets, and that is only compared.
		$given = $_SERVER['DOCUMENT_ROOT'] ?? '';
		$root  = is_string( $given ) && '' !== $given ? realpath( $given ) : false;
		$real  = realpath( $base );
		return false !== $root && false !== $real && ! str_starts_with( $real . '/', rtrim( $root, '/' ) . '/' );
	}

	/**
	 * The same on every machine of a site, and another for each site of a network: sites may share a folder.
	 */
	private function start_of_name(): string {
		$site = self::constants( 'DB_HOST', 'DB_NAME' ) . Database::wpdb()->prefix;
		return self::PREFIX . substr( hash( 'sha256', $site ), 0, 12 ) . '-';
	}

	/**
	 * From the secrets in wp-config.php, so that no visitor can guess it.
	 */
	private function secret(): string {
		$secrets = self::constants( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'NONCE_SALT', 'DB_PASSWORD' );
		return substr( hash_hmac( 'sha256', 'private folder', $secrets ), 0, 32 );
	}

	/**
	 * Constants of wp-config.php as one text; those that are missing count as empty.
	 */
	private static function constants( string ...$names ): string {
		$values = array_map( static fn ( string $name ): mixed => defined( $name ) ? constant( $name ) : '', $names );
		return implode( '|', array_filter( $values, 'is_string' ) ) . '|';
	}

	/**
	 * Where earlier versions put files.
	 */
	private static function earlier(): string {
		return WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/' . get_current_blog_id();
	}
}
