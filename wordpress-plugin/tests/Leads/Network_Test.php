<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Schedule;

/** Leads of a site in a network when the site is initialised and when it is deleted. */
final class Network_Test extends Leads_Test_Case {
	public function test_every_site_of_the_network_gets_tables_cron_and_capability(): void {
		wp_unschedule_hook( Schedule::WORK );
		get_role( 'administrator' )?->remove_cap( Lead_Setup::CAPABILITY );
		do_action( 'cfg_configurator_install' );
		self::assertIsInt( wp_next_scheduled( Schedule::WORK ) );
		self::assertTrue( get_role( 'administrator' )?->has_cap( Lead_Setup::CAPABILITY ) );
	}

	public function test_the_tables_of_a_deleted_site_are_deleted(): void {
		$tables = (array) apply_filters( 'wpmu_drop_tables', array( 'posts' => 'wp_posts' ), get_current_blog_id() );
		self::assertSame( array( 'wp_posts', ...Tables::all() ), array_values( $tables ) );
	}
}
