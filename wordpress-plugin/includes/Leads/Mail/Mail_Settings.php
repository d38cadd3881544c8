<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Settings\Settings;

/** What a site sets for the mails of its leads. The core sets nothing: the mails have their own texts. A module may. */
class Mail_Settings {
	private static ?self $current = null;

	/** What is set on this site. */
	final public static function current(): self {
		self::$current ??= new self();
		return self::$current;
	}

	final public static function use( self $settings ): void {
		self::$current = $settings;
	}

	/** Where leads go whose dealer has no address, and alerts: the address from the settings, else the administrator's. */
	final public static function fallback(): string {
		$set  = self::own_fallback();
		$site = get_option( 'admin_email' );
		return '' === $set && is_string( $site ) ? $site : $set;
	}

	/** The fallback address from the settings; '' if not set. */
	final public static function own_fallback(): string {
		$address = Settings::text( 'mail_fallback' );
		return false === is_email( $address ) ? '' : $address;
	}

	/** Where the mails of a dealer go, and the buyer's answers; '' for the address that the content site has. */
	public function dealer_address( string $dealer_id ): string {
		return '';
	}

	/** Addresses that get a copy of the dealer's mail (Cc), separated by commas; '' for none. */
	public function copies( string $dealer_id ): string {
		return '';
	}

	/** Subject or heading of a mail to Delivery::DEALER or VISITOR. The default is what the mail has by itself. */
	public function subject( string $default, string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): string {
		return $default;
	}

	/**
	 * Paragraphs before the tables, which are always the mail's own.
	 *
	 * @param list<string> $default   What the mail has by itself.
	 * @param string       $recipient Delivery::DEALER or Delivery::VISITOR.
	 * @return list<string>
	 */
	public function opening( array $default, string $recipient, Lead $lead, ?Configuration_Snapshot $configuration ): array {
		return $default;
	}
}
