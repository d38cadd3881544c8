<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Settings;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;
use Cfg_Configurator\Settings\Value_Validator;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Checks that the declared settings agree with each other and with the element. */
final class Setting_Registry_Test extends Wordpress_Test_Case {
	public function test_each_key_is_declared_once(): void {
		$keys = array();
		foreach ( Setting_Registry::tabs() as $tab ) {
			foreach ( $tab->sections as $section ) {
				array_push( $keys, ...array_keys( $section->fields ) );
			}
		}
		self::assertSame( array_unique( $keys ), $keys );
		self::assertSame( $keys, array_keys( Setting_Registry::fields() ) );
		self::assertEqualsCanonicalizing( array( 'page_path', ...$keys ), array_keys( Setting_Registry::defaults() ) );
	}

	public function test_each_default_passes_its_own_check(): void {
		foreach ( Setting_Registry::fields() as $key => $field ) {
			self::assertSame( $field->default, Value_Validator::validate( $field, $field->default ), $key );
		}
	}

	public function test_each_setting_reaches_the_element_or_belongs_to_the_site(): void {
		$is_lost = static fn ( Field $field ): bool => '' === $field->attribute . $field->property
			&& 1 !== preg_match( '/^(page_id|content_site|sample_range|contact_|mail_|spam_|webhooks|retention_days|erase_on_uninstall)/', $field->key );
		self::assertSame( array(), array_keys( array_filter( Setting_Registry::fields(), $is_lost ) ) );
	}

	public function test_a_setting_is_found_by_its_tab(): void {
		self::assertSame( 'privacy', Setting_Registry::tab_of( 'retention_days' ) );
		self::assertSame( '', Setting_Registry::tab_of( 'nothing' ) );
	}

	public function test_reading_a_default_translates_nothing(): void {
		$asked = 0;
		$count = static function ( mixed $text ) use ( &$asked ): mixed {
			++$asked;
			return $text;
		};
		foreach ( array( 'tabs', 'fields' ) as $memo ) {
			( new \ReflectionProperty( Setting_Registry::class, $memo ) )->setValue( null, null );
		}
		add_filter( 'gettext', $count );
		self::assertSame( 'configurador', Setting_Registry::default_of( 'page_path' ) );
		self::assertSame( '1', Setting_Registry::default_of( 'mail_to_visitor' ) );
		Setting_Registry::by_attribute();
		remove_filter( 'gettext', $count );
		self::assertSame( 0, $asked );
	}

	public function test_a_tab_with_the_slug_of_another_one_adds_its_sections_and_fields_to_it(): void {
		remove_all_filters( 'cfg_configurator_setting_tabs' );
		Setting_Registry::forget();
		$before = Setting_Registry::tabs()['mail'];
		$field  = new Field( 'chat_url', Field_Type::SITE, 'URL' );
		$known  = new Section( $before->sections[0]->id, 'Ignored', null, $field );
		$new    = new Section( 'chat', 'Chat', null );
		$mail   = new Setting_Tab( 'mail', 'Ignored', 80, $known, $new );
		add_filter( 'cfg_configurator_setting_tabs', static fn ( array $tabs ): array => array( ...$tabs, $mail ) );
		Setting_Registry::forget();
		$after = Setting_Registry::tabs()['mail'];
		self::assertSame( $before->title(), $after->title() );
		self::assertSame( array( ...array_keys( $before->sections[0]->fields ), 'chat_url' ), array_keys( $after->sections[0]->fields ) );
		self::assertSame( $before->sections[0]->title(), $after->sections[0]->title() );
		self::assertSame( 'chat', $after->sections[ count( $before->sections ) ]->id );
	}
}
