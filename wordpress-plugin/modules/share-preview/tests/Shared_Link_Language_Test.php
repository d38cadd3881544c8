<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview\Tests;

/** The tags of a shared car on a page in English. */
final class Shared_Link_Language_Test extends Preview_Test_Case {
	public function test_title_and_description_are_in_the_language_of_the_page(): void {
		$filter = static fn (): string => 'en_GB';
		add_filter( 'locale', $filter, 99 );
		unload_textdomain( 'cfg-configurator', true );
		try {
			$head = $this->head( self::LINK );
		} finally {
			remove_filter( 'locale', $filter, 99 );
			unload_textdomain( 'cfg-configurator', true );
		}
		self::assertSame( array( 'Lume Maré 1.2 Turbo Essencial in Vermelho Brasa' ), $this->values( $head, 'og:title' ) );
		self::assertSame( array( 'From €33,000, 5.4 l/100 km, 122 g CO₂/km (WLTP)' ), $this->values( $head, 'og:description' ) );
	}
}
