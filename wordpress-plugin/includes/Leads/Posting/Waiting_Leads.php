<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Leads that the table rejects, until it accepts them. The core keeps none: the buyer sees the failure page, and what was
 * typed stays in the browser. A module may keep them.
 *
 * @phpstan-type Row array<string, int|string>
 */
class Waiting_Leads {
	/** @var self|(\Closure(): self)|null */
	private static self|\Closure|null $current = null;

	/** What keeps leads on this site. */
	final public static function current(): self {
		$current       = self::$current ?? new self();
		self::$current = $current instanceof \Closure ? $current() : $current;
		return self::$current;
	}

	/** @param self|(\Closure(): self) $leads Or what creates it when it is first needed. */
	final public static function use( self|\Closure $leads ): void {
		self::$current = $leads;
	}

	/**
	 * Called before a lead is inserted, so that it is kept if the process ends meanwhile, and with null afterwards.
	 *
	 * @param Row|null $row Row for Lead_Table.
	 */
	public function expect( ?array $row ): void {
	}

	/**
	 * Keeps a lead.
	 *
	 * @param Row    $row   Row for Lead_Table.
	 * @param string $cause Why the table rejected it, for the operator.
	 * @return bool True if it is kept.
	 */
	public function keep( array $row, string $cause ): bool {
		return false;
	}

	/** @return array<string, Row> By idempotency key. */
	public function all(): array {
		return array();
	}

	/** Moves leads into the table. Returns their number. */
	public function move_to_table(): int {
		return 0;
	}

	/** Deletes the leads of a person. Returns their number. */
	public function erase( string $email ): int {
		return 0;
	}

	/** Makes sure that leads of a person on other servers are not moved to the table later. Returns whether that is certain. */
	public function record_erasure( string $email ): bool {
		return true;
	}

	/** Deletes what is older than leads are kept, in days; 0 keeps them forever. Returns the number of leads. */
	public function expire( int $days ): int {
		return 0;
	}
}
