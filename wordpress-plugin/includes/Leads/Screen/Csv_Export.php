<?php
/**
 * Leads as a CSV file.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

use Cfg_Configurator\Leads\Configuration\Configuration_Rows;
use Cfg_Configurator\Leads\Configuration\Saved_Configuration;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Posting\Lead_Fields;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Figure_Columns;
use Cfg_Configurator\Leads\Storage\Lead_Filter;
use Cfg_Configurator\Leads\Storage\Lead_Search;

/**
 * Writes leads line by line, so that a file of any size needs the memory of a few leads. In UTF-8 with its mark, which
 * spreadsheets need to see accents; money with a decimal comma and nothing else, so that it can be added.
 */
final class Csv_Export {
	private const MARK = "\xEF\xBB\xBF";

	public function __construct(
		private Lead_Search $search,
		private Delivery_Table $deliveries,
		private Configuration_Table $configurations,
	) {
	}

	/**
	 * @param callable(string): mixed $write Takes each piece of the file.
	 * @return int How many leads there were.
	 */
	public function write( Lead_Filter $filter, callable $write ): int {
		$write( self::MARK . Csv_Cell::line( array_keys( $this->contact( null ) + $this->labels() ) ) );
		$count = 0;
		foreach ( $this->search->each( $filter ) as $lead ) {
			$configuration = $this->configurations->find( $lead->configuration_id );
			$extra         = array_map( static fn ( string $name ): string => $lead->extra[ $name ] ?? '', Lead_Fields::EXTRA );
			$write( Csv_Cell::line( array( ...array_values( $this->contact( $lead ) ), ...$extra, ...$this->cells( $configuration ) ) ) );
			++$count;
		}
		return $count;
	}

	/**
	 * @return array<string, string> By label.
	 */
	private function contact( ?Lead $lead ): array {
		$deliveries = null === $lead ? array() : $this->deliveries->of_lead( $lead->id );
		$mail       = implode( ', ', array_map( static fn ( Delivery $delivery ): string => "{$delivery->recipient}: {$delivery->state}", $deliveries ) );
		return array(
			__( 'Lead', 'cfg-configurator' )               => (string) $lead?->id,
			__( 'Received', 'cfg-configurator' )           => null === $lead ? '' : get_date_from_gmt( $lead->created_gmt ),
			__( 'Form', 'cfg-configurator' )               => null === $lead ? '' : Form_Type::words( $lead->form_type ),
			__( 'Status', 'cfg-configurator' )             => (string) $lead?->status,
			__( 'Name', 'cfg-configurator' )               => (string) $lead?->name,
			__( 'E-mail', 'cfg-configurator' )             => (string) $lead?->email,
			__( 'Telephone', 'cfg-configurator' )          => (string) $lead?->phone,
			__( 'District', 'cfg-configurator' )           => (string) $lead?->district,
			__( 'Dealer', 'cfg-configurator' )             => (string) $lead?->dealer,
			__( 'Dealer id', 'cfg-configurator' )          => (string) $lead?->dealer_id,
			__( 'Message', 'cfg-configurator' )            => (string) $lead?->message,
			__( 'Privacy policy', 'cfg-configurator' )     => true === $lead?->has_consent ? 'S' : '',
			__( 'Marketing', 'cfg-configurator' )          => true === $lead?->wants_marketing ? 'S' : 'N',
			__( 'Mail', 'cfg-configurator' )               => $mail,
			__( 'Page', 'cfg-configurator' )               => (string) $lead?->from_page,
			__( 'Lead model', 'cfg-configurator' )         => (string) $lead?->model,
			__( 'Lead configuration', 'cfg-configurator' ) => (string) $lead?->configuration_id,
		);
	}

	/**
	 * Labels of what follows the contact, in its order.
	 *
	 * @return array<string, true>
	 */
	private function labels(): array {
		$none   = Saved_Configuration::from_row( array() );
		$labels = array( ...Lead_Fields::EXTRA, ...array_keys( Configuration_Rows::choices( $none ) ), ...array_keys( Figure_Columns::ALL ) );
		return array_fill_keys( $labels, true );
	}

	/**
	 * @return list<string>
	 */
	private function cells( ?Saved_Configuration $configuration ): array {
		$known = $configuration ?? Saved_Configuration::from_row( array() );
		$cells = array_values( Configuration_Rows::choices( $known ) );
		foreach ( Figure_Columns::ALL as $field => $figure ) {
			$value   = $known->figure( $field );
			$digits  = strlen( (string) $figure['units'] ) - 1;
			$cells[] = null === $value ? '' : number_format( $value / $figure['units'], $digits, ',', '' );
		}
		return $cells;
	}
}
