<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts\Tests;

use Cfg_Configurator\Modules\Texts\Text_Screens;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The sections of the texts follow the screens of the configurator. */
final class Text_Screens_Test extends Wordpress_Test_Case {
	public function test_each_label_of_the_widget_is_in_one_section(): void {
		self::assertEquals( Text_Screens::texts(), array_merge( ...array_values( Text_Screens::labels() ) ) );
		$unknown = array_diff_key( Text_Screens::listed( 'firstLabels' ), Text_Screens::texts() );
		self::assertSame( array(), $unknown, 'The first label of each run is one of the widget.' );
	}

	public function test_each_section_of_the_texts_opens_a_screen_and_shows_its_labels(): void {
		$sections = array_column( Setting_Registry::tabs()['texts']->sections, 'id' );
		self::assertEqualsCanonicalizing( $sections, array_keys( Text_Screens::listed( 'screens' ) ) );
		self::assertEqualsCanonicalizing( $sections, array_keys( Text_Screens::labels() ) );
		self::assertArrayHasKey( 'askProposal', Text_Screens::labels()['summary'] );
		self::assertArrayHasKey( 'formSubmit', Text_Screens::labels()['forms'] );
	}
}
