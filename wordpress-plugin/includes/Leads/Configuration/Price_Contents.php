<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;

/** What the price of a snapshot contains, what it does not include and until when it is valid. Never added to a total. */
final class Price_Contents {
	/** As in src/domain/financing/price-parts.ts. The campaign is a discount. */
	private const PARTS = array( 'legalization', 'transport', 'ecoValue', 'vat', 'campaign' );

	/**
	 * Text by name; '' if nothing is known.
	 *
	 * @param \Closure(int): string $format  Of cents.
	 * @param string                $unknown Of an amount that the content site did not send as one.
	 * @return array<string, string>
	 */
	public static function rows( ?Configuration_Snapshot $snapshot, \Closure $format, string $unknown ): array {
		$rows = array_fill_keys( array( ...self::PARTS, 'vatRate', 'campaignUntil' ), '' );
		foreach ( array_merge( ...array_column( $snapshot?->price_lines() ?? array(), 'contains' ) ) as $amount ) {
			$rate = $amount['percent'] ?? null;
			// Without an amount, the rate says all that is known.
			$rows[ $amount['part'] ] = null === $amount['cents'] ? ( null === $rate ? $unknown : '' ) : $format( $amount['cents'] );
			if ( null !== $rate ) {
				$rows['vatRate'] = Language::rate( $rate );
			}
			$rows['campaignUntil'] = isset( $amount['until'] ) ? Language::day( $amount['until'] ) : $rows['campaignUntil'];
		}
		return $rows + array(
			'priceExcludes'   => implode( '; ', $snapshot?->price_excludes() ?? array() ),
			'priceValidUntil' => self::valid_until( (string) $snapshot?->text( 'priceValidUntil' ) ),
		);
	}

	/** A price whose last day is over is not presented as valid. */
	private static function valid_until( string $day ): string {
		$text = Language::day( $day );
		/* translators: %s: date */
		return Language::is_past( $day ) ? sprintf( _x( '%s (expired)', 'visitor', 'cfg-configurator' ), $text ) : $text;
	}

	/** @return array<string, string> Names of the rows, for buyer, dealer and back office. */
	public static function names(): array {
		return array(
			'legalization'    => _x( 'Registration and legal costs (in the price)', 'visitor', 'cfg-configurator' ),
			'transport'       => _x( 'Delivery (in the price)', 'visitor', 'cfg-configurator' ),
			'ecoValue'        => _x( 'Eco tax (in the price)', 'visitor', 'cfg-configurator' ),
			'vat'             => _x( 'VAT (in the price)', 'visitor', 'cfg-configurator' ),
			'campaign'        => _x( 'Campaign discount (in the price)', 'visitor', 'cfg-configurator' ),
			'vatRate'         => _x( 'VAT rate', 'visitor', 'cfg-configurator' ),
			'campaignUntil'   => _x( 'Campaign until', 'visitor', 'cfg-configurator' ),
			'priceExcludes'   => _x( 'Not included in the price', 'visitor', 'cfg-configurator' ),
			'priceValidUntil' => _x( 'Price valid until', 'visitor', 'cfg-configurator' ),
		);
	}
}
