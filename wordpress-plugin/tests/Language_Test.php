<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Language;
use Cfg_Configurator\Settings\Settings;

/** The widget's language. */
final class Language_Test extends Wordpress_Test_Case {
	public function test_the_language_is_that_of_the_site_or_else_portuguese(): void {
		foreach ( array( 'pt_PT', 'pt_BR', 'de_DE', '' ) as $locale ) {
			add_filter( 'locale', static fn (): string => $locale, 99 );
			self::assertSame( 'pt-PT', Language::tag(), $locale );
		}
		foreach ( array( 'en_US', 'en_GB', 'en' ) as $locale ) {
			add_filter( 'locale', static fn (): string => $locale, 99 );
			self::assertSame( 'en-GB', Language::tag(), $locale );
		}
	}

	public function test_a_site_without_the_setting_stays_portuguese_and_its_elements_say_so(): void {
		update_option( Settings::OPTION, array( 'product' => 'Lume' ) );
		add_filter( 'locale', static fn (): string => 'en_US', 99 );
		self::assertSame( 'pt-PT', Language::tag() );
		self::assertSame( 'pt-PT', Attributes::all()['lang'] ?? '' );
		Settings::change( array( 'language' => '' ) );
		self::assertSame( 'en-GB', Language::tag() );
		self::assertArrayNotHasKey( 'lang', Attributes::all() );
	}

	public function test_work_in_another_language_leaves_the_language_as_it_was(): void {
		$formats = static fn (): array => array(
			Language::foreign(),
			Language::euros( 1234.5, 2 ),
			Language::cents( -150_000 ),
			Language::day( '2026-11-05' ),
			Language::day_without_year( '2026-11-05' ),
			Language::rate( 22.5 ),
		);
		$own     = array( '', "1\u{A0}234,50\u{A0}€", "-1\u{A0}500\u{A0}€", '05/11/2026', '05/11', '22,5%' );
		$english = array( 'en-GB', '€1,234.50', '-€1,500', '5 November 2026', '5 November', '22.5%' );
		self::assertSame( $english, Language::during( 'en-US', $formats ) );
		self::assertSame( $own, $formats() );
		self::assertSame( $own, Language::during( 'fr', $formats ) );
		self::assertSame( $own, Language::during( '', $formats ) );
		try {
			Language::during( 'en-GB', static fn () => throw new \LogicException( 'stop' ) );
		} catch ( \LogicException ) {
			self::assertSame( $own, $formats() );
		}
		self::assertSame( '', Language::day( '' ) );
	}

	public function test_numbers_are_written_as_in_the_widget(): void {
		self::assertSame( "1\u{A0}234,50", Language::number( 1234.5, 2 ) );
		self::assertSame( '1234,50', Language::ungrouped( 1234.5, 2 ) );
		self::assertSame( "1\u{A0}234,50\u{A0}€", Language::euros( 1234.5, 2 ) );
		self::assertSame( '8,3%', Language::percent( 8.3, 1 ) );
	}
}
