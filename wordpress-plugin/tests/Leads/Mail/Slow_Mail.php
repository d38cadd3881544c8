<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

/** Slow mails in a Leads_Test_Case. */
trait Slow_Mail {
	/**
	 * Mails that were attempted since the first call of slow_down().
	 *
	 * @var int
	 */
	private int $attempts = 0;

	/**
	 * Makes each mail take some seconds.
	 *
	 * @param int  $seconds Duration of each mail.
	 * @param bool $is_sent Whether the mail is sent in the end.
	 */
	private function slow_down( int $seconds, bool $is_sent ): void {
		remove_all_filters( 'pre_wp_mail', 100 );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent ) use ( $seconds, $is_sent ): bool {
				++$this->attempts;
				$this->now += $seconds;
				return true === $sent && $is_sent;
			},
			100
		);
	}
}
