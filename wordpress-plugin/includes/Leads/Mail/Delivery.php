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
	 * Exponential back-off: waits start at two minutes and grow fourfold, up to a day. A mail is given up after nine
	 * attempts, about three and a half days, or after two attempts with unknown outcome, which may each have delivered a
	 * copy.
	 */
	public const MAXIMUM_ATTEMPTS   = 9;
	public const UNCERTAIN_ATTEMPTS = 2;

	/** Waits, in seconds. */
	private const FIRST_WAIT  = 120;
	public const LONGEST_WAIT = 86_400;

	public readonly int $id;
	public readonly int $lead_id;
	public readonly string $recipient;
	public readonly string $address;
	public readonly string $state;

	/** @var int Attempts since the last start, including the current one. */
	public readonly int $attempts;

	/** @var int Number of these that may have delivered the mail without confirmation. */
	public readonly int $uncertain;
	public readonly string $last_error;
	public readonly string $next_gmt;

	/** @var int Number of starts: 1, plus one for each 'resend'. */
	public readonly int $sendings;
	public readonly string $claim;
	public readonly string $sent_gmt;

	/** @var string Addresses of the last attempt's copies, separated by commas; '' for none. */
	public readonly string $cc;

	/** @param array<string, int|string|null> $row Database row. */
	public function __construct( array $row ) {
		$text             = static fn ( string $column ): string => (string) ( $row[ $column ] ?? '' );
		$this->id         = (int) $text( 'id' );
		$this->lead_id    = (int) $text( 'lead_id' );
		$this->recipient  = $text( 'recipient' );
		$this->address    = $text( 'address' );
		$this->state      = $text( 'state' );
		$this->attempts   = (int) $text( 'attempts' );
		$this->uncertain  = (int) $text( 'uncertain' );
		$this->last_error = $text( 'last_error' );
		$this->next_gmt   = $text( 'next_gmt' );
		$this->sendings   = (int) $text( 'sendings' );
		$this->claim      = $text( 'claim' );
		$this->sent_gmt   = $text( 'sent_gmt' );
		$this->cc         = $text( 'cc' );
	}

	/** Seconds to wait after this many attempts; null after the last one. */
	public static function wait_after( int $attempts ): ?int {
		return $attempts >= self::MAXIMUM_ATTEMPTS ? null : (int) min( self::LONGEST_WAIT, self::FIRST_WAIT * 4 ** max( 0, $attempts - 1 ) );
	}

	/** The delivery during its next attempt. */
	public function claimed( string $claim ): self {
		$changes = array(
			'attempts'  => $this->attempts + 1,
			'uncertain' => $this->uncertain + 1,
			'claim'     => $claim,
		);
		/** @var array<string, int|string> $row */
		$row = get_object_vars( $this );
		return new self( array_merge( $row, $changes ) );
	}

	/** Name of a recipient for the back office. */
	public static function recipient_name( string $recipient ): string {
		return match ( $recipient ) {
			self::DEALER => __( 'Dealer', 'cfg-configurator' ),
			self::COPY => __( 'Copy', 'cfg-configurator' ),
			default => __( 'Buyer', 'cfg-configurator' ),
		};
	}

	/** Describes the state for the back office. */
	public function description(): string {
		return match ( $this->state ) {
			self::SENT => __( 'sent', 'cfg-configurator' ),
			self::FAILED => $this->uncertain > 0 ? __( 'not confirmed: it may have arrived', 'cfg-configurator' ) : __( 'failed', 'cfg-configurator' ),
			self::LIMITED => __( 'not sent: too many emails to this address within an hour', 'cfg-configurator' ),
			default => 0 === $this->attempts
				? __( 'waiting', 'cfg-configurator' )
				/* translators: %d: number of attempts */
				: sprintf( _n( 'waiting after %d attempt', 'waiting after %d attempts', $this->attempts, 'cfg-configurator' ), $this->attempts ),
		};
	}
}
