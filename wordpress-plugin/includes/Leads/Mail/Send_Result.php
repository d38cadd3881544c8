<?php
/**
 * The outcome of one attempt to send a mail.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * What happened, why, and how long it took.
 */
final class Send_Result {
	/** The mail server accepted the mail. */
	public const SENT = 'sent';

	/** The mail was certainly not delivered; a later attempt may succeed. */
	public const FAILED = 'failed';

	/** The mail server refused for good: an SMTP reply of 5xx. */
	public const REJECTED = 'rejected';

	/** The connection ended before the mail server confirmed: the mail may have been delivered. */
	public const UNCERTAIN = 'uncertain';

	/**
	 * @param string $outcome        One of the outcomes above.
	 * @param string $error          Why the mail was not sent; '' where it was.
	 * @param float  $seconds        How long the attempt took.
	 * @param bool   $is_unreachable Whether the mail server could not be reached, or stopped answering.
	 */
	public function __construct(
		public readonly string $outcome,
		public readonly string $error = '',
		public readonly float $seconds = 0.0,
		public readonly bool $is_unreachable = false,
	) {
	}

	public function is_sent(): bool {
		return self::SENT === $this->outcome;
	}
}
