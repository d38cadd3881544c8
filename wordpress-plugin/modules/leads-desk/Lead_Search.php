<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;

/** Queries that read several leads. */
final class Lead_Search {
	public const ORDERS = array( 'created_gmt', 'name', 'dealer', 'model', 'id' );

	private const BATCH = 200;

	/**
	 * @param string $order One of ORDERS; falls back to the first.
	 * @return list<Lead>
	 */
	public static function page( Lead_Filter $filter, int $limit, int $offset = 0, string $order = 'created_gmt', bool $is_ascending = false ): array {
		$column    = in_array( $order, self::ORDERS, true ) ? $order : self::ORDERS[0];
		$direction = $is_ascending ? 'ASC' : 'DESC';
		return self::read( $filter, "ORDER BY l.{$column} {$direction}, l.id {$direction} LIMIT %d OFFSET %d", array( $limit, $offset ) );
	}

	public static function count( Lead_Filter $filter ): int {
		list( $where, $values ) = $filter->where();
		return (int) Database::value( "SELECT COUNT(*) FROM %i l WHERE {$where}", Tables::leads(), ...$values );
	}

	/** @return \Generator<int, non-empty-list<Lead>> All matching leads, oldest first, also those added meanwhile, in batches to limit memory. */
	public static function batches( Lead_Filter $filter ): \Generator {
		$leads = self::read( $filter, 'AND l.id > %d ORDER BY l.id LIMIT %d', array( 0, self::BATCH ) );
		while ( array() !== $leads ) {
			yield $leads;
			$last  = $leads[ count( $leads ) - 1 ]->id;
			$leads = self::read( $filter, 'AND l.id > %d ORDER BY l.id LIMIT %d', array( $last, self::BATCH ) );
		}
	}

	/** @return array<int|string, string> Names of all dealers that have leads, by id. */
	public static function dealers(): array {
		$sql = "SELECT dealer_id, COALESCE(NULLIF(MAX(dealer), ''), dealer_id) AS label FROM %i WHERE dealer_id <> '' GROUP BY dealer_id ORDER BY MAX(dealer)";
		return array_map( 'strval', array_column( Database::rows( $sql, Tables::leads() ), 'label', 'dealer_id' ) );
	}

	public static function unread(): int {
		return Schema::is_current() ? self::count( new Lead_Filter( read: '0' ) ) : 0;
	}

	/**
	 * @param list<int> $values For the placeholders in $ending.
	 * @return list<Lead>
	 */
	private static function read( Lead_Filter $filter, string $ending, array $values ): array {
		list( $where, $filtered ) = $filter->where();

		$rows = Database::rows( "SELECT l.* FROM %i l WHERE {$where} {$ending}", Tables::leads(), ...$filtered, ...$values );
		return array_map( static fn ( array $row ): Lead => new Lead( $row ), $rows );
	}
}
