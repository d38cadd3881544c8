<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Modules\Durability\Alert;
use Cfg_Configurator\Modules\Durability\Fallback_Store;

/**
 * Stores a lead in its table. If that fails, repairs the table and retries, then uses the fallback store. If the
 * process dies meanwhile, the shutdown handler stores the lead.
 */
final class Lead_Recorder {
	/** @var array<string, int|string>|null The lead currently being inserted. */
	private ?array $pending = null;

	/** @var Lead|null The last lead, if the table has stored it. */
	private ?Lead $stored = null;

	/** @var string Why the table rejected the last lead, for the operator. */
	private string $cause = '';

	/**
	 * @param array<string, int|string> $row Row for Lead_Table.
	 * @return bool True if the lead is stored, including by an earlier call.
	 */
	public function store( array $row ): bool {
		$this->pending = $row;
		// wpdb ends the process if the server has gone away. The lead must survive this.
		register_shutdown_function( array( $this, 'store_pending' ) );
		$is_stored     = $this->insert( $row ) || $this->store_in_fallback( $row );
		$this->pending = null;
		return $is_stored;
	}

	/** The lead of the last call of store(); null if it is in the fallback store. */
	public function lead(): ?Lead {
		return $this->stored;
	}

	/** Shutdown handler: writes to the file because the database may be the cause. */
	public function store_pending(): void {
		if ( null !== $this->pending ) {
			Fallback_Store::store_at_shutdown( $this->pending );
		}
	}

	/** Moves leads from the fallback store into the table. Returns their number. */
	public function move_to_table(): int {
		$moved = 0;
		foreach ( Fallback_Store::all() as $key => $row ) {
			if ( $this->insert( $row ) ) {
				Fallback_Store::remove( $key );
				++$moved;
			}
		}
		return $moved;
	}

	/** @param array<string, int|string> $row Row for Lead_Table. */
	private function insert( array $row ): bool {
		try {
			return $this->put( $row );
		} catch ( \Throwable $fault ) {
			// The message may contain what the buyer typed.
			$this->cause = sprintf( '%s in %s:%d', $fault::class, basename( $fault->getFile() ), $fault->getLine() );
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( 'cfg-configurator: ' . $this->cause );
			return false;
		}
	}

	/** @param array<string, int|string> $row Row for Lead_Table. */
	private function put( array $row ): bool {
		Schema::ensure();
		$lead = Lead_Table::insert( $row );
		if ( null === $lead ) {
			$this->cause = Database::last_error();
			$lead        = Schema::rebuild() ? Lead_Table::insert( $row ) : null;
		}
		// An earlier post of the same form was held back.
		if ( '' === $row['held_reason'] && true === $lead?->is_held() ) {
			Lead_Table::release( $lead->id );
			$lead = Lead_Table::find( $lead->id );
		}
		$this->stored = $lead;
		return null !== $lead;
	}

	/** @param array<string, int|string> $row Row for Lead_Table. */
	private function store_in_fallback( array $row ): bool {
		$is_stored = Fallback_Store::store( $row );
		Alert::raise(
			Alert::TABLE,
			$is_stored
				? __(
					'The database rejected a lead. It is stored temporarily and will be added to the list automatically when the database accepts it.',
					'cfg-configurator'
				)
				: __(
					'The database rejected a lead, and it could not be stored temporarily. The buyer was told that the form was not sent.',
					'cfg-configurator'
				),
			$this->cause
		);
		return $is_stored;
	}
}
