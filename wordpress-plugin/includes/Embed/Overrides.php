<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Value_Validator;

/**
 * Filters the attributes that page authors may change, and converts them to the element's format. Other
 * attributes are dropped, so the values from the settings apply.
 */
final class Overrides {
	/** Alignments of the widget in the theme's content column. */
	public const ALIGNMENTS = array( 'full', 'wide', 'none' );

	/**
	 * @param array<mixed> $input Attributes by name, with words separated by '-' or '_'.
	 * @return array<string, string> Unescaped values by the element's attribute names, and by its custom properties without
	 *                               their prefix.
	 */
	public static function read( array $input ): array {
		$valid = array();
		foreach ( $input as $name => $value ) {
			$name  = str_replace( '_', '-', strtolower( (string) $name ) );
			$value = is_bool( $value ) ? wp_json_encode( $value ) : $value;
			$text  = is_scalar( $value ) ? trim( (string) $value ) : '';
			$text  = '' === $text ? '' : self::check( $name, $text );
			if ( '' !== $text ) {
				$valid[ $name ] = $text;
			}
		}
		return $valid;
	}

	/** Returns one of ALIGNMENTS. Defaults to 'full', because the widget uses its mobile layout in a narrow column. */
	public static function alignment( mixed $input ): string {
		return is_string( $input ) && in_array( $input, self::ALIGNMENTS, true ) ? $input : 'full';
	}

	private static function check( string $name, string $text ): string {
		$style = Setting_Registry::by_property()[ $name ] ?? null;
		if ( null !== $style ) {
			$value = Value_Validator::validate( $style, $text );
			return is_scalar( $value ) ? (string) $value : '';
		}
		$fields = Setting_Registry::by_attribute()[ $name ] ?? array();
		$kind   = self::kinds()[ $name ] ?? match ( ( $fields[''] ?? null )?->type ) {
			Field_Type::SITE, Field_Type::ADDRESS, Field_Type::PAGE_LINK => 'url',
			Field_Type::FLAG, Field_Type::TICK => array( 'true', 'false' ),
			null => array() === $fields ? '' : 'object',
			default => 'text',
		};
		return match ( true ) {
			isset( $fields[''] ) && ! $fields['']->is_overridable, '' === $kind => '',
			is_array( $kind ) => self::one_of( $kind, $text ),
			'url' === $kind => esc_url_raw( $text, array( 'http', 'https' ) ),
			'object' === $kind => self::json( $text ),
			'text' === $kind => sanitize_text_field( $text ),
			default => 1 === preg_match( $kind, $text ) ? $text : '',
		};
	}

	/** @return array<string, string|list<string>> 'url', 'text', 'object', a pattern or the values, by attribute: also if its module is off. */
	private static function kinds(): array {
		static $kinds = null;
		/** @var array<string, string|list<string>> */
		return $kinds ??= wp_json_file_decode( __DIR__ . '/attributes.json', array( 'associative' => true ) );
	}

	/** @param list<string> $allowed Lowercase. */
	private static function one_of( array $allowed, string $text ): string {
		return in_array( strtolower( $text ), $allowed, true ) ? strtolower( $text ) : '';
	}

	/** Returns the text as a JSON object; '' if it is invalid. The editor may have replaced quotes with entities. */
	private static function json( string $text ): string {
		$value = json_decode( $text, true ) ?? json_decode( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
		if ( ! is_array( $value ) || array_is_list( $value ) ) {
			return '';
		}
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP );
	}
}
