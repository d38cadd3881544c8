<?php
/**
 * Attribute overrides of a shortcode or block.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Filters the attributes that page authors may change, and converts them to the element's format. Other
 * attributes are dropped, so the values from the settings apply.
 */
final class Overrides {
	private const TEXTS = array( 'product', 'cfg-msg-no-result' );

	private const ADDRESSES = array( 'api-url', 'stock-url', 'policy-link' );

	private const OBJECTS = array( 'form', 'seo', 'legal-sect', 'destaque-sect', 'finance-sect', 'resume-page', 'faqs', 'svg', 'labels', 'credit-limits' );

	/** Allowed values by attribute name. */
	private const CHOICES = array(
		'routing'   => array( 'history', 'memory' ),
		'has-pdf'   => array( 'true', 'false' ),
		'has-simul' => array( 'true', 'false' ),
	);

	/** Text attributes with a fixed pattern. */
	private const PATTERNS = array(
		'base-path'       => '#^/[^?\#\s:\\\\]*$#',
		'request-timeout' => '/^\d{1,6}$/',
	);

	/** Alignments of the widget in the theme's content column. */
	public const ALIGNMENTS = array( 'full', 'wide', 'none' );

	/**
	 * @param array<mixed> $given Attributes by name, with words separated by '-' or '_'.
	 * @return array<string, string> Unescaped values by the element's attribute names.
	 */
	public static function read( array $given ): array {
		$kept = array();
		foreach ( $given as $name => $value ) {
			$name  = str_replace( '_', '-', strtolower( (string) $name ) );
			$value = is_bool( $value ) ? wp_json_encode( $value ) : $value;
			$text  = is_scalar( $value ) ? trim( (string) $value ) : '';
			$text  = '' === $text ? '' : self::check( $name, $text );
			if ( '' !== $text ) {
				$kept[ $name ] = $text;
			}
		}
		return $kept;
	}

	/**
	 * Returns one of ALIGNMENTS. Defaults to 'full', because the widget uses its mobile layout in a narrow column.
	 */
	public static function alignment( mixed $given ): string {
		return is_string( $given ) && in_array( $given, self::ALIGNMENTS, true ) ? $given : 'full';
	}

	private static function check( string $name, string $text ): string {
		if ( isset( self::CHOICES[ $name ] ) ) {
			return in_array( strtolower( $text ), self::CHOICES[ $name ], true ) ? strtolower( $text ) : '';
		}
		return match ( true ) {
			in_array( $name, self::TEXTS, true )     => sanitize_text_field( $text ),
			in_array( $name, self::ADDRESSES, true ) => esc_url_raw( $text, array( 'http', 'https' ) ),
			in_array( $name, self::OBJECTS, true )   => self::json( $text ),
			isset( self::PATTERNS[ $name ] )         => self::matching( self::PATTERNS[ $name ], $text ),
			default                                  => '',
		};
	}

	private static function matching( string $pattern, string $text ): string {
		return 1 === preg_match( $pattern, $text ) ? $text : '';
	}

	/**
	 * Returns the text as a JSON object; '' if it is invalid. The editor may have replaced quotes with entities.
	 */
	private static function json( string $text ): string {
		$value = json_decode( $text, true ) ?? json_decode( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
		if ( ! is_array( $value ) || array_is_list( $value ) ) {
			return '';
		}
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_AMP );
	}
}
