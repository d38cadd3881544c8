<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Shared_Option;

/** A lock shared by all servers of a site. Prevents a slow mail server from blocking more than one PHP worker. */
final class Send_Lock {
	public const OPTION = 'cfg_configurator_mail_lock';

	/** Seconds after which a lock expires, because its process died or is still sending. */
	private const SECONDS = 60;

	private string $own = '';

	/** @param Delivery_Circuit_Breaker $breaker Counts a lock that was not released as a failure. */
	public function __construct( private Delivery_Circuit_Breaker $breaker ) {
	}

	/** @return bool False if another request is sending. */
	public function acquire(): bool {
		$old   = Shared_Option::read( self::OPTION );
		$until = (int) $old;
		$now   = Clock::now();
		// Further ahead than any lock can be: the clock was set back.
		if ( $until > $now && $until <= $now + self::SECONDS ) {
			return false;
		}
		$this->own = ( $now + self::SECONDS ) . '|' . bin2hex( random_bytes( 8 ) );
		if ( ! Shared_Option::replace( self::OPTION, $old, $this->own ) ) {
			return false;
		}
		if ( '' !== $old ) {
			$this->breaker->record_failure();
		}
		return true;
	}

	public function release(): void {
		Shared_Option::replace( self::OPTION, $this->own, '' );
	}
}
