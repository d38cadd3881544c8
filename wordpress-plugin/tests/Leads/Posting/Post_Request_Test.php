<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Plugin;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What WordPress and the plugin set up in the request that posts a form. */
final class Post_Request_Test extends Leads_Test_Case {
	/** Registers the plugin in a request for this endpoint; '' for a page of the site. */
	private function register( string $endpoint ): void {
		$_GET = array( 'cfg-configurator' => $endpoint );
		( new Plugin( WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php' ) )->register();
	}

	public function test_a_submission_does_not_look_up_the_style_sheets_of_blocks_and_a_page_does(): void {
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		$this->register( '' );
		self::assertTrue( wp_should_load_separate_core_block_assets() );
		$this->register( 'pedido' );
		self::assertFalse( wp_should_load_separate_core_block_assets() );
	}
}
