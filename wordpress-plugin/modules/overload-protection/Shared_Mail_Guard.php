<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Mail_Guard;

/**
 * Lets one request at a time send mails, so that a slow mail server blocks one PHP worker at most. The breaker opens after two consecutive attempts that were
 * slow or could not reach the mail server. While it is open, only cron sends mails; the first one that is fast closes it. If there was no attempt during the
 * pause, cron seems not to run, and one request may try.
 */
final class Shared_Mail_Guard extends Mail_Guard {
	public const BREAKER = 'cfg_configurator_mail_breaker';

	private Circuit_Breaker $breaker;

	private Lock $lock;

	public function __construct() {
		$this->breaker = new Circuit_Breaker( self::BREAKER, self::FAILURES, 15 * MINUTE_IN_SECONDS );
		// A lock that was not released counts as a failure.
		$this->lock = new Lock( 'mail', 60, fn (): bool => $this->record( true ) );
	}

	public function begin(): bool {
		return ! $this->breaker->is_paused() && $this->lock->acquire();
	}

	public function end(): void {
		$this->lock->release();
	}

	public function record( bool $is_failure ): bool {
		return $this->breaker->record( $is_failure );
	}

	public function is_open(): bool {
		return $this->breaker->is_open();
	}
}
