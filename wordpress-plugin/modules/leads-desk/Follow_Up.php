<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/** The work with a lead: its status, who does it, notes, and what was done so far. Everything is logged. */
final class Follow_Up {
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
	 * @param string    $status One of Follow_Up_Table; others are ignored.
	 */
	public static function set_status( array $ids, string $status ): void {
		foreach ( isset( Follow_Up_Table::all()[ $status ] ) ? $ids : array() as $id ) {
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

	/** Prints status, assignee, a field for a note, and what was done so far. */
	public static function render( Lead $lead ): void {
		$users = Assignees::all();
		// A user who may no longer manage leads stays visible until somebody else is chosen.
		$user   = Follow_Up_Table::assigned_to( $lead );
		$users += 0 === $user ? array() : array( $user => Assignees::name( $user ) );
		echo '<h2>' . esc_html__( 'Follow-up', 'cfg-configurator' ) . '</h2>';
		Lead_Actions::open_form( 'work', $lead->id );
		echo '<div class="cfg-leads-work">';
		self::choice( 'sales_status', __( 'Status', 'cfg-configurator' ), Follow_Up_Table::all(), Follow_Up_Table::status_of( $lead ) );
		$nobody = array( 0 => __( 'Nobody', 'cfg-configurator' ) );
		self::choice( 'assigned_to', __( 'Assigned to', 'cfg-configurator' ), $nobody + $users, (string) $user );
		echo '</div><p><label>' . esc_html__( 'New note', 'cfg-configurator' ) . '<br><textarea name="note" rows="3" class="large-text" maxlength="'
			. esc_attr( (string) self::MAXIMUM_NOTE ) . '" aria-describedby="cfg-note-help"></textarea></label></p>'
			. '<p class="description" id="cfg-note-help">'
			. esc_html__( 'Write only what the buyer may read: notes are part of the data that a person can ask for.', 'cfg-configurator' )
			. '</p><p><button class="button button-primary">' . esc_html__( 'Save', 'cfg-configurator' ) . '</button></p></form>';
		self::log( $lead );
	}

	/** @param array<int|string, string> $options By value. */
	private static function choice( string $name, string $label, array $options, string $chosen ): void {
		echo '<p><label>' . esc_html( $label ) . '<br><select name="' . esc_attr( $name ) . '">';
		self::options( $options, $chosen );
		echo '</select></label><input type="hidden" name="' . esc_attr( $name ) . '_before" value="' . esc_attr( $chosen ) . '"></p>';
	}

	/**
	 * Prints the options of a selection.
	 *
	 * @param array<int|string, string> $options By value.
	 */
	public static function options( array $options, string $chosen ): void {
		foreach ( $options as $value => $words ) {
			echo '<option value="' . esc_attr( (string) $value ) . '"' . selected( $chosen, (string) $value, false ) . '>' . esc_html( $words ) . '</option>';
		}
	}

	private static function log( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Activity', 'cfg-configurator' ) . '</h2><ol class="cfg-leads-log">';
		foreach ( Log_Table::of_lead( $lead->id ) as $entry ) {
			self::line( $entry->at_gmt, Assignees::name( $entry->user_id ), $entry->label(), $entry->is_note() );
		}
		self::line( $lead->created_gmt, '', __( 'Received', 'cfg-configurator' ), false );
		echo '</ol>';
	}

	/** @param string $user Name of who did it; '' for nobody. */
	private static function line( string $at_gmt, string $user, string $words, bool $is_note ): void {
		$when = Clock::display( $at_gmt );
		echo $is_note ? '<li class="cfg-leads-note">' : '<li>', '<span class="description">'
			. esc_html( implode( ', ', array_filter( array( $when, $user ) ) ) ) . '</span> '
			. wp_kses( nl2br( esc_html( $words ) ), array( 'br' => array() ) ) . '</li>';
	}
}
