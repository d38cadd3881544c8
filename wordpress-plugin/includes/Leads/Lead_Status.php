<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Spam_Check;

/** The states of a lead, and the reasons for holding one back. */
final class Lead_Status {
	/** Stored, and mailed. */
	public const RECEIVED = 'received';

	/** Stored, but not mailed until released. */
	public const HELD = 'held';

	/** Stored, and never mailed: an editor has decided so. */
	public const REJECTED = 'rejected';

	public const REASON_HONEYPOT = 'honeypot';
	public const REASON_TOO_FAST = 'too-fast';
	public const REASON_LINK     = 'link';
	public const REASON_RATE     = 'rate';
	public const REASON_FILTER   = 'filter';
	public const REASON_NO_TIME  = 'no-time';

	/** Describes a reason; '' for none. */
	public static function words( string $reason ): string {
		return match ( $reason ) {
			self::REASON_HONEYPOT => __( 'a hidden field was filled in', 'cfg-configurator' ),
			self::REASON_TOO_FAST => __( 'it was filled in too quickly for a person', 'cfg-configurator' ),
			self::REASON_LINK     => __( 'the name contains a link', 'cfg-configurator' ),
			self::REASON_RATE     => __( 'it is one of many from the same network and looks like spam', 'cfg-configurator' ),
			self::REASON_FILTER   => __( 'another plugin marked it as spam', 'cfg-configurator' ),
			self::REASON_NO_TIME  => __( 'a program sent it, or an old copy of the page', 'cfg-configurator' ),
			''                    => '',
			default               => Spam_Check::words_of_services( $reason ),
		};
	}
}
