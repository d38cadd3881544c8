<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Field;
use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;

/** Which leads a list, an export or a REST response contains. A criterion that is missing or '' means any. */
final class Filter {
	/** Columns by which leads are ordered; the first one by default. */
	public const ORDERS = array( 'created_gmt', 'id', 'name', 'dealer', 'model' );

	/** Conditions by criterion. `search` has its own. `from` and `to` are days, YYYY-MM-DD in the time zone of the site. */
	private const CONDITIONS = array(
		'form_type'  => 'form_type = %s',
		'dealer_id'  => 'dealer_id = %s',
		'status'     => 'status = %s',
		'mail_state' => 'mail_state = %s',
		'follow_up'  => 'follow_up = %s',
		'email'      => 'email = %s',
		'from'       => 'created_gmt >= %s',
		'to'         => 'created_gmt < %s',
	);

	/** Leads per query of batches(). */
	private const BATCH = 200;

	/** @param array<string, string> $criteria */
	private function __construct( private readonly array $criteria ) {
	}

	/** @param array<mixed> $query Unslashed, by name of the criterion, `s` for the search. Malformed values are dropped. */
	public static function of_query( array $query ): self {
		$criteria = array();
		$query   += array( 'search' => $query['s'] ?? '' );
		foreach ( array( 'search', ...array_keys( self::CONDITIONS ) ) as $name ) {
			$text  = is_scalar( $query[ $name ] ?? null ) ? sanitize_text_field( (string) $query[ $name ] ) : '';
			$is_ok = ! in_array( $name, array( 'from', 'to' ), true ) || self::is_day( $text );

			$criteria[ $name ] = $is_ok ? $text : '';
		}
		return new self( array_filter( $criteria, static fn ( string $text ): bool => '' !== $text ) );
	}

	public function get( string $name ): string {
		return $this->criteria[ $name ] ?? '';
	}

	/** @return array<string, string> Query arguments of this filter. */
	public function query(): array {
		$query = $this->criteria;
		return array_diff_key( $query, array( 'search' => '' ) ) + array_filter( array( 's' => $query['search'] ?? '' ) );
	}

	public function count(): int {
		list( $where, $values ) = $this->where();
		return (int) Lead_Table::value( "SELECT COUNT(*) FROM %i WHERE {$where}", Lead_Table::name(), ...$values );
	}

	/**
	 * @param string $order One of ORDERS; another one is the first.
	 * @return list<Lead>
	 */
	public function page( int $limit, int $offset, string $order = '', bool $is_ascending = false ): array {
		list( $where, $values ) = $this->where();

		$column    = in_array( $order, self::ORDERS, true ) ? $order : self::ORDERS[0];
		$direction = $is_ascending ? 'ASC' : 'DESC';
		return Lead_Table::read( "{$where} ORDER BY {$column} {$direction}, id {$direction} LIMIT %d OFFSET %d", ...array( ...$values, $limit, $offset ) );
	}

	/** @return \Generator<int, Lead> All matching leads, oldest first, read in batches to limit memory. */
	public function all(): \Generator {
		list( $where, $values ) = $this->where();

		$last = 0;
		while ( null !== $last ) {
			$leads = Lead_Table::read( "{$where} AND id > %d ORDER BY id LIMIT %d", ...array( ...$values, $last, self::BATCH ) );
			yield from $leads;
			$last = end( $leads )->id ?? null;
		}
	}

	/** @return array<int|string, string> Names of the dealers that have leads, by id. */
	public static function dealers(): array {
		$sql = "SELECT dealer_id, COALESCE(NULLIF(MAX(dealer), ''), dealer_id) AS label FROM %i WHERE dealer_id <> '' GROUP BY dealer_id ORDER BY MAX(dealer)";
		return array_map( 'strval', array_column( Lead_Table::rows( $sql, Lead_Table::name() ), 'label', 'dealer_id' ) );
	}

	public static function is_day( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}

	/** @return array{string, list<string>} Conditions, and the values of their placeholders. */
	private function where(): array {
		$conditions = array( '1 = 1' );
		$values     = array();
		foreach ( array_intersect_key( $this->criteria, self::CONDITIONS ) as $name => $text ) {
			$conditions[] = self::CONDITIONS[ $name ];
			$values[]     = match ( $name ) {
				'from'  => self::start( $text, 0 ),
				'to'    => self::start( $text, 1 ),
				default => $text,
			};
		}
		$search = $this->get( 'search' );
		if ( 1 === preg_match( '/^#(\d{1,18})$/D', $search, $number ) ) {
			$conditions[] = 'id = %s';
			$values[]     = $number[1];
		} elseif ( '' !== $search ) {
			$is_typed     = static fn ( Form_Field $field ): bool => in_array( $field->control, array( 'text', 'textarea' ), true );
			$typed        = array_column( array_filter( Form_Fields::all(), $is_typed ), 'column' );
			$columns      = array( ...array_filter( $typed ), 'model', 'configuration_id', 'extra' );
			$conditions[] = '(build_code = %s OR ' . implode( ' LIKE %s OR ', $columns ) . ' LIKE %s)';
			$values[]     = strtoupper( (string) preg_replace( '/[^A-Za-z0-9]/', '', $search ) );
			array_push( $values, ...array_fill( 0, count( $columns ), '%' . addcslashes( $search, '_%\\' ) . '%' ) );
		}
		return array( implode( ' AND ', $conditions ), $values );
	}

	/** Start of a day, or of one so many days later, as UTC. */
	private static function start( string $day, int $later ): string {
		$start = new \DateTimeImmutable( "{$day} 00:00:00", wp_timezone() );
		return $start->modify( "+{$later} day" )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}
}
