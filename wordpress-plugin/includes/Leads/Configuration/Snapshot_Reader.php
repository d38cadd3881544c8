<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Wltp;

/**
 * Validates the JSON of a snapshot: size, types, lengths and ranges. Drops unknown fields. The demo content site has
 * the same rules, and both run the test cases in tests/Leads/snapshots.json.
 */
final class Snapshot_Reader {
	/** Maximum size of a snapshot, in bytes. */
	public const MAXIMUM_BYTES = 16_384;

	private const MAXIMUM_NAME = 191;

	/** Of links and of the credit notice. */
	private const MAXIMUM_LINK = 2000;

	/** One billion euros. */
	private const MAXIMUM_CENTS = 100_000_000_000;

	/** @param array<mixed> $data Decoded JSON object. */
	private function __construct( private array $data ) {
	}

	/**
	 * @param string $json Posted or stored JSON.
	 * @return Configuration_Snapshot|null Null if empty or invalid.
	 */
	public static function read( string $json ): ?Configuration_Snapshot {
		if ( strlen( $json ) > self::MAXIMUM_BYTES ) {
			return null;
		}
		$data = json_decode( $json, true, 8 );
		try {
			return is_array( $data ) ? ( new self( $data ) )->snapshot() : null;
		} catch ( \UnexpectedValueException ) {
			return null;
		}
	}

	private function snapshot(): Configuration_Snapshot {
		if ( Configuration_Snapshot::SCHEMA !== $this->value( 'schema' ) ) {
			throw new \UnexpectedValueException( 'schema' );
		}
		$items = array();
		foreach ( Configuration_Snapshot::ITEMS as $kind ) {
			$items[ $kind ] = $this->object( $kind )?->item( $kind );
		}
		$optional = array(
			// A wrong code does not make the snapshot unreadable: the link opens the configuration too.
			'code'        => Build_Code::parse( is_string( $this->value( 'code' ) ) ? $this->value( 'code' ) : '' ),
			'wltp'        => $this->wltp()?->to_array(),
			'creditLegal' => $this->text( 'creditLegal', self::MAXIMUM_LINK ),
		);
		return new Configuration_Snapshot(
			array(
				'configurationId' => (string) $this->text( 'configurationId' ),
				'link'            => (string) $this->text( 'link', self::MAXIMUM_LINK ),
				...$items,
				'priceLines'      => $this->price_lines(),
				'totalCents'      => $this->cents( 'totalCents' ),
				'financing'       => $this->object( 'financing' )?->financing(),
				...array_filter( $optional ),
			)
		);
	}

	/** @return array<string, string|float|null> */
	private function item( string $kind ): array {
		$codes = in_array( $kind, Choices::OPTIONS, true ) ? array( 'factoryCode' ) : array();
		$codes = 'version' === $kind ? array( 'generation', 'localCode', 'localSuffix' ) : $codes;
		$texts = array_map( fn ( string $code ): string => (string) $this->text( $code ), $codes );
		return array(
			'id'   => $this->required( 'id' ),
			'name' => $this->required( 'name' ),
			...( 'engine' === $kind ? array( 'powerCv' => $this->number( 'powerCv', 0, 10_000 ) ) : array() ),
			...array_combine( $codes, $texts ),
		);
	}

	/** @return list<array{item: string, name: string, cents: int|null}> */
	private function price_lines(): array {
		$data = $this->value( 'priceLines' ) ?? array();
		if ( ! is_array( $data ) || ! array_is_list( $data ) || count( $data ) > count( Configuration_Snapshot::ITEMS ) ) {
			throw new \UnexpectedValueException( 'priceLines' );
		}
		$lines = array();
		foreach ( $data as $line ) {
			$line = new self( is_array( $line ) ? $line : array() );
			$item = $line->required( 'item' );
			if ( ! in_array( $item, Configuration_Snapshot::ITEMS, true ) ) {
				throw new \UnexpectedValueException( 'price line' );
			}
			$lines[] = array(
				'item'  => $item,
				'name'  => $line->required( 'name' ),
				'cents' => $line->cents( 'cents' ),
			);
		}
		return $lines;
	}

	/** @return array<string, string|bool|int|float|null> */
	private function financing(): array {
		$type    = $this->value( 'creditType' );
		$covered = $this->value( 'coversColours' );
		if ( ! in_array( $type, array( Configuration_Snapshot::CREDIT, Configuration_Snapshot::OPEN_DRIVE ), true ) || ! is_bool( $covered ) ) {
			throw new \UnexpectedValueException( 'financing' );
		}
		$read = array( 'creditType' => $type );
		foreach ( Figure::all() as $figure ) {
			$read[ $figure->field ] = match ( $figure->style ) {
				'euros'   => $this->cents( $figure->field ),
				'percent' => $this->number( $figure->field, 0, 1000 ),
				'number'  => $this->integer( $figure->field, 0, 600 ),
			};
		}
		return $read + array( 'coversColours' => $covered );
	}

	private function wltp(): ?Wltp {
		$value = $this->value( 'wltp' );
		if ( null !== $value && ! Wltp::is_valid( $value ) ) {
			throw new \UnexpectedValueException( 'wltp' );
		}
		return Wltp::of( $value );
	}

	private function value( string $name ): mixed {
		return $this->data[ $name ] ?? null;
	}

	/** Reads a nested object; null if missing. */
	private function object( string $name ): ?self {
		$value = $this->value( $name );
		if ( null === $value ) {
			return null;
		}
		if ( ! is_array( $value ) || array_is_list( $value ) ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return new self( $value );
	}

	private function required( string $name ): string {
		return $this->text( $name ) ?? throw new \UnexpectedValueException( esc_html( $name ) );
	}

	private function text( string $name, int $maximum = self::MAXIMUM_NAME ): ?string {
		$value = $this->value( $name );
		if ( null !== $value && ( ! is_string( $value ) || mb_strlen( $value ) > $maximum ) ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return $value;
	}

	private function number( string $name, float $minimum, float $maximum ): ?float {
		$value = $this->value( $name );
		if ( null === $value ) {
			return null;
		}
		if ( ! ( is_int( $value ) || is_float( $value ) ) || $value < $minimum || $value > $maximum ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return (float) $value;
	}

	private function integer( string $name, int $minimum, int $maximum ): ?int {
		$value = $this->number( $name, $minimum, $maximum );
		if ( null !== $value && floor( $value ) !== $value ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return null === $value ? null : (int) $value;
	}

	private function cents( string $name ): ?int {
		return $this->integer( $name, -self::MAXIMUM_CENTS, self::MAXIMUM_CENTS );
	}
}
