<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal\Tests;

use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Modules\Legal\Legal_Places;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The links of the tab 'Legal information'. back-office-legal.e2e.ts opens them. */
final class Legal_Places_Test extends Embed_Test_Case {
	private function tab(): string {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		global $wp_settings_sections, $wp_settings_fields;
		$wp_settings_sections = array();
		$wp_settings_fields   = array();
		$this->know();
		return $this->output_of( array( new Settings_Panel( Setting_Registry::tabs()['legal'] ), 'render' ) );
	}

	public function test_every_section_whose_texts_are_shown_links_its_screens_in_the_preview_and_the_texts_around_it(): void {
		$html = $this->tab();
		self::assertStringContainsString( '<iframe class="cfg-preview-frame" name="cfg-preview"', $html );
		$sections = array_diff( array_column( Setting_Registry::tabs()['legal']->sections, 'id' ), array( 'cookies' ) );
		self::assertSame( array( ...array_values( $sections ), 'values', 'example', 'notes' ), array_keys( Legal_Places::places()['screens'] ) );
		foreach ( Legal_Places::places()['screens'] as $section => $screens ) {
			$start = (int) strpos( $html, "data-place=\"{$section}\"" );
			$links = substr( $html, $start, (int) strpos( $html, '</p>', $start ) - $start );
			self::assertSame( count( $screens ), substr_count( $links, ' target="cfg-preview">' ), $section );
			self::assertStringContainsString( ' data-screen="summary"', $links );
			self::assertMatchesRegularExpression( '/tab=\w+#cfg-\w+/', $links );
		}
		foreach ( array( 'texts#cfg-labels-creditWarning', 'texts#cfg-legal_content', 'texts#cfg-labels-wltpCo2', 'general#cfg-product' ) as $link ) {
			self::assertStringContainsString( "tab={$link}\"", $html );
		}
	}
}
