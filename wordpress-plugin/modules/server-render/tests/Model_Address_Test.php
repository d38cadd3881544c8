<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** Runs `model-addresses.json`, which test/domain/catalogue/model-address.test.ts runs through the widget. */
final class Model_Address_Test extends Embed_Test_Case {
	use Stored_Models;

	/**
	 * @return array<string, array{array{models: list<array<string, string>>, addresses: list<string>, leadTo: array<string, ?string>}}>
	 */
	public static function cases(): array {
		/** @var list<array{what: string, models: list<array<string, string>>, addresses: list<string>, leadTo: array<string, ?string>}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/model-addresses.json' ), true );
		return array_combine( array_column( $rows, 'what' ), array_map( static fn ( array $row ): array => array( $row ), $rows ) );
	}

	/**
	 * @dataProvider cases
	 * @param array{models: list<array<string, string>>, addresses: list<string>, leadTo: array<string, ?string>} $row
	 */
	public function test_models_have_the_same_addresses_as_in_the_widget( array $row ): void {
		$model_list = Model_List::of( $row['models'], array(), time() );
		foreach ( $model_list->models as $place => $model ) {
			$address = $row['addresses'][ $place ];
			self::assertSame( $address, $model_list->address_of( $model ) );
			self::assertSame( $model->id(), $model_list->model_at( $address . '/motor' )?->id(), $address );
		}
	}

	/**
	 * @dataProvider cases
	 * @param array{models: list<array<string, string>>, addresses: list<string>, leadTo: array<string, ?string>} $row
	 */
	public function test_addresses_lead_to_the_same_models_as_in_the_widget( array $row ): void {
		$model_list = Model_List::of( $row['models'], array(), time() );
		foreach ( $row['leadTo'] as $address => $id ) {
			self::assertSame( $id, $model_list->model_at( $address . '/resumo' )?->id(), (string) $address );
		}
	}

	public function test_the_page_at_the_address_of_the_second_model_with_a_name_is_about_that_model(): void {
		$twice = array(
			array(
				'id'    => 1,
				'model' => 'Maré',
				'price' => 1,
			),
			array(
				'id'    => 2,
				'model' => 'Maré',
				'price' => 2,
			),
		);
		$this->page( 'com', '[cfg_configurator]' );
		$this->store_models( $twice );
		$model_list = Model_List::of( $twice, array(), time() );
		$this->visit( '/configurador/Mar%C3%A9~2/motor' );
		self::assertSame( '2', $model_list->requested()?->id() );
	}
}
