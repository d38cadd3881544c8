<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Financing_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Limits of the financing sliders (spec §3, content config credit limits; spec §5, sliders). */
final class Limits_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'limits',
			fn () => __( 'Financing limits', 'cfg-configurator' ),
			40,
			new Section(
				'simulation',
				fn () => __( 'Simulation', 'cfg-configurator' ),
				fn () => __(
					'Leave any field on this page empty to use the content site\'s value. The content site rejects simulations outside its own limits.',
					'cfg-configurator'
				),
				new Field(
					'has_simul',
					Field_Type::FLAG,
					label: fn () => __( 'Show financing', 'cfg-configurator' ),
					help: fn () => __( '\'No\' hides the financing section of the summary. Monthly payments and TAEG are still shown.', 'cfg-configurator' ),
					attribute: 'has-simul',
				),
				new Field(
					'compareMaximum',
					Field_Type::CHOICE,
					label: fn () => __( 'Maximum number to compare', 'cfg-configurator' ),
					help: fn () => __( 'Engines or versions shown side by side.', 'cfg-configurator' ),
					attribute: 'credit-limits.compareMaximum',
					choices: fn () => array(
						''  => __( 'Use the content site\'s value', 'cfg-configurator' ),
						'2' => __( 'Two', 'cfg-configurator' ),
						'3' => __( 'Three', 'cfg-configurator' ),
					),
				),
			),
			new Section(
				'credit',
				fn () => __( 'Credit with reservation of title', 'cfg-configurator' ),
				null,
				self::rate( 'cred_minRate', fn () => __( 'Lowest interest rate (TAN)', 'cfg-configurator' ), '5,95', 'cred_maxRate' ),
				self::rate( 'cred_maxRate', fn () => __( 'Highest interest rate (TAN)', 'cfg-configurator' ), '8,95' ),
				...self::limits( 'cred', '120', '50' ),
			),
			new Section(
				'open-drive',
				fn () => __( 'Open drive', 'cfg-configurator' ),
				fn () => __( 'Financing with a residual value at the end of the term.', 'cfg-configurator' ),
				self::rate( 'hod_rate', fn () => __( 'Interest rate (TAN)', 'cfg-configurator' ), '5,95' ),
				...self::limits( 'hod', '60', '40' ),
			),
		);
	}

	private static function rate( string $key, \Closure $label, string $example, string $at_most = '' ): Field {
		return self::limit( $key, $label, null, $example, 0.0, 50.0, '%', $at_most );
	}

	/** @return list<Field> Limits of terms and down payments, the same for both credit types. */
	private static function limits( string $type, string $longest, string $greatest ): array {
		$months        = fn (): string => __( 'months', 'cfg-configurator' );
		$shortest_term = fn (): string => __( 'Shortest term', 'cfg-configurator' );
		$longest_term  = fn (): string => __( 'Longest term', 'cfg-configurator' );
		$step          = fn (): string => __( 'Term step', 'cfg-configurator' );
		$step_help     = fn (): string => __( 'Ideally, the steps reach the longest term, such as from 24 to 120 in steps of 12.', 'cfg-configurator' );
		$smallest      = fn (): string => __( 'Minimum down payment', 'cfg-configurator' );
		$smallest_help = fn (): string => __( 'Also used as the slider\'s step.', 'cfg-configurator' );
		$most          = fn (): string => __( 'Maximum down payment', 'cfg-configurator' );
		$most_help     = fn (): string => __( 'As a percentage of the version\'s price, rounded down to multiples of 500 €.', 'cfg-configurator' );
		return array(
			self::limit( $type . 'MinMonths', $shortest_term, null, '24', 1.0, 240.0, $months, $type . 'MaxMonths' ),
			self::limit( $type . 'MaxMonths', $longest_term, null, $longest, 1.0, 240.0, $months ),
			self::limit( $type . 'Step', $step, $step_help, '12', 1.0, 120.0, $months ),
			self::limit( $type . 'MinEntry', $smallest, $smallest_help, '500', 1.0, 100000.0, '€' ),
			self::limit( $type . 'MaxEntry', $most, $most_help, $greatest, 1.0, 100.0, '%' ),
		);
	}

	/** A limit, named as in the content config. Only percentages have decimals. */
	private static function limit(
		string $key,
		\Closure $label,
		?\Closure $help,
		string $example,
		float $min,
		float $max,
		string|\Closure $unit,
		string $at_most = '',
	): Field {
		return new Field(
			$key,
			Field_Type::NUMBER,
			$label,
			$help,
			$example,
			attribute: 'credit-limits.' . $key,
			min: $min,
			max: $max,
			at_most: $at_most,
			unit: $unit,
			decimals: '%' === $unit,
		);
	}
}
