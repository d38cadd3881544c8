<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Work\Schedule;

/**
 * Set-up, repair and deactivation. Every method is idempotent and works on the current site of a network.
 */
final class Lead_Setup {
	/** Capability to view and manage leads. */
	public const CAPABILITY = 'cfg_manage_leads';

	/** Capability to read leads through the REST API. */
	public const READING = 'cfg_read_leads';

	/** Ends the request if the current user may not manage leads. */
	public static function require_capability(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to manage leads.', 'cfg-configurator' ), '', array( 'response' => 403 ) );
		}
	}

	/**
	 * Creates tables, capabilities and cron events. Also runs on the first admin request after an update, and on sites
	 * that joined a network after network activation. The first lead of such a site creates its tables.
	 */
	public static function set_up(): void {
		if ( Schema::is_due() ) {
			Schema::rebuild();
		} else {
			// WordPress asks the database for an option that is missing.
			add_option( Schema::OPTION, 0, '', true );
		}
		Schedule::ensure();
		get_role( 'administrator' )?->add_cap( self::CAPABILITY );
		get_role( 'administrator' )?->add_cap( self::READING );
	}

	/**
	 * Runs the set-up after an update, and on sites that joined a network later. The activation hook runs in neither
	 * case.
	 */
	public static function set_up_once(): void {
		if ( Schema::is_due() && ! wp_doing_ajax() ) {
			self::set_up();
		}
	}

	/**
	 * Recreates missing tables and columns. Raises an alert for missing tables, except before the first set-up and
	 * during an update.
	 *
	 * @param bool $is_repaired Whether another callback has done so.
	 * @param bool $is_needed   Whether the tables are created if there are none.
	 * @return bool|null True if all tables exist; null if there are none yet.
	 */
	public static function repair( bool $is_repaired = false, bool $is_needed = true ): ?bool {
		if ( $is_repaired ) {
			return true;
		}
		if ( ! $is_needed && ! Schema::exists() ) {
			return null;
		}
		$is_fault    = Schema::is_current() && ! Schema::is_complete();
		$is_repaired = Schema::rebuild();
		if ( $is_fault ) {
			Faults::report(
				Faults::MISSING,
				$is_repaired
					? __(
						'A database table for leads was missing and has been created again, empty. Emails that may not have been sent are sent again.',
						'cfg-configurator'
					)
					: __( 'A database table for leads is missing, and the database does not allow creating it again.', 'cfg-configurator' )
			);
		}
		return $is_repaired;
	}

	/** Removes the cron events. Keeps all data. */
	public static function pause(): void {
		Schedule::clear();
	}

	/** @return list<\WP_User> Users who may manage leads without their role. */
	public static function users(): array {
		$users = get_users(
			array(
				'meta_key'     => Database::wpdb()->get_blog_prefix() . 'capabilities', // phpcs:ignore WordPress.DB.SlowDBQuery -- only in this panel.
				'meta_value'   => '"' . self::CAPABILITY . '"', // phpcs:ignore WordPress.DB.SlowDBQuery -- see above.
				'meta_compare' => 'LIKE',
				'orderby'      => 'display_name',
			)
		);
		return array_values( array_filter( $users, static fn ( mixed $user ): bool => $user instanceof \WP_User ) );
	}

	/** Withdraws the capabilities from all roles, and managing leads from users. */
	public static function withdraw(): void {
		foreach ( wp_roles()->role_objects as $role ) {
			$role->remove_cap( self::CAPABILITY );
			$role->remove_cap( self::READING );
		}
		foreach ( self::users() as $user ) {
			$user->remove_cap( self::CAPABILITY );
		}
	}
}
