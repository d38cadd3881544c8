<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Setup;

/** The users that a lead can be assigned to: those who may manage leads. */
final class Assignees {
	/** @return array<int, string> Names by id, in alphabetical order. */
	public static function all(): array {
		$users = get_users(
			array(
				'capability' => Lead_Setup::CAPABILITY,
				'orderby'    => 'display_name',
				'fields'     => array( 'ID', 'display_name' ),
			)
		);
		$names = array();
		foreach ( $users as $user ) {
			if ( is_object( $user ) && isset( $user->ID, $user->display_name ) && is_numeric( $user->ID ) && is_string( $user->display_name ) ) {
				$names[ (int) $user->ID ] = $user->display_name;
			}
		}
		return $names;
	}

	/** Name of a user, also of one who may no longer manage leads; '' for 0. */
	public static function name( int $user ): string {
		if ( 0 === $user ) {
			return '';
		}
		$found = get_userdata( $user );
		return false === $found ? '#' . $user : $found->display_name;
	}
}
