<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\First_View;

use Cfg_Configurator\First_View\Model_List;
use Cfg_Configurator\First_View\Share_Link;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use PHPUnit\Framework\Attributes\DataProvider;

/** Share links as chats and mail programs damage them: the table of cases that the tests of the widget and of the demo read too. */
final class Damaged_Link_Test extends Plugin_Test_Case {
	private const PARAMETERS = array(
		'model'    => 'modelid',
		'engine'   => 'engine',
		'version'  => 'version',
		'exterior' => 'colext',
		'interior' => 'colint',
	);

	/** @return array<string, array{string, list<string>, array<string, string>}> Query, kinds of what it opens, and ids by kind. */
	public static function links(): array {
		/** @var array{ids: array<string, string>, cases: list<array{what: string, query: string, opens: list<string>}>} $table */
		$table = json_decode( (string) file_get_contents( __DIR__ . '/share-links.json' ), true );
		$links = array_column( $table['cases'], null, 'what' );
		return array_map( static fn ( array $link ): array => array( $link['query'], $link['opens'], $table['ids'] ), $links );
	}

	/**
	 * @param list<string>          $opens
	 * @param array<string, string> $ids
	 */
	#[DataProvider( 'links' )]
	public function test_a_share_link_opens_the_car_that_the_widget_opens( string $query, array $opens, array $ids ): void {
		$this->serve( models: array( array( 'id' => $ids['model'] ) + self::MODELS[1] ) );
		parse_str( $query, $_GET );
		self::assertSame( in_array( 'model', $opens, true ) ? $ids['model'] : null, Model_List::of_site()->requested()?->id() );
		$found = array();
		foreach ( self::PARAMETERS as $kind => $name ) {
			$found[ $kind ] = Share_Link::find( array( $ids[ $kind ] ), static fn ( string $id ): string => $id, Share_Link::id( $_GET, $name ) );
		}
		// The widget ignores a choice whose predecessor is missing.
		self::assertSame( array_intersect_key( $ids, array_flip( $opens ) ), array_intersect_key( array_filter( $found ), array_flip( $opens ) ) );
	}
}
