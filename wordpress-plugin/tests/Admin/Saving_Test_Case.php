<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Posts forms of the settings, and shows their tabs. */
abstract class Saving_Test_Case extends Wordpress_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		global $wp_settings_errors, $wp_settings_sections, $wp_settings_fields;
		$wp_settings_errors   = array();
		$wp_settings_sections = array();
		$wp_settings_fields   = array();
		$this->act_as( 'administrator' );
		Settings_Page::register_setting();
		update_option( Settings::OPTION, array() );
	}

	protected function tearDown(): void {
		unregister_setting( Settings_Page::GROUP, Settings::OPTION );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $values
	 */
	protected function save( string $tab, array $values ): void {
		update_option( Settings::OPTION, array( Settings_Page::TAB => $tab ) + $values );
	}

	/** Renders a tab. Validation errors are shown once, as after the redirect. */
	protected function shown( string $slug ): string {
		global $wp_settings_errors, $wp_settings_sections, $wp_settings_fields;
		$wp_settings_sections = array();
		$wp_settings_fields   = array();
		$tab                  = Setting_Registry::tabs()[ $slug ] ?? null;
		self::assertNotNull( $tab );
		$panel              = new Settings_Panel( $tab );
		$shown              = $this->output_of( array( $panel, 'render' ) );
		$wp_settings_errors = array();
		return $shown;
	}
}
