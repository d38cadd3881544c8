<?php
/**
 * One mail of a lead.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Whom a lead is mailed to, and how far that has got.
 */
final class Delivery {
	public const DEALER  = 'dealer';
	public const COPY    = 'copy';
	public const VISITOR = 'visitor';

	public const PENDING = 'pending';
	public const SENT    = 'sent';
	public const FAILED  = 'failed';

	/**
	 * @param int $attempts Since the last start, the current one included.
	 * @param int $sendings How often it was started: 1, and one more for each 'resend'.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $lead_id,
		public readonly string $recipient,
		public readonly string $address,
		public readonly string $state,
		public readonly int $attempts,
		public readonly string $last_error,
		public readonly string $next_gmt,
		public readonly int $sendings,
		public readonly string $claim,
		public readonly string $sent_gmt,
	) {
	}

	/**
	 * @param array<string, string|null> $row As the database answers it.
	 */
	public static function from_row( array $row ): self {
		$text = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		return new self(
			(int) $text( 'id' ),
			(int) $text( 'lead_id' ),
			$text( 'recipient' ),
			$text( 'address' ),
			$text( 'state' ),
			(int) $text( 'attempts' ),
			$text( 'last_error' ),
			$text( 'next_gmt' ),
			(int) $text( 'sendings' ),
			$text( 'claim' ),
			$text( 'sent_gmt' ),
		);
	}
}
