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
abstract class Waiting_Leads {
	/** @var self|(\Closure(): self)|null */
	private static self|\Closure|null $current = null;

	/** What keeps leads on this site; null if they are not kept. */
	final public static function current(): ?self {
		self::$current = self::$current instanceof \Closure ? ( self::$current )() : self::$current;
		return self::$current;
	}

	/** @param self|(\Closure(): self)|null $leads Or what creates it when it is first needed. */
	final public static function use( self|\Closure|null $leads ): void {
		self::$current = $leads;
	}

	/** @param Row|null $row Row that is about to be inserted, so that it is kept if the process ends meanwhile; null afterwards. */
	abstract public function expect( ?array $row ): void;

	/**
	 * Returns whether the lead is kept.
	 *
	 * @param Row    $row   Row for Lead_Table.
	 * @param string $cause Why the table rejected it, for the operator.
	 */
	abstract public function keep( array $row, string $cause ): bool;

	/** @return array<string, Row> By idempotency key. */
	abstract public function all(): array;

	/** Moves leads into the table. Returns their number. */
	abstract public function move_to_table(): int;

	/** Deletes the leads of a person. Returns their number. */
	abstract public function erase( string $email ): int;

	/** Makes sure that leads of a person on other servers are not moved to the table later. Returns whether that is certain. */
	abstract public function record_erasure( string $email ): bool;

	/** Deletes what is older than leads are kept, in days; 0 keeps them forever. Returns the number of leads. */
	abstract public function expire( int $days ): int;
}
