<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\First_View;

use Cfg_Configurator\First_View\Model;
use Cfg_Configurator\First_View\Model_List;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** Rules that the widget has too: its tests read the same tables of cases. */
final class Shared_Tables_Test extends Plugin_Test_Case {
	public function test_models_are_found_by_the_addresses_that_the_widget_gives_them(): void {
		/** @var list<array{what: string, models: list<array<string, string>>, addresses: list<string>, leadTo: array<string, ?string>}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/model-addresses.json' ), true );
		foreach ( $rows as $row ) {
			$list = Model_List::create( $row['models'] );
			foreach ( $list->models as $place => $model ) {
				self::assertSame( $model->id(), $list->model_at( "{$row['addresses'][ $place ]}/motor" )?->id(), $row['what'] );
			}
			foreach ( $row['leadTo'] as $address => $id ) {
				self::assertSame( $id, $list->model_at( "{$address}/resumo" )?->id(), "{$row['what']}: {$address}" );
			}
		}
	}

	public function test_numbers_are_read_as_the_widget_reads_them(): void {
		/** @var list<array{text: string, number: int|float|null}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/numbers.json' ), true );
		foreach ( $rows as $row ) {
			$model = Model::create( array( 'id' => 1, 'model' => 'x', 'rent' => $row['text'] ) );
			self::assertSame( null === $row['number'] ? null : (float) $row['number'], $model?->figure( 'rent' ), "'{$row['text']}'" );
		}
		foreach ( array( null, '', true, array() ) as $value ) {
			self::assertNull( Model::create( array( 'id' => 1, 'model' => 'x', 'rent' => $value ) )?->figure( 'rent' ) );
		}
	}
}
