<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Settings;
use Cfg_Configurator\Settings\Settings;

/** Texts of the mails and addresses of the dealers as an editor has set them. */
final class Edited_Mails extends Mail_Settings {
	public function dealer_address( string $dealer_id ): string {
		return self::row( $dealer_id )['to'] ?? '';
	}

	public function copies( string $dealer_id ): string {
		return self::row( $dealer_id )['cc'] ?? '';
	}

	public function subject( string $own, string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): string {
		return self::words( $recipient, $lead, $configuration )->subject( $own );
	}

	public function opening( array $own, string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): array {
		return self::words( $recipient, $lead, $configuration )->opening( $own );
	}

	private static function words( string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): Mail_Words {
		$kind = Delivery::DEALER === $recipient ? Mail_Kind::DEALER : Mail_Kind::for_buyer( $lead );
		return new Mail_Words( $kind, $lead, $configuration );
	}

	/** @return array<string, string> */
	private static function row( string $dealer_id ): array {
		$rows = '' === $dealer_id ? array() : array_column( Settings::rows( Recipient_Rows::SETTING ), null, 'dealer' );
		return $rows[ $dealer_id ] ?? array();
	}
}
