<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Fires the action `cfg_configurator_lead_kept` at least once for each stored lead: right after it is stored, or by
 * cron if that process died, a callback threw or the lead was stored later. Fires again with the new status when a lead
 * is released.
 */
final class Lead_Announcer {
	/** Seconds before cron announces a lead that its own process has not announced. */
	private const GRACE = 300;

	/** Announces a lead unless another process already started to. */
	public static function announce( int $id ): void {
		if ( has_action( Lead_Table::ANNOUNCEMENT ) ) {
			self::attempt( $id, 0 );
		}
	}

	/** Announces leads whose announcement did not complete. */
	public static function announce_waiting( int $limit ): void {
		foreach ( Lead_Table::unannounced( self::GRACE, $limit ) as $id => $attempts ) {
			self::attempt( (int) $id, $attempts );
		}
	}

	/** Counts the attempt before it starts, so that a callback that throws or ends the process is not called forever. */
	private static function attempt( int $id, int $attempts ): void {
		$lead = Lead_Table::begin_announcement( $id, $attempts ) ? Lead_Table::find( $id ) : null;
		if ( null === $lead ) {
			return;
		}
		/**
		 * Fires at least once for each stored lead, with the status 'received' or 'held', and again when a held lead is
		 * released. Use `idempotency_key` to detect repeats.
		 *
		 * @param array<string, int|string|null> $lead Columns of the lead.
		 * @param int                            $id   Id of the lead.
		 */
		if ( Lead_Event::fire( Lead_Table::ANNOUNCEMENT, $lead->columns(), $id ) ) {
			Lead_Table::end_announcement( $id );
		}
	}
}
