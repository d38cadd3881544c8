<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;

/** The deliveries of leads to webhooks: one row for each lead and webhook, with the columns of Retry. Times are UTC. */
final class Webhook_Table {
	/** Version of the columns, in an autoloaded option. */
	private const SCHEMA = 1;
	private const OPTION = 'cfg_configurator_leads_schema';

	/** State of a delivery whose lead is held back. */
	public const HELD = 'held';

	/** `webhook` is Webhooks::id() of the URL, `sendings` counts starts, `is_told` says whether a delivery that failed was reported. */
	private const COLUMNS = <<<'SQL'
CREATE TABLE %1$s (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
lead_id bigint(20) unsigned NOT NULL,
webhook char(12) NOT NULL,
url varchar(500) NOT NULL,
%2$s,
sendings smallint(5) unsigned NOT NULL DEFAULT 1,
done_gmt datetime DEFAULT NULL,
detail varchar(255) NOT NULL DEFAULT '',
is_told tinyint(1) NOT NULL DEFAULT 0,
PRIMARY KEY  (id),
UNIQUE KEY lead_webhook (lead_id,webhook),
KEY due (state,next_gmt)
) %3$s;
SQL;

	/** Name of the table on the current site of a network. */
	public static function name(): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return "{$wpdb->prefix}cfg_configurator_leads_webhooks";
	}

	public static function create(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( sprintf( self::COLUMNS, self::name(), Retry::columns( '' ), $wpdb->get_charset_collate() ) );
		update_option( self::OPTION, self::SCHEMA, true );
	}

	/** Creates the table on sites of a network, where the activation does not run, and after an update. */
	public static function ensure(): void {
		if ( self::SCHEMA !== (int) get_option( self::OPTION, 0 ) ) { // @phpstan-ignore cast.int
			self::create();
		}
	}

	/** Plans the delivery of a lead, unless it is there already. */
	public static function plan( Lead $lead, string $webhook, string $url ): void {
		$sql   = 'INSERT IGNORE INTO %i (lead_id, webhook, url, state, next_gmt) VALUES (%d, %s, %s, %s, %s)';
		$state = Lead::RECEIVED === $lead->status ? Retry::PENDING : self::HELD;
		Lead_Table::run( $sql, self::name(), $lead->id, $webhook, $url, $state, Retry::stamp() );
	}

	/** Starts the deliveries of leads that were released since they were planned. */
	public static function release(): void {
		$sql = 'UPDATE %i SET state = %s, next_gmt = %s WHERE state = %s AND lead_id IN (SELECT id FROM %i WHERE status = %s)';
		Lead_Table::run( $sql, self::name(), Retry::PENDING, Retry::stamp(), self::HELD, Lead_Table::name(), Lead::RECEIVED );
	}

	/** Starts the deliveries of a lead again, under new ids of the message. */
	public static function reset( int $lead ): void {
		foreach ( self::of_lead( $lead ) as $row ) {
			if ( Retry::reset( self::name(), '', (int) $row['id'] ) ) {
				Lead_Table::run( 'UPDATE %i SET sendings = sendings + 1, is_told = 0 WHERE id = %d', self::name(), (int) $row['id'] );
			}
		}
	}

	/** Number of deliveries that failed, or whose fate is unknown, since the last call. */
	public static function tell(): int {
		$sql = 'UPDATE %i SET is_told = 1 WHERE is_told = 0 AND state IN (%s, %s)';
		return (int) Lead_Table::run( $sql, self::name(), Retry::FAILED, Retry::UNKNOWN );
	}

	/** @return list<array<string, string|null>> Rows of a lead, oldest first. */
	public static function of_lead( int $lead ): array {
		return Lead_Table::rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id', self::name(), $lead );
	}

	public static function delete( int $lead ): void {
		Lead_Table::run( 'DELETE FROM %i WHERE lead_id = %d', self::name(), $lead );
	}
}
