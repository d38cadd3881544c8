<?php
/**
 * Snapshot parser.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the JSON of a snapshot: size, types, lengths and ranges. Drops unknown fields. The demo content site has
 * the same rules, and both run the test cases in tests/Leads/snapshots.json.
 */
final class Snapshot_Reader {
	/** Maximum size of a snapshot, in bytes. */
	public const MAXIMUM_BYTES = 16_384;

	private const MAXIMUM_NAME = 191;
	private const MAXIMUM_LINK = 2000;

	/** One billion euros. */
	private const MAXIMUM_CENTS = 100_000_000_000;

	private const CODES = array(
		'version'  => array( 'generation', 'localCode', 'localSuffix' ),
		'exterior' => array( 'factoryCode' ),
		'interior' => array( 'factoryCode' ),
	);

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
			return is_array( $data ) ? self::snapshot( $data ) : null;
		} catch ( \UnexpectedValueException ) {
			return null;
		}
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function snapshot( array $data ): Configuration_Snapshot {
		if ( Configuration_Snapshot::SCHEMA !== ( $data['schema'] ?? null ) ) {
			throw new \UnexpectedValueException( 'schema' );
		}
		$items = array();
		foreach ( Configuration_Snapshot::ITEMS as $kind ) {
			if ( null !== ( $data[ $kind ] ?? null ) ) {
				$items[ $kind ] = self::item( self::map( $data, $kind ), $kind );
			}
		}
		return new Configuration_Snapshot(
			(string) self::text( $data, 'configurationId' ),
			(string) self::text( $data, 'link', self::MAXIMUM_LINK ),
			$items,
			self::price_lines( $data['priceLines'] ?? array() ),
			self::cents( $data, 'totalCents' ),
			null === ( $data['financing'] ?? null ) ? null : self::financing( self::map( $data, 'financing' ) )
		);
	}

	/**
	 * @param array<mixed> $data Decoded item.
	 */
	private static function item( array $data, string $kind ): Snapshot_Item {
		$codes = array();
		foreach ( self::CODES[ $kind ] ?? array() as $code ) {
			$codes[ $code ] = (string) self::text( $data, $code );
		}
		return new Snapshot_Item(
			self::required( $data, 'id' ),
			self::required( $data, 'name' ),
			$codes,
			'engine' === $kind ? self::number( $data, 'powerCv', 0, 10_000 ) : null
		);
	}

	/**
	 * @return list<array{item: string, name: string, cents: int|null}>
	 */
	private static function price_lines( mixed $data ): array {
		if ( ! is_array( $data ) || ! array_is_list( $data ) || count( $data ) > count( Configuration_Snapshot::ITEMS ) ) {
			throw new \UnexpectedValueException( 'priceLines' );
		}
		$lines = array();
		foreach ( $data as $line ) {
			$item = is_array( $line ) ? self::required( $line, 'item' ) : '';
			if ( ! is_array( $line ) || ! in_array( $item, Configuration_Snapshot::ITEMS, true ) ) {
				throw new \UnexpectedValueException( 'price line' );
			}
			$lines[] = array(
				'item'  => $item,
				'name'  => self::required( $line, 'name' ),
				'cents' => self::cents( $line, 'cents' ),
			);
		}
		return $lines;
	}

	/**
	 * @param array<mixed> $data Decoded loan.
	 */
	private static function financing( array $data ): Snapshot_Financing {
		$type    = $data['creditType'] ?? null;
		$covered = $data['coversColours'] ?? null;
		if ( ! in_array( $type, array( Snapshot_Financing::CREDIT, Snapshot_Financing::OPEN_DRIVE ), true ) || ! is_bool( $covered ) ) {
			throw new \UnexpectedValueException( 'financing' );
		}
		return new Snapshot_Financing(
			$type,
			self::cents( $data, 'monthlyPaymentCents' ),
			self::number( $data, 'taegPercent', 0, 1000 ),
			self::number( $data, 'tanPercent', 0, 1000 ),
			self::cents( $data, 'mticCents' ),
			self::cents( $data, 'downPaymentCents' ),
			self::integer( $data, 'months', 0, 600 ),
			self::cents( $data, 'financedAmountCents' ),
			self::cents( $data, 'lastPaymentCents' ),
			$covered
		);
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 * @return array<mixed>
	 */
	private static function map( array $data, string $name ): array {
		$value = $data[ $name ] ?? null;
		if ( ! is_array( $value ) || array_is_list( $value ) ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return $value;
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function required( array $data, string $name ): string {
		return self::text( $data, $name ) ?? throw new \UnexpectedValueException( esc_html( $name ) );
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function text( array $data, string $name, int $maximum = self::MAXIMUM_NAME ): ?string {
		$value = $data[ $name ] ?? null;
		if ( null !== $value && ( ! is_string( $value ) || mb_strlen( $value ) > $maximum ) ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return $value;
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function number( array $data, string $name, float $minimum, float $maximum ): ?float {
		$value = $data[ $name ] ?? null;
		if ( null === $value ) {
			return null;
		}
		if ( ! ( is_int( $value ) || is_float( $value ) ) || $value < $minimum || $value > $maximum ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return (float) $value;
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function integer( array $data, string $name, int $minimum, int $maximum ): ?int {
		$value = self::number( $data, $name, $minimum, $maximum );
		if ( null !== $value && floor( $value ) !== $value ) {
			throw new \UnexpectedValueException( esc_html( $name ) );
		}
		return null === $value ? null : (int) $value;
	}

	/**
	 * @param array<mixed> $data Decoded JSON.
	 */
	private static function cents( array $data, string $name ): ?int {
		return self::integer( $data, $name, -self::MAXIMUM_CENTS, self::MAXIMUM_CENTS );
	}
}
