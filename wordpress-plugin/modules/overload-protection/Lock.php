<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;

/** A lock shared by all servers of a site. It expires, so a killed request does not block others for long. */
final class Lock {
	private const PREFIX = 'cfg_configurator_lock_';

	/** @var string What the option holds while the lock is ours: 'time|seconds|token'. */
	private string $token = '';

	/**
	 * @param string              $name         At most 150 characters.
	 * @param ?\Closure(): mixed $on_abandoned Runs after a lock was acquired that had expired without being released.
	 */
	public function __construct( private string $name, private int $seconds, private ?\Closure $on_abandoned = null ) {
	}

	/** @return bool False if another request holds the lock. */
	public function acquire(): bool {
		$held  = Shared_Option::read( self::PREFIX . $this->name );
		$token = Clock::now() . "|{$this->seconds}|" . wp_generate_password( 12, false );
		if ( self::is_valid( $held ) || ! Shared_Option::replace( self::PREFIX . $this->name, $held, $token ) ) {
			return false;
		}
		$this->token = $token;
		if ( '' !== $held && null !== $this->on_abandoned ) {
			( $this->on_abandoned )();
		}
		return true;
	}

	/** Whether this or another request holds the lock. */
	public function is_held(): bool {
		return self::is_valid( Shared_Option::read( self::PREFIX . $this->name ) );
	}

	/** Releases the lock, unless it has expired and another request has acquired it. */
	public function release(): void {
		Shared_Option::replace( self::PREFIX . $this->name, $this->token, '' );
	}

	private static function is_valid( string $held ): bool {
		list( $time, $seconds ) = explode( '|', "$held|" );
		return Shared_Option::lasts( (int) $time, (int) $seconds );
	}
}
