<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Durability\Retention_Guard;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** When retention does not trust the clock, and what it reports. */
final class Retention_Guard_Test extends Leads_Test_Case {
	private function assert_nothing_deleted(): void {
		self::assertSame( 0, Retention_Guard::run_daily() );
	}

	public function test_cron_runs_the_guard_instead_of_the_retention_itself(): void {
		self::assertFalse( has_action( 'cfg_configurator_leads_retention', array( Retention::class, 'run_daily' ) ) );
		self::assertSame( 10, has_action( 'cfg_configurator_leads_retention', array( Retention_Guard::class, 'run_daily' ) ) );
	}

	public function test_a_clock_that_jumps_years_ahead_deletes_nothing_that_day_and_is_reported(): void {
		$this->post();
		$this->assert_nothing_deleted();
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertArrayHasKey( Retention_Guard::FAULT, $this->faults );
		$this->now -= 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertCount( 1, $this->leads() );
	}

	public function test_after_a_pause_of_cron_the_second_run_deletes(): void {
		$this->post();
		Retention_Guard::run_daily();
		$this->now += 3 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		$this->now += DAY_IN_SECONDS;
		self::assertSame( 1, Retention_Guard::run_daily() );
	}

	/**
	 * @return array<string, array{int}>
	 */
	public static function days_between_runs(): array {
		return array(
			'every 2 days'  => array( 2 ),
			'every 5 days'  => array( 5 ),
			'every 40 days' => array( 40 ),
		);
	}

	/**
	 * @dataProvider days_between_runs
	 */
	public function test_retention_deletes_at_each_run_but_the_first_however_rarely_cron_runs( int $days ): void {
		$this->set( array( 'retention_days' => 1 ) );
		Retention_Guard::run_daily();
		$this->now += $days * DAY_IN_SECONDS;
		Retention_Guard::run_daily();
		foreach ( range( 1, 4 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
			$this->now += $days * DAY_IN_SECONDS;
			self::assertSame( 1, Retention_Guard::run_daily() );
		}
		$this->faults = array();
		$this->now   += $days * DAY_IN_SECONDS;
		Retention_Guard::run_daily();
		self::assertSame( array(), $this->faults, 'The alert is raised once, not at each run.' );
	}

	public function test_a_clock_that_jumps_years_ahead_deletes_nothing_that_day_even_if_cron_runs_rarely(): void {
		foreach ( range( 1, 4 ) as $run ) {
			$this->now += 5 * DAY_IN_SECONDS;
			Retention_Guard::run_daily();
		}
		$this->faults = array();
		$this->post();
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertArrayHasKey( Retention_Guard::FAULT, $this->faults );
		self::assertCount( 1, $this->leads() );
	}

	public function test_the_time_stored_by_an_earlier_version_still_counts(): void {
		$this->post();
		update_option( Retention_Guard::OPTION, $this->now, false );
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertCount( 1, $this->leads() );
	}

	public function test_held_leads_are_reported_once_a_day(): void {
		$this->post_spam();
		Retention_Guard::run_daily();
		self::assertArrayHasKey( Faults::HELD, $this->faults );
	}
}
