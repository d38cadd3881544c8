<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Language;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Settings\Settings;

/**
 * The confirmation and the configuration by e-mail. Visitors can enter any address, so the mail contains
 * neither the message nor texts with links.
 */
final class Visitor_Email {
	public static function of( Lead $lead, ?Configuration_Snapshot $configuration ): Email {
		$model   = Email::without_link( $lead->model, 80 );
		$name    = Email::without_link( $lead->name, 80 );
		$subject = match ( $lead->form_type ) {
			Form_Type::PROPOSAL   => _x( 'We have received your request for a quote', 'visitor', 'cfg-configurator' ),
			Form_Type::TEST_DRIVE => _x( 'We have received your request for a test drive', 'visitor', 'cfg-configurator' ),
			default               => _x( 'Your configuration', 'visitor', 'cfg-configurator' ),
		};
		$address  = Same_Site_Url::of( $lead->from_page );
		$set      = Mail_Settings::current()->dealer_address( $lead->dealer_id );
		$reply_to = '' === $set ? $lead->dealer_email : $set;
		$opening  = array(
			/* translators: %s: the visitor's name */
			'' === $name ? _x( 'Hello,', 'visitor', 'cfg-configurator' ) : sprintf( _x( 'Hello %s,', 'visitor', 'cfg-configurator' ), $name ),
			Form_Type::EMAIL === $lead->form_type
				? _x( 'Here is the configuration that you asked for. You can open it and continue where you left off.', 'visitor', 'cfg-configurator' )
				: _x( 'Thank you for your request. The dealer will reply to you soon.', 'visitor', 'cfg-configurator' ),
		);
		$words    = Mail_Settings::current();
		return new Email(
			$words->subject( '' === $model ? $subject : "{$subject}: {$model}", Delivery::VISITOR, $lead, $configuration ),
			$words->subject( $subject, Delivery::VISITOR, $lead, $configuration ),
			$words->opening( $opening, Delivery::VISITOR, $lead, $configuration ),
			array(
				_x( 'Your configuration', 'visitor', 'cfg-configurator' ) => array( _x( 'Model', 'visitor', 'cfg-configurator' ) => $model )
					+ self::choices( $configuration ),
				_x( 'Price and finance', 'visitor', 'cfg-configurator' ) => self::figures( $configuration ),
				_x( 'Your dealer', 'visitor', 'cfg-configurator' ) => array(
					_x( 'Dealer', 'visitor', 'cfg-configurator' ) => Email::line( $lead->dealer, 191 ),
					_x( 'District', 'visitor', 'cfg-configurator' ) => Email::line( $lead->district, 191 ),
				),
			),
			null === $address ? null : array(
				'label'   => _x( 'View the configuration', 'visitor', 'cfg-configurator' ),
				'address' => $address,
			),
			array(
				_x(
					'You are receiving this email because your address was entered in the configurator. If that was not you, please ignore it.',
					'visitor',
					'cfg-configurator'
				),
				Settings::text( 'mail_footer' ),
			),
			is_email( $reply_to ) ? $reply_to : '',
			Language::tag(),
		);
	}

	/** @return array<string, string> With the site's own credit notice: anybody could post a text. */
	private static function figures( ?Configuration_Snapshot $configuration ): array {
		$rows = Snapshot_Rows::figures( $configuration, static fn ( string $name ): string => Email::without_link( $name, 80 ) );
		// Anybody could post these texts.
		$rows['priceExcludes'] = Email::without_link( $rows['priceExcludes'], 400 );
		$rows['credit']        = '' === $rows['rent'] ? '' : Page_Texts::of_site()->credit_text();
		return Snapshot_Rows::for_buyer( $rows );
	}

	/** @return array<string, string> */
	private static function choices( ?Configuration_Snapshot $configuration ): array {
		return array_map(
			static fn ( string $name ): string => Email::without_link( $name, 80 ),
			Snapshot_Rows::for_buyer( Snapshot_Rows::choices( $configuration ) )
		);
	}
}
