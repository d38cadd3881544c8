<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/** The work with a lead: its status, who does it, notes, and what was done so far. Everything is logged. */
final class Follow_Up {
	/** How far the dealer has come. Independent of the status of a Lead, which decides whether it is mailed. */
	public const NEW       = 'new';
	public const CONTACTED = 'contacted';
	public const WON       = 'won';
	public const LOST      = 'lost';

	/** Maximum length of a note, in characters. */
	public const MAXIMUM_NOTE = 5000;

	/**
	 * @param array<mixed> $posted Unslashed. Only what was changed in the form counts: another user may have changed the rest since.
	 * @return string What was done, for the screen's notice.
	 */
	public static function save( int $id, array $posted ): string {
		$text = static fn ( string $name ): string => is_string( $posted[ $name ] ?? null ) ? trim( sanitize_textarea_field( $posted[ $name ] ) ) : '';
		$note = $text( 'note' );
		if ( null === Lead_Table::find( $id ) || mb_strlen( $note ) > self::MAXIMUM_NOTE ) {
			return 'not-saved';
		}
		if ( $text( 'sales_status' ) !== $text( 'sales_status_before' ) ) {
			self::set_status( $id, $text( 'sales_status' ) );
		}
		if ( $text( 'assigned_to' ) !== $text( 'assigned_to_before' ) ) {
			self::assign( $id, $text( 'assigned_to' ) );
		}
		return '' === $note || Log_Entry::add( $id, Log_Entry::NOTE, $note ) ? 'saved' : 'not-saved';
	}

	/** @param string $status One of all(); others are ignored. */
	private static function set_status( int $id, string $status ): void {
		$sql = 'UPDATE %i SET sales_status = %s WHERE id = %d AND sales_status <> %s';
		if ( isset( self::all()[ $status ] ) && 1 === Database::run( $sql, Tables::leads(), $status, $id, $status ) ) {
			Log_Entry::add( $id, Log_Entry::STATUS, $status );
		}
	}

	/** @param string $user Id of one of the Assignees, or '0' for nobody; others are ignored. */
	private static function assign( int $id, string $user ): void {
		$sql      = 'UPDATE %i SET assigned_to = %d WHERE id = %d AND assigned_to <> %d';
		$is_known = '0' === $user || isset( Assignees::all()[ (int) $user ] );
		if ( $is_known && 1 === Database::run( $sql, Tables::leads(), (int) $user, $id, (int) $user ) ) {
			Log_Entry::add( $id, Log_Entry::ASSIGNED, (string) (int) $user );
		}
	}

	/** @return array<string, string> Words by status, in the order of the work. */
	public static function all(): array {
		return array(
			self::NEW       => _x( 'New', 'lead', 'cfg-configurator' ),
			self::CONTACTED => _x( 'Contacted', 'lead', 'cfg-configurator' ),
			self::WON       => _x( 'Won', 'lead', 'cfg-configurator' ),
			self::LOST      => _x( 'Lost', 'lead', 'cfg-configurator' ),
		);
	}

	/** Describes a status. Unknown ones are shown as they are. */
	public static function label( string $status ): string {
		return self::all()[ $status ] ?? $status;
	}

	/** Gives the leads of a user to another one; 0 for nobody. */
	public static function reassign( int $user, int $successor ): void {
		Database::run( 'UPDATE %i SET assigned_to = %d WHERE assigned_to = %d', Tables::leads(), $successor, $user );
	}

	/** @param list<int> $ids Of leads. */
	public static function set_read( array $ids, bool $is_read ): void {
		if ( array() !== $ids ) {
			Database::run( 'UPDATE %i SET is_read = %d WHERE id IN (' . Database::marks( $ids ) . ')', Tables::leads(), (int) $is_read, ...$ids );
		}
	}

	public static function status_of( Lead $lead ): string {
		$status = $lead->text( 'sales_status' );
		return '' === $status ? self::NEW : $status;
	}

	/** Id of the user who works with a lead; 0 for nobody. */
	public static function assigned_to( Lead $lead ): int {
		return (int) $lead->text( 'assigned_to' );
	}

	public static function is_read( Lead $lead ): bool {
		return '1' === $lead->text( 'is_read' );
	}

	public static function render( Lead $lead ): void {
		$users = Assignees::all();
		// A user who may no longer manage leads stays visible until somebody else is chosen.
		$user   = self::assigned_to( $lead );
		$users += 0 === $user ? array() : array( $user => Assignees::name( $user ) );
		echo '<h2>' . esc_html__( 'Follow-up', 'cfg-configurator' ) . '</h2>';
		Lead_Actions::open_form( 'work', $lead->id );
		echo '<div class="cfg-leads-work">';
		self::choice( 'sales_status', __( 'Status', 'cfg-configurator' ), self::all(), self::status_of( $lead ) );
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

	/** @param array<int|string, string> $options Labels of a selection by value. */
	public static function options( array $options, string $chosen ): void {
		foreach ( $options as $value => $words ) {
			echo '<option value="' . esc_attr( (string) $value ) . '"' . selected( $chosen, (string) $value, false ) . '>' . esc_html( $words ) . '</option>';
		}
	}

	private static function log( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Activity', 'cfg-configurator' ) . '</h2><ol class="cfg-leads-log">';
		foreach ( Log_Entry::of_lead( $lead->id ) as $entry ) {
			self::line( $entry->at_gmt, Assignees::name( $entry->user_id ), $entry->label(), Log_Entry::NOTE === $entry->kind );
		}
		self::line( $lead->created_gmt, '', __( 'Received', 'cfg-configurator' ), false );
		echo '</ol>';
	}

	/** @param string $user Name of who did it; '' for nobody. */
	private static function line( string $at_gmt, string $user, string $words, bool $is_note ): void {
		echo $is_note ? '<li class="cfg-leads-note">' : '<li>', '<span class="description">'
			. esc_html( implode( ', ', array_filter( array( Clock::display( $at_gmt ), $user ) ) ) ) . '</span> '
			. wp_kses( nl2br( esc_html( $words ) ), array( 'br' => array() ) ) . '</li>';
	}
}
