<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Sanitizes the value of a setting, from the settings page, from code or from the command line. */
final class Sanitizer {
	/** The spaces in an amount in euros, such as '12 500,00 €': between thousands, and before the sign. */
	private const SPACES = array( '/(?<=\d) (?=\d{3}(?:[ \x{A0}]\d{3})*(?:,\d+)?[ \x{A0}]€)/u', '/(?<=\d) (?=€)/u' );

	/** Returns the value to save, or a WP_Error that says what is wrong and what is valid. The input is unslashed, of any type. */
	public static function sanitize( Field $field, mixed $raw ): mixed {
		if ( null !== $field->sanitize ) {
			return ( $field->sanitize )( $raw );
		}
		if ( 'rows' === $field->type ) {
			return self::rows( $field, $raw );
		}
		if ( ! is_scalar( $raw ) && null !== $raw ) {
			return self::refuse( __( 'Enter a single text, not a list.', 'cfg-configurator' ) );
		}
		$text = trim( wp_check_invalid_utf8( is_bool( $raw ) ? (string) (int) $raw : (string) $raw ) );
		if ( mb_strlen( $text ) > $field->length ) {
			$lengths = array_map( 'number_format_i18n', array( $field->length, mb_strlen( $text ) ) );
			/* translators: 1: number of characters allowed, 2: number of characters written. */
			return self::refuse( vsprintf( __( 'The maximum length is %1$s characters; this text has %2$s.', 'cfg-configurator' ), $lengths ) );
		}
		$value = match ( $field->type ) {
			'lines' => sanitize_textarea_field( $text ),
			'rich' => self::rich( $text ),
			'site' => self::site( $text ),
			'address', 'picture' => self::address( $text ),
			'own-page', 'page-link' => self::page_link( $text ),
			'number' => self::number( $text ),
			'choice', 'flag' => ( in_array( $text, array_map( 'strval', array_keys( $field->choices() ) ), true ) ? $text : null ),
			'tick' => ( in_array( $text, array( '', '0', 'false' ), true ) ? '' : '1' ),
			'email' => ( '' === $text || is_email( $text ) ? sanitize_email( $text ) : null ),
			'page' => self::page( '' === $text ? '0' : $text ),
			'colour' => ( '' === $text ? '' : self::colour( $text ) ),
			'font' => ( self::is_font( $text ) ? $text : null ),
			default => sanitize_text_field( $text ),
		};
		if ( 'own-page' === $field->type && is_string( $value ) && '' !== $value && ! str_starts_with( $value, 'page:' ) ) {
			// Nothing else, to prevent open redirects after a form.
			$value = null;
		}
		$limits = 'number' === $field->type && is_string( $value ) && '' !== $value ? self::beyond( $field, (float) $value ) : '';
		return '' === $limits ? $value ?? self::refuse( self::reason( $field, $text ) ) : self::refuse( $limits );
	}

	private static function reason( Field $field, string $text ): string {
		$words = match ( $field->type ) {
			'choice', 'flag' => __( 'Choose one of the available options.', 'cfg-configurator' ),
			/* translators: %s: what the editor wrote. */
			'email' => __( '\'%s\' is not a valid email address. Example: nome@empresa.pt.', 'cfg-configurator' ),
			/* translators: %s: what the editor wrote. */
			'colour' => __( '\'%s\' is not a colour. Example: #0b5a63.', 'cfg-configurator' ),
			/* translators: %s: what the editor wrote. */
			'font' => __( '\'%s\' is not a list of fonts. Example: Georgia, serif.', 'cfg-configurator' ),
			/* translators: %s: what the editor wrote. */
			'number' => __( '\'%s\' is not a number.', 'cfg-configurator' ),
			'site' => __( 'Enter the address of the site, starting with https://: no accents, and nothing after a question mark.', 'cfg-configurator' ),
			'page', 'own-page' => __( 'This page does not exist on this site.', 'cfg-configurator' ),
			default => __( 'Enter a complete URL, starting with https://, without a user name and password.', 'cfg-configurator' ),
		};
		return sprintf( $words, $text );
	}

	/** @return list<array<string, mixed>>|\WP_Error */
	private static function rows( Field $field, mixed $raw ): array|\WP_Error {
		$rows  = array();
		$first = (string) array_key_first( $field->columns );
		foreach ( is_array( $raw ) ? array_values( $raw ) : array() as $place => $cells ) {
			$row = array();
			foreach ( $field->columns as $name => $column ) {
				$value = self::sanitize( $column, is_array( $cells ) ? $cells[ $name ] ?? '' : '' );
				if ( is_wp_error( $value ) ) {
					/* translators: 1: number of a row, 2: what is wrong with it. */
					return self::refuse( sprintf( __( 'Row %1$d: %2$s', 'cfg-configurator' ), $place + 1, $value->get_error_message() ) );
				}
				$row[ $name ] = $value;
			}
			if ( '' !== ( $row[ $first ] ?? '' ) ) {
				$rows[] = $row;
			}
		}
		return $rows;
	}

	/** Returns HTML in paragraphs, with the tags that the widget shows, and amounts that stay on one line. Idempotent. */
	private static function rich( string $text ): string {
		$clean = trim( self::clean_html( preg_replace( self::SPACES, "\u{A0}", $text ) ?? $text ) );
		return '' === trim( wp_strip_all_tags( $clean, true ) ) && ! str_contains( $clean, '<img' ) ? '' : trim( wpautop( $clean ) );
	}

	/** Accepts decimal comma and point, and spaces between thousands. */
	private static function number( string $text ): ?string {
		$plain = str_replace( ',', '.', (string) preg_replace( '/[\s\x{00A0}\x{202F}]/u', '', $text ) );
		return '' === $text ? '' : ( 1 === preg_match( '/^-?\d{1,9}(\.\d{1,4})?$/', $plain ) ? (string) (float) $plain : null );
	}

	/** What is wrong with a number; '' if nothing is. */
	private static function beyond( Field $field, float $number ): string {
		$limits = array_map( 'number_format_i18n', array( (float) $field->min, (float) $field->max ) );
		/* translators: 1: smallest number allowed, 2: greatest number allowed. */
		$words = __( 'Enter a number between %1$s and %2$s.', 'cfg-configurator' );
		return match ( true ) {
			! $field->has_decimals && floor( $number ) !== $number => __( 'Enter a whole number.', 'cfg-configurator' ),
			$number < ( $field->min ?? $number ) || $number > ( $field->max ?? $number ) => vsprintf( $words, $limits ),
			default => '',
		};
	}

	private static function page( string $text ): ?int {
		$is_page = ctype_digit( $text ) && ( 0 === (int) $text || ( 'page' === get_post_type( (int) $text ) && 'trash' !== get_post_status( (int) $text ) ) );
		return $is_page ? (int) $text : null;
	}

	/** Six hexadecimal digits: '#0b5a63'. Accepts three or six; '#' may be missing. */
	private static function colour( string $text ): ?string {
		$colour = sanitize_hex_color( '#' . ltrim( strtolower( $text ), '#' ) );
		return 4 === strlen( (string) $colour ) ? preg_replace( '/[0-9a-f]/', '$0$0', (string) $colour ) : $colour;
	}

	/** Accepts the characters of font names, so that the value can be written into a style sheet. */
	private static function is_font( string $text ): bool {
		$is_balanced = 0 === substr_count( $text, '"' ) % 2 && 0 === substr_count( $text, "'" ) % 2;
		return '' === $text || ( $is_balanced && 1 === preg_match( '/^(?:[\p{L}\p{N} ,"\'-]+|var\(--[a-z0-9-]+\))$/u', $text ) );
	}

	/** Root URL of a site. Removes a trailing slash. */
	private static function site( string $text ): ?string {
		$is_root = '' === $text || 1 === preg_match( '#^https?://[a-z0-9][a-z0-9.-]*(:\d{1,5})?(/[a-z0-9._~/-]*)?$#i', $text );
		return $is_root ? untrailingslashit( (string) self::address( $text ) ) : null;
	}

	/** A URL without a user name, or a path on this site with a single leading slash: '//' and '/\' would refer to another host. */
	private static function address( string $text ): ?string {
		$is_path = 1 === preg_match( '#^/(?![/\\\\])[^\s\\\\<>"]*$#', $text );
		$parts   = (array) wp_parse_url( $text );
		$is_web  = 1 === preg_match( '#^https?://[^\s\\\\<>"]+$#i', $text ) && '' !== ( $parts['host'] ?? '' ) && ! isset( $parts['user'] );
		return '' === $text || $is_path || $is_web ? esc_url_raw( $text, array( 'http', 'https' ) ) : null;
	}

	/** A page of this site by its id, 'page:12', or any address. */
	private static function page_link( string $text ): ?string {
		if ( 1 === preg_match( '/^page:(\d+)$/D', $text, $page ) && 'page' === get_post_type( (int) $page[1] ) ) {
			return $text;
		}
		$address = self::address( $text );
		return null === $address ? null : Settings::page_of( $address );
	}

	private static function refuse( string $reason ): \WP_Error {
		return new \WP_Error( 'refused', $reason );
	}

	/** Converts HTML for a textarea: empty lines instead of paragraph tags. */
	public static function to_edit( string $html ): string {
		$lines = preg_replace( array( '#<br\s*/?>\n?#', '#</p>\s*#', '#<p>#' ), array( "\n", "\n\n", '' ), $html );
		return trim( (string) preg_replace( "/\n{3,}/", "\n\n", (string) $lines ) );
	}

	/** Safe HTML, with the lists of the widget (src/ui/base/sanitise-html.ts). Elements that are not listed or not wanted lose their tags; scripts, forms and the like are removed. */
	public static function clean_html( string $html, string ...$unwanted ): string {
		/** @var array{elements: string, attributes: string, removed: string} $lists */
		$lists      = wp_json_file_decode( dirname( __DIR__ ) . '/element/rich-html.json', array( 'associative' => true ) );
		$removed    = str_replace( ' ', '|', $lists['removed'] );
		$attributes = array_fill_keys( explode( ' ', $lists['attributes'] ), true );
		$allowed    = array_fill_keys( array_diff( explode( ' ', $lists['elements'] ), $unwanted ), $attributes );
		return wp_kses( preg_replace( "#<($removed)(?=[\s>])[^>]*(?<!/)>.*?</\\1\s*>#is", '', $html ) ?? $html, $allowed );
	}
}
