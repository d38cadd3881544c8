<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** Where the mails of each dealer go, if the settings say so. Without them, to the address that the content site has. */
final class Dealer_Recipients {
	/** Address of the setting; '' if there is none. */
	public static function address( string $dealer_id ): string {
		return self::row( $dealer_id )['to'] ?? '';
	}

	/** Addresses that get a copy of the dealer's mail (Cc), separated by commas; '' for none. */
	public static function copies( string $dealer_id ): string {
		return self::row( $dealer_id )['cc'] ?? '';
	}

	/** @return array<string, string> */
	private static function row( string $dealer_id ): array {
		foreach ( '' === $dealer_id ? array() : Settings::rows( 'mail_dealers' ) as $row ) {
			if ( ( $row['dealer'] ?? '' ) === $dealer_id ) {
				return $row;
			}
		}
		return array();
	}
}
