<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes\Tests;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Modules\Build_Codes\Build_Extension;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The configuration that a search for its code shows. */
final class Build_View_Test extends Leads_Test_Case {
	public function test_a_search_for_a_code_shows_its_configuration_even_without_a_lead(): void {
		$code   = Builds_Test::save();
		$screen = $this->screen( Build_Code::format( $code ) );
		self::assertStringContainsString( Build_Code::format( $code ), $screen );
		foreach ( array( 'Maré', 'Prestígio', 'Vermelho Brasa', 'Pele Camel', 'modelid=101', 'colext=VBR' ) as $words ) {
			self::assertStringContainsString( $words, $screen );
		}
		self::assertStringNotContainsString( 'cfg-build', $this->screen( '7QX-M4T-9K6' ) );
		self::assertStringNotContainsString( 'cfg-build', $this->screen( 'Maré' ) );
	}

	public function test_names_of_a_build_are_escaped_on_the_screen(): void {
		$items = (array) Builds_Test::items();
		$code  = Builds_Test::save(
			array(
				array(
					...(array) $items[0],
					'name' => '<script>alert(1)</script>',
				),
				$items[1],
				$items[2],
			)
		);
		self::assertStringNotContainsString( '<script>', $this->screen( $code ) );
	}

	private function screen( string $search ): string {
		return $this->output_of( static fn () => ( new Build_Extension() )->render_search( $search ) );
	}
}
