<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;

/** Stores a lead in its table. If that fails, repairs the table and retries, then leaves it to Waiting_Leads. */
final class Lead_Recorder {
	/** @var Lead|null The last lead; null if the table has not stored it. */
	public ?Lead $lead = null;

	/** @var string Why the table rejected the last lead, for the operator. */
	private string $cause = '';

	/**
	 * @param array<string, int|string> $row Row for Lead_Table.
	 * @return bool True if the lead is stored, including by an earlier call.
	 */
	public function store( array $row ): bool {
		$waiting = Waiting_Leads::current();
		$waiting?->expect( $row );
		$is_stored = $this->insert( $row ) || true === $waiting?->keep( $row, $this->cause );
		$waiting?->expect( null );
		if ( ! $is_stored ) {
			$words = __( 'The database rejected a lead. The buyer was told that the form was not sent.', 'cfg-configurator' );
			Faults::report( Faults::TABLE, $words, $this->cause );
		}
		return $is_stored;
	}

	/**
	 * @param array<string, int|string> $row Row for Lead_Table.
	 * @return bool True if the table has the lead.
	 */
	public function insert( array $row ): bool {
		try {
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
			$this->lead = $lead;
			return null !== $lead;
		} catch ( \Throwable $fault ) {
			// The message may contain what the buyer typed.
			$this->cause = sprintf( '%s in %s:%d', $fault::class, basename( $fault->getFile() ), $fault->getLine() );
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( 'cfg-configurator: ' . $this->cause );
			return false;
		}
	}
}
