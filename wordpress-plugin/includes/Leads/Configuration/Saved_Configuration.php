<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Figure_Columns;

/**
 * A configuration saved by saveCfgOptions, read from its table or from an older lead without a snapshot. Escape its
 * texts on output.
 */
final class Saved_Configuration {
	/** 100 percent in column units. */
	private const LARGEST_PERCENT = 100 * Figure_Columns::CENTS;

	/**
	 * @param array<int|string, string> $texts   By field of spec §7.
	 * @param array<string, int|null> $figures By field of spec §7, in the units of Figure_Columns; null if missing.
	 */
	private function __construct(
		public readonly string $saved_gmt,
		private array $texts,
		private array $figures,
	) {
	}

	/** @param array<string, string|null> $row Database row. */
	public static function from_row( array $row ): self {
		$figures = array();
		foreach ( Figure_Columns::ALL as $field => $column ) {
			$value             = $row[ $column ] ?? null;
			$figures[ $field ] = null === $value ? null : (int) $value;
		}
		return new self( (string) ( $row['saved_gmt'] ?? '' ), self::texts_of( (string) ( $row['fields'] ?? '' ) ), $figures );
	}

	/**
	 * Parses the JSON stored with a lead; null if there is none.
	 *
	 * @param string $json      Fields as JSON.
	 * @param string $saved_gmt UTC.
	 */
	public static function from_json( string $json, string $saved_gmt ): ?self {
		$texts = self::texts_of( $json );
		if ( array() === $texts ) {
			return null;
		}
		$figures = array();
		foreach ( array_keys( Figure_Columns::ALL ) as $field ) {
			try {
				$figures[ $field ] = Figure_Columns::to_column( $field, $texts[ $field ] ?? '' );
			} catch ( \RangeException ) {
				$figures[ $field ] = null;
			}
		}
		return new self( $saved_gmt, $texts, $figures );
	}

	/** Converts to a snapshot, for leads without one. The loan type is unknown. */
	public function to_snapshot(): Configuration_Snapshot {
		$items = array_filter(
			array(
				'model'    => $this->item( 'idModel', 'modelName' ),
				'engine'   => $this->item( 'idEngine', 'engineName', array(), $this->figure( 'powerCV' ) ),
				'version'  => $this->item(
					'idVersion',
					'versionName',
					array(
						'generation'  => $this->text( 'idGeneration' ),
						'localCode'   => $this->text( 'localCode' ),
						'localSuffix' => $this->text( 'localSuffix' ),
					)
				),
				'exterior' => $this->item( 'idExterior', 'exteriorColorName', array( 'factoryCode' => $this->text( 'externalFactoryCode' ) ) ),
				'interior' => $this->item( 'idInterior', 'interiorName', array( 'factoryCode' => $this->text( 'internalFactoryCode' ) ) ),
			)
		);
		return new Configuration_Snapshot(
			$this->text( 'configurationID' ),
			'',
			$items,
			$this->price_lines( $items ),
			$this->figure( 'totalPrice' ),
			$this->financing(),
			$this->text( 'sessionID' ),
			$this->saved_gmt
		);
	}

	/** @param array<string, string> $codes By JSON name. */
	private function item( string $id, string $name, array $codes = array(), ?float $power = null ): ?Snapshot_Item {
		return '' === $this->text( $name ) ? null : new Snapshot_Item( $this->text( $id ), $this->text( $name ), $codes, $power );
	}

	/**
	 * @param array<string, Snapshot_Item> $items Chosen items.
	 * @return list<array{item: string, name: string, cents: int|null}>
	 */
	private function price_lines( array $items ): array {
		$car    = array_intersect_key( $items, array_flip( array( 'model', 'engine', 'version' ) ) );
		$kind   = (string) array_key_last( $car );
		$prices = array(
			$kind      => 'basePrice',
			'exterior' => 'exteriorColorPrice',
			'interior' => 'interiorPrice',
		);
		$lines  = array();
		foreach ( array_intersect_key( $prices, $items ) as $item => $field ) {
			$lines[] = array(
				'item'  => $item,
				'name'  => $items[ $item ]->name,
				'cents' => $this->figure( $field ),
			);
		}
		return $lines;
	}

	private function financing(): Snapshot_Financing {
		$percent = fn ( string $field ): ?float => null === $this->figure( $field ) ? null : $this->figure( $field ) / Figure_Columns::MILLIS;
		// Up to this value, a residual value is a percentage or a fraction of the price (spec §5), not an amount.
		$residual = (int) $this->figure( 'residualValue' );
		return new Snapshot_Financing(
			'',
			$this->figure( 'rent' ),
			$percent( 'taeg' ),
			$percent( 'rate' ),
			$this->figure( 'mtic' ),
			$this->figure( 'initialValue' ),
			$this->figure( 'nrPayments' ),
			$this->figure( 'capitalToFinance' ),
			$residual > self::LARGEST_PERCENT ? $residual : null
		);
	}

	/** Value of a text field; '' if missing. */
	public function text( string $field ): string {
		return $this->texts[ $field ] ?? '';
	}

	/** Value of a numeric field in column units; null if missing. */
	public function figure( string $field ): ?int {
		return $this->figures[ $field ] ?? null;
	}

	/** @return array<int|string, string> By field; empty if it is not a JSON object. */
	private static function texts_of( string $json ): array {
		$fields = json_decode( $json, true );
		$texts  = array();
		foreach ( is_array( $fields ) ? $fields : array() as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $texts;
	}
}
