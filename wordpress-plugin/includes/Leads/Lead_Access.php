<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;

/** Which roles and users may manage leads, besides administrators. */
final class Lead_Access {
	/** The role that always may: it can grant the capability to itself. */
	public const ALWAYS = 'administrator';

	/** @return array<string, bool> Whether each role may, by its name. */
	public static function roles(): array {
		$roles = array();
		foreach ( wp_roles()->role_objects as $name => $role ) {
			$roles[ (string) $name ] = $role->has_cap( Lifecycle::CAPABILITY );
		}
		return $roles;
	}

	/** @param list<string> $names Roles that may; all others may not. */
	public static function set_roles( array $names ): void {
		foreach ( wp_roles()->role_objects as $name => $role ) {
			if ( self::ALWAYS === $name || in_array( $name, $names, true ) ) {
				$role->add_cap( Lifecycle::CAPABILITY );
			} else {
				$role->remove_cap( Lifecycle::CAPABILITY );
			}
		}
	}

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

	/** Withdraws the capability from all roles and users. */
	public static function clear(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( Lifecycle::CAPABILITY );
		}
		foreach ( self::users() as $user ) {
			$user->remove_cap( Lifecycle::CAPABILITY );
		}
	}
}
