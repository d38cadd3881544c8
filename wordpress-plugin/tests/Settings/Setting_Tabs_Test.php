<?php
/**
 * The list of fields.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Settings;

use Cfg_Configurator\Settings\Setting_List;
use Cfg_Configurator\Settings\Setting_Tabs;
use Cfg_Configurator\Settings\Value_Check;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/**
 * Keeps fields and settings the same.
 */
final class Setting_Tabs_Test extends Wordpress_Test_Case {
	/** Set by code, from another setting. */
	private const WITHOUT_FIELD = array( 'page_path' );

	public function test_each_setting_appears_in_exactly_one_place(): void {
		$tabs = new Setting_Tabs();
		$keys = array();
		foreach ( $tabs->all() as $tab ) {
			foreach ( $tab->sections() as $section ) {
				array_push( $keys, ...array_column( $section->fields, 'key' ) );
			}
		}
		self::assertEqualsCanonicalizing( array_diff( array_keys( Setting_List::DEFAULTS ), self::WITHOUT_FIELD ), $keys );
	}

	public function test_each_default_is_valid(): void {
		foreach ( ( new Setting_Tabs() )->fields() as $key => $field ) {
			self::assertSame( Setting_List::DEFAULTS[ $key ], ( new Value_Check() )->check( $field, Setting_List::DEFAULTS[ $key ] )->value, $key );
		}
	}

	public function test_each_example_is_valid(): void {
		$seen = 0;
		foreach ( ( new Setting_Tabs() )->fields() as $field ) {
			if ( '' !== $field->example ) {
				self::assertSame( '', ( new Value_Check() )->check( $field, $field->example )->refusal, $field->key );
				++$seen;
			}
		}
		self::assertGreaterThan( 20, $seen );
	}

	public function test_a_field_is_found_by_its_tab(): void {
		$tabs = new Setting_Tabs();
		self::assertSame( 'privacy', $tabs->tab_of( 'retention_days' ) );
		self::assertSame( '', $tabs->tab_of( 'nothing' ) );
		self::assertNull( $tabs->find( 'nothing' ) );
	}
}
