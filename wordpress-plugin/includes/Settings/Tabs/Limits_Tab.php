<?php
/**
 * The tab 'Financing limits'.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/**
 * Limits of the financing sliders (spec §3, content config credit limits; spec §5, sliders).
 */
final class Limits_Tab implements Setting_Tab {
	public function slug(): string {
		return 'limits';
	}

	public function title(): string {
		return __( 'Financing limits', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'simulation',
				__( 'Simulation', 'cfg-configurator' ),
				__(
					'Leave any field of this page empty to use what the content site says. It refuses simulations beyond its own limits.',
					'cfg-configurator'
				),
				array(
					new Field(
						key: 'has_simul',
						kind: Field_Type::CHOICE,
						label: __( 'Show financing', 'cfg-configurator' ),
						help: __( '\'No\' hides the financing section of the summary; instalments and TAEG stay.', 'cfg-configurator' ),
						choices: array(
							''      => __( 'As the content site says', 'cfg-configurator' ),
							'true'  => __( 'Yes', 'cfg-configurator' ),
							'false' => __( 'No', 'cfg-configurator' ),
						),
					),
					new Field(
						key: 'compareMaximum',
						kind: Field_Type::CHOICE,
						label: __( 'How many can be compared', 'cfg-configurator' ),
						help: __( 'Engines or versions side by side.', 'cfg-configurator' ),
						choices: array(
							''  => __( 'As the content site says', 'cfg-configurator' ),
							'2' => __( 'Two', 'cfg-configurator' ),
							'3' => __( 'Three', 'cfg-configurator' ),
						),
					),
				)
			),
			new Section(
				'credit',
				__( 'Credit with reservation of title', 'cfg-configurator' ),
				'',
				array(
					$this->rate( 'cred_minRate', __( 'Lowest interest rate (TAN)', 'cfg-configurator' ), '5,95' ),
					$this->rate( 'cred_maxRate', __( 'Highest interest rate (TAN)', 'cfg-configurator' ), '8,95' ),
					...$this->limits( 'cred', '120', '50' ),
				)
			),
			new Section(
				'open-drive',
				__( 'Open drive', 'cfg-configurator' ),
				__( 'Financing with a residual value at the end of the term.', 'cfg-configurator' ),
				array(
					$this->rate( 'hod_rate', __( 'Interest rate (TAN)', 'cfg-configurator' ), '5,95' ),
					...$this->limits( 'hod', '60', '40' ),
				)
			),
		);
	}

	private function rate( string $key, string $label, string $example ): Field {
		return new Field(
			key: $key,
			kind: Field_Type::NUMBER,
			label: $label,
			example: $example,
			min: 0.0,
			max: 50.0,
			unit: '%',
			decimals: true,
		);
	}

	/**
	 * Limits of terms and down payments, the same for both credit types.
	 *
	 * @return list<Field>
	 */
	private function limits( string $type, string $longest, string $greatest ): array {
		$months = __( 'months', 'cfg-configurator' );
		return array(
			new Field(
				key: $type . 'MinMonths',
				kind: Field_Type::NUMBER,
				label: __( 'Shortest term', 'cfg-configurator' ),
				example: '24',
				min: 1.0,
				max: 240.0,
				unit: $months
			),
			new Field(
				key: $type . 'MaxMonths',
				kind: Field_Type::NUMBER,
				label: __( 'Longest term', 'cfg-configurator' ),
				example: $longest,
				min: 1.0,
				max: 240.0,
				unit: $months
			),
			new Field(
				key: $type . 'Step',
				kind: Field_Type::NUMBER,
				label: __( 'Step of the term', 'cfg-configurator' ),
				help: __( 'Best where the steps reach the longest term: from 24 in steps of 12 to 120.', 'cfg-configurator' ),
				example: '12',
				min: 1.0,
				max: 120.0,
				unit: $months,
			),
			new Field(
				key: $type . 'MinEntry',
				kind: Field_Type::NUMBER,
				label: __( 'Smallest initial entry', 'cfg-configurator' ),
				help: __( 'Also the step of the slider.', 'cfg-configurator' ),
				example: '500',
				min: 1.0,
				max: 100000.0,
				unit: '€',
			),
			new Field(
				key: $type . 'MaxEntry',
				kind: Field_Type::NUMBER,
				label: __( 'Greatest initial entry', 'cfg-configurator' ),
				help: __( 'In percent of the version\'s price, rounded down to multiples of 500 €.', 'cfg-configurator' ),
				example: $greatest,
				min: 1.0,
				max: 100.0,
				unit: '%',
				decimals: true,
			),
		);
	}
}
