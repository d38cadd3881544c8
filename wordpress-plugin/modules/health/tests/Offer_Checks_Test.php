<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Finance_Checks;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Source_Checks;

/** The checks of the content site's financing, stock and PDF for a configuration. */
final class Offer_Checks_Test extends Health_Test_Case {
	public function test_a_simulation_is_requested_with_a_real_version(): void {
		$this->assertFine( ( new Finance_Checks( $this->content ) )->simulation( ... ) );
		self::assertContains( 'updateFinances/11/32450/32450/500/6000/96/5.95/8.95/0/S', $this->site->asked );
	}

	/**
	 * @return array<string, array{string, mixed}>
	 */
	public static function failing_simulations(): array {
		return array(
			'no comparison'    => array( 'compareFinances', new \WP_Error( 'x', 'X', array( 'status' => 502 ) ) ),
			'nothing compared' => array( 'compareFinances', array( 'modalities' => array() ) ),
			'no plan'          => array( 'amortisation', array( 'rows' => null ) ),
		);
	}

	/**
	 * @dataProvider failing_simulations
	 */
	public function test_calls_beside_the_simulation_are_requested_too( string $call, mixed $answer ): void {
		$this->site->answers[ $call ] = $answer;
		$found                        = $this->run_check( ( new Finance_Checks( $this->content ) )->simulation( ... ) );
		self::assertSame( array( Finding::WARNING, Finding::FINE ), array_column( $found, 'severity' ) );
		self::assertStringContainsString( $call, $found[0]->text );
		self::assertContains( 'compareFinances/11/32450/32450/6000/96', $this->site->asked );
		self::assertContains( 'amortisation/11/32450/32450/500/6000/96/5.95/8.95/0/S', $this->site->asked );
	}

	public function test_a_pdf_is_requested_only_when_proposals_contain_one(): void {
		$check = ( new Source_Checks( $this->content ) )->configuration_pdf( ... );
		$this->assertFine( $check );
		self::assertNotContains( 'get-cfg-pdf/', $this->site->asked );
		$this->set( array( 'has_pdf' => 'true' ) );
		$this->assertFine( $check );
		self::assertContains( 'get-cfg-pdf/', $this->site->asked );
		foreach ( array( new \WP_Error( 'x', 'X', array( 'status' => 502 ) ), new \RuntimeException( 'X' ), array( 'url' => 1 ), 'x' ) as $answer ) {
			$this->site->answers['get-cfg-pdf/'] = $answer;
			$this->assertFinds( Finding::WARNING, $check, 'get-cfg-pdf' );
		}
	}

	public function test_the_content_site_decides_about_pdfs_when_the_settings_do_not(): void {
		$this->site->answers['backOffice']   = array( 'hasPDF' => true );
		$this->site->answers['get-cfg-pdf/'] = null;
		$this->assertFinds( Finding::WARNING, ( new Source_Checks( $this->content ) )->configuration_pdf( ... ) );
		$this->set( array( 'has_pdf' => 'false' ) );
		$this->assertFine( ( new Source_Checks( $this->content ) )->configuration_pdf( ... ) );
	}

	public function test_a_simulation_without_a_result_is_a_problem(): void {
		$this->site->answers['updateFinances'] = array( 'financialInfo' => null );
		$this->assertFinds( Finding::PROBLEM, ( new Finance_Checks( $this->content ) )->simulation( ... ), 'Essencial' );
	}

	public function test_no_simulation_is_requested_when_financing_is_off(): void {
		$this->set( array( 'has_simul' => 'false' ) );
		$this->assertFine( ( new Finance_Checks( $this->content ) )->simulation( ... ) );
		self::assertStringNotContainsString( 'updateFinances', implode( ' ', $this->site->asked ) );
	}
}
