<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Json_Cost;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** The estimate of the memory that decoded JSON needs. */
final class Json_Cost_Test extends Content_Site_Test_Case {
	protected bool $needs_site = false;

	/**
	 * @return array<string, array{string}>
	 */
	public static function json_texts(): array {
		$list = static fn ( string $item, int $count ): string => '[' . implode( ',', array_fill( 0, $count, $item ) ) . ']';
		$keys = array_map( static fn ( int $number ): string => "\"k{$number}\":1", range( 1, 100_000 ) );
		return array(
			'small objects'        => array( $list( '{"a":1}', 100_000 ) ),
			'empty objects'        => array( $list( '{}', 100_000 ) ),
			'small lists'          => array( $list( '[1]', 100_000 ) ),
			'lists within lists'   => array( $list( '[[[[1]]]]', 50_000 ) ),
			'numbers'              => array( $list( '1.5', 200_000 ) ),
			'short texts'          => array( $list( '"ab"', 200_000 ) ),
			'objects of ten texts' => array( $list( (string) wp_json_encode( array_combine( range( 'a', 'j' ), range( 'q', 'z' ) ) ), 20_000 ) ),
			'one object of keys'   => array( '{' . implode( ',', $keys ) . '}' ),
			'a long text'          => array( '["' . str_repeat( 'é\\n,{[', 300_000 ) . '"]' ),
		);
	}

	/**
	 * @dataProvider json_texts
	 */
	public function test_decoding_needs_no_more_memory_than_estimated( string $json ): void {
		$before = memory_get_usage();
		$data   = json_decode( $json );
		$used   = memory_get_usage() - $before;
		self::assertNotNull( $data );
		self::assertLessThanOrEqual( Json_Cost::of( $json ), $used );
	}

	public function test_punctuation_inside_texts_is_not_counted(): void {
		$text = (string) wp_json_encode( array( str_repeat( 'a,b,{c},[d],"\\', 10_000 ) ) );
		self::assertLessThan( 4 * strlen( $text ), Json_Cost::of( $text ) );
	}
}
