<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Pairs of settings of which the first must not exceed the second. */
final class Minimum_And_Maximum_Test extends Wordpress_Test_Case {
	/**
	 * @return array<string, array{array<string, mixed>, array<string, mixed>, list<string>, array<string, mixed>}>
	 */
	public static function minimum_and_maximum_values(): array {
		return array(
			'in order'                                  => array(
				array(),
				array(
					'credMinMonths' => '24',
					'credMaxMonths' => '24',
				),
				array(),
				array(
					'credMinMonths' => '24',
					'credMaxMonths' => '24',
				),
			),
			'the wrong way round'                       => array(
				array(),
				array(
					'credMinMonths' => '60',
					'credMaxMonths' => '24',
				),
				array( 'credMinMonths', 'credMaxMonths' ),
				array(),
			),
			'the wrong way round as numbers, not texts' => array(
				array(),
				array(
					'cred_minRate' => '9',
					'cred_maxRate' => '10',
				),
				array(),
				array(
					'cred_minRate' => '9',
					'cred_maxRate' => '10',
				),
			),
			'only the changed one is refused'           => array(
				array(
					'hodMinMonths' => '24',
					'hodMaxMonths' => '60',
				),
				array(
					'hodMinMonths' => '72',
					'hodMaxMonths' => '60',
				),
				array( 'hodMinMonths' ),
				array(
					'hodMinMonths' => '24',
					'hodMaxMonths' => '60',
				),
			),
			'one alone against the one saved'           => array(
				array( 'hodMaxMonths' => '60' ),
				array( 'hodMinMonths' => '72' ),
				array( 'hodMinMonths' ),
				array( 'hodMaxMonths' => '60' ),
			),
			'one empty'                                 => array(
				array(),
				array(
					'cred_minRate' => '9',
					'cred_maxRate' => '',
				),
				array(),
				array(
					'cred_minRate' => '9',
					'cred_maxRate' => '',
				),
			),
		);
	}

	/**
	 * @dataProvider minimum_and_maximum_values
	 *
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $input
	 * @param list<string>         $refused
	 * @param array<string, mixed> $values
	 */
	public function test_minimum_and_maximum_agree( array $old, array $input, array $refused, array $values ): void {
		$outcome = Result::of( $old, $input );
		self::assertSame( $refused, array_keys( $outcome->refusals ) );
		self::assertEquals( $values, $outcome->values );
	}

	public function test_each_maximum_is_another_setting(): void {
		self::assertSame(
			array(
				'cred_minRate'  => 'cred_maxRate',
				'credMinMonths' => 'credMaxMonths',
				'hodMinMonths'  => 'hodMaxMonths',
			),
			Setting_Registry::maximums()
		);
	}
}
