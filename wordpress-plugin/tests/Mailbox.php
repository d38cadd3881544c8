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

	private string $words = '';

	/** Makes every mail fail from now on, as if the mail server had answered with these words. */
	public function refuse( string $words = 'SMTP Error: 451 try again later', bool $is_refusing = true ): void {
		$this->is_refusing = $is_refusing;
		$this->words       = $words;
	}

	/**
	 * Callback of the filter `pre_wp_mail`.
	 *
	 * @param mixed                $sent Whether another callback has sent it.
	 * @param array<string, mixed> $mail The arguments of `wp_mail()`.
	 */
	public function take( mixed $sent, array $mail ): bool {
		if ( $this->is_refusing ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', $this->words, $mail ) );
			return false;
		}
		// Like WordPress, which lets others change the PHPMailer that sends.
		foreach ( array( 'PHPMailer/PHPMailer', 'PHPMailer/SMTP', 'PHPMailer/Exception', 'class-wp-phpmailer' ) as $file ) {
			require_once ABSPATH . WPINC . "/{$file}.php";
		}
		$mailer = new \WP_PHPMailer( true );
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) );
		$this->mails[] = $mail + array( 'alternative' => $mailer->AltBody ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's.
		return true;
	}
}
