<?php
/**
 * Health check of email delivery.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;

/**
 * Checks sender and recipients: addresses that mail servers reject, dealers without an address, no fallback
 * recipient. Sends no email.
 */
final class Mail_Check implements Check {
	public function __construct( private Content $content, private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'Dealers\' mail', 'cfg-configurator' );
	}

	public function run(): array {
		if ( '' !== $this->settings->text( 'form_url' ) ) {
			return array( Finding::fine( __( 'Another system receives the forms: this site sends no mail.', 'cfg-configurator' ) ) );
		}
		$findings = array_merge( $this->sender(), $this->receivers() );
		return array() === $findings ? array( Finding::fine( __( 'Sender and receivers of the mail are set.', 'cfg-configurator' ) ) ) : $findings;
	}

	/**
	 * @return list<Finding>
	 */
	private function sender(): array {
		$from = $this->settings->text( 'mail_from_address' );
		$host = (string) preg_replace( '/^www\./', '', (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		if ( '' === $from ) {
			return array(
				$this->problem(
					/* translators: %s: an e-mail address. */
					sprintf( __( 'No sender is set: mail would come from %s, which many mail servers throw away.', 'cfg-configurator' ), 'wordpress@' . $host ),
					__( 'Write an address of your own domain.', 'cfg-configurator' )
				),
			);
		}
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		if ( ! is_email( $from ) || ! \PHPMailer\PHPMailer\PHPMailer::validateAddress( $from ) ) {
			return array(
				$this->problem(
					/* translators: %s: an e-mail address. */
					sprintf( __( 'The sender\'s address %s is not accepted: no mail leaves this site.', 'cfg-configurator' ), $from ),
					__( 'Write an address of your own domain.', 'cfg-configurator' )
				),
			);
		}
		$domain = substr( (string) strrchr( $from, '@' ), 1 );
		if ( $domain !== $host && ! str_ends_with( $host, '.' . $domain ) && ! str_ends_with( $domain, '.' . $host ) ) {
			return array(
				$this->finding(
					Severity::WARNING,
					sprintf(
						/* translators: 1: an e-mail address, 2: host name of this site. */
						__( 'The sender %1$s is not of this site\'s domain (%2$s): mail servers may take its mail for spam.', 'cfg-configurator' ),
						$from,
						$host
					),
					__( 'Use an address of this domain, or ask your provider to allow this one (SPF, DKIM).', 'cfg-configurator' )
				),
			);
		}
		return array();
	}

	/**
	 * @return list<Finding>
	 */
	private function receivers(): array {
		$fallback = $this->settings->text( 'mail_fallback' );
		$dealers  = $this->content->get( 'hyuDealersLst/all' )->data['dealers'] ?? array();
		$without  = array();
		foreach ( is_array( $dealers ) ? $dealers : array() as $dealer ) {
			if ( is_array( $dealer ) && ! is_email( is_string( $dealer['email'] ?? null ) ? $dealer['email'] : '' ) ) {
				$without[] = is_scalar( $dealer['designation'] ?? null ) ? (string) $dealer['designation'] : '?';
			}
		}
		if ( '' !== $fallback ) {
			return array() === $without ? array() : array(
				$this->finding(
					Severity::WARNING,
					sprintf(
						/* translators: 1: names of dealers, 2: an e-mail address. */
						__( 'Dealers without an e-mail address: %1$s. Their requests go to %2$s.', 'cfg-configurator' ),
						Names::told( $without ),
						$fallback
					),
					__( 'Add the addresses on the content site.', 'cfg-configurator' )
				),
			);
		}
		if ( array() === $without ) {
			return array(
				$this->finding(
					Severity::WARNING,
					__( 'No address is set for requests that no dealer would receive.', 'cfg-configurator' ),
					__( 'Write one, so that none is overlooked.', 'cfg-configurator' )
				),
			);
		}
		return array(
			$this->problem(
				/* translators: %s: names of dealers. */
				sprintf( __( 'Nobody is told of requests to these dealers, who have no e-mail address: %s.', 'cfg-configurator' ), Names::told( $without ) ),
				__( 'Write an address for such requests.', 'cfg-configurator' )
			),
		);
	}

	private function problem( string $text, string $next ): Finding {
		return $this->finding( Severity::PROBLEM, $text, $next );
	}

	private function finding( Severity $severity, string $text, string $next ): Finding {
		$link = array( Settings_Page::url( 'mail' ), $this->subject() );
		return Severity::PROBLEM === $severity ? Finding::problem( $text, $next, ...$link ) : Finding::warning( $text, $next, ...$link );
	}
}
