<?php
/**
 * Personal data of a lead.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Privacy;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Labels;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Screen\Delivery_Words;

/**
 * Lists all personal data of a lead for the privacy export.
 */
final class Personal_Data {
	/**
	 * @param list<Delivery> $deliveries Of the lead.
	 * @return array<int|string, string> By label; '' for none.
	 */
	public static function of_lead( Lead $lead, ?Configuration_Snapshot $configuration, array $deliveries ): array {
		return array(
			__( 'Sent (UTC)', 'cfg-configurator' )      => $lead->created_gmt,
			__( 'Form', 'cfg-configurator' )            => Form_Type::words( $lead->form_type ),
			...Lead_Fields::words( $lead, Lead_Fields::visible() ),
			__( 'Lead model', 'cfg-configurator' )      => $lead->model,
			__( 'Page', 'cfg-configurator' )            => $lead->from_page,
			__( 'Corrected (UTC)', 'cfg-configurator' ) => $lead->corrected_gmt,
			__( 'Mail', 'cfg-configurator' )            => implode( "\n", array_map( array( self::class, 'mail' ), $deliveries ) ),
			...$lead->extra,
			...( null === $configuration ? array() : self::configuration( $configuration ) ),
		);
	}

	private static function mail( Delivery $delivery ): string {
		$state = Delivery_Words::state( $delivery ) . ( '' === $delivery->sent_gmt ? '' : " {$delivery->sent_gmt} UTC" );
		return Delivery_Words::recipient( $delivery->recipient ) . ", {$delivery->address}: {$state}";
	}

	/**
	 * @return array<string, string>
	 */
	private static function configuration( Configuration_Snapshot $configuration ): array {
		return array(
			...Snapshot_Labels::for_back_office( Snapshot_Rows::choices( $configuration ) ),
			...Snapshot_Labels::for_back_office( Snapshot_Rows::figures( $configuration ) ),
			__( 'Visit', 'cfg-configurator' ) => $configuration->session_id,
		);
	}
}
