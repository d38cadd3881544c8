<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Time limits of one mail, in seconds. RFC 5321 (§4.5.3.2.6) lets a server take ten minutes to confirm a message, for
 * example while it scans the contents. Giving up earlier leaves unknown whether the mail was delivered.
 */
final class Mail_Time {
	/**
	 * Wait for the confirmation after a visitor's submission. Shorter than the 30 seconds after which many hosts end a
	 * PHP process, and than the lock of the requests.
	 */
	public const REQUEST_CONFIRMATION = 25.0;

	/** Wait for the confirmation in cron. Shorter than a claim, which would let another process send the mail. */
	public const CRON_CONFIRMATION = 120.0;

	/**
	 * @param float                   $seconds      Until the message is sent.
	 * @param float                   $confirmation For the confirmation after that.
	 * @param (\Closure(): void)|null $before_end   Called before the end of the message is sent: from then on, the mail may
	 *                                              be delivered.
	 */
	public function __construct(
		public readonly float $seconds,
		public readonly float $confirmation = 0.0,
		public readonly ?\Closure $before_end = null,
	) {
	}
}
