<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** Names of states in the back office. */
final class Words {
	/** @return array<string, string> Names of the follow-up, by value of the column. */
	public static function follow_ups(): array {
		return array(
			'new'       => __( 'New', 'cfg-configurator-leads' ),
			'contacted' => __( 'Contacted', 'cfg-configurator-leads' ),
			'won'       => __( 'Won', 'cfg-configurator-leads' ),
			'lost'      => __( 'Lost', 'cfg-configurator-leads' ),
		);
	}

	/** @return array<string, string> Names of the status, by value of the column. */
	public static function statuses(): array {
		return array(
			Lead::RECEIVED => __( 'Accepted', 'cfg-configurator-leads' ),
			Lead::HELD     => __( 'Held back', 'cfg-configurator-leads' ),
			Lead::REJECTED => __( 'Rejected', 'cfg-configurator-leads' ),
		);
	}

	/** Why a lead was held back; another plugin's reason is shown as it is. */
	public static function reason( string $reason ): string {
		return match ( $reason ) {
			'honeypot'                => __( 'a hidden field was filled in', 'cfg-configurator-leads' ),
			'too-fast'                => __( 'it was filled in too quickly for a person', 'cfg-configurator-leads' ),
			'link'                    => __( 'the name contains a link', 'cfg-configurator-leads' ),
			'rate'                    => __( 'it is one of many from the same network and looks like spam', 'cfg-configurator-leads' ),
			'no-time'                 => __( 'a program sent it, or an old copy of the page', 'cfg-configurator-leads' ),
			Spam_Services::UNVERIFIED => __( 'Turnstile did not confirm it: no answer, or no check in the form', 'cfg-configurator-leads' ),
			Spam_Services::TURNSTILE  => __( 'Turnstile considers the sender a program', 'cfg-configurator-leads' ),
			Spam_Services::AKISMET    => __( 'Akismet considers the message spam', 'cfg-configurator-leads' ),
			default                   => $reason,
		};
	}

	public static function recipient( string $recipient ): string {
		return match ( $recipient ) {
			'dealer' => __( 'Dealer', 'cfg-configurator-leads' ),
			'buyer'  => __( 'Buyer', 'cfg-configurator-leads' ),
			default  => $recipient,
		};
	}

	/** A time of the database, in the time zone of the site; '' for none. */
	public static function time( string $gmt ): string {
		return '' === $gmt ? '' : get_date_from_gmt( $gmt, 'd/m/Y H:i' );
	}
}
