<?php
/**
 * Keeps a lead, whatever happens.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Rescue_Store;
use Cfg_Configurator\Leads\Storage\Schema;

/**
 * Puts a lead into its table; where the table refuses it, makes the table anew and tries again; where that fails too,
 * rescues it. A process that dies in between rescues it while it ends.
 */
final class Lead_Keeper {
	/**
	 * The lead that is being put into its table.
	 *
	 * @var array<string, int|string>|null
	 */
	private ?array $unsettled = null;

	public function __construct(
		private Lead_Table $leads,
		private Schema $schema,
		private Rescue_Store $rescued,
		private Alert $alert,
	) {
	}

	/**
	 * @param array<string, int|string> $row As Lead_Table takes it.
	 * @return bool Whether it is kept, now or before.
	 */
	public function keep( array $row ): bool {
		$this->unsettled = $row;
		// wpdb ends the process where the server has gone away: the lead must not go with it.
		register_shutdown_function( array( $this, 'rescue_unsettled' ) );
		$is_kept         = $this->insert( $row ) || $this->rescue( $row );
		$this->unsettled = null;
		return $is_kept;
	}

	/**
	 * As the process ends. In the file, and not in the database that may have ended it.
	 */
	public function rescue_unsettled(): void {
		if ( null !== $this->unsettled ) {
			$this->rescued->keep_at_last( $this->unsettled );
		}
	}

	/**
	 * Brings rescued leads into their table.
	 *
	 * @return int How many got there.
	 */
	public function bring_in(): int {
		$brought = 0;
		foreach ( $this->rescued->all() as $key => $row ) {
			if ( $this->insert( $row ) ) {
				$this->rescued->remove( $key );
				++$brought;
			}
		}
		return $brought;
	}

	/**
	 * @param array<string, int|string> $row As Lead_Table takes it.
	 */
	private function insert( array $row ): bool {
		try {
			return Database::quietly( fn (): bool => $this->put( $row ) );
		} catch ( \Throwable $fault ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( 'cfg-configurator: ' . $fault->getMessage() );
			return false;
		}
	}

	/**
	 * @param array<string, int|string> $row As Lead_Table takes it.
	 */
	private function put( array $row ): bool {
		$this->schema->ensure();
		$done = $this->leads->insert( $row );
		if ( null === $done && $this->schema->rebuild() ) {
			$done = $this->leads->insert( $row );
		}
		if ( 0 === $done && '' === $row['held_reason'] ) {
			$this->leads->release( (int) $this->leads->id_of( (string) $row['idempotency_key'] ) );
		}
		return null !== $done;
	}

	/**
	 * @param array<string, int|string> $row As Lead_Table takes it.
	 */
	private function rescue( array $row ): bool {
		$is_kept = $this->rescued->keep( $row );
		$this->alert->raise(
			Alert::TABLE,
			$is_kept
				? __( 'The database refused a lead. It is kept aside and comes into the list by itself as soon as the database takes it.', 'cfg-configurator' )
				: __( 'The database refused a lead, and it could not be kept aside either: the buyer was told that nothing was sent.', 'cfg-configurator' ),
			Database::last_error()
		);
		return $is_kept;
	}
}
