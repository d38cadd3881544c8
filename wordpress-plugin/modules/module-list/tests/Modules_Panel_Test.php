<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Module_List\Tests;

use Cfg_Configurator\Modules\Module_List\Modules_Panel;
use Cfg_Configurator\Tests\Modules_Test_Case;

/** The list in which an editor switches modules. */
final class Modules_Panel_Test extends Modules_Test_Case {
	public function test_an_editor_without_the_capability_or_the_nonce_switches_nothing(): void {
		$panel  = new Modules_Panel( $this->request() );
		$status = array();
		foreach ( array( 'editor', 'administrator' ) as $role ) {
			$this->act_as( $role );
			$status[] = $this->wp_die_of( fn () => $panel->save() )->status;
		}
		self::assertSame( array( 403, 403 ), $status );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Modules_Panel::ACTION ) );
		$_POST    = array( 'modules' => array( 'desk', 'pages' ) );
		self::assertStringContainsString( 'tab=modules', $this->redirect_of( fn () => $panel->save() )->location );
		self::assertSame( array( 'desk', 'pages' ), $this->running() );
	}

	public function test_the_list_says_what_each_does_and_what_depends_on_it(): void {
		$this->request()->switch_off( array( 'later' ) );
		$modules = $this->request();
		$html    = $this->output_of( fn () => ( new Modules_Panel( $modules ) )->render() );
		self::assertMatchesRegularExpression( '/value="desk"[^>]* checked[^>]*>.*?Usado por: hooks\./s', $html );
		self::assertMatchesRegularExpression( '/value="hooks"[^>]* checked[^>]*>.*?Precisa de: desk\./s', $html );
		self::assertDoesNotMatchRegularExpression( '/value="later"[^>]* checked/', $html );
	}

	public function test_a_module_without_a_title_is_not_listed_and_stays_on(): void {
		wp_mkdir_p( "$this->folder/shared" );
		file_put_contents( "$this->folder/shared/module.php", '<?php return new class() extends \Cfg_Configurator\Module {};' );
		$this->act_as( 'administrator' );
		$modules = $this->request();
		$panel   = new Modules_Panel( $modules );
		self::assertStringNotContainsString( 'value="shared"', $this->output_of( array( $panel, 'render' ) ) );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Modules_Panel::ACTION ) );
		$_POST    = array( 'modules' => array( 'desk' ) );
		$this->redirect_of( fn () => $panel->save() );
		self::assertSame( array( 'desk', 'shared' ), $this->running() );
	}
}
