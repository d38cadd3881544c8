<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Settings\Settings;

/** Restores the site's options, posts and page to their state before the first test. */
final class Site_State {
	/**
	 * Options before the first test, by name.
	 *
	 * @var array<string, mixed>
	 */
	private static array $options = array();

	/**
	 * Names of the plugin's options before the first test.
	 *
	 * @var array<string>|null
	 */
	private static ?array $own = null;

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
		$left        = $database->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $database->options, '%cfg_configurator_%' );
		$names       = array_map( 'strval', $database->get_col( $left ) );
		self::$own ??= $names;
		array_map( 'delete_option', array_diff( $names, self::$own ) );
		foreach ( array( Settings::OPTION, 'cron' ) as $name ) {
			self::$options[ $name ] ??= get_option( $name );
			if ( get_option( $name ) !== self::$options[ $name ] ) {
				remove_all_filters( 'sanitize_option_' . $name );
				update_option( $name, self::$options[ $name ] );
			}
		}
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
