<?php
/**
 * Keeps leads that their table refuses.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * The second and the third place for a lead: an option of its own, and where the database takes that neither, a file.
 * A rescued lead waits there until the table takes it. Both hold ASCII only, which any character set keeps whole.
 *
 * @phpstan-type Row array<string, int|string>
 */
final class Rescue_Store {
	public const PREFIX = 'cfg_configurator_rescued_';

	/** Makes a rescue file end before anybody can read it through the web server. */
	private const GUARD = "<?php exit; ?>\n";

	/** For servers that run no PHP among the uploads and would show it instead, or list what is there. */
	private const WATCHMEN = array(
		'.htaccess'  => "Require all denied\n",
		'index.html' => '',
	);

	/**
	 * @param Row $row As Lead_Table takes it.
	 * @return bool Whether it is kept; of rows with one key, the first.
	 */
	public function keep( array $row ): bool {
		$key  = (string) $row['idempotency_key'];
		$json = (string) wp_json_encode( $row );
		return '' !== $json && ( $this->keep_in_option( $key, $json ) || $this->keep_in_file( $key, $json ) );
	}

	/**
	 * The same while the process ends: the file first, since asking the database may be what ended it, and would again.
	 *
	 * @param Row $row As Lead_Table takes it.
	 */
	public function keep_at_last( array $row ): bool {
		$key  = (string) $row['idempotency_key'];
		$json = (string) wp_json_encode( $row );
		return '' !== $json && ( $this->keep_in_file( $key, $json ) || $this->keep_in_option( $key, $json ) );
	}

	/**
	 * @param callable(Row): bool $is_meant Says which.
	 * @return int How many there were.
	 */
	public function remove_where( callable $is_meant ): int {
		$meant = array_keys( array_filter( $this->all(), $is_meant ) );
		array_map( array( $this, 'remove' ), array_map( 'strval', $meant ) );
		return count( $meant );
	}

	/**
	 * Everything that waits, by idempotency key.
	 *
	 * @return array<string, Row>
	 */
	public function all(): array {
		$values = array( Database::wpdb()->options, Database::starting( self::PREFIX ) );
		$found  = Database::rows( 'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s', $values );
		$kept   = array();
		foreach ( $found as $option ) {
			$kept[ substr( (string) $option['option_name'], strlen( self::PREFIX ) ) ] = self::row_of( (string) $option['option_value'] );
		}
		foreach ( $this->files() as $file ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this machine.
			$kept[ basename( $file, '.php' ) ] = self::row_of( substr( (string) file_get_contents( $file ), strlen( self::GUARD ) ) );
		}
		return array_filter( $kept, static fn ( array $row ): bool => isset( $row['idempotency_key'], $row['held_reason'] ) );
	}

	public function remove( string $key ): void {
		delete_option( self::PREFIX . $key );
		$file = $this->folder() . '/' . $key . '.php';
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
	}

	/**
	 * Takes away all that waits, and the folder, for good: on uninstalling with all data.
	 */
	public function clear(): void {
		foreach ( array_keys( $this->all() ) as $key ) {
			$this->remove( $key );
		}
		array_map( 'wp_delete_file', $this->files() );
		$folder = $this->folder();
		if ( is_dir( $folder ) ) {
			foreach ( array_keys( self::WATCHMEN ) as $name ) {
				wp_delete_file( "{$folder}/{$name}" );
			}
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- an empty folder of our own.
			rmdir( $folder );
		}
	}

	/**
	 * @return Row None where it is no row.
	 */
	private static function row_of( string $json ): array {
		$row   = array();
		$given = json_decode( $json, true );
		foreach ( is_array( $given ) ? $given : array() as $column => $value ) {
			if ( is_int( $value ) || is_string( $value ) ) {
				$row[ (string) $column ] = $value;
			}
		}
		return $row;
	}

	private function keep_in_option( string $key, string $json ): bool {
		$name = self::PREFIX . $key;
		add_option( $name, $json, '', false );
		// What the cache answers may never have reached the database.
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return is_string( get_option( $name ) );
	}

	private function keep_in_file( string $key, string $json ): bool {
		$folder = $this->folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		foreach ( self::WATCHMEN as $name => $text ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem asks the database.
			file_put_contents( "{$folder}/{$name}", $text );
		}
		$whole = self::GUARD . $json;
		$file  = $folder . '/' . $key . '.php';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem asks the database.
		return is_file( $file ) || strlen( $whole ) === file_put_contents( $file, $whole, LOCK_EX );
	}

	/**
	 * @return list<string>
	 */
	private function files(): array {
		$files = glob( $this->folder() . '/*.php' );
		return false === $files ? array() : $files;
	}

	/**
	 * Asks the database nothing, which may be the very thing that fails.
	 */
	private function folder(): string {
		return WP_CONTENT_DIR . '/uploads/cfg-configurator-leads/' . get_current_blog_id();
	}
}
