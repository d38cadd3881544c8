<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Limits;
use Cfg_Configurator\Modules\Health\Finding;

/** The financing limits that result from the settings and the content site. */
final class Limits_Check_Test extends Health_Test_Case {
	/**
	 * @return array<string, array{array<string, mixed>, array<string, mixed>, list<string>}>
	 */
	public static function limits_by_source(): array {
		return array(
			'as the content site says'            => array( array(), array(), array( Finding::FINE ) ),
			'narrower than the content site'      => array(
				array(
					'credMinMonths' => '36',
					'credMaxMonths' => '84',
				),
				array(),
				array( Finding::FINE ),
			),
			'a setting above the content site\'s' => array( array( 'hodMinMonths' => '72' ), array(), array( Finding::PROBLEM ) ),
			'the content site contradicts itself' => array( array(), array( 'cred_minRate' => 9.5 ), array( Finding::PROBLEM ) ),
			'wider than the content site'         => array( array( 'credMaxMonths' => '132' ), array(), array( Finding::WARNING ) ),
			'steps that miss the end'             => array( array( 'credStep' => '36' ), array(), array( Finding::WARNING ) ),
			'a down payment above the price'      => array( array(), array( 'credMaxEntry' => 140 ), array( Finding::PROBLEM ) ),
			'steps of no length'                  => array( array(), array( 'hodStep' => 0 ), array( Finding::PROBLEM ) ),
			'a negative down payment'             => array( array(), array( 'hodMinEntry' => -500 ), array( Finding::PROBLEM ) ),
			'a limit that nobody gives'           => array( array(), array( 'hod_rate' => null ), array( Finding::PROBLEM ) ),
			'financing off'                       => array(
				array(
					'has_simul'    => 'false',
					'hodMinMonths' => '72',
				),
				array(),
				array( Finding::FINE ),
			),
		);
	}

	/**
	 * @dataProvider limits_by_source
	 *
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $answer
	 * @param list<string>       $severities
	 */
	public function test_the_resulting_limits_must_be_consistent( array $settings, array $answer, array $severities ): void {
		$this->set( $settings );
		$this->site->answers['config_simul'] = $answer + Catalogue_Routes::LIMITS;
		$found                               = $this->run_check( ( new Limits( $this->content ) )->check( ... ) );
		self::assertSame( $severities, array_column( $found, 'severity' ), implode( "\n", array_column( $found, 'text' ) ) );
	}
}
