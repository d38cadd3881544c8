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

	/** Reasons to check a lead's configuration by hand: it is invalid, or its figures are inconsistent. The lead is stored like any other. */
	public const UNREADABLE    = 'unreadable';
	public const WRONG_FIGURES = 'figures';

	/** Tolerance in cents: the financed amount is shown without decimals. */
	private const FINANCED_TOLERANCE = 100;

	/**
	 * @param array<string, mixed> $data      Valid members, as docs/content-api.md describes them.
	 * @param string               $saved_gmt When it was saved, if a module did that apart from the lead; else ''.
	 */
	public function __construct( private array $data, public readonly string $saved_gmt = '' ) {
	}

	/** A member by the names that lead to it; null if missing. */
	public function get( string ...$path ): mixed {
		$value = $this->data;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}

	/** A text by the names that lead to it, such as 'version' and 'name'; '' if missing. */
	public function text( string ...$path ): string {
		$value = $this->get( ...$path );
		return is_string( $value ) ? $value : '';
	}

	/** A number by the names that lead to it: cents, percent, months or hp; null if unknown. */
	public function number( string ...$path ): int|float|null {
		$value = $this->get( ...$path );
		return is_int( $value ) || is_float( $value ) ? $value : null;
	}

	/** @return list<array{item: string, name: string, cents: int|null}> The car's price, then its options. */
	public function price_lines(): array {
		/** @var list<array{item: string, name: string, cents: int|null}> */
		return $this->data['priceLines'] ?? array();
	}

	/** Official values; null if unknown. */
	public function wltp(): ?Wltp {
		return Wltp::of( $this->data['wltp'] ?? null );
	}

	/** Whether the prices add up to the total, and the loan figures are consistent. Unknown figures are ignored. */
	public function adds_up(): bool {
		$total = $this->number( 'totalCents' );
		if ( null === $total ) {
			return true;
		}
		$cents = array_column( $this->price_lines(), 'cents' );
		if ( in_array( null, $cents, true ) || array_sum( $cents ) !== $total ) {
			return false;
		}
		// The figures may exclude the colour surcharges.
		if ( true !== $this->get( 'financing', 'coversColours' ) ) {
			return true;
		}
		list( $entry, $financed, $months, $rent, $mtic ) = array_map(
			fn ( string $field ): int|float|null => $this->number( 'financing', $field ),
			array( 'downPaymentCents', 'financedAmountCents', 'months', 'monthlyPaymentCents', 'mticCents' )
		);

		$is_financed = null === $entry || null === $financed || abs( $total - $entry - $financed ) <= self::FINANCED_TOLERANCE;
		// Each payment is rounded by up to half a cent; the total payable is not.
		$is_payable = null === $months || null === $rent || null === $mtic
			|| $months * ( $rent - 0.5 ) + (int) $this->number( 'financing', 'lastPaymentCents' ) <= $mtic + 1;
		return $is_financed && $is_payable;
	}

	/** @return string JSON as docs/content-api.md describes it; Snapshot_Reader reads it. */
	public function to_json(): string {
		return (string) wp_json_encode( array( 'schema' => self::SCHEMA ) + $this->data );
	}

	/** The reason to check a configuration by hand; '' for none. The JSON is '' if none was submitted. */
	public static function warning( string $json, ?self $snapshot ): string {
		if ( null === $snapshot ) {
			return '' === $json ? '' : self::UNREADABLE;
		}
		return $snapshot->adds_up() ? '' : self::WRONG_FIGURES;
	}

	/** @param string $warning One of the reasons, or ''. */
	public static function warning_label( string $warning ): string {
		return match ( $warning ) {
			self::UNREADABLE    => __( 'The configuration of this lead could not be read. Confirm the car and the price with the buyer.', 'cfg-configurator' ),
			self::WRONG_FIGURES => __( 'The figures of this lead do not add up. Confirm them before you reply.', 'cfg-configurator' ),
			default             => '',
		};
	}
}
