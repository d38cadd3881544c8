<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;
use Cfg_Configurator\Modules\Server_Render\Page_Head;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** WordPress's replacement of emoji, on the widget's page and on others. */
final class Emoji_Detection_Test extends Embed_Test_Case {
	/** Whether the page at an address prints the script that detects emoji. */
	private function is_printed( string $path ): bool {
		$this->visit( $path );
		( new Page_Head( new Page_Facts( new Model_List_Store() ) ) )->remove_emoji();
		return false !== has_action( 'wp_head', 'print_emoji_detection_script' );
	}

	public function test_the_page_of_the_widget_has_none(): void {
		self::assertFalse( $this->is_printed( '/configurador/' ) );
		self::assertFalse( has_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' ) );
		self::assertFalse( has_action( 'wp_print_styles', 'print_emoji_styles' ) );
	}

	public function test_other_pages_keep_it(): void {
		$this->page( 'outra', 'Uma página' );
		self::assertTrue( $this->is_printed( '/outra/' ) );
	}

	public function test_a_filter_keeps_it_on_the_page_of_the_widget(): void {
		add_filter( 'cfg_configurator_emoji', '__return_true' );
		self::assertTrue( $this->is_printed( '/configurador/' ) );
	}
}
