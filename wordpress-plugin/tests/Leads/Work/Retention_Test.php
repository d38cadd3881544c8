<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Work;

use Cfg_Configurator\Embed\Uninstaller;
use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What retention deletes, and when it does not trust the clock. */
final class Retention_Test extends Leads_Test_Case {
	private function assert_nothing_deleted(): void {
		self::assertSame( 0, Retention::run_daily() );
	}

	public function test_retention_deletes_older_data_and_nothing_else(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		$this->post(
			array(
				'submission_id'   => 'second-one',
				'configurationID' => 'c2',
			)
		);
		$this->now += 11 * DAY_IN_SECONDS;
		self::assertSame( 1, Retention::run_daily() );
		self::assertSame( 'c2', $this->lead()->configuration_id );
	}

	public function test_deleting_the_plugin_without_its_data_deletes_what_retention_would_have_deleted(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		$this->post( array( 'submission_id' => 'second-one' ) );
		$this->now += 11 * DAY_IN_SECONDS;
		// The last daily run was long ago: the plugin was inactive.
		Uninstaller::remove();
		self::assertCount( 1, $this->leads() );
		$this->now += 2 * DAY_IN_SECONDS;
		Uninstaller::remove();
		self::assertCount( 1, $this->leads(), 'A lead within its period is kept.' );
		self::assertSame( 30, Settings::number( 'retention_days' ) );
	}

	public function test_a_retention_of_0_days_keeps_leads_for_ever(): void {
		$this->set( array( 'retention_days' => 0 ) );
		$this->post();
		$this->now += 20 * YEAR_IN_SECONDS;
		self::assertSame( 0, Retention::run_daily() );
		self::assertCount( 1, $this->leads() );
	}

	public function test_a_clock_that_jumps_years_ahead_deletes_nothing_that_day_and_is_reported(): void {
		$this->post();
		$this->assert_nothing_deleted();
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertArrayHasKey( Faults::CLOCK, $this->faults );
		$this->now -= 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertCount( 1, $this->leads() );
	}

	public function test_after_a_pause_of_cron_the_second_run_deletes(): void {
		$this->post();
		Retention::run_daily();
		$this->now += 3 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		$this->now += DAY_IN_SECONDS;
		self::assertSame( 1, Retention::run_daily() );
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
		Retention::run_daily();
		$this->now += $days * DAY_IN_SECONDS;
		Retention::run_daily();
		foreach ( range( 1, 4 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
			$this->now += $days * DAY_IN_SECONDS;
			self::assertSame( 1, Retention::run_daily() );
		}
		$this->faults = array();
		$this->now   += $days * DAY_IN_SECONDS;
		Retention::run_daily();
		self::assertSame( array(), $this->faults, 'The alert is raised once, not at each run.' );
	}

	public function test_a_clock_that_jumps_years_ahead_deletes_nothing_that_day_even_if_cron_runs_rarely(): void {
		foreach ( range( 1, 4 ) as $run ) {
			$this->now += 5 * DAY_IN_SECONDS;
			Retention::run_daily();
		}
		$this->faults = array();
		$this->post();
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertArrayHasKey( Faults::CLOCK, $this->faults );
		self::assertCount( 1, $this->leads() );
	}

	public function test_the_time_stored_by_an_earlier_version_still_counts(): void {
		$this->post();
		update_option( Retention::OPTION, $this->now, false );
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertCount( 1, $this->leads() );
	}

	public function test_held_leads_are_reported_once_a_day(): void {
		$this->post_spam();
		Retention::run_daily();
		self::assertArrayHasKey( Faults::HELD, $this->faults );
	}
}
