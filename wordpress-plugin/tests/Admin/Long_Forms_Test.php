<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;

/** Forms with more fields than PHP accepts (`max_input_vars`). */
final class Long_Forms_Test extends Saving_Test_Case {
	public function test_a_form_that_php_has_cut_off_saves_nothing_and_says_why(): void {
		$cut = array(
			Settings_Page::BEGIN => '1',
			'mail_footer'        => 'Lume Portugal',
			'mail_copy'          => '1',
		);
		$this->save( 'mail', $cut );
		self::assertSame( '', Settings::text( 'mail_copy' ) . Settings::text( 'mail_footer' ) );
		self::assertStringContainsString( 'Nada foi guardado', get_settings_errors( Settings::OPTION )[0]['message'] );
		$this->save( 'mail', $cut + array( Settings_Page::END => '1' ) );
		self::assertSame( '1', Settings::text( 'mail_copy' ) );
	}
}
