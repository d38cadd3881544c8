<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Element;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** The formats of what visitors read. */
final class Language_Test extends Plugin_Test_Case {
	public function test_a_last_day_ends_at_midnight_of_the_market_wherever_the_server_is(): void {
		update_option( 'timezone_string', 'Europe/Lisbon' );
		$before  = date_default_timezone_get();
		$moments = array(
			array( '2026-03-29', '2026-03-29T22:59:59Z', '29/03/2026' ),
			array( '2026-03-29', '2026-03-29T23:00:00Z', 'terminou em 29/03/2026, valores sujeitos a confirmação' ),
			array( '2026-10-25', '2026-10-25T23:59:59Z', '25/10/2026' ),
			array( '2026-10-25', '2026-10-26T00:00:00Z', 'terminou em 25/10/2026, valores sujeitos a confirmação' ),
		);
		try {
			foreach ( array( 'Europe/Lisbon', 'Atlantic/Azores', 'Asia/Macau', 'America/Los_Angeles', 'Pacific/Kiritimati' ) as $server ) {
				// phpcs:ignore WordPress.DateTime.RestrictedFunctions.timezone_change_date_default_timezone_set -- what must not matter.
				date_default_timezone_set( $server );
				foreach ( $moments as list( $day, $moment, $text ) ) {
					self::assertSame( $text, Language::last_day( $day, (int) strtotime( $moment ) ), "{$server} {$moment}" );
				}
			}
		} finally {
			// phpcs:ignore WordPress.DateTime.RestrictedFunctions.timezone_change_date_default_timezone_set
			date_default_timezone_set( $before );
		}
		self::assertSame( '', Language::last_day( '31/12/2026' ) );
	}

	public function test_the_element_learns_the_time_zone_of_the_market(): void {
		update_option( 'timezone_string', 'Atlantic/Azores' );
		self::assertSame( 'Atlantic/Azores', Attributes::all()['time-zone'] ?? '' );
		self::assertSame( '29/03/2026', Language::last_day( '2026-03-29', (int) strtotime( '2026-03-29T23:00:00Z' ) ) );
		update_option( 'timezone_string', '' );
		self::assertSame( 'Europe/Lisbon', Attributes::all()['time-zone'] ?? '' );
	}

	public function test_numbers_are_written_as_in_the_widget(): void {
		self::assertSame( "1\u{A0}234,50", Language::number( 1234.5, 2 ) );
		self::assertSame( array( '1234,5', '0' ), array( Language::plain( 1234.5, 3 ), Language::plain( 0.0, 2 ) ) );
		self::assertSame( array( "+\u{A0}750\u{A0}€", "-\u{A0}250,25\u{A0}€" ), array_map( Language::added( ... ), array( 75_000, -25_025 ) ) );
		self::assertSame( '+€750', Language::during( 'en-GB', static fn (): string => Language::added( 75_000 ) ) );
		self::assertSame( "1\u{A0}234,50\u{A0}€", Language::euros( 1234.5, 2 ) );
		self::assertSame( '8,3%', Language::percent( 8.3, 1 ) );
		self::assertSame( array( '', '' ), array( Language::euros( 0.0, 2 ), Language::number( null, 0 ) ) );
	}
}
