<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.

/**
 * The labels that this site words differently, by language: one setting for each, an array of texts by the widget's key. Editors
 * name a label by its text, which may stand in several places: all of them change.
 */
final class Labels {
	/** Maximum length of a text, in characters. */
	private const LENGTH = 500;

	/** Empty rows below the labels that are replaced. */
	private const BLANK_ROWS = 3;

	/** @return array<string, string> Names of the languages that the widget has labels in, by tag. */
	private static function languages(): array {
		return array(
			'pt-PT' => __( 'Labels in Portuguese', 'cfg-configurator-editor' ),
			'en-GB' => __( 'Labels in English', 'cfg-configurator-editor' ),
		);
	}

	private static function key( string $tag ): string {
		return 'cfg_editor_labels_' . substr( $tag, 0, 2 );
	}

	/**
	 * Adds a section for each language to the texts.
	 *
	 * @param array<string, array{title: string, sections: array<string, array{title: string, intro: string, fields: list<Field>}>}> $tabs
	 * @return array<string, array{title: string, sections: array<string, array{title: string, intro: string, fields: list<Field>}>}>
	 */
	public static function add_fields( array $tabs ): array {
		$sections = array();
		foreach ( self::languages() as $tag => $title ) {
			$sections[ self::key( $tag ) ] = array(
				'title'  => $title,
				'intro'  => __( 'Type a text as the configurator shows it, and choose it from the suggestions. Words in braces, such as {model}, are replaced.', 'cfg-configurator-editor' ),
				'fields' => array(
					new Field(
						self::key( $tag ),
						'custom',
						__( 'Labels', 'cfg-configurator-editor' ),
						sanitize: static fn ( mixed $raw ): array|\WP_Error => self::sanitize( $tag, $raw ),
						render: static fn ( Field $field, mixed $value ) => self::render( $tag, $field, $value )
					),
				),
			);
		}
		if ( isset( $tabs['texts'] ) ) {
			$tabs['texts']['sections'] += $sections;
		}
		return $tabs;
	}

	/**
	 * The labels of the content site, then those of the settings, then those of the shortcode or block: the attribute replaces all others.
	 *
	 * @param array<string, string> $attributes
	 * @param array<string, string> $overrides
	 * @return array<string, string>
	 */
	public static function add_attribute( array $attributes, array $overrides ): array {
		$own = Settings::all()[ self::key( Language::tag() ) ] ?? array();
		if ( is_array( $own ) && array() !== $own ) {
			$all   = array( Catalogue::back_office()['labels'] ?? null, $own, json_decode( $overrides['labels'] ?? '', true ) );
			$texts = array_merge( ...array_filter( $all, 'is_array' ) );

			$attributes['labels'] = (string) wp_json_encode( $texts, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		return $attributes;
	}

	/** @return array<string, string> The widget's labels by key, in its order. test/wordpress/languages.test.ts compares the files with src/labels. */
	public static function texts( string $tag ): array {
		$texts = wp_json_file_decode( dirname( __DIR__ ) . "/labels/{$tag}.json", array( 'associative' => true ) );
		/** @var array<string, string> $texts */
		$texts = is_array( $texts ) ? array_filter( $texts, 'is_string' ) : array();
		return $texts;
	}

	/**
	 * @param mixed $raw Rows with `from` and `to` of the form, or texts by key, as saved. Rows without `to`, and labels that the widget
	 *                   no longer has, are dropped.
	 * @return array<string, string>|\WP_Error
	 */
	public static function sanitize( string $tag, mixed $raw ): array|\WP_Error {
		$texts = self::texts( $tag );
		$clean = array();
		foreach ( is_array( $raw ) ? $raw : array() as $key => $row ) {
			$from = is_array( $row ) ? self::text( $row['from'] ?? '' ) : (string) $key;
			$to   = self::text( is_array( $row ) ? $row['to'] ?? '' : $row );
			$keys = is_array( $row ) ? self::keys( $texts, $from ) : array_intersect( array( $from ), array_keys( $texts ) );
			if ( '' === $to ) {
				continue;
			}
			$refusal = is_array( $row ) && array() === $keys
				/* translators: %s: what the editor wrote. */
				? sprintf( __( 'The configurator has no label \'%s\'. Choose one of the suggestions.', 'cfg-configurator-editor' ), $from )
				: self::refusal( $texts[ reset( $keys ) ] ?? '', $to );
			if ( '' !== $refusal ) {
				return new \WP_Error( 'refused', $refusal );
			}
			$clean = array_fill_keys( $keys, sanitize_text_field( $to ) ) + $clean;
		}
		return $clean;
	}

	/** Why a label cannot have this text; '' if it can. */
	private static function refusal( string $label, string $text ): string {
		preg_match_all( '/\{\w+\}/', $text, $used );
		$strange = array_diff( $used[0], preg_match_all( '/\{\w+\}/', $label, $known ) > 0 ? $known[0] : array() );
		if ( array() !== $strange && '' !== $label ) {
			/* translators: 1: a word in braces, 2: a label. */
			return sprintf( __( '%1$s is not available here: use only the words in braces of \'%2$s\'.', 'cfg-configurator-editor' ), reset( $strange ), $label );
		}
		/* translators: 1: a label, 2: a number. */
		$long = __( 'The text for \'%1$s\' is too long: the maximum is %2$d characters.', 'cfg-configurator-editor' );
		return mb_strlen( $text ) > self::LENGTH ? sprintf( $long, $label, self::LENGTH ) : '';
	}

	/**
	 * @param array<string, string> $texts
	 * @return list<string> Keys of the labels that read like this, or of the label with this key.
	 */
	private static function keys( array $texts, string $from ): array {
		$keys = array_keys( array_map( self::text( ... ), $texts ), $from, true );
		return array() === $keys && isset( $texts[ $from ] ) ? array( $from ) : $keys;
	}

	/** A text on one line, as it can be typed: without the spaces that keep words together. */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? trim( (string) preg_replace( '/\s+/u', ' ', wp_check_invalid_utf8( $value ) ) ) : '';
	}

	/** Prints a row for each replaced label, some empty ones, and the labels to choose from, with their keys for preview.js. */
	private static function render( string $tag, Field $field, mixed $value ): void {
		$texts = self::texts( $tag );
		$rows  = array();
		foreach ( is_array( $value ) ? $value : array() as $key => $row ) {
			$row    = is_array( $row ) ? $row : array(
				'from' => $texts[ $key ] ?? '',
				'to'   => $row,
			);
			$row    = array( self::text( $row['from'] ?? '' ), self::text( $row['to'] ?? '' ) );
			$rows[] = $row;
		}
		// A label in several places is one row.
		$rows = array_values( array_unique( array_filter( $rows, static fn ( array $row ): bool => '' !== implode( '', $row ) ), SORT_REGULAR ) );
		$rows = array_pad( $rows, count( $rows ) + self::BLANK_ROWS, array( '', '' ) );
		$id   = "cfg-configurator-{$field->key}";
		printf( '<div id="%1$s" tabindex="-1" data-language="%2$s" lang="%2$s">', esc_attr( $id ), esc_attr( $tag ) );
		foreach ( $rows as $place => $row ) {
			printf(
				'<p><input type="text" class="regular-text" list="%1$s-all" name="%2$s[%3$d][from]" value="%4$s" aria-label="%5$s" placeholder="%5$s">'
				. ' <input type="text" class="regular-text" maxlength="%8$d" name="%2$s[%3$d][to]" value="%6$s" aria-label="%7$s" placeholder="%7$s"></p>',
				esc_attr( $id ),
				esc_attr( "cfg_configurator_settings[{$field->key}]" ),
				esc_attr( (string) $place ),
				esc_attr( $row[0] ),
				/* translators: %d: number of a row. */
				esc_attr( sprintf( __( 'Label %d', 'cfg-configurator-editor' ), $place + 1 ) ),
				esc_attr( $row[1] ),
				/* translators: %d: number of a row. */
				esc_attr( sprintf( __( 'Your text %d', 'cfg-configurator-editor' ), $place + 1 ) ),
				esc_attr( (string) self::LENGTH )
			);
		}
		printf( '<datalist id="%s-all">', esc_attr( $id ) );
		$keys = array();
		foreach ( $texts as $key => $text ) {
			$keys[ self::text( $text ) ][] = $key;
		}
		foreach ( $keys as $text => $names ) {
			printf( '<option value="%s" data-keys="%s"></option>', esc_attr( (string) $text ), esc_attr( implode( ' ', $names ) ) );
		}
		echo '</datalist></div><p class="description">', esc_html__( 'Empty your text to use the label again.', 'cfg-configurator-editor' ), '</p>';
	}
}
