<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Posting\Lead_Recorder;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;

/** Keeps leads that the table rejects in the fallback store. If the process dies meanwhile, the shutdown handler stores the lead. */
final class Stored_Leads extends Waiting_Leads {
	/** Maximum days to keep an unreadable file. */
	private const DAYS_UNREADABLE = 30;

	/** @var array<string, int|string>|null The lead currently being inserted. */
	private ?array $expected = null;

	public function expect( ?array $row ): void {
		$this->expected = $row;
		if ( null !== $row ) {
			// wpdb ends the process if the server has gone away. The lead must survive this.
			register_shutdown_function( array( $this, 'store_expected' ) );
		}
	}

	/** Shutdown handler: writes to the file because the database may be the cause. */
	public function store_expected(): void {
		if ( null !== $this->expected ) {
			Fallback_Store::store( $this->expected, true );
		}
	}

	public function keep( array $row, string $cause ): bool {
		$is_kept = Fallback_Store::store( $row );
		if ( $is_kept ) {
			$words = __(
				'The database rejected a lead. It is stored temporarily and will be added to the list automatically when the database accepts it.',
				'cfg-configurator'
			);
			Faults::report( Faults::TABLE, $words, $cause );
		}
		return $is_kept;
	}

	public function all(): array {
		return Fallback_Store::all();
	}

	public function move_to_table(): int {
		$moved    = 0;
		$recorder = new Lead_Recorder();
		foreach ( Fallback_Store::all() as $key => $row ) {
			if ( $recorder->insert( $row ) ) {
				Fallback_Store::remove( $key );
				++$moved;
			}
		}
		return $moved;
	}

	public function erase( string $email ): int {
		$email = strtolower( $email );
		return Fallback_Store::remove_where( static fn ( array $row ): bool => strtolower( (string) ( $row['email'] ?? '' ) ) === $email );
	}

	public function record_erasure( string $email ): bool {
		return Erasure_Log::record( $email );
	}

	public function expire( int $days ): int {
		$moment  = Clock::stamp( -$days * DAY_IN_SECONDS );
		$is_old  = static fn ( array $row ): bool => ( $row['created_gmt'] ?? $moment ) < $moment;
		$deleted = $days > 0 ? Fallback_Store::remove_where( $is_old ) : 0;
		Erasure_Log::prune( $days );
		Fallback_Files::remove_unreadable( ( $days > 0 ? min( $days, self::DAYS_UNREADABLE ) : self::DAYS_UNREADABLE ) * DAY_IN_SECONDS );
		return $deleted;
	}
}
