<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Settings\Settings;

/** Restores the site's options, roles, posts and page to their state before the first test. */
final class Site_State {
	/**
	 * The plugin's options, the roles and the cron events before the first test: rows of the options' table by name.
	 *
	 * @var array<array<mixed>>|null
	 */
	private static ?array $options = null;

	/**
	 * The widget's page before the first test, a row of the posts' table.
	 *
	 * @var array<mixed>|null
	 */
	private static ?array $page = null;

	/**
	 * Ids of the posts and pages before the first test.
	 *
	 * @var array<string>|null
	 */
	private static ?array $posts = null;

	/** Needed because a test that changes tables commits its transaction, so the rollback after it restores nothing. */
	public static function restore( \wpdb $database ): void {
		$statement       = "SELECT option_name, option_value, autoload FROM %i WHERE option_name LIKE %s OR option_name IN ( 'cron', %s )";
		$query           = $database->prepare( $statement, $database->options, '%cfg_configurator_%', $database->prefix . 'user_roles' );
		$rows            = array_column( (array) $database->get_results( $query, ARRAY_A ), null, 'option_name' );
		self::$options ??= $rows;
		foreach ( array_keys( array_diff_key( $rows, self::$options ) ) as $name ) {
			$database->delete( $database->options, array( 'option_name' => $name ) );
		}
		foreach ( self::$options as $name => $row ) {
			if ( ( $rows[ $name ] ?? null ) !== $row ) {
				$database->delete( $database->options, array( 'option_name' => $name ) );
				$database->insert( $database->options, $row );
			}
		}
		wp_cache_flush();
		wp_roles()->for_site();
		$posts         = $database->posts;
		$ids           = array_map( 'strval', $database->get_col( $database->prepare( 'SELECT ID FROM %i', $posts ) ) );
		self::$posts ??= $ids;
		foreach ( array_diff( $ids, self::$posts ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$query        = $database->prepare( 'SELECT * FROM %i WHERE ID = %d', $posts, Settings::number( 'page_id' ) );
		$page         = $database->get_row( $query, ARRAY_A );
		self::$page ??= is_array( $page ) ? $page : null;
		if ( null !== self::$page && $page !== self::$page ) {
			$database->replace( $posts, self::$page );
		}
	}
}
