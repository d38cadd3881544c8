<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Energy_Prices;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Energy prices, which the running cost on the summary is computed from. */
final class Energy_Tab {
	public static function create(): Setting_Tab {
		$litre = fn (): string => __( '€ per litre', 'cfg-configurator' );
		return new Setting_Tab(
			'energy',
			fn () => __( 'Energy prices', 'cfg-configurator' ),
			50,
			self::prices(
				'petrol',
				'petrol',
				fn () => __( 'Petrol', 'cfg-configurator' ),
				$litre,
				'1,729',
				fn () => __(
					'With energy prices, the summary shows what a car costs per month. A price is only used together with its date and source.',
					'cfg-configurator'
				)
			),
			self::prices( 'diesel', 'diesel', fn () => __( 'Diesel', 'cfg-configurator' ), $litre, '1,619' ),
			self::prices( 'home_charging', 'homeCharging', fn () => __( 'Charging at home', 'cfg-configurator' ), null, '0,162' ),
			self::prices( 'public_charging', 'publicCharging', fn () => __( 'Public charging', 'cfg-configurator' ), null, '0,52' ),
		);
	}

	/**
	 * @param string                  $word   Prefix of the keys, after 'energy_'.
	 * @param string                  $member Member of the attribute.
	 * @param \Closure(): string      $title  Name of the energy.
	 * @param \Closure(): string|null $unit   Unit of the price; null for euros per kWh.
	 * @param string                  $price  Example of a price.
	 * @param \Closure(): string|null $intro
	 */
	private static function prices( string $word, string $member, \Closure $title, ?\Closure $unit, string $price, ?\Closure $intro = null ): Section {
		$key       = 'energy_' . $word;
		$attribute = 'energy-prices.' . $member;
		return new Section(
			$key,
			$title,
			$intro,
			new Field(
				$key . '_price',
				Field_Type::NUMBER,
				/* translators: %s: name of an energy, such as 'Petrol'. */
				fn () => sprintf( __( 'Price: %s', 'cfg-configurator' ), $title() ),
				fn () => __( 'Leave all three fields empty to use the content site\'s value.', 'cfg-configurator' ),
				example: $price,
				attribute: $attribute . '.price',
				min: 0.001,
				max: 20.0,
				unit: $unit ?? fn () => __( '€ per kWh', 'cfg-configurator' ),
				decimals: true,
			),
			new Field(
				$key . '_date',
				Field_Type::DATE,
				/* translators: %s: name of an energy, such as 'Petrol'. */
				fn () => sprintf( __( 'Date of the price: %s', 'cfg-configurator' ), $title() ),
				attribute: $attribute . '.date',
			),
			new Field(
				$key . '_source',
				Field_Type::TEXT,
				/* translators: %s: name of an energy, such as 'Petrol'. */
				fn () => sprintf( __( 'Source of the price: %s', 'cfg-configurator' ), $title() ),
				example: 'DGEG',
				length: 120,
				attribute: $attribute . '.source',
			),
		);
	}
}
