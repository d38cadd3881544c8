<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/** Recipient and delivery state of one mail. */
final class Delivery {
	public const DEALER  = 'dealer';
	public const COPY    = 'copy';
	public const VISITOR = 'visitor';

	public const PENDING = 'pending';
	public const SENT    = 'sent';
	public const FAILED  = 'failed';

	/** Not sent: this address has reached its hourly limit. */
	public const LIMITED = 'limited';

	/**
	 * @param int $attempts  Attempts since the last start, including the current one.
	 * @param int $uncertain Number of these that may have delivered the mail without confirmation.
	 * @param int $sendings  Number of starts: 1, plus one for each 'resend'.
	 * @param string $cc     Addresses of the last attempt's copies, separated by commas; '' for none.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $lead_id,
		public readonly string $recipient,
		public readonly string $address,
		public readonly string $state,
		public readonly int $attempts,
		public readonly int $uncertain,
		public readonly string $last_error,
		public readonly string $next_gmt,
		public readonly int $sendings,
		public readonly string $claim,
		public readonly string $sent_gmt,
		public readonly string $cc,
	) {
	}

	/** The delivery during its next attempt. */
	public function claimed( string $claim ): self {
		return new self(
			$this->id,
			$this->lead_id,
			$this->recipient,
			$this->address,
			$this->state,
			$this->attempts + 1,
			$this->uncertain + 1,
			$this->last_error,
			$this->next_gmt,
			$this->sendings,
			$claim,
			$this->sent_gmt,
			$this->cc,
		);
	}

	/** @param array<string, string|null> $row Database row. */
	public static function from_row( array $row ): self {
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		return new self(
			(int) $text( 'id' ),
			(int) $text( 'lead_id' ),
			$text( 'recipient' ),
			$text( 'address' ),
			$text( 'state' ),
			(int) $text( 'attempts' ),
			(int) $text( 'uncertain' ),
			$text( 'last_error' ),
			$text( 'next_gmt' ),
			(int) $text( 'sendings' ),
			$text( 'claim' ),
			$text( 'sent_gmt' ),
			$text( 'cc' ),
		);
	}
}
