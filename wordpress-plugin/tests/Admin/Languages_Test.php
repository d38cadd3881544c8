<?php
/**
 * The plugin in Portuguese.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Tests\Wordpress_Test_Case;

/**
 * Keeps template and translation up to date: `npm run plugin:languages` rewrites both.
 */
final class Languages_Test extends Wordpress_Test_Case {
	private const PLUGIN = WP_PLUGIN_DIR . '/cfg-configurator';

	public function test_the_template_has_exactly_the_strings_of_the_sources(): void {
		$header = get_plugin_data( self::PLUGIN . '/cfg-configurator.php', false, false );
		$ids    = ( new Source_Strings( self::PLUGIN ) )->all();
		self::assertGreaterThan( 300, count( $ids ) );
		$expected = array_unique( array_merge( $ids, array( $header['Name'], $header['Description'] ) ) );
		self::assertEqualsCanonicalizing( $expected, array_keys( $this->entries( '.pot' ) ) );
	}

	public function test_each_string_has_a_portuguese_translation(): void {
		$portuguese = $this->entries( '-pt_PT.po' );
		self::assertEqualsCanonicalizing( array_keys( $this->entries( '.pot' ) ), array_keys( $portuguese ) );
		foreach ( $portuguese as $id => $texts ) {
			self::assertNotContains( '', $texts, $id );
			foreach ( $texts as $text ) {
				self::assertSame( $this->blanks( $id ), $this->blanks( $text ), $id );
			}
		}
	}

	public function test_the_compiled_file_has_the_same_translations(): void {
		require_once ABSPATH . WPINC . '/pomo/mo.php';
		$binary = new \MO();
		$binary->import_from_file( self::PLUGIN . '/languages/cfg-configurator-pt_PT.mo' );
		$array = $this->included( self::PLUGIN . '/languages/cfg-configurator-pt_PT.l10n.php' );
		self::assertIsArray( $array );
		self::assertIsArray( $array['messages'] );
		foreach ( $this->entries( '-pt_PT.po', true ) as $key => $texts ) {
			self::assertSame( implode( "\0", $texts ), $array['messages'][ $key ], $key );
			self::assertSame( $texts, $binary->entries[ $key ]->translations, $key );
		}
	}

	public function test_a_portuguese_site_shows_portuguese_texts(): void {
		self::assertSame( 'Definições do configurador', __( 'Configurator settings', 'cfg-configurator' ) );
		/* translators: %d: number of values. */
		$many = _n(
			'Imported, but for %d value: the one before it still holds.',
			'Imported, but for %d values: those before them still hold.',
			2,
			'cfg-configurator'
		);
		self::assertStringContainsString( '2 valores', sprintf( $many, 2 ) );
	}

	public function test_the_script_of_the_block_finds_its_translations(): void {
		$handle  = generate_block_asset_handle( 'cfg-configurator/configurator', 'editorScript' );
		$file    = self::PLUGIN . "/languages/cfg-configurator-pt_PT-$handle.json";
		$strings = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $strings );
		self::assertSame( array( 'Só nesta página' ), $this->inside( $strings, 'locale_data', 'messages', 'Only on this page' ) );
	}

	private function included( string $file ): mixed {
		return include $file;
	}

	/**
	 * What stands deep in an array; null where it does not.
	 *
	 * @param array<mixed> $values
	 */
	private function inside( array $values, string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$values = is_array( $values ) ? ( $values[ $key ] ?? null ) : null;
		}
		return $values;
	}

	/**
	 * Translations by their strings, or by the keys under which WordPress finds them.
	 *
	 * @return array<string, list<string>>
	 */
	private function entries( string $ending, bool $is_by_key = false ): array {
		require_once ABSPATH . WPINC . '/pomo/po.php';
		$file = new \PO();
		self::assertTrue( $file->import_from_file( self::PLUGIN . '/languages/cfg-configurator' . $ending ) );
		$entries = array();
		foreach ( $file->entries as $key => $entry ) {
			self::assertInstanceOf( \Translation_Entry::class, $entry );
			$name = $is_by_key ? $key : $entry->singular;
			if ( is_string( $name ) && is_array( $entry->translations ) ) {
				$entries[ $name ] = array_values( array_filter( $entry->translations, 'is_string' ) );
			}
		}
		return $entries;
	}

	/**
	 * What is filled into a text, sorted.
	 *
	 * @return list<string>
	 */
	private function blanks( string $text ): array {
		preg_match_all( '/%(?:\d\$)?[sd]|\{\w+\}/', $text, $found );
		sort( $found[0] );
		return $found[0];
	}
}
