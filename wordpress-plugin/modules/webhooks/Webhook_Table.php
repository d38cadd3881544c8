<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Status;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Retry_Schedule;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;

/** The state of each webhook of a lead: `recipient` is the webhook's id, `address` its URL. */
final class Webhook_Table {
	/** Name without prefix. */
	public const NAME = 'webhooks';

	public static function table(): string {
		return Tables::named( self::NAME );
	}

	/**
	 * A receiver that accepts requests and does not answer may be down for a day. An attempt with unknown outcome is
	 * therefore repeated late, or when the receiver has answered again (docs/decisions/0073).
	 */
	public static function queue(): Delivery_Queue {
		return new Delivery_Queue( self::table(), Retry_Schedule::LONGEST );
	}

	/** @return list<Delivery> */
	public static function of_lead( int $lead_id ): array {
		return self::queue()->of_leads( array( $lead_id ) )[ $lead_id ] ?? array();
	}

	/** Number of deliveries to a webhook that wait for another attempt. */
	public static function retries( string $id ): int {
		$sql = 'SELECT COUNT(*) FROM %i WHERE state = %s AND attempts > 0 AND recipient = %s';
		return (int) Database::value( $sql, self::table(), Delivery::PENDING, $id );
	}

	/** Plans the delivery of all leads since a time in UTC whose mails are planned. */
	public static function plan_again( string $id, string $url, string $since ): void {
		$sql  = "INSERT IGNORE INTO %i (lead_id, recipient, address, state, last_error, next_gmt)
			SELECT id, %s, %s, %s, '', %s FROM %i WHERE is_planned = 1 AND status = %s AND created_gmt > %s";
		$rows = array( $id, $url, Delivery::PENDING, Clock::stamp(), Tables::leads(), Lead_Status::RECEIVED, $since );
		Database::run( $sql, self::table(), ...$rows );
	}

	/**
	 * Gives up pending deliveries to webhooks that are no longer in the settings.
	 *
	 * @param list<string> $ids Those in the settings.
	 */
	public static function give_up_others( array $ids, string $error ): void {
		$others = array() === $ids ? '' : ' AND recipient NOT IN (' . Database::marks( $ids ) . ')';
		$sql    = "UPDATE %i SET state = %s, last_error = %s WHERE state = %s{$others}";
		Database::run( $sql, self::table(), Delivery::FAILED, $error, Delivery::PENDING, ...$ids );
	}
}
