<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Response_Cache;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Two servers with one database, each with an object cache of its own. */
final class Two_Servers_Test extends Content_Site_Test_Case {
	private bool $used_object_cache;

	protected function setUp(): void {
		parent::setUp();
		$this->used_object_cache = true === wp_using_ext_object_cache( true );
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( $this->used_object_cache );
		parent::tearDown();
	}

	public function test_a_failing_content_site_is_paused_for_both(): void {
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertCount( 1, $this->site()->requests() );
		// The other server's object cache knows nothing of it.
		wp_cache_flush();
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}

	public function test_a_request_that_waited_finds_the_response_that_the_other_server_has_stored(): void {
		$source = $this->site()->url . '/wp-json/cfg/lstModels/';
		$slot   = Response_Cache::slot( Endpoint::named( 'lstModels' ), $source );
		self::assertNull( Response_Cache::find( $slot, $source, 60 ) );
		Response_Cache::store( $slot, $source, self::MODELS );
		// This server's object cache still says that there is none.
		wp_cache_set( 'notoptions', array( "cfg_configurator_copy_$slot" => true ), 'options' );
		wp_cache_delete( "cfg_configurator_copy_$slot", 'options' );
		self::assertSame( self::MODELS, Response_Cache::find( $slot, $source, 60 )['body'] ?? '' );
	}
}
