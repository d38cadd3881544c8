<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;

/** The columns of a lead that say who works with it, and how far. */
final class Follow_Up_Table {
	/** How far the dealer has come. Independent of the status of a Lead, which decides whether it is mailed. */
	public const NEW       = 'new';
	public const CONTACTED = 'contacted';
	public const WON       = 'won';
	public const LOST      = 'lost';

	/** @return array<string, string> Words by status, in the order of the work. */
	public static function all(): array {
		return array(
			self::NEW       => _x( 'New', 'lead', 'cfg-configurator' ),
			self::CONTACTED => _x( 'Contacted', 'lead', 'cfg-configurator' ),
			self::WON       => _x( 'Won', 'lead', 'cfg-configurator' ),
			self::LOST      => _x( 'Lost', 'lead', 'cfg-configurator' ),
		);
	}

	/** Describes a status. Unknown ones are shown as they are. */
	public static function label( string $status ): string {
		return self::all()[ $status ] ?? $status;
	}

	/** Sets a status. Returns whether it was another one. */
	public static function set_status( int $id, string $status ): bool {
		return 1 === Database::run( 'UPDATE %i SET sales_status = %s WHERE id = %d AND sales_status <> %s', Tables::leads(), $status, $id, $status );
	}

	/** Assigns a lead to a user; 0 for nobody. Returns whether it was somebody else's. */
	public static function assign( int $id, int $user ): bool {
		return 1 === Database::run( 'UPDATE %i SET assigned_to = %d WHERE id = %d AND assigned_to <> %d', Tables::leads(), $user, $id, $user );
	}

	/** Gives the leads of a user to another one; 0 for nobody. */
	public static function reassign( int $user, int $successor ): void {
		Database::run( 'UPDATE %i SET assigned_to = %d WHERE assigned_to = %d', Tables::leads(), $successor, $user );
	}

	/** @param list<int> $ids Of leads. */
	public static function set_read( array $ids, bool $is_read ): void {
		if ( array() !== $ids ) {
			Database::run( 'UPDATE %i SET is_read = %d WHERE id IN (' . Database::marks( $ids ) . ')', Tables::leads(), (int) $is_read, ...$ids );
		}
	}

	/** How far the dealer has come with a lead. */
	public static function status_of( Lead $lead ): string {
		$status = $lead->text( 'sales_status' );
		return '' === $status ? self::NEW : $status;
	}

	/** Id of the user who works with a lead; 0 for nobody. */
	public static function assigned_to( Lead $lead ): int {
		return (int) $lead->text( 'assigned_to' );
	}

	public static function is_read( Lead $lead ): bool {
		return '1' === $lead->text( 'is_read' );
	}
}
