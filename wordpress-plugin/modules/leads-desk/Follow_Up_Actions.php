<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Lead_Table;

/** Saves what the form of Screen\Sales_Panel posts: status, assignee and a note. Everything is logged. */
final class Follow_Up_Actions {
	/** Maximum length of a note, in characters. */
	public const MAXIMUM_NOTE = 5000;

	/**
	 * Changes only what was changed in the form: another user may have changed the rest since it was opened.
	 *
	 * @param array<mixed> $posted Unslashed.
	 * @return string What was done, for the screen's notice.
	 */
	public static function save( int $id, array $posted ): string {
		$text = static fn ( string $name ): string => is_string( $posted[ $name ] ?? null ) ? trim( sanitize_textarea_field( $posted[ $name ] ) ) : '';
		$note = $text( 'note' );
		if ( null === Lead_Table::find( $id ) || mb_strlen( $note ) > self::MAXIMUM_NOTE ) {
			return 'not-saved';
		}
		if ( $text( 'sales_status' ) !== $text( 'sales_status_before' ) ) {
			self::set_status( array( $id ), $text( 'sales_status' ) );
		}
		if ( $text( 'assigned_to' ) !== $text( 'assigned_to_before' ) ) {
			self::assign( $id, $text( 'assigned_to' ) );
		}
		return '' === $note || Log_Table::add( $id, Log_Entry::NOTE, $note ) ? 'saved' : 'not-saved';
	}

	/**
	 * @param list<int> $ids    Leads.
	 * @param string    $status One of Follow_Up_Status; others are ignored.
	 */
	public static function set_status( array $ids, string $status ): void {
		foreach ( isset( Follow_Up_Status::all()[ $status ] ) ? $ids : array() as $id ) {
			if ( Follow_Up_Table::set_status( $id, $status ) ) {
				Log_Table::add( $id, Log_Entry::STATUS, $status );
			}
		}
	}

	/** @param string $user Id of one of the Assignees, or '0'; others are ignored. */
	private static function assign( int $id, string $user ): void {
		$is_known = '0' === $user || isset( Assignees::all()[ (int) $user ] );
		if ( $is_known && Follow_Up_Table::assign( $id, (int) $user ) ) {
			Log_Table::add( $id, Log_Entry::ASSIGNED, (string) (int) $user );
		}
	}
}
