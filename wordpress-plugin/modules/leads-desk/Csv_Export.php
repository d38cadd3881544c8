<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Modules\Consents\Consent_Record;

/**
 * Writes leads line by line to limit memory use. UTF-8 with a byte order mark, which spreadsheets need to read accents. Amounts are plain numbers with a
 * decimal comma, so that spreadsheets can add them (docs/decisions/0017).
 */
final class Csv_Export {
	private const MARK = "\xEF\xBB\xBF";

	/** @return array<string, string> HTTP headers of the file. */
	public static function headers(): array {
		return array(
			'Content-Type'           => 'text/csv; charset=utf-8',
			'Content-Disposition'    => 'attachment; filename="leads-' . wp_date( 'Y-m-d' ) . '.csv"',
			'X-Content-Type-Options' => 'nosniff',
		);
	}

	public static function send( Lead_Filter $filter ): void {
		if ( function_exists( 'set_time_limit' ) ) {
			// A truncated file would look complete.
			set_time_limit( 0 );
		}
		self::write(
			$filter,
			static function ( string $piece ): void {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- a CSV file; cells are made safe by cell().
				flush();
			}
		);
	}

	/**
	 * @param callable(string): mixed $write Writes a chunk of the file.
	 * @return int Number of exported leads.
	 */
	public static function write( Lead_Filter $filter, callable $write ): int {
		$head = array_merge( ...array_map( 'array_keys', self::cells( new Lead( array() ), array(), null, array() ) ) );
		$write( self::MARK . self::row( array_map( 'strval', $head ) ) );
		$count = 0;
		foreach ( Lead_Search::batches( $filter ) as $leads ) {
			$ids            = array_column( $leads, 'id' );
			$deliveries     = Delivery_Queue::of_mails()->of_leads( $ids );
			$configurations = Lead_Extension::configurations_of( $leads );
			$notes          = Log_Entry::notes_of( $ids );
			$lines          = '';
			foreach ( $leads as $lead ) {
				$cells  = self::cells( $lead, $deliveries[ $lead->id ] ?? array(), $configurations[ $lead->id ] ?? null, $notes[ $lead->id ] ?? array() );
				$lines .= self::row( array_merge( ...array_map( 'array_values', $cells ) ) );
			}
			$write( $lines );
			$count += count( $leads );
		}
		return $count;
	}

	/**
	 * Groups of cells by their heading: a field that a site has added may have the heading of another column.
	 *
	 * @param list<Delivery>  $deliveries Of the lead.
	 * @param list<Log_Entry> $notes      Of the lead.
	 * @return list<array<int|string, string>>
	 */
	private static function cells( Lead $lead, array $deliveries, ?Configuration_Snapshot $configuration, array $notes ): array {
		$mail   = implode( ', ', array_map( static fn ( Delivery $delivery ): string => "{$delivery->recipient}: {$delivery->state}", $deliveries ) );
		$fields = array_map( static fn ( Lead_Field $field ): array => self::of_field( $field, $lead ), Lead_Fields::visible() );
		$extra  = array_keys( Lead_Fields::extra() );
		return array(
			array(
				__( 'Lead', 'cfg-configurator' )       => (string) $lead->id,
				__( 'Received', 'cfg-configurator' )   => get_date_from_gmt( $lead->created_gmt ),
				__( 'Form', 'cfg-configurator' )       => Form_Type::label( $lead->form_type ),
				__( 'Status', 'cfg-configurator' )     => $lead->status,
				...array_merge( ...$fields ),
				__( 'Emails', 'cfg-configurator' )     => $mail,
				__( 'Page', 'cfg-configurator' )       => $lead->from_page,
				__( 'Lead model', 'cfg-configurator' ) => $lead->model,
				__( 'Lead configuration', 'cfg-configurator' ) => $lead->configuration_id,
				__( 'Needs confirmation', 'cfg-configurator' ) => Configuration_Snapshot::warning_label( $lead->warning ),
				...Consent_Record::rows( $lead, ' | ' ),
			),
			array_combine( $extra, array_map( static fn ( string $name ): string => $lead->extra[ $name ] ?? '', $extra ) ),
			Snapshot_Rows::for_back_office( array( ...Snapshot_Rows::choices( $configuration ), ...Snapshot_Rows::cells( $configuration ) ) ),
			// Last, because other programs read the columns before these by their place.
			array(
				__( 'Follow-up', 'cfg-configurator' )   => Follow_Up::label( Follow_Up::status_of( $lead ) ),
				__( 'Assigned to', 'cfg-configurator' ) => Assignees::name( Follow_Up::assigned_to( $lead ) ),
				__( 'Notes', 'cfg-configurator' )       => implode( ' | ', array_column( $notes, 'text' ) ),
			),
		);
	}

	/** @return array<string, string> Cells of a field by their heading. */
	private static function of_field( Lead_Field $field, Lead $lead ): array {
		return match ( $field->control ) {
			Lead_Field::CHECKBOX => array( $field->label => $field->choice( $lead ) ),
			Lead_Field::DEALERS  => array(
				$field->label                         => $lead->dealer,
				__( 'Dealer ID', 'cfg-configurator' ) => $lead->dealer_id,
			),
			default              => array( $field->label => $field->text( $lead ) ),
		};
	}

	/** Characters that start a formula, also after whitespace. Full-width signs count as their ASCII equivalents. */
	private const FORMULA = '[\s\p{Z}\p{C}]*+[=+\-@|%＝＋－＠]';

	/**
	 * Escapes a text so that spreadsheet programs never evaluate it as a formula: an apostrophe marks it as text, also after a comma, tab
	 * or line break, at which some programs split the cell.
	 */
	public static function cell( string $text ): string {
		// Fast path: most cells contain none of these, and a file may have millions of cells. \xEF is the first byte of
		// full-width signs.
		if ( false === strpbrk( $text, "=+-@|%\t\r\n\xEF" ) ) {
			return '"' . str_replace( '"', '""', $text ) . '"';
		}
		$inside     = (string) preg_replace( '/(?!^)([,;\t\r\n]["\']*+)(?=' . self::FORMULA . ')/u', "$1'", $text );
		$is_formula = 1 === preg_match( '/^(?:' . self::FORMULA . '|[\t\r\n])/u', $text );
		return '"' . str_replace( '"', '""', $is_formula ? "'" . $inside : $inside ) . '"';
	}

	/** @param list<string> $texts Cells, joined with the separator that Portuguese spreadsheets expect. */
	private static function row( array $texts ): string {
		return implode( ';', array_map( self::cell( ... ), $texts ) ) . "\r\n";
	}
}
