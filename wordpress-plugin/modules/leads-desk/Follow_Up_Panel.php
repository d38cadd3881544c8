<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead;

/** The work with a lead: its status, who does it, notes, and what was done so far. */
final class Follow_Up_Panel {
	public static function render( Lead $lead ): void {
		$users = Assignees::all();
		// A user who may no longer manage leads stays visible until somebody else is chosen.
		$users += 0 === $lead->assigned_to() ? array() : array( $lead->assigned_to() => Assignees::name( $lead->assigned_to() ) );
		echo '<h2>' . esc_html__( 'Follow-up', 'cfg-configurator' ) . '</h2><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) )
			. '"><input type="hidden" name="action" value="' . esc_attr( Lead_Actions::PREFIX . 'work' )
			. '"><input type="hidden" name="lead" value="' . esc_attr( (string) $lead->id ) . '">';
		wp_nonce_field( Lead_Actions::intent( 'work', array( $lead->id ) ) );
		echo '<div class="cfg-leads-work">';
		self::choice( 'sales_status', __( 'Status', 'cfg-configurator' ), Follow_Up_Status::all(), $lead->sales_status() );
		$nobody = array( 0 => __( 'Nobody', 'cfg-configurator' ) );
		self::choice( 'assigned_to', __( 'Assigned to', 'cfg-configurator' ), $nobody + $users, (string) $lead->assigned_to() );
		echo '</div><p><label>' . esc_html__( 'New note', 'cfg-configurator' ) . '<br><textarea name="note" rows="3" class="large-text" maxlength="'
			. esc_attr( (string) Follow_Up_Actions::MAXIMUM_NOTE ) . '" aria-describedby="cfg-note-help"></textarea></label></p>'
			. '<p class="description" id="cfg-note-help">'
			. esc_html__( 'Write only what the buyer may read: notes are part of the data that a person can ask for.', 'cfg-configurator' )
			. '</p><p><button class="button button-primary">' . esc_html__( 'Save', 'cfg-configurator' ) . '</button></p></form>';
		self::log( $lead );
	}

	/** @param array<int|string, string> $options By value. */
	private static function choice( string $name, string $label, array $options, string $chosen ): void {
		echo '<p><label>' . esc_html( $label ) . '<br><select name="' . esc_attr( $name ) . '">';
		foreach ( $options as $value => $words ) {
			echo '<option value="' . esc_attr( (string) $value ) . '"' . selected( $chosen, (string) $value, false ) . '>' . esc_html( $words ) . '</option>';
		}
		echo '</select></label><input type="hidden" name="' . esc_attr( $name ) . '_before" value="' . esc_attr( $chosen ) . '"></p>';
	}

	private static function log( Lead $lead ): void {
		echo '<h2>' . esc_html__( 'Activity', 'cfg-configurator' ) . '</h2><ol class="cfg-leads-log">';
		foreach ( Log_Table::of_lead( $lead->id ) as $entry ) {
			self::line( $entry->at_gmt, Assignees::name( $entry->user_id ), $entry->words(), $entry->is_note() );
		}
		self::line( $lead->created_gmt, '', __( 'Received', 'cfg-configurator' ), false );
		echo '</ol>';
	}

	/** @param string $user Name of who did it; '' for nobody. */
	private static function line( string $at_gmt, string $user, string $words, bool $is_note ): void {
		$when = Clock::words( $at_gmt );
		echo $is_note ? '<li class="cfg-leads-note">' : '<li>', '<span class="description">'
			. esc_html( implode( ', ', array_filter( array( $when, $user ) ) ) ) . '</span> '
			. wp_kses( nl2br( esc_html( $words ) ), array( 'br' => array() ) ) . '</li>';
	}
}
