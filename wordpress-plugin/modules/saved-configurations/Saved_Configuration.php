<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;

/** A configuration saved by saveCfgOptions, read from its table or from an older lead without a snapshot. Escape its texts on output. */
final class Saved_Configuration {
	/** Largest residual value, in cents, that is a percentage or a fraction of the price (spec §5), not an amount. */
	private const LARGEST_PERCENT = 10_000;

	/** @param array<int|string, string> $fields By name (spec §7). */
	private function __construct(
		public readonly string $saved_gmt,
		private array $fields,
	) {
	}

	/** Parses stored JSON of a time in UTC; null if it is not a JSON object. */
	public static function from_json( string $json, string $saved_gmt ): ?self {
		$fields = json_decode( $json, true );
		$text   = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		return is_array( $fields ) && array() !== $fields ? new self( $saved_gmt, array_map( $text, $fields ) ) : null;
	}

	/** Converts to a snapshot, for leads without one. The loan type is unknown. */
	public function to_snapshot(): Configuration_Snapshot {
		$items = array(
			'model'   => $this->item( 'idModel', 'modelName' ),
			'engine'  => $this->item( 'idEngine', 'engineName', array( 'powerCv' => $this->number( 'powerCV' ) ) ),
			'version' => $this->item(
				'idVersion',
				'versionName',
				array(
					'generation'  => $this->text( 'idGeneration' ),
					'localCode'   => $this->text( 'localCode' ),
					'localSuffix' => $this->text( 'localSuffix' ),
				)
			),
			...array_map( $this->option( ... ), Saved_Fields::names()['options'] ),
		);
		return new Configuration_Snapshot(
			array(
				'configurationId' => $this->text( 'configurationID' ),
				'link'            => '',
				...$items,
				'priceLines'      => $this->price_lines( array_filter( $items ) ),
				'totalCents'      => $this->cents( 'totalPrice' ),
				'financing'       => $this->financing(),
			),
			$this->saved_gmt
		);
	}

	/**
	 * @param array<string, string> $fields Names of its fields.
	 * @return array<string, string|float|null>|null
	 */
	private function option( array $fields ): ?array {
		return $this->item( $fields['id'], $fields['name'], array( 'factoryCode' => $this->text( $fields['factoryCode'] ) ) );
	}

	/**
	 * @param array<string, string|float|null> $more Further members.
	 * @return array<string, string|float|null>|null Null if it was not chosen.
	 */
	private function item( string $id, string $name, array $more = array() ): ?array {
		$item = array(
			'id'   => $this->text( $id ),
			'name' => $this->text( $name ),
		);
		return '' === $item['name'] ? null : $item + $more;
	}

	/**
	 * @param array<string, array<string, string|float|null>> $items Chosen items.
	 * @return list<array{item: string, name: string, cents: int|null}>
	 */
	private function price_lines( array $items ): array {
		$car    = array_intersect_key( $items, array_flip( array( 'model', 'engine', 'version' ) ) );
		$kind   = (string) array_key_last( $car );
		$prices = array(
			$kind => 'basePrice',
			...array_map( static fn ( array $fields ): string => $fields['price'], Saved_Fields::names()['options'] ),
		);
		$lines  = array();
		foreach ( array_intersect_key( $prices, $items ) as $item => $field ) {
			$lines[] = array(
				'item'  => $item,
				'name'  => (string) $items[ $item ]['name'],
				'cents' => $this->cents( $field ),
			);
		}
		return $lines;
	}

	/** @return array<string, string|bool|int|float|null> */
	private function financing(): array {
		$months   = $this->number( 'nrPayments' );
		$residual = (int) $this->cents( 'residualValue' );
		return array(
			'creditType'          => '',
			'monthlyPaymentCents' => $this->cents( 'rent' ),
			'months'              => null === $months ? null : (int) $months,
			'taegPercent'         => $this->number( 'taeg', 3 ),
			'tanPercent'          => $this->number( 'rate', 3 ),
			'downPaymentCents'    => $this->cents( 'initialValue' ),
			'financedAmountCents' => $this->cents( 'capitalToFinance' ),
			'lastPaymentCents'    => $residual > self::LARGEST_PERCENT ? $residual : null,
			'mticCents'           => $this->cents( 'mtic' ),
			'coversColours'       => true,
		);
	}

	/** Value of a text field; '' if missing. */
	public function text( string $field ): string {
		return $this->fields[ $field ] ?? '';
	}

	/** Amount in whole cents; null if missing. */
	public function cents( string $field ): ?int {
		$euros = Saved_Fields::number( $this->text( $field ) );
		return null === $euros ? null : (int) round( $euros * 100 );
	}

	/** Value of a numeric field, rounded; null if missing. */
	public function number( string $field, int $decimals = 0 ): ?float {
		$number = Saved_Fields::number( $this->text( $field ) );
		return null === $number ? null : round( $number, $decimals );
	}
}
