<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Mail\Mail_Settings;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/**
 * Checks sender and recipients: addresses that mail servers reject, dealers without an address, no fallback
 * recipient, and emails that did not arrive. Sends no email.
 */
final class Mail_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		if ( '' !== Settings::text( 'form_url' ) ) {
			return array( Finding::fine( __( 'Another system receives the forms, so this site sends no emails.', 'cfg-configurator' ) ) );
		}
		$findings = array_values( array_filter( array( $this->sender(), $this->receivers(), $this->deliveries() ) ) );
		return Finding::or_fine( $findings, __( 'The sender and recipients are set.', 'cfg-configurator' ) );
	}

	private function sender(): ?Finding {
		$from = Settings::text( 'mail_from_address' );
		$host = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$next = __( 'Enter an address of your own domain.', 'cfg-configurator' );
		if ( '' === $from ) {
			/* translators: %s: an e-mail address. */
			$text = __( 'No sender is set. Emails would come from %s, which many mail servers reject.', 'cfg-configurator' );
			return $this->finding( Severity::PROBLEM, sprintf( $text, 'wordpress@' . $host ), $next );
		}
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		if ( ! is_email( $from ) || ! \PHPMailer\PHPMailer\PHPMailer::validateAddress( $from ) ) {
			/* translators: %s: an e-mail address. */
			$text = __( 'The sender address %s is invalid, so this site cannot send emails.', 'cfg-configurator' );
			return $this->finding( Severity::PROBLEM, sprintf( $text, $from ), $next );
		}
		$domain = substr( (string) strrchr( $from, '@' ), 1 );
		if ( $domain === $host || str_ends_with( $host, '.' . $domain ) || str_ends_with( $domain, '.' . $host ) ) {
			return null;
		}
		/* translators: 1: an e-mail address, 2: host name of this site. */
		$text = __( 'The sender %1$s does not belong to this site\'s domain (%2$s). Mail servers may treat its emails as spam.', 'cfg-configurator' );
		$next = __( 'Use an address of this domain, or ask your provider to authorize this one (SPF, DKIM).', 'cfg-configurator' );
		return $this->finding( Severity::WARNING, sprintf( $text, $from, $host ), $next );
	}

	private function receivers(): ?Finding {
		$fallback = Settings::text( 'mail_fallback' );
		$without  = array();
		foreach ( array_filter( $this->content->get( 'hyuDealersLst' )->list( 'dealers' ), 'is_array' ) as $dealer ) {
			$id  = is_scalar( $dealer['objectId'] ?? null ) ? (string) $dealer['objectId'] : '';
			$set = Mail_Settings::current()->dealer_address( $id );
			if ( '' === $set && ! is_email( is_string( $dealer['email'] ?? null ) ? $dealer['email'] : '' ) ) {
				$without[] = is_scalar( $dealer['designation'] ?? null ) ? (string) $dealer['designation'] : '?';
			}
		}
		if ( array() === $without ) {
			return '' !== $fallback ? null : $this->finding(
				Severity::WARNING,
				__( 'No fallback address is set for leads that cannot be sent to a dealer.', 'cfg-configurator' ),
				__( 'Enter an address so that no lead is missed.', 'cfg-configurator' )
			);
		}
		if ( '' !== $fallback ) {
			/* translators: 1: names of dealers, 2: an e-mail address. */
			$text = __( 'Dealers without an email address: %1$s. Their leads go to %2$s.', 'cfg-configurator' );
			$text = sprintf( $text, Finding::names( $without ), $fallback );
			return $this->finding( Severity::WARNING, $text, __( 'Add the addresses on the content site, or here.', 'cfg-configurator' ) );
		}
		/* translators: %s: names of dealers. */
		$text = __( 'Nobody is notified of leads for these dealers, because they have no email address: %s.', 'cfg-configurator' );
		$text = sprintf( $text, Finding::names( $without ) );
		return $this->finding( Severity::PROBLEM, $text, __( 'Enter an address for these leads.', 'cfg-configurator' ) );
	}

	private function deliveries(): ?Finding {
		$failed = Delivery_Table::queue()->count( Delivery::FAILED );
		if ( $failed > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n(
				'%s email for a lead was rejected or not confirmed by the mail server and is not tried again.',
				'%s emails for leads were rejected or not confirmed by the mail server and are not tried again.',
				$failed,
				'cfg-configurator'
			);
			$next = __( 'Check the mail server, then send the leads again from the list.', 'cfg-configurator' );
			return $this->finding( Severity::PROBLEM, sprintf( $text, number_format_i18n( $failed ) ), $next );
		}
		return ! Mail_Sender::breaker()->is_open() ? null : $this->finding(
			Severity::WARNING,
			__( 'The mail server is slow or cannot be reached. Emails for leads are sent by WordPress\'s cron, some minutes later.', 'cfg-configurator' ),
			__( 'Ask your provider why the mail server takes longer than a second to accept an email.', 'cfg-configurator' )
		);
	}

	private function finding( Severity $severity, string $text, string $next ): Finding {
		return new Finding( $severity, $text, $next, Settings_Page::url( 'mail' ), __( 'Emails to dealers', 'cfg-configurator' ) );
	}
}
