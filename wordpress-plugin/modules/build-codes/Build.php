<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Configuration\Choices;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;

/** A finished configuration as the buyer saw it: ids, names and cash prices (docs/content-api.md, saveBuild). */
final class Build {
	/** Keeps these hashes apart from all others, and from those of later formats. */
	private const SCHEMA = 'cfg-build-1';

	/** Maximum length of an id and of a name, in characters. */
	private const MAXIMUM_ID   = 64;
	private const MAXIMUM_NAME = 191;

	/** One billion euros. */
	private const MAXIMUM_CENTS = 100_000_000_000;

	/**
	 * @param list<array{item: string, id: string, name: string, cents: int|null}> $items In the order of Configuration_Snapshot::ITEMS.
	 * @param string $stored_code Of a stored build; '' for others.
	 * @param string $made_gmt    When it was first given the code, in UTC.
	 */
	private function __construct( public readonly array $items, public readonly string $stored_code, public readonly string $made_gmt ) {
	}

	/** @throws \InvalidArgumentException If a part is missing, repeated, out of order or malformed. For developers. */
	public static function read( mixed $items, string $stored_code = '', string $made_gmt = '' ): self {
		if ( ! is_array( $items ) || ! array_is_list( $items ) || count( $items ) > count( Configuration_Snapshot::ITEMS ) ) {
			throw new \InvalidArgumentException( 'items must be a list.' );
		}
		$read  = array_map( self::item( ... ), $items );
		$kinds = array_column( $read, 'item' );
		$order = array_values( array_intersect( Configuration_Snapshot::ITEMS, $kinds ) );
		if ( $order !== $kinds || array() !== array_diff( Configuration_Snapshot::ITEMS, Choices::OPTIONS, $kinds ) ) {
			$order = esc_html( implode( ', ', Configuration_Snapshot::ITEMS ) );
			throw new \InvalidArgumentException( "items must be $order, in this order; options may be missing." );
		}
		return new self( $read, $stored_code, $made_gmt );
	}

	/** The code, after so many that belong to other builds. It depends on all that is kept, so that nobody can give another build a code in use. */
	public function code( int $attempt ): string {
		$lines = array( self::SCHEMA );
		foreach ( $this->items as $item ) {
			$lines[] = implode( "\t", array( $item['item'], $item['id'], $item['name'], $item['cents'] ?? '' ) );
		}
		if ( $attempt > 0 ) {
			$lines[] = $attempt;
		}
		return Build_Code::of_text( implode( "\n", $lines ) );
	}

	public function to_json(): string {
		return (string) wp_json_encode( $this->items );
	}

	/** @return array{code: string, madeOn: string} Of a stored build, with the day in the site's time zone. */
	public function to_answer(): array {
		return array(
			'code'   => $this->stored_code,
			'madeOn' => (string) get_date_from_gmt( $this->made_gmt, 'Y-m-d' ),
		);
	}

	/** Name of a part; '' if the build has none. */
	public function name( string $kind ): string {
		return array_column( $this->items, 'name', 'item' )[ $kind ] ?? '';
	}

	/** Id of a part; '' if the build has none. */
	public function id( string $kind ): string {
		return array_column( $this->items, 'id', 'item' )[ $kind ] ?? '';
	}

	/** @return array<string, int|null> What the version and its options add to the price, in cents; null if unknown. */
	public function prices(): array {
		return array_intersect_key( array_column( $this->items, 'cents', 'item' ), array_flip( array( 'version', ...Choices::OPTIONS ) ) );
	}

	/** In cents; null if a part of it is unknown. */
	public function total(): ?int {
		$cents = $this->prices();
		return in_array( null, $cents, true ) ? null : (int) array_sum( $cents );
	}

	/** @return array<string, string> The share link's query arguments. */
	public function query(): array {
		$query = array();
		foreach ( $this->items as $item ) {
			$query[ Choices::PARAMETERS[ $item['item'] ] ] = $item['id'];
		}
		return $query;
	}

	/** @return array{item: string, id: string, name: string, cents: int|null} */
	private static function item( mixed $entry ): array {
		$entry = is_array( $entry ) ? $entry : array();
		$kind  = $entry['item'] ?? null;
		$cents = $entry['cents'] ?? null;
		if ( ! is_string( $kind ) || ! in_array( $kind, Configuration_Snapshot::ITEMS, true ) ) {
			throw new \InvalidArgumentException( 'item is unknown.' );
		}
		if ( null !== $cents && ( ! is_int( $cents ) || $cents < 0 || $cents > self::MAXIMUM_CENTS ) ) {
			throw new \InvalidArgumentException( 'cents must be whole and not negative, or null.' );
		}
		return array(
			'item'  => $kind,
			'id'    => self::text( $entry['id'] ?? null, self::MAXIMUM_ID ),
			'name'  => self::text( $entry['name'] ?? null, self::MAXIMUM_NAME ),
			'cents' => $cents,
		);
	}

	private static function text( mixed $value, int $maximum ): string {
		// Tabs and line breaks separate what is hashed.
		if ( ! is_string( $value ) || '' === trim( $value ) || mb_strlen( $value ) > $maximum || 1 === preg_match( '/\p{Cc}/u', $value ) ) {
			throw new \InvalidArgumentException( 'id and name must be short texts.' );
		}
		return $value;
	}
}
