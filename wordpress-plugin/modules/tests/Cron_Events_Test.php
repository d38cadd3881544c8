<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Cron events of core and modules. */
final class Cron_Events_Test extends Wordpress_Test_Case {
	public function test_every_cron_event_of_the_sources_is_known_to_deactivation_and_uninstall(): void {
		$events = array();
		$files  = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__, 2 ), \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			$path = $file instanceof \SplFileInfo ? $file->getPathname() : '';
			$code = str_ends_with( $path, '.php' ) && ! str_contains( $path, '/tests/' ) ? (string) file_get_contents( $path ) : '';
			if ( 1 === preg_match( '/\bwp_schedule_(single_)?event\(/', $code ) ) {
				preg_match_all( "/const (?:HOOK|WORK|RETENTION) *= '([^']+)'/", $code, $found );
				self::assertNotSame( array(), $found[1], $path );
				array_push( $events, ...$found[1] );
			}
		}
		$known = array( Schedule::WORK, Schedule::RETENTION );
		foreach ( ( new Modules( dirname( __DIR__, 2 ) . '/modules' ) )->all() as $module ) {
			array_push( $known, ...$module::EVENTS );
		}
		self::assertEqualsCanonicalizing( $known, $events );
	}
}
