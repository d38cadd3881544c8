<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Work;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** How often the cron events run. */
final class Schedule_Test extends Leads_Test_Case {
	public function test_work_is_rare_where_forms_are_posted_elsewhere_and_frequent_again_after_a_post_here(): void {
		Schedule::ensure();
		$own = wp_get_schedule( Schedule::WORK );
		self::assertSame( 'cfg_configurator_five_minutes', $own );
		$this->set( array( 'form_url' => 'https://crm.lume.example/' ) );
		self::assertSame( 'hourly', wp_get_schedule( Schedule::WORK ) );
		Schedule::ensure( true );
		self::assertSame( $own, wp_get_schedule( Schedule::WORK ) );
		Schedule::ensure();
		self::assertSame( 'hourly', wp_get_schedule( Schedule::WORK ) );
		$this->set( array( 'form_url' => '' ) );
		self::assertSame( $own, wp_get_schedule( Schedule::WORK ) );
		$this->set( array( 'form_url' => Lead_Endpoint::url() ) );
		self::assertSame( $own, wp_get_schedule( Schedule::WORK ) );
		self::assertSame( 'daily', wp_get_schedule( Schedule::RETENTION ) );
	}
}
