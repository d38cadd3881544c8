<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** Validates one value, from the settings page or an import file. */
final class Value_Validator {
	/** Value of the page selection if the address is entered as text. */
	public const OTHER_PAGE = 'other';

	/** Returns the sanitised value, or an error message that says what is wrong and what is valid. The input is unslashed, of any type. */
	public static function validate( Field $field, mixed $raw ): mixed {
		if ( Field_Type::CONTROL === $field->type ) {
			return $field->control()?->validate( $field, $raw );
		}
		if ( in_array( $field->type, array( Field_Type::OWN_PAGE, Field_Type::PAGE_LINK ), true ) ) {
			$raw = self::chosen_page( $raw );
		}
		$text = self::text( $field, $raw );
		return is_wp_error( $text ) ? $text : match ( $field->type ) {
			Field_Type::TEXT => self::checked( $field, sanitize_text_field( $text ) ),
			Field_Type::LINES => self::checked( $field, sanitize_textarea_field( $text ) ),
			Field_Type::SITE => self::site( $text ),
			Field_Type::ADDRESS, Field_Type::PICTURE => self::anywhere( $text ),
			Field_Type::OWN_PAGE => self::page_link( self::own_page( Page_Link::resolve( $text ) ) ),
			Field_Type::PAGE_LINK => self::page_link( self::anywhere( Page_Link::resolve( $text ) ) ),
			Field_Type::NUMBER => self::number( $field, $text ),
			Field_Type::CHOICE, Field_Type::FLAG => self::choice( $field, $text ),
			Field_Type::TICK => in_array( $text, array( '', '0', 'false' ), true ) ? '' : '1',
			Field_Type::EMAIL => self::email( $text ),
			Field_Type::PAGE => self::page( $text ),
		};
	}

	/** A single text that is not too long for the field. */
	public static function text( Field $field, mixed $raw ): string|\WP_Error {
		if ( ! is_scalar( $raw ) && null !== $raw ) {
			return self::refuse( __( 'Enter a single text, not a list.', 'cfg-configurator' ) );
		}
		$text = trim( wp_check_invalid_utf8( is_bool( $raw ) ? (string) (int) $raw : (string) $raw ) );
		if ( mb_strlen( $text ) > $field->length ) {
			$lengths = array_map( 'number_format_i18n', array( $field->length, mb_strlen( $text ) ) );
			/* translators: 1: number of characters allowed, 2: number of characters written. */
			return self::refuse( vsprintf( __( 'The maximum length is %1$s characters; this text has %2$s.', 'cfg-configurator' ), $lengths ) );
		}
		return $text;
	}

	/** The address in what the selection of a page posts, an array with `page` and `address`, or the address itself. */
	public static function chosen_page( mixed $raw ): mixed {
		$page = is_array( $raw ) ? $raw['page'] ?? '' : $raw;
		return is_array( $raw ) && self::OTHER_PAGE === $page ? $raw['address'] ?? '' : $page;
	}

	private static function page_link( string|\WP_Error $address ): string|\WP_Error {
		return is_string( $address ) ? Page_Link::of_address( $address ) : $address;
	}

	private static function checked( Field $field, string $text ): string|\WP_Error {
		return null === $field->check ? $text : ( $field->check )( $text );
	}

	/** Accepts decimal comma and point, and spaces between thousands. */
	private static function number( Field $field, string $text ): string|int|\WP_Error {
		if ( '' === $text ) {
			return $field->required ? self::refuse( __( 'Enter a number.', 'cfg-configurator' ) ) : '';
		}
		$plain = str_replace( ',', '.', (string) preg_replace( '/[\s\x{00A0}\x{202F}]/u', '', $text ) );
		if ( ! preg_match( '/^-?\d{1,9}(\.\d{1,4})?$/', $plain ) ) {
			/* translators: %s: what the editor wrote. */
			return self::refuse( sprintf( __( '\'%s\' is not a number.', 'cfg-configurator' ), $text ) );
		}
		$number = (float) $plain;
		if ( ! $field->decimals && floor( $number ) !== $number ) {
			return self::refuse( __( 'Enter a whole number.', 'cfg-configurator' ) );
		}
		if ( ( null !== $field->min && $number < $field->min ) || ( null !== $field->max && $number > $field->max ) ) {
			$limits = array_map( 'number_format_i18n', array( (float) $field->min, (float) $field->max ) );
			/* translators: 1: smallest number allowed, 2: greatest number allowed. */
			return self::refuse( vsprintf( __( 'Enter a number between %1$s and %2$s.', 'cfg-configurator' ), $limits ) );
		}
		return is_int( $field->default ) ? (int) $number : (string) $number;
	}

	private static function choice( Field $field, string $text ): string|\WP_Error {
		return isset( $field->choices()[ $text ] ) ? $text : self::refuse( __( 'Choose one of the available options.', 'cfg-configurator' ) );
	}

	private static function email( string $text ): string|\WP_Error {
		if ( '' === $text || is_email( $text ) ) {
			return sanitize_email( $text );
		}
		/* translators: %s: what the editor wrote. */
		return self::refuse( sprintf( __( '\'%s\' is not a valid email address. Example: nome@empresa.pt.', 'cfg-configurator' ), $text ) );
	}

	private static function page( string $text ): int|\WP_Error {
		if ( '' === $text || '0' === $text ) {
			return 0;
		}
		$page = ctype_digit( $text ) ? get_post( (int) $text ) : null;
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type || 'trash' === $page->post_status ) {
			return self::refuse( __( 'This page does not exist on this site.', 'cfg-configurator' ) );
		}
		return (int) $text;
	}

	/** Root URL of a site. Removes a trailing slash. */
	private static function site( string $text ): string|\WP_Error {
		$address = self::absolute( $text );
		if ( is_wp_error( $address ) || '' === $text ) {
			return $address;
		}
		if ( strpbrk( $text, '?#' ) ) {
			return self::refuse( __( 'Enter only the address of the site, without a query string (?) or fragment (#).', 'cfg-configurator' ) );
		}
		// Must match the pattern the gateway uses to parse URLs.
		if ( 1 !== preg_match( '#^https?://[a-z0-9][a-z0-9.-]*(:\d{1,5})?(/[a-z0-9._~/-]*)?$#i', $text ) ) {
			return self::refuse( __( 'The URL may only contain letters without accents, digits, dots, hyphens and slashes.', 'cfg-configurator' ) );
		}
		if ( untrailingslashit( $text ) === untrailingslashit( home_url() ) ) {
			$reason = __( 'This is the URL of this site. Leave the field empty if this site responds to the content calls itself.', 'cfg-configurator' );
			return self::refuse( $reason );
		}
		return untrailingslashit( esc_url_raw( $text, array( 'http', 'https' ) ) );
	}

	/** Any URL, or a path on this site. */
	private static function anywhere( string $text ): string|\WP_Error {
		return self::is_path( $text ) ? esc_url_raw( $text ) : self::absolute( $text );
	}

	/** A page of this site. Rejects other hosts, to prevent open redirects after a form. */
	private static function own_page( string $text ): string|\WP_Error {
		$address = self::anywhere( $text );
		if ( is_wp_error( $address ) || '' === $text || self::is_path( $text ) ) {
			return $address;
		}
		if ( self::host( $text ) !== self::host( home_url() ) ) {
			/* translators: %s: host name of this site. */
			return self::refuse( sprintf( __( 'Only pages of this site (%s) are allowed here.', 'cfg-configurator' ), self::host( home_url() ) ) );
		}
		return $address;
	}

	/** Any absolute URL: http or https, without a user name. An empty text is valid, here as below. */
	public static function absolute( string $text ): string|\WP_Error {
		if ( '' === $text ) {
			return '';
		}
		$parts   = wp_parse_url( $text );
		$is_web  = is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) && '' !== ( $parts['host'] ?? '' );
		$address = $is_web && ! preg_match( '/[\s\\\\<>"]/', $text ) ? esc_url_raw( $text, array( 'http', 'https' ) ) : '';
		if ( '' === $address ) {
			return self::refuse( __( 'Enter a complete URL, starting with https://.', 'cfg-configurator' ) );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return self::refuse( __( 'Enter the URL without a user name and password.', 'cfg-configurator' ) );
		}
		return $address;
	}

	private static function refuse( string $reason ): \WP_Error {
		return new \WP_Error( 'refused', $reason );
	}

	/** Requires a single leading slash: '//' and '/\' would refer to another host. */
	private static function is_path( string $text ): bool {
		return 1 === preg_match( '#^/(?![/\\\\])[^\s\\\\<>"]*$#', $text );
	}

	/** Host and port, normalised for comparison. */
	private static function host( string $address ): string {
		$parts = wp_parse_url( $address );
		$port  = is_array( $parts ) && isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) . $port : '';
	}
}
