<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Settings\Settings;

/** Contains everything the dealer needs to contact the buyer. Replies go to the buyer. */
final class Dealer_Email {
	/** @param string $copies Addresses that get a copy, separated by commas; '' for none. */
	public static function of( Lead $lead, ?Configuration_Snapshot $configuration, string $copies = '' ): Email {
		$form    = Form_Type::label( $lead->form_type );
		$subject = sprintf(
			/* translators: 1: form, 2: model, 3: buyer, 4: number of the lead */
			__( '%1$s: %2$s, %3$s (#%4$d)', 'cfg-configurator' ),
			$form,
			Email::line( $lead->model, 60 ),
			Email::line( $lead->name, 80 ),
			$lead->id
		);
		$address = Same_Site_Url::of( $lead->from_page );
		/* translators: 1: form, 2: number of the lead */
		$heading = sprintf( __( '%1$s, lead #%2$d', 'cfg-configurator' ), $form, $lead->id );
		$words   = Mail_Settings::current();
		$opening = $words->opening( array( __( 'Reply to this email to contact the buyer.', 'cfg-configurator' ) ), Delivery::DEALER, $lead, $configuration );
		return new Email(
			$words->subject( $subject, Delivery::DEALER, $lead, $configuration ),
			$words->subject( $heading, Delivery::DEALER, $lead, $configuration ),
			array( ...$opening, Configuration_Snapshot::warning_label( $lead->warning ) ),
			array(
				__( 'Contact', 'cfg-configurator' )       => self::contact( $lead ),
				__( 'Configuration', 'cfg-configurator' ) => null === $configuration
					? array( __( 'Model', 'cfg-configurator' ) => Email::line( $lead->model, 191 ) )
					: Snapshot_Rows::for_back_office( Snapshot_Rows::choices( $configuration ) ),
				__( 'Price and financing', 'cfg-configurator' ) => Snapshot_Rows::for_back_office( Snapshot_Rows::figures( $configuration ) ),
			),
			null === $address ? null : array(
				'label'   => __( 'Open the configuration', 'cfg-configurator' ),
				'address' => $address,
			),
			array( Settings::text( 'mail_footer' ) ),
			$lead->email,
			str_replace( '_', '-', get_locale() ),
			$copies,
		);
	}

	/** @return array<string, string> The fields of the form, long texts last, by label. */
	private static function contact( Lead $lead ): array {
		$short = array();
		$long  = array();
		foreach ( Lead_Fields::visible() as $field ) {
			if ( Lead_Field::TEXTAREA === $field->control ) {
				$long[ $field->label ] = $field->text( $lead );
			} elseif ( $field->is_mailed ) {
				$short[ $field->label ] = Email::line( $field->text( $lead ), 191 );
			}
		}
		return array( ...$short, ...$long );
	}
}
