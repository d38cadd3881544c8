<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Network\Http_Error;

/** Outcome, error and duration of the attempt. */
final class Send_Result {
	/** The mail server accepted the mail. */
	public const SENT = 'sent';

	/** The mail was not delivered; a later attempt may succeed. */
	public const FAILED = 'failed';

	/** Permanently rejected by the mail server: an SMTP reply of 5xx. */
	public const REJECTED = 'rejected';

	/** The connection ended before confirmation: the mail may have been delivered. */
	public const UNCERTAIN = 'uncertain';

	/** The connection ended before the answer. */
	private const BROKEN = '/cURL error (16|18|52|55|56|92|95)\b/';

	/**
	 * @param string $outcome        One of the outcomes above.
	 * @param string $error          '' if sent.
	 * @param bool   $is_unreachable Whether the mail server could not be reached, or stopped answering.
	 * @param int    $status         HTTP status with which a delivery over HTTP was accepted; 0 otherwise.
	 */
	public function __construct(
		public readonly string $outcome,
		public readonly string $error = '',
		public readonly float $seconds = 0.0,
		public readonly bool $is_unreachable = false,
		public readonly int $status = 0,
	) {
	}

	/** Whether an error message of the HTTP API says that the request may have arrived without an answer. */
	public static function is_late( string $message ): bool {
		return Http_Error::is_slow( $message ) || 1 === preg_match( self::BROKEN, $message );
	}

	public function is_sent(): bool {
		return self::SENT === $this->outcome;
	}
}
