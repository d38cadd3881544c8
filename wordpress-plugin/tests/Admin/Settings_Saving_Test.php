<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Settings from the posted form to the option and back to the screen. */
final class Settings_Saving_Test extends Saving_Test_Case {
	public function test_the_form_of_a_tab_saves_that_tab_and_no_other(): void {
		$this->save( 'general', array( 'product' => 'Lume' ) );
		$this->save(
			'mail',
			array(
				'mail_copy' => '1',
				'product'   => 'Outra',
			)
		);
		self::assertSame( array( 'Lume', '1' ), array( Settings::text( 'product' ), Settings::text( 'mail_copy' ) ) );
		self::assertArrayNotHasKey( Settings_Page::TAB, Settings::all() );
	}

	public function test_a_page_that_becomes_the_front_page_has_no_path_any_more(): void {
		$page = $this->publish_page( 'Carros' );
		$this->save( 'general', array( 'page_id' => (string) $page ) );
		self::assertSame( 'carros', Settings::text( 'page_path' ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertSame( '', Settings::text( 'page_path' ) );
	}

	public function test_a_form_of_an_unknown_tab_changes_nothing(): void {
		$this->save( 'general', array( 'product' => 'Lume' ) );
		$this->save( 'nothing', array( 'product' => 'Outra' ) );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
		update_option( Settings::OPTION, 'rubbish' );
		self::assertSame( array( 'product' => 'Lume' ), Settings::all() );
	}

	public function test_settings_saved_by_code_are_checked_too_and_replace_all(): void {
		$this->save( 'general', array( 'product' => 'Lume' ) );
		update_option(
			Settings::OPTION,
			array(
				'content_site' => 'javascript:alert(1)',
				'leadSource'   => 'X',
				'other'        => 1,
				'page_path'    => 'carros',
			)
		);
		self::assertEquals(
			array(
				'leadSource' => 'X',
				'page_path'  => 'carros',
			),
			Settings::all()
		);
	}

	public function test_a_rejected_value_stays_on_the_screen_with_one_reason_beside_it(): void {
		$this->save( 'mail', array( 'mail_fallback' => 'a@lume.example' ) );
		$this->save(
			'mail',
			array(
				'mail_fallback'  => 'ninguém"><b>',
				'mail_from_name' => 'Lume',
			)
		);
		self::assertSame( array( 'a@lume.example', 'Lume' ), array( Settings::text( 'mail_fallback' ), Settings::text( 'mail_from_name' ) ) );
		$shown = $this->shown( 'mail' );
		self::assertStringContainsString( 'value="ninguém&quot;&gt;&lt;b&gt;"', $shown );
		self::assertStringContainsString( 'aria-describedby="cfg-mail_fallback-error cfg-mail_fallback-help" aria-invalid="true"', $shown );
		self::assertStringContainsString( 'id="cfg-mail_fallback-error"', $shown );
		self::assertStringContainsString( '<a href="#cfg-mail_fallback">', $shown );
		$again = $this->shown( 'mail' );
		self::assertStringContainsString( 'value="a@lume.example"', $again );
		self::assertStringNotContainsString( 'aria-invalid', $again );
	}

	public function test_the_transient_of_an_earlier_version_or_of_other_code_is_ignored(): void {
		$name = 'cfg_configurator_refused_mail_' . get_current_user_id();
		set_transient( $name, new Result( array(), array( 'mail_fallback' => 'x' ), array( 'mail_fallback' => 'old' ) ) );
		self::assertStringNotContainsString( 'value="old"', $this->shown( 'mail' ) );
		set_transient( $name, array( 'refusals' => array( 'mail_fallback' => array() ) ) );
		self::assertStringNotContainsString( 'aria-invalid', $this->shown( 'mail' ) );
	}

	public function test_each_field_has_a_label_and_is_associated_with_its_hint(): void {
		foreach ( Setting_Registry::tabs() as $tab ) {
			$xpath  = $this->xpath( $this->shown( $tab->slug ) );
			$ids    = array_map( static fn( \DOMElement $element ): string => $element->getAttribute( 'id' ), $this->elements( $xpath, '//*[@id]' ) );
			$fields = 0;
			self::assertSame( array_unique( $ids ), $ids, 'Each id is unique.' );
			foreach ( $this->elements( $xpath, '//*[self::input or self::select or self::textarea][not(@type="hidden") and not(@type="submit")]' ) as $field ) {
				$labels = $this->elements( $xpath, sprintf( '//label[@for="%s"]', $field->getAttribute( 'id' ) ) );
				array_push( $labels, ...$this->elements( $xpath, 'ancestor::label', $field ) );
				self::assertCount( 1, $labels, $field->getAttribute( 'name' ) );
				++$fields;
			}
			foreach ( $this->elements( $xpath, '//*[@aria-describedby]' ) as $field ) {
				self::assertSame( array(), array_diff( explode( ' ', $field->getAttribute( 'aria-describedby' ) ), $ids ) );
			}
			self::assertGreaterThan( 0, $fields );
		}
	}

	public function test_executable_markup_never_reaches_the_screen(): void {
		$xss  = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
		$rows = array(
			array(
				'question' => $xss,
				'answer'   => '',
			),
		);
		foreach ( Setting_Registry::tabs() as $tab ) {
			$values = array();
			foreach ( $tab->fields() as $key => $field ) {
				$values[ $key ] = 'faqs_motor' === $key ? $rows : ( 'labels' === $key ? array(
					array(
						'key'  => $xss,
						'text' => $xss,
					),
				) : $xss );
			}
			$this->save( $tab->slug, $values );
			$shown = $this->shown( $tab->slug );
			self::assertStringNotContainsString( '<script>alert', $shown );
			self::assertStringNotContainsString( '<img src=x', $shown );
			self::assertStringNotContainsString( '<script>alert', $this->shown( $tab->slug ), 'The saved values are escaped too.' );
		}
	}

	private function xpath( string $html ): \DOMXPath {
		$dom = new \DOMDocument();
		$dom->loadHTML( '<?xml encoding="utf-8"?><body>' . $html, LIBXML_NOERROR );
		return new \DOMXPath( $dom );
	}

	/**
	 * @return list<\DOMElement>
	 */
	private function elements( \DOMXPath $xpath, string $path, ?\DOMElement $from = null ): array {
		$elements = array();
		$nodes    = $xpath->query( $path, $from );
		self::assertInstanceOf( \DOMNodeList::class, $nodes );
		foreach ( $nodes as $element ) {
			if ( $element instanceof \DOMElement ) {
				$elements[] = $element;
			}
		}
		return $elements;
	}
}
