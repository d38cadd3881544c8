<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** Address for leads whose dealer has no address, and for alerts to the site operator. */
final class Fallback_Address {
	/** Address from the settings, else the site's admin address. */
	public static function address(): string {
		$set  = self::set();
		$site = get_option( 'admin_email' );
		return '' === $set && is_string( $site ) ? $site : $set;
	}

	/** Address from the settings; '' if not set. */
	public static function set(): string {
		$address = Settings::text( 'mail_fallback' );
		return false === is_email( $address ) ? '' : $address;
	}
}
