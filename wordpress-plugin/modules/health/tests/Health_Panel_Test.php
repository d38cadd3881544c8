<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Health_Panel;
use Cfg_Configurator\Modules\Health\Health_Run;

/** The health panel runs on demand, stores its results, and lists the worst first. */
final class Health_Panel_Test extends Health_Test_Case {
	public function test_three_planted_faults_are_reported(): void {
		$this->site->answers['extColors/101'] = array();
		$this->site->answers['lstModels']     = array( array( 'modelImg' => '' ) + Catalogue_Routes::MODEL );
		$this->site->answers['equipmentLst']  = new \WP_Error( 'x', 'X', array( 'status' => 500 ) );
		$this->answer_http(
			static fn(): array => array(
				'response' => array( 'code' => 200 ),
				'body'     => '',
				'headers'  => array(),
			)
		);
		$this->act_as( 'administrator' );
		$this->post( wp_create_nonce( Health_Panel::ACTION ) );
		$this->redirect_of( fn() => $this->panel()->run() );
		$shown = $this->output_of( fn() => $this->panel()->render() );
		self::assertMatchesRegularExpression( '/cfg-finding--problem[^<]*"><p><strong>[^<]*Maré Essencial/u', $shown );
		self::assertMatchesRegularExpression( '/cfg-finding--problem"><p><strong>[^<]*equipmentLst[^<]*500/', $shown );
		self::assertMatchesRegularExpression( '/cfg-finding--warning"><p><strong>[^<]*Maré/u', $shown );
		self::assertLessThan( strpos( $shown, 'cfg-finding--warning' ), strpos( $shown, 'cfg-finding--problem' ) );
		self::assertLessThan( strpos( $shown, 'cfg-finding--fine' ), strpos( $shown, 'cfg-finding--warning' ) );
		self::assertStringContainsString( (string) wp_date( 'Y' ), $shown );
	}

	public function test_opening_the_tab_makes_no_request(): void {
		$this->output_of( fn() => $this->panel()->render() );
		self::assertSame( array(), $this->site->asked );
	}

	public function test_the_findings_are_not_autoloaded(): void {
		( new Health_Run( static fn(): array => array() ) )->run();
		wp_cache_flush();
		self::assertArrayNotHasKey( Health_Run::OPTION, wp_load_alloptions() );
		self::assertEqualsWithDelta( time(), Health_Run::last_time(), 5 );
	}

	public function test_a_check_that_fails_does_not_hide_the_others(): void {
		$broken = static fn(): array => throw new \RuntimeException( 'Oh' );
		$whole  = static fn(): array => array( new Finding( Finding::FINE, 'Bem' ) );
		$found  = ( new Health_Run(
			static fn(): array => array(
				'Broken' => $broken,
				'Whole'  => $whole,
			)
		) )->run();
		self::assertMatchesRegularExpression( '/^Broken.*Oh/', $found[0]->text );
		self::assertSame( 'Bem', $found[1]->text );
	}

	public function test_a_run_reports_each_check_as_soon_as_it_has_run(): void {
		$reports = array();
		$check   = static function ( string $text ) use ( &$reports ): \Closure {
			return static function () use ( $text, &$reports ): array {
				$reports[] = "runs $text";
				return array( new Finding( Finding::FINE, $text ), new Finding( Finding::WARNING, $text, 'x' ) );
			};
		};
		$run     = new Health_Run(
			static fn(): array => array(
				'One' => $check( '1' ),
				'Two' => $check( '2' ),
			)
		);
		$run->run(
			static function ( array $findings ) use ( &$reports ): void {
				$reports[] = Finding::worst( $findings );
			}
		);
		self::assertSame( array( 'runs 1', 'warning', 'runs 2', 'warning' ), $reports );
		self::assertSame( array( 'One', 'Two' ), $run->names() );
		self::assertSame( Finding::FINE, Finding::worst( array() ) );
	}

	public function test_names_of_models_are_escaped(): void {
		$run = new Health_Run(
			fn(): array => array(
				'Names' => static fn(): array => array(
					new Finding( Finding::PROBLEM, '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '<b>' ),
				),
			)
		);
		$run->run();
		$shown = $this->output_of( static fn() => ( new Health_Panel( $run ) )->render() );
		self::assertStringNotContainsString( '<script>alert', $shown );
		self::assertStringNotContainsString( '<img', $shown );
		self::assertStringNotContainsString( 'javascript:', $shown );
	}

	public function test_it_requires_the_capability_and_a_nonce(): void {
		$this->act_as( 'editor' );
		$this->post( wp_create_nonce( Health_Panel::ACTION ) );
		self::assertSame( 403, $this->wp_die_of( fn() => $this->panel()->run() )->status );
		$this->act_as( 'administrator' );
		$this->post( 'x' );
		self::assertSame( 403, $this->wp_die_of( fn() => $this->panel()->run() )->status );
		self::assertSame( array(), $this->site->asked );
	}

	private function post( string $nonce ): void {
		$_POST    = array( '_wpnonce' => $nonce );
		$_REQUEST = $_POST;
	}

	private function panel(): Health_Panel {
		/** @var Module $module */
		$module = require dirname( __DIR__ ) . '/module.php';
		return new Health_Panel( new Health_Run( $module->checks( ... ) ) );
	}
}
