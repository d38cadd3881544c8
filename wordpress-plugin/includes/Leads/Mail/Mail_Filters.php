<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/**
 * Lets other plugins change the subject and the body of a lead's mail. A result of another type is ignored; an exception
 * counts as a failed attempt.
 */
final class Mail_Filters {
	/** @param string $recipient One of the recipients of Delivery. */
	public function __construct( private Lead $lead, private string $recipient ) {
	}

	public function subject( string $subject ): string {
		/**
		 * Filters the subject of a lead's mail.
		 *
		 * @param string                         $subject   Plain text.
		 * @param string                         $recipient 'dealer', 'copy' or 'visitor'.
		 * @param array<string, int|string|null> $lead      Columns of the lead.
		 * @param int                            $id        Id of the lead.
		 */
		$filtered = apply_filters( 'cfg_configurator_mail_subject', $subject, $this->recipient, $this->lead->columns(), $this->lead->id );
		return is_string( $filtered ) ? $filtered : $subject;
	}

	/**
	 * @param array{html: string, text: string} $body
	 * @return array{html: string, text: string}
	 */
	public function body( array $body ): array {
		/**
		 * Filters the body of a lead's mail. Escape what you add to the HTML.
		 *
		 * @param array{html: string, text: string} $body      A whole HTML document, and the plain text for clients that
		 *                                                     do not show HTML.
		 * @param string                            $recipient 'dealer', 'copy' or 'visitor'.
		 * @param array<string, int|string|null>    $lead      Columns of the lead.
		 * @param int                               $id        Id of the lead.
		 */
		$filtered = apply_filters( 'cfg_configurator_mail_body', $body, $this->recipient, $this->lead->columns(), $this->lead->id );
		$filtered = is_array( $filtered ) ? $filtered : array();
		$text     = static fn ( string $part ): string => is_string( $filtered[ $part ] ?? null ) ? $filtered[ $part ] : $body[ $part ];
		return array(
			'html' => $text( 'html' ),
			'text' => $text( 'text' ),
		);
	}
}
