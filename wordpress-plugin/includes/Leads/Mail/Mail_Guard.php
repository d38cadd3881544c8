<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Event;

/** Ends a run whose mails fail. A module may have one that other requests know of. */
class Mail_Guard {
	/** Consecutive failures that end a run. */
	protected const FAILURES = 2;

	private int $failures = 0;

	final public static function of_site(): self {
		$guard = Lead_Event::filter( 'cfg_configurator_mail_guard', null );
		return $guard instanceof self ? $guard : new self();
	}

	/** Whether this request may send mails, until it calls end(). Not asked in cron. */
	public function begin(): bool {
		return true;
	}

	public function end(): void {
	}

	/** Records an attempt: one that was slow or could not reach the mail server is a failure. Returns is_open(). */
	public function record( bool $is_failure ): bool {
		$this->failures = $is_failure ? $this->failures + 1 : 0;
		return $this->is_open();
	}

	/** Whether the mail server seems to be down. */
	public function is_open(): bool {
		return $this->failures >= self::FAILURES;
	}
}
