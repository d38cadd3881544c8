<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Modules\Build_Codes\Build;
use Cfg_Configurator\Modules\Build_Codes\Build_Table;
use Cfg_Configurator\Modules\Sample\Sample_Models;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The preview of a stored code, with the sample models. */
final class Code_Preview_Test extends Embed_Test_Case {
	public function test_a_stored_code_is_shown_with_todays_names_and_price(): void {
		Sample_Models::publish();
		$part  = static fn ( string $item, string $id, ?int $cents = null ): array => compact( 'item', 'id', 'cents' ) + array( 'name' => 'before' );
		$items = array( $part( 'model', '101' ), $part( 'engine', '1011' ), $part( 'version', '10111', 100 ), $part( 'exterior', 'CGR', 0 ) );
		$build = Build_Table::add( Build::read( $items ) );
		self::assertNotNull( $build );
		( new Model_List_Store() )->refresh();
		$this->visit( "/configurador/comparar-configuracoes/{$build->stored_code}" );
		$car = ( new Page_Facts( new Model_List_Store() ) )->car();
		self::assertNotNull( $car );
		self::assertSame( 'Lume Maré 1.2 Turbo Essencial em Cinza Granito', $car->title );
		self::assertSame( 'Desde 33 000 €', str_replace( "\u{a0}", ' ', $car->description ) );
		self::assertStringContainsString( 'colext=CGR', $car->wide );
	}
}
