<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Settings\Settings;

/** The contents of the mails of a lead. */
final class Lead_Email {
	/** @param string $recipient One of the recipients of Delivery. */
	public static function of( string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): Email {
		$email = Delivery::VISITOR === $recipient ? self::to_visitor( $lead, $configuration ) : self::to_dealer( $lead, $configuration );
		/** Documented in docs/hooks.md. */
		do_action( 'cfg_configurator_lead_email', $email, $recipient, $lead, $configuration );
		return $email;
	}

	/** Everything that is needed to contact the buyer, who gets the replies. */
	private static function to_dealer( Lead $lead, ?Configuration_Snapshot $configuration ): Email {
		$form    = Form_Type::label( $lead->form_type );
		$subject = sprintf(
			/* translators: 1: form, 2: model, 3: buyer, 4: number of the lead */
			__( '%1$s: %2$s, %3$s (#%4$d)', 'cfg-configurator' ),
			$form,
			Email::line( $lead->model, 60 ),
			Email::line( $lead->name, 80 ),
			$lead->id
		);
		return new Email(
			$subject,
			/* translators: 1: form, 2: number of the lead */
			sprintf( __( '%1$s, lead #%2$d', 'cfg-configurator' ), $form, $lead->id ),
			array( __( 'Reply to this email to contact the buyer.', 'cfg-configurator' ) ),
			Configuration_Snapshot::warning_label( $lead->warning ),
			array(
				__( 'Contact', 'cfg-configurator' )       => self::contact( $lead ),
				__( 'Configuration', 'cfg-configurator' ) => null === $configuration
					? array( __( 'Model', 'cfg-configurator' ) => Email::line( $lead->model, 191 ) )
					: Snapshot_Rows::for_back_office( Snapshot_Rows::choices( $configuration ) ),
				__( 'Price and financing', 'cfg-configurator' ) => Snapshot_Rows::for_back_office( Snapshot_Rows::figures( $configuration ) ),
			),
			__( 'Open the configuration', 'cfg-configurator' ),
			(string) Same_Site_Url::of( $lead->from_page ),
			array( Settings::text( 'mail_footer' ) ),
			$lead->email,
			str_replace( '_', '-', get_locale() ),
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

	/**
	 * The confirmation and the configuration by e-mail. Visitors can enter any address, so the mail contains neither the message
	 * nor texts with links.
	 */
	private static function to_visitor( Lead $lead, ?Configuration_Snapshot $configuration ): Email {
		$model   = Email::without_link( $lead->model, 80 );
		$name    = Email::without_link( $lead->name, 80 );
		$heading = match ( $lead->form_type ) {
			Form_Type::PROPOSAL   => _x( 'We have received your request for a quote', 'visitor', 'cfg-configurator' ),
			Form_Type::TEST_DRIVE => _x( 'We have received your request for a test drive', 'visitor', 'cfg-configurator' ),
			default               => _x( 'Your configuration', 'visitor', 'cfg-configurator' ),
		};
		$opening = array(
			/* translators: %s: the visitor's name */
			'' === $name ? _x( 'Hello,', 'visitor', 'cfg-configurator' ) : sprintf( _x( 'Hello %s,', 'visitor', 'cfg-configurator' ), $name ),
			Form_Type::EMAIL === $lead->form_type
				? _x( 'Here is the configuration that you asked for. You can open it and continue where you left off.', 'visitor', 'cfg-configurator' )
				: _x( 'Thank you for your request. The dealer will reply to you soon.', 'visitor', 'cfg-configurator' ),
		);
		$choices = array_map(
			static fn ( string $choice ): string => Email::without_link( $choice, 80 ),
			Snapshot_Rows::for_buyer( Snapshot_Rows::choices( $configuration ) )
		);
		return new Email(
			'' === $model ? $heading : "{$heading}: {$model}",
			$heading,
			$opening,
			'',
			array(
				_x( 'Your configuration', 'visitor', 'cfg-configurator' ) => array( _x( 'Model', 'visitor', 'cfg-configurator' ) => $model ) + $choices,
				_x( 'Price and finance', 'visitor', 'cfg-configurator' ) => self::figures_for_visitor( $configuration ),
				_x( 'Your dealer', 'visitor', 'cfg-configurator' ) => array(
					_x( 'Dealer', 'visitor', 'cfg-configurator' ) => Email::line( $lead->dealer, 191 ),
					_x( 'District', 'visitor', 'cfg-configurator' ) => Email::line( $lead->district, 191 ),
				),
			),
			_x( 'View the configuration', 'visitor', 'cfg-configurator' ),
			(string) Same_Site_Url::of( $lead->from_page ),
			array(
				_x(
					'You are receiving this email because your address was entered in the configurator. If that was not you, please ignore it.',
					'visitor',
					'cfg-configurator'
				),
				Settings::text( 'mail_footer' ),
			),
			$lead->dealer_email,
			Language::tag(),
		);
	}

	/** @return array<string, string> With the site's own credit notice: anybody could post a text. */
	private static function figures_for_visitor( ?Configuration_Snapshot $configuration ): array {
		$rows = Snapshot_Rows::figures( $configuration, static fn ( string $name ): string => Email::without_link( $name, 80 ) );

		$rows['priceExcludes'] = Email::without_link( $rows['priceExcludes'], 400 );
		$rows['credit']        = '' === $rows['rent'] ? '' : Page_Texts::of_site()->credit_text();
		return Snapshot_Rows::for_buyer( $rows );
	}
}
