<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Work;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Lead_Table;

/**
 * Fires the action `cfg_configurator_lead_kept` at least once for each stored lead: right after it is stored, or by
 * cron if that process died or the lead was stored later. Fires again with the new status when a lead is released.
 */
final class Lead_Announcer {
	/** Seconds before cron announces a lead that its own process has not announced. */
	private const GRACE = 300;

	/** Columns passed to callbacks as integers; all others are strings. */
	private const NUMBERS = array( 'consent', 'marketing', 'sharing' );

	/** Columns not passed to callbacks: the id is a separate argument, the others are internal. */
	private const INTERNAL = array(
		'id',
		'is_planned',
		'is_settled',
		'announcements',
		'is_read',
		'corrected_gmt',
		'corrected_by',
		'sales_status',
		'assigned_to',
	);

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

	/** Counts the attempt before it starts, so that a callback that ends the process is not called forever. */
	private static function attempt( int $id, int $attempts ): void {
		$row = Lead_Table::begin_announcement( $id, $attempts ) ? Lead_Table::row( $id ) : null;
		if ( null === $row ) {
			return;
		}
		$lead = array_diff_key( $row, array_flip( self::INTERNAL ) );
		foreach ( self::NUMBERS as $column ) {
			$lead[ $column ] = (int) ( $row[ $column ] ?? 0 );
		}
		self::fire( $lead, $id );
		Lead_Table::end_announcement( $id );
	}

	/**
	 * Runs each callback separately, so that an exception stops neither the other callbacks nor the mails.
	 *
	 * @param array<string, int|string|null> $lead
	 */
	private static function fire( array $lead, int $id ): void {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$hook     = $wp_filter[ Lead_Table::ANNOUNCEMENT ] ?? new \WP_Hook();
		$original = $hook->callbacks;
		foreach ( $original as $priority => $callbacks ) {
			foreach ( $callbacks as $key => $callback ) {
				$callback['function']                 = self::isolated( $callback['function'] );
				$hook->callbacks[ $priority ][ $key ] = $callback;
			}
		}
		try {
			/**
			 * Fires at least once for each stored lead, with the status 'received' or 'held', and again when a held lead
			 * is released. Use `idempotency_key` to detect repeats.
			 *
			 * @param array<string, int|string|null> $lead Columns of the lead.
			 * @param int                            $id   Id of the lead.
			 */
			do_action( 'cfg_configurator_lead_kept', $lead, $id );
		} finally {
			foreach ( $original as $priority => $callbacks ) {
				foreach ( $callbacks as $key => $callback ) {
					// A callback may have removed itself.
					if ( isset( $hook->callbacks[ $priority ][ $key ] ) ) {
						$hook->callbacks[ $priority ][ $key ] = $callback;
					}
				}
			}
		}
	}

	private static function isolated( callable $callback ): \Closure {
		return static function ( mixed ...$arguments ) use ( $callback ): void {
			try {
				$callback( ...$arguments );
			} catch ( \Throwable $fault ) {
				// Do not log the message: it may name the buyer.
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
				error_log( 'cfg-configurator: ' . $fault::class . " in a callback of cfg_configurator_lead_kept, {$fault->getFile()}:{$fault->getLine()}" );
			}
		};
	}
}
