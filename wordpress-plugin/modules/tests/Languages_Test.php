<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Tests\Wordpress_Test_Case;
use Cfg_Configurator\Visitor_Language;

/** The translation files match the source strings; `npm run plugin:languages` rewrites them. */
final class Languages_Test extends Wordpress_Test_Case {
	private const PLUGIN = WP_PLUGIN_DIR . '/cfg-configurator';

	/** Strings that are the same in English and Portuguese. */
	private const SAME_IN_BOTH = array(
		'Interior',
		'Marketing',
		'Email',
		'Plugins',
		'Webhooks',
		'Webhook %1$d: %2$s',
		'Maria Silva',
		'https://wordpress.org/plugins/cfg-configurator/',
	);

	public function test_the_template_has_exactly_the_strings_of_the_sources(): void {
		$header = get_plugin_data( self::PLUGIN . '/cfg-configurator.php', false, false );
		$ids    = ( new Source_Strings( self::PLUGIN ) )->all();
		self::assertGreaterThan( 300, count( $ids ) );
		$headers  = array_intersect_key( $header, array_flip( array( 'Name', 'Description', 'PluginURI', 'Author' ) ) );
		$expected = array_unique( array_merge( $ids, array_values( $headers ) ) );
		self::assertEqualsCanonicalizing( $expected, array_keys( $this->entries( '.pot' ) ) );
	}

	public function test_each_string_has_a_portuguese_translation(): void {
		$file       = (string) file_get_contents( self::PLUGIN . '/languages/cfg-configurator-pt_PT.po' );
		$portuguese = $this->entries( '-pt_PT.po' );
		self::assertStringNotContainsString( 'fuzzy', $file );
		self::assertEqualsCanonicalizing( array_keys( $this->entries( '.pot' ) ), array_keys( $portuguese ) );
		foreach ( $portuguese as $id => $texts ) {
			self::assertNotContains( '', $texts, $id );
			foreach ( $texts as $text ) {
				self::assertSame( $this->placeholders( $id ), $this->placeholders( $text ), $id );
				self::assertDoesNotMatchRegularExpression( '/[ÂÃâ][\x{80}-\x{BF}]/u', $text, 'The text is encoded twice as UTF-8.' );
			}
		}
	}

	public function test_no_string_of_the_sources_is_portuguese(): void {
		foreach ( $this->entries( '-pt_PT.po' ) as $key => $texts ) {
			$parts = explode( "\4", $key );
			$words = (string) end( $parts );
			self::assertDoesNotMatchRegularExpression( '/[ãõáéíóúâêôçà]/iu', $words );
			$is_same = in_array( $words, $texts, true ) && 1 === preg_match( '/[a-z]{3}/', $words );
			self::assertTrue( ! $is_same || in_array( $words, self::SAME_IN_BOTH, true ), "'$words' is the same in Portuguese." );
		}
	}

	public function test_the_compiled_file_has_the_same_translations(): void {
		require_once ABSPATH . WPINC . '/pomo/mo.php';
		$binary = new \MO();
		$binary->import_from_file( self::PLUGIN . '/languages/cfg-configurator-pt_PT.mo' );
		$array = $this->include_file( self::PLUGIN . '/languages/cfg-configurator-pt_PT.l10n.php' );
		self::assertIsArray( $array );
		self::assertIsArray( $array['messages'] );
		foreach ( $this->entries( '-pt_PT.po' ) as $key => $texts ) {
			self::assertSame( implode( "\0", $texts ), $array['messages'][ $key ], $key );
			self::assertSame( $texts, $binary->entries[ $key ]->translations, $key );
		}
	}

	public function test_a_portuguese_site_shows_portuguese_texts(): void {
		self::assertSame( 'Definições do configurador', __( 'Configurator settings', 'cfg-configurator' ) );
		self::assertSame( 'Configurador automóvel', get_plugin_data( self::PLUGIN . '/cfg-configurator.php', false )['Name'] );
		/* translators: %d: number of values. */
		$many = _n(
			'Imported, except for %d value, which keeps its previous setting.',
			'Imported, except for %d values, which keep their previous settings.',
			2,
			'cfg-configurator'
		);
		self::assertStringContainsString( '2 valores', sprintf( $many, 2 ) );
	}

	/**
	 * @dataProvider locales
	 */
	public function test_visitors_read_english_on_an_english_site_and_portuguese_on_others( string $locale ): void {
		$portuguese = $this->entries( '-pt_PT.po' );
		$filter     = static fn (): string => $locale;
		add_filter( 'locale', $filter, 99 );
		unload_textdomain( 'cfg-configurator', true );
		try {
			$count = 0;
			foreach ( $portuguese as $key => $texts ) {
				if ( str_starts_with( $key, "visitor\4" ) ) {
					++$count;
					$source   = substr( $key, 8 );
					$expected = str_starts_with( $locale, 'en' ) ? $source : $texts[0];
					// phpcs:ignore WordPress.WP.I18n -- the strings of the .po file.
					self::assertSame( $expected, _x( $source, 'visitor', 'cfg-configurator' ) );
				}
			}
			self::assertGreaterThan( 60, $count );
			self::assertSame( 'pt_PT' === $locale ? 'Guardado.' : 'Saved.', __( 'Saved.', 'cfg-configurator' ) );
		} finally {
			remove_filter( 'locale', $filter, 99 );
			unload_textdomain( 'cfg-configurator', true );
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function locales(): array {
		return array(
			'English'    => array( 'en_US' ),
			'German'     => array( 'de_DE' ),
			'Portuguese' => array( 'pt_PT' ),
		);
	}

	public function test_another_language_of_the_site_wins_where_it_has_a_translation(): void {
		self::assertSame( 'Enviar otra vez', Visitor_Language::translate( 'Enviar otra vez', 'Send again', 'visitor' ) );
		self::assertSame( 'Send again', Visitor_Language::translate( 'Send again', 'Send again', 'another context' ) );
	}

	public function test_the_script_of_the_block_finds_its_translations(): void {
		$handle  = generate_block_asset_handle( 'cfg-configurator/configurator', 'editorScript' );
		$file    = self::PLUGIN . "/languages/cfg-configurator-pt_PT-$handle.json";
		$strings = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $strings );
		self::assertSame( array( 'Só nesta página' ), $this->nested_value( $strings, 'locale_data', 'messages', 'Only on this page' ) );
	}

	private function include_file( string $file ): mixed {
		return include $file;
	}

	/**
	 * The value at nested keys of an array, or null.
	 *
	 * @param array<mixed> $values
	 */
	private function nested_value( array $values, string ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$values = is_array( $values ) ? ( $values[ $key ] ?? null ) : null;
		}
		return $values;
	}

	/**
	 * The translations of a file by WordPress's keys (context and text).
	 *
	 * @return array<string, list<string>>
	 */
	private function entries( string $ending ): array {
		require_once ABSPATH . WPINC . '/pomo/po.php';
		$file = new \PO();
		self::assertTrue( $file->import_from_file( self::PLUGIN . '/languages/cfg-configurator' . $ending ) );
		$entries = array();
		foreach ( $file->entries as $key => $entry ) {
			self::assertInstanceOf( \Translation_Entry::class, $entry );
			if ( is_string( $key ) && is_array( $entry->translations ) ) {
				$entries[ $key ] = array_values( array_filter( $entry->translations, 'is_string' ) );
			}
		}
		return $entries;
	}

	/**
	 * The placeholders of a text, sorted.
	 *
	 * @return list<string>
	 */
	private function placeholders( string $text ): array {
		preg_match_all( '/%(?:\d\$)?[sd]|\{\w+\}/', $text, $found );
		sort( $found[0] );
		return $found[0];
	}
}
