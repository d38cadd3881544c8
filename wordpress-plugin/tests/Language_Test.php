<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Language;

/** The widget's language. */
final class Language_Test extends Wordpress_Test_Case {
	public function test_the_language_is_that_of_the_site_or_else_portuguese(): void {
		foreach ( array( 'pt_PT', 'pt_BR', 'de_DE', '' ) as $locale ) {
			add_filter( 'locale', static fn (): string => $locale, 99 );
			self::assertSame( 'pt-PT', Language::tag(), $locale );
		}
	}

	public function test_numbers_are_written_as_in_the_widget(): void {
		self::assertSame( "1\u{A0}234,50", Language::number( 1234.5, 2 ) );
		self::assertSame( '1234,50', Language::ungrouped( 1234.5, 2 ) );
		self::assertSame( "1\u{A0}234,50\u{A0}€", Language::euros( 1234.5, 2 ) );
		self::assertSame( '8,3%', Language::percent( 8.3, 1 ) );
	}
}
