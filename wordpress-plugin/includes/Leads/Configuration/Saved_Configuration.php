<?php
/**
 * A saved configuration.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Figure_Columns;

/**
 * What saveCfgOptions saved, from its own table, or as leads kept it before forms carried a snapshot. Escape its texts
 * where they are printed.
 */
final class Saved_Configuration {
	/** 100 percent, in the column's units. */
	private const LARGEST_PERCENT = 100 * Figure_Columns::CENTS;

	/**
	 * @param array<int|string, string> $texts   By field of spec §7.
	 * @param array<string, int|null> $figures By field of spec §7, in the units of Figure_Columns; null for none.
	 */
	private function __construct(
		public readonly string $saved_gmt,
		private array $texts,
		private array $figures,
	) {
	}

	/**
	 * @param array<string, string|null> $row As the database answers it.
	 */
	public static function from_row( array $row ): self {
		$figures = array();
		foreach ( Figure_Columns::ALL as $field => $figure ) {
			$value             = $row[ $figure['column'] ] ?? null;
			$figures[ $field ] = null === $value ? null : (int) $value;
		}
		return new self( (string) ( $row['saved_gmt'] ?? '' ), self::texts_of( (string) ( $row['fields'] ?? '' ) ), $figures );
	}

	/**
	 * As a lead keeps it; null for none.
	 *
	 * @param string $json      The fields, as their table keeps them.
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

	/**
	 * The same as a snapshot, for leads whose form carried none. What was saved does not say which loan it was of.
	 */
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

	/**
	 * @param array<string, string> $codes By their JSON name.
	 */
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
		// Up to this figure, a residual value is a percentage or a fraction of the price (spec §5), not an amount.
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

	/**
	 * A text or an id; '' for none.
	 */
	public function text( string $field ): string {
		return $this->texts[ $field ] ?? '';
	}

	/**
	 * A figure in its column's units; null for none.
	 */
	public function figure( string $field ): ?int {
		return $this->figures[ $field ] ?? null;
	}

	/**
	 * @return array<int|string, string> By field; none where it is no JSON object.
	 */
	private static function texts_of( string $json ): array {
		$fields = json_decode( $json, true );
		$texts  = array();
		foreach ( is_array( $fields ) ? $fields : array() as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $texts;
	}
}
