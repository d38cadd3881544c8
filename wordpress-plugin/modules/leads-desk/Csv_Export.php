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
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Modules\Consents\Consent_Words;

/**
 * Writes leads line by line to limit memory use. UTF-8 with a byte order mark, which spreadsheets need to read accents.
 * Amounts are plain numbers with a decimal comma, so that spreadsheets can add them (docs/decisions/0017).
 */
final class Csv_Export {
	private const MARK = "\xEF\xBB\xBF";

	/**
	 * @param callable(string): mixed $write Writes a chunk of the file.
	 * @return int Number of exported leads.
	 */
	public static function write( Lead_Filter $filter, callable $write ): int {
		$contact = self::contact( new Lead( array() ), array() );
		$sales   = self::sales( new Lead( array() ), array() );
		$groups  = array( $contact, Lead_Fields::extra(), self::configuration( null ), $sales );
		$head    = array_merge( ...array_map( 'array_keys', $groups ) );
		$write( self::MARK . self::row( $head ) );
		$count = 0;
		foreach ( Lead_Search::batches( $filter ) as $leads ) {
			$deliveries     = Delivery_Table::queue()->of_leads( array_map( static fn ( Lead $lead ): int => $lead->id, $leads ) );
			$configurations = Lead_Extension::configurations_of( $leads );
			$notes          = Log_Table::notes_of( array_column( $leads, 'id' ) );
			$lines          = array_map(
				fn ( Lead $lead ): string => self::line(
					$lead,
					$deliveries[ $lead->id ] ?? array(),
					$configurations[ $lead->id ] ?? null,
					$notes[ $lead->id ] ?? array()
				),
				$leads
			);
			$write( implode( '', $lines ) );
			$count += count( $leads );
		}
		return $count;
	}

	/**
	 * @param list<Delivery>  $deliveries Of the lead.
	 * @param list<Log_Entry> $notes      Of the lead.
	 */
	private static function line( Lead $lead, array $deliveries, ?Configuration_Snapshot $configuration, array $notes ): string {
		$extra = array_map( static fn ( string $name ): string => $lead->extra[ $name ] ?? '', array_keys( Lead_Fields::extra() ) );
		$cells = array(
			...array_values( self::contact( $lead, $deliveries ) ),
			...$extra,
			...array_values( self::configuration( $configuration ) ),
			...array_values( self::sales( $lead, $notes ) ),
		);
		return self::row( $cells );
	}

	/**
	 * @param list<Delivery> $deliveries Of the lead.
	 * @return array<string, string> By label.
	 */
	private static function contact( Lead $lead, array $deliveries ): array {
		$mail  = implode( ', ', array_map( static fn ( Delivery $delivery ): string => "{$delivery->recipient}: {$delivery->state}", $deliveries ) );
		$cells = array_map( static fn ( Lead_Field $field ): array => self::cells( $field, $lead ), Lead_Fields::visible() );
		return array(
			__( 'Lead', 'cfg-configurator' )               => (string) $lead->id,
			__( 'Received', 'cfg-configurator' )           => get_date_from_gmt( $lead->created_gmt ),
			__( 'Form', 'cfg-configurator' )               => Form_Type::label( $lead->form_type ),
			__( 'Status', 'cfg-configurator' )             => $lead->status,
			...array_merge( ...$cells ),
			__( 'Emails', 'cfg-configurator' )             => $mail,
			__( 'Page', 'cfg-configurator' )               => $lead->from_page,
			__( 'Lead model', 'cfg-configurator' )         => $lead->model,
			__( 'Lead configuration', 'cfg-configurator' ) => $lead->configuration_id,
			__( 'Needs confirmation', 'cfg-configurator' ) => Configuration_Snapshot::warning_label( $lead->warning ),
			...Consent_Words::rows( $lead, ' | ' ),
		);
	}

	/** @return array<string, string> Cells of a field by their heading. */
	private static function cells( Lead_Field $field, Lead $lead ): array {
		return match ( $field->control ) {
			Lead_Field::CHECKBOX => array( $field->label => $field->choice( $lead ) ),
			Lead_Field::DEALERS  => array(
				$field->label                         => $lead->dealer,
				__( 'Dealer ID', 'cfg-configurator' ) => $lead->dealer_id,
			),
			default              => array( $field->label => $field->text( $lead ) ),
		};
	}

	/**
	 * The work with a lead. Last, because other programs read the columns before these by their place.
	 *
	 * @param list<Log_Entry> $notes Of the lead.
	 * @return array<string, string> Cells by their heading.
	 */
	private static function sales( Lead $lead, array $notes ): array {
		return array(
			__( 'Follow-up', 'cfg-configurator' )   => Follow_Up_Table::label( Follow_Up_Table::status_of( $lead ) ),
			__( 'Assigned to', 'cfg-configurator' ) => Assignees::name( Follow_Up_Table::assigned_to( $lead ) ),
			__( 'Notes', 'cfg-configurator' )       => implode( ' | ', array_column( $notes, 'text' ) ),
		);
	}

	/** @return array<string, string> Cells by their heading. */
	private static function configuration( ?Configuration_Snapshot $configuration ): array {
		return Snapshot_Rows::for_back_office( array( ...Snapshot_Rows::choices( $configuration ), ...Snapshot_Rows::cells( $configuration ) ) );
	}

	/** Characters that start a formula, also after whitespace. Full-width signs count as their ASCII equivalents. */
	private const FORMULA = '[\s\p{Z}\p{C}]*+[=+\-@|%＝＋－＠]';

	/**
	 * Escapes a text so that spreadsheet programs never evaluate it as a formula: prefixes one that starts a formula with an
	 * apostrophe, which marks it as text. Also covers programs that split
	 * the cell at commas, tabs or line breaks, where a later part could start a formula.
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
