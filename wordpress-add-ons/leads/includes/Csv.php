<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Consents;
use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Leads\Snapshot;
use Cfg_Configurator\Leads\Snapshot_Rows;

/** The leads of a list as a file for spreadsheets, written line by line. */
final class Csv {
	/** Action of `admin-post.php`, and of its nonce. */
	public const ACTION = 'cfg_configurator_leads_export';

	/** Spreadsheets need it to read accents. */
	private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

	/** What starts a formula, also after white space. Full-width signs count as their ASCII equivalents. */
	private const FORMULA = '[\s\p{Z}\p{C}]*+[=+\-@|%＝＋－＠]';

	public static function respond(): never {
		if ( ! current_user_can( Install::READ ) ) {
			wp_die( esc_html__( 'You are not allowed to read leads.', 'cfg-configurator-leads' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );
		if ( function_exists( 'set_time_limit' ) ) {
			// A file that ends early would look complete.
			set_time_limit( 0 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="leads-' . wp_date( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		wp_ob_end_flush_all();
		self::write(
			Filter::of_query( wp_unslash( $_GET ) ),
			static function ( string $line ): void {
				echo $line; // phpcs:ignore WordPress.Security.EscapeOutput -- a CSV file; cell() makes its cells safe.
			}
		);
		exit;
	}

	/** @param callable(string): void $write */
	public static function write( Filter $filter, callable $write ): void {
		$write( self::BYTE_ORDER_MARK . self::line( array_column( self::cells( new Lead( array() ) ), 0 ) ) );
		foreach ( $filter->all() as $lead ) {
			$write( self::line( array_column( self::cells( $lead ), 1 ) ) );
		}
	}

	/** @return list<array{string, string}> Heading and text of each cell. Two may have the same heading. */
	private static function cells( Lead $lead ): array {
		$mails = array();
		foreach ( $lead->mails() as $recipient => $mail ) {
			$mails[] = Words::recipient( $recipient ) . ': ' . Sender::state_label( $mail['state'] ?? '' );
		}
		$cells = array(
			array( __( 'Lead', 'cfg-configurator-leads' ), (string) $lead->id ),
			array( __( 'Received', 'cfg-configurator-leads' ), '' === $lead->created_gmt ? '' : get_date_from_gmt( $lead->created_gmt ) ),
			array( __( 'Form', 'cfg-configurator-leads' ), Form_Type::label( $lead->form_type ) ),
			array( __( 'Status', 'cfg-configurator-leads' ), Words::statuses()[ $lead->status ] ?? $lead->status ),
			array( __( 'Follow-up', 'cfg-configurator-leads' ), Words::follow_ups()[ $lead->follow_up ] ?? $lead->follow_up ),
			array( __( 'Emails', 'cfg-configurator-leads' ), implode( ', ', $mails ) ),
			array( __( 'Dealer ID', 'cfg-configurator-leads' ), $lead->dealer_id ),
			array( __( 'Page', 'cfg-configurator-leads' ), $lead->from_page ),
			array( __( 'Lead model', 'cfg-configurator-leads' ), $lead->model ),
			array( __( 'Needs confirmation', 'cfg-configurator-leads' ), Snapshot::warning_label( $lead->snapshot_warning ) ),
		);
		foreach ( Form_Fields::all() as $field ) {
			$cells[] = array( $field->label, $field->text( $lead ) );
		}
		foreach ( Form_Fields::extra_labels() as $name => $label ) {
			$cells[] = array( $label, $lead->extra()[ $name ] ?? '' );
		}
		$figures = array_map( self::amount( ... ), Snapshot_Rows::figures( $lead->snapshot() ) );
		$more    = array( Consents::rows( $lead ), Snapshot_Rows::labelled( array( ...Snapshot_Rows::choices( $lead->snapshot() ), ...$figures ) ) );
		foreach ( array_merge( ...$more ) as $heading => $text ) {
			$cells[] = array( (string) $heading, $text );
		}
		return $cells;
	}

	/** An amount such as '23 990,00 €' as '23990,00', so that spreadsheets can add it; another text as it is. */
	private static function amount( string $text ): string {
		return 1 === preg_match( '/^-?[\d\x{A0}]+(?:,\d\d)?\x{A0}€$/u', $text ) ? str_replace( array( "\u{A0}", '€' ), '', $text ) : $text;
	}

	/**
	 * A text that spreadsheets do not evaluate: an apostrophe marks what begins like a formula as text, also after a separator, at
	 * which some programs split the cell.
	 */
	private static function cell( string $text ): string {
		$inside     = (string) preg_replace( '/(?!^)([,;\t\r\n]["\']*+)(?=' . self::FORMULA . ')/u', "$1'", mb_scrub( $text, 'UTF-8' ) );
		$is_formula = 1 === preg_match( '/^(?:' . self::FORMULA . '|[\t\r\n])/u', $inside );
		return '"' . str_replace( '"', '""', $is_formula ? "'{$inside}" : $inside ) . '"';
	}

	/** @param list<string> $texts Cells, with the separator that Portuguese spreadsheets expect. */
	private static function line( array $texts ): string {
		return implode( ';', array_map( self::cell( ... ), $texts ) ) . "\r\n";
	}
}
