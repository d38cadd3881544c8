<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The columns of a lead that callbacks of hooks receive (docs/hooks.md). */
final class Lead_Columns {
	/** Columns passed as integers; all others are strings. */
	private const NUMBERS = array( 'consent', 'marketing', 'sharing' );

	/** Columns that are not passed: the id is a separate argument, the others are internal. */
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

	/**
	 * @param array<string, string|null> $row Database row.
	 * @return array<string, int|string|null>
	 */
	public static function of( array $row ): array {
		$lead = array_diff_key( $row, array_flip( self::INTERNAL ) );
		foreach ( self::NUMBERS as $column ) {
			$lead[ $column ] = (int) ( $row[ $column ] ?? 0 );
		}
		return $lead;
	}
}
