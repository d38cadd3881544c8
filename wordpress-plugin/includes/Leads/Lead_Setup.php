<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Work\Schedule;

/** Set-up and repair. Every method can be called again, and works on the current site of a network. */
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

	/** Creates tables, capabilities and cron events. On a site of a network, the first lead creates the tables. */
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

	/** Runs the set-up after an update, and on sites that joined a network later: neither runs the activation hook. */
	public static function set_up_once(): void {
		if ( Schema::is_due() && ! wp_doing_ajax() ) {
			self::set_up();
		}
	}

	/**
	 * Recreates missing tables and columns. Missing tables are a fault, except before the first set-up and during an update.
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
			$words = __(
				'A database table for leads was missing and has been created again, empty. Emails that may not have been sent are sent again.',
				'cfg-configurator'
			);
			$lost  = __( 'A database table for leads is missing, and the database does not allow creating it again.', 'cfg-configurator' );
			Faults::report( Faults::MISSING, $is_repaired ? $words : $lost );
		}
		return $is_repaired;
	}

	/** @return list<\WP_User> Users who may manage leads without their role. */
	public static function users(): array {
		$query   = array(
			'capability' => self::CAPABILITY,
			'orderby'    => 'display_name',
		);
		$users   = array_filter( get_users( $query ), static fn ( mixed $user ): bool => $user instanceof \WP_User );
		$has_own = static fn ( \WP_User $user ): bool => isset( $user->caps[ self::CAPABILITY ] );
		return array_values( array_filter( $users, $has_own ) );
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
