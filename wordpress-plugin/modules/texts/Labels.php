<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Modules\Row_Lists\Row_Group;
use Cfg_Configurator\Settings\Control;
use Cfg_Configurator\Settings\Field;

/** The labels that this site replaces, a JSON object. Label_Rows prints their fields in the sections. */
final class Labels extends Control {
	/** Maximum length of a text, in characters. */
	private const MAX_TEXT = 500;

	/**
	 * @param mixed $raw Texts by key from the form, rows (`key`, `text`, `position`, `remove`), or a JSON object from an import file.
	 * @return string|\WP_Error A JSON object; '' if there are no overrides.
	 */
	public function validate( Field $field, mixed $raw ): string|\WP_Error {
		$pairs = is_array( $raw ) ? self::from_rows( $raw ) : self::from_json( $raw );
		if ( is_string( $pairs ) ) {
			return new \WP_Error( 'refused', $pairs );
		}
		$clean = array();
		$known = Text_Screens::texts();
		foreach ( $pairs as list( $key, $text ) ) {
			$refusal = isset( $clean[ $key ] )
				/* translators: %s: a text of the configurator. */
				? sprintf( __( '\'%s\' was chosen more than once.', 'cfg-configurator' ), $known[ $key ] ?? $key )
				: self::refusal( $known, $key, $text );
			if ( '' !== $refusal ) {
				return new \WP_Error( 'refused', $refusal );
			}
			$clean[ $key ] = sanitize_text_field( $text );
		}
		$clean = array_filter( $clean, static fn( string $text ): bool => '' !== $text );
		return array() === $clean ? '' : (string) wp_json_encode( $clean, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @param array<string, string> $known */
	private static function refusal( array $known, string $key, string $text ): string {
		if ( ! isset( $known[ $key ] ) ) {
			/* translators: %s: name of a text. */
			return sprintf( __( 'The configurator has no label named \'%s\'.', 'cfg-configurator' ), $key );
		}
		if ( mb_strlen( $text ) > self::MAX_TEXT ) {
			/* translators: 1: a text of the configurator, 2: a number. */
			return sprintf( __( 'The text for \'%1$s\' is too long: the maximum is %2$d characters.', 'cfg-configurator' ), $known[ $key ], self::MAX_TEXT );
		}
		$strange = array_diff( self::placeholders( $text ), self::placeholders( $known[ $key ] ) );
		if ( $strange ) {
			/* translators: 1: a word in braces, 2: a text of the configurator. */
			$text = __( '%1$s is not available here: use only the placeholders in \'%2$s\'.', 'cfg-configurator' );
			return sprintf( $text, reset( $strange ), $known[ $key ] );
		}
		return '';
	}

	/**
	 * @param array<mixed> $rows
	 * @return list<array{string, string}>|string Pairs of key and text, or an error message.
	 */
	private static function from_rows( array $rows ): array|string {
		$pairs = array();
		// The settings screen posts texts by key.
		foreach ( array_filter( $rows, 'is_string' ) as $key => $text ) {
			$text = trim( wp_check_invalid_utf8( $text ) );
			if ( '' !== $text ) {
				$pairs[] = array( (string) $key, $text );
			}
		}
		foreach ( Row_Group::sorted( $rows ) as $row ) {
			$key  = is_string( $row['key'] ?? null ) ? $row['key'] : '';
			$text = is_string( $row['text'] ?? null ) ? trim( wp_check_invalid_utf8( $row['text'] ) ) : '';
			if ( '' === $key && '' !== $text ) {
				/* translators: %s: what the editor wrote. */
				return sprintf( __( 'Choose the label to replace with \'%s\'.', 'cfg-configurator' ), $text );
			}
			if ( '' !== $key && '' !== $text ) {
				$pairs[] = array( $key, $text );
			}
		}
		return $pairs;
	}

	/** @return list<array{string, string}>|string */
	private static function from_json( mixed $json ): array|string {
		if ( '' === $json || null === $json ) {
			return array();
		}
		$object = is_string( $json ) ? json_decode( $json, false, 3 ) : null;
		$texts  = $object instanceof \stdClass ? get_object_vars( $object ) : array( '' => null );
		$pairs  = array();
		foreach ( $texts as $key => $text ) {
			if ( ! is_string( $text ) ) {
				return __( 'This is not a list of labels and their replacements.', 'cfg-configurator' );
			}
			$pairs[] = array( (string) $key, trim( $text ) );
		}
		return $pairs;
	}

	/** @return list<string> Words in braces that the widget replaces. */
	private static function placeholders( string $text ): array {
		preg_match_all( '/\{\w+\}/', $text, $found );
		return array_values( array_unique( $found[0] ) );
	}

	/** Prints the field that searches the texts of all sections, for search.js. */
	public function render( Field $field, mixed $value, string $refusal ): void {
		printf(
			'<div class="cfg-search" id="%1$s" tabindex="-1" hidden><label for="%1$s-search">%2$s</label>'
			. '<input type="search" class="regular-text" id="%1$s-search"><p role="status" data-none="%3$s" data-some="%4$s"></p></div>',
			esc_attr( Field_Renderer::id( $field ) ),
			esc_html__( 'Search texts', 'cfg-configurator' ),
			esc_attr__( 'No text contains these words.', 'cfg-configurator' ),
			/* translators: {n} is a number. */
			esc_attr__( 'Texts found: {n}.', 'cfg-configurator' )
		);
	}

	public function enqueue(): void {
		Settings_Page::script( __FILE__, 'search' );
	}

	public function attribute( mixed $saved ): array {
		return (array) json_decode( is_string( $saved ) ? $saved : '', true );
	}

	/** Texts by key, as the form posts them. Other formats replace the saved texts. */
	public function complete( mixed $saved, mixed $posted ): mixed {
		if ( ! is_array( $posted ) || array_filter( $posted, 'is_array' ) ) {
			return $posted;
		}
		$texts = json_decode( is_string( $saved ) ? $saved : '', true );
		return $posted + ( is_array( $texts ) ? $texts : array() );
	}
}
