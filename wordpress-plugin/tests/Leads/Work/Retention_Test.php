<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Work;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What retention deletes. */
final class Retention_Test extends Leads_Test_Case {
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
		Installation::uninstall();
		self::assertCount( 1, $this->leads() );
		$this->now += 2 * DAY_IN_SECONDS;
		Installation::uninstall();
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
}
