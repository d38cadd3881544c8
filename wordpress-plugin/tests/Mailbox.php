<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/** Collects the mails of `wp_mail()` in place of a mail server. */
final class Mailbox {
	/**
	 * The mails, oldest first: to, subject, message, headers and attachments, as passed to `wp_mail()`.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $mails = array();

	private bool $is_refusing = false;

	/** Makes every mail fail from now on, as if the mail server refused it. */
	public function refuse( bool $is_refusing = true ): void {
		$this->is_refusing = $is_refusing;
	}

	/**
	 * Callback of the filter `pre_wp_mail`.
	 *
	 * @param mixed                $sent Whether another callback has sent it.
	 * @param array<string, mixed> $mail The arguments of `wp_mail()`.
	 */
	public function take( mixed $sent, array $mail ): bool {
		if ( $this->is_refusing ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'The mail server refused.', $mail ) );
			return false;
		}
		$this->mails[] = $mail;
		return true;
	}
}
