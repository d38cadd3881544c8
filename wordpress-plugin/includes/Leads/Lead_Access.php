<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;

/** Who may manage leads, besides administrators. */
final class Lead_Access {
	/** @return list<\WP_User> Users who may without their role. */
	public static function users(): array {
		$users = get_users(
			array(
				'meta_key'     => Database::wpdb()->get_blog_prefix() . 'capabilities', // phpcs:ignore WordPress.DB.SlowDBQuery -- only in this panel.
				'meta_value'   => '"' . Lifecycle::CAPABILITY . '"', // phpcs:ignore WordPress.DB.SlowDBQuery -- see above.
				'meta_compare' => 'LIKE',
				'orderby'      => 'display_name',
			)
		);
		return array_values( array_filter( $users, static fn ( mixed $user ): bool => $user instanceof \WP_User ) );
	}

	/** Withdraws the capabilities from all roles, and managing leads from users. */
	public static function clear(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( Lifecycle::CAPABILITY );
			$role->remove_cap( Lifecycle::READING );
		}
		foreach ( self::users() as $user ) {
			$user->remove_cap( Lifecycle::CAPABILITY );
		}
	}
}
