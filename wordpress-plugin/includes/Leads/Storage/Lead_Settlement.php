<?php
/**
 * Settled flag of leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Delivery;

/**
 * The `is_settled` column of leads: true once no mail is left to send. If the deliveries table is lost, only unsettled
 * leads are mailed again.
 */
final class Lead_Settlement {
	/**
	 * Marks a lead as settled if it has no more mail to send.
	 */
	public static function settle( int $lead_id ): void {
		Database::run(
			'UPDATE %i SET is_settled = 1 WHERE id = %d AND NOT EXISTS (SELECT 1 FROM %i WHERE lead_id = %d AND state = %s)',
			array( Tables::leads(), $lead_id, Tables::deliveries(), $lead_id, Delivery::PENDING )
		);
	}

	public static function reopen( int $lead_id ): void {
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id = %d', array( Tables::leads(), $lead_id ) );
	}

	/**
	 * Clears the flag for all leads with mail to send.
	 */
	public static function reopen_pending(): void {
		$pending = array( Tables::leads(), Tables::deliveries(), Delivery::PENDING );
		Database::run( 'UPDATE %i SET is_settled = 0 WHERE id IN (SELECT lead_id FROM %i WHERE state = %s)', $pending );
	}
}
