<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/** Records each mail instead of sending it. */
final class Recording_Mailer extends PHPMailer {
	/**
	 * The mails of all instances, oldest first: those of leads are sent with a copy.
	 *
	 * @var list<array{id: string, text: string, timeout: int, time_limit: int}>
	 */
	public static array $sent = array();

	public function postSend(): bool {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- names of PHPMailer.
		self::$sent[] = array(
			'id'         => (string) $this->getLastMessageID(),
			'text'       => $this->AltBody,
			'timeout'    => $this->Timeout,
			'time_limit' => $this->getSMTPInstance()->Timelimit,
		);
		// phpcs:enable
		return true;
	}
}
