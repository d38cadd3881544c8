<?php
/**
 * Who gets what nobody else can.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * The address for leads whose dealer has none, and for what whoever runs the site must know.
 */
final class Fallback {
	/**
	 * The settings' address; without one the site's own.
	 */
	public static function address( Settings $settings ): string {
		$set  = self::set( $settings );
		$site = get_option( 'admin_email' );
		return '' === $set && is_string( $site ) ? $site : $set;
	}

	/**
	 * The settings' address; '' for none.
	 */
	public static function set( Settings $settings ): string {
		$address = $settings->text( 'mail_fallback' );
		return false === is_email( $address ) ? '' : $address;
	}
}
