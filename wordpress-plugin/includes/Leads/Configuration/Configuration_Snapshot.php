<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Wltp;

/**
 * The configuration as the buyer saw it when submitting the form. Source of the mails, the lead screen, the CSV file
 * and the privacy export. Escape its texts on output.
 */
final class Configuration_Snapshot {
	public const SCHEMA = 1;

	public const ITEMS = array( 'model', 'engine', 'version', ...Choices::OPTIONS );

	/** Tolerance in cents: the financed amount is shown without decimals. */
	private const FINANCED_TOLERANCE = 100;

	/**
	 * @param array<string, Snapshot_Item>                              $items       Chosen items, by one of ITEMS.
	 * @param list<array{item: string, name: string, cents: int|null}> $price_lines The car's price, then its options.
	 * @param int|null                                                  $total       In cents; null if unknown.
	 * @param Wltp|null                                                 $wltp        Official values; null if unknown.
	 * @param string                                                    $credit      The credit notice as shown; '' for none.
	 * @param string                                                    $saved_gmt   When it was saved, if a module did that apart from the lead; else ''.
	 * @param string                                                    $code        Code of the build; '' for none.
	 */
	public function __construct(
		public readonly string $configuration_id,
		public readonly string $link,
		private array $items,
		public readonly array $price_lines,
		public readonly ?int $total,
		public readonly ?Snapshot_Financing $financing,
		public readonly string $saved_gmt = '',
		public readonly string $code = '',
		public readonly ?Wltp $wltp = null,
		public readonly string $credit = '',
	) {
	}

	public function item( string $kind ): ?Snapshot_Item {
		return $this->items[ $kind ] ?? null;
	}

	/** Whether the prices add up to the total, and the loan figures are consistent. Unknown figures are ignored. */
	public function adds_up(): bool {
		if ( null === $this->total ) {
			return true;
		}
		$cents = array_column( $this->price_lines, 'cents' );
		if ( in_array( null, $cents, true ) || array_sum( $cents ) !== $this->total ) {
			return false;
		}
		$loan = $this->financing;
		if ( null === $loan || ! $loan->covers_colours ) {
			return true;
		}
		list( $entry, $financed, $months, $rent, $mtic ) = array_map(
			$loan->value( ... ),
			array( 'downPaymentCents', 'financedAmountCents', 'months', 'monthlyPaymentCents', 'mticCents' )
		);

		$is_financed = null === $entry || null === $financed || abs( $this->total - $entry - $financed ) <= self::FINANCED_TOLERANCE;
		// Each payment is rounded by up to half a cent; the total payable is not.
		$is_payable = null === $months || null === $rent || null === $mtic
			|| $months * ( $rent - 0.5 ) + (int) $loan->value( 'lastPaymentCents' ) <= $mtic + 1;
		return $is_financed && $is_payable;
	}

	/** @return string JSON as docs/content-api.md describes it; Snapshot_Reader reads it. */
	public function to_json(): string {
		$items = array();
		foreach ( self::ITEMS as $kind ) {
			$item           = $this->item( $kind );
			$items[ $kind ] = null === $item ? null : array(
				'id'   => $item->id,
				'name' => $item->name,
				...( 'engine' === $kind ? array( 'powerCv' => $item->power ) : array() ),
				...$item->codes,
			);
		}
		return (string) wp_json_encode(
			array(
				'schema'          => self::SCHEMA,
				'configurationId' => $this->configuration_id,
				'link'            => $this->link,
				...( '' === $this->code ? array() : array( 'code' => $this->code ) ),
				...$items,
				'priceLines'      => $this->price_lines,
				'totalCents'      => $this->total,
				'financing'       => $this->financing?->to_array(),
				...( null === $this->wltp ? array() : array( 'wltp' => $this->wltp->to_array() ) ),
				...( '' === $this->credit ? array() : array( 'creditLegal' => $this->credit ) ),
			)
		);
	}
}
