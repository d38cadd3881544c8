<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Leads\Mail\Lead_Email;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;

/** A mail as it would be sent for an invented buyer, to preview texts and to test the mail server. */
final class Mail_Sample {
	public static function of( Mail_Kind $kind ): Email {
		$lead = self::lead( Mail_Kind::CONFIGURATION === $kind ? Form_Type::EMAIL : Form_Type::PROPOSAL );
		return Lead_Email::of( Mail_Kind::DEALER === $kind ? Delivery::DEALER : Delivery::VISITOR, $lead, self::configuration() );
	}

	private static function lead( string $form_type ): Lead {
		$dealers = Form_Type::EMAIL === $form_type ? array() : Dealer_Directory::network_for( '' )->dealers;
		$dealer  = reset( $dealers );
		return new Lead(
			array(
				'id'           => '123',
				'form_type'    => $form_type,
				'created_gmt'  => Clock::stamp(),
				'name'         => __( 'Sample Buyer', 'cfg-configurator' ),
				'email'        => 'comprador@example.com',
				'phone'        => '912345678',
				'message'      => __( 'This message is an example.', 'cfg-configurator' ),
				'dealer_id'    => false === $dealer ? '' : $dealer->id,
				'dealer'       => false === $dealer ? '' : $dealer->name,
				'dealer_email' => false === $dealer ? '' : $dealer->email,
				'district'     => false === $dealer ? '' : $dealer->district,
				'model'        => self::item( 'model' )['name'],
				'from_page'    => Page_Address::url(),
			)
		);
	}

	private static function configuration(): Configuration_Snapshot {
		/** @var array{priceLines: array{array<string, mixed>}} $sample */
		$sample                          = wp_json_file_decode( __DIR__ . '/sample.json', array( 'associative' => true ) );
		$items                           = array_combine( Configuration_Snapshot::ITEMS, array_map( self::item( ... ), Configuration_Snapshot::ITEMS ) );
		$sample['priceLines'][0]['name'] = $items['version']['name'];
		return new Configuration_Snapshot(
			array(
				...$sample,
				...$items,
				'link'        => Page_Address::url(),
				'code'        => Build_Code::of_text( 'sample' ),
				'creditLegal' => Page_Texts::of_site()->credit_text(),
			)
		);
	}

	/** @return array{id: string, name: string} */
	private static function item( string $kind ): array {
		$names = array(
			'model'    => __( 'Sample model', 'cfg-configurator' ),
			'engine'   => __( 'Sample engine', 'cfg-configurator' ),
			'version'  => __( 'Sample version', 'cfg-configurator' ),
			'exterior' => __( 'Sample colour', 'cfg-configurator' ),
			'interior' => __( 'Sample interior', 'cfg-configurator' ),
		);
		return array(
			'id'   => $kind,
			'name' => $names[ $kind ] ?? Snapshot_Rows::label( $kind ),
		);
	}
}
