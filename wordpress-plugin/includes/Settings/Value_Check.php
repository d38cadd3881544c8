<?php
/**
 * Validation by field type.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Validates one value, from the settings page or an import file. Values are unslashed and of any type.
 */
final class Value_Check {
	private Address_Check $addresses;
	private Question_Check $questions;
	private Label_Check $labels;

	public function __construct() {
		$this->addresses = new Address_Check();
		$this->questions = new Question_Check();
		$this->labels    = new Label_Check( new Label_List() );
	}

	/**
	 * Returns the sanitised value or an error message.
	 *
	 * @param mixed $raw Unslashed.
	 */
	public function check( Field $field, mixed $raw ): Validation_Result {
		if ( Field_Type::QUESTIONS === $field->kind ) {
			return $this->questions->check( $raw );
		}
		if ( Field_Type::LABELS === $field->kind ) {
			return $this->labels->check( $raw );
		}
		if ( ! is_scalar( $raw ) && null !== $raw ) {
			return Validation_Result::refuse( __( 'Write one text here: this is a list.', 'cfg-configurator' ) );
		}
		$text = trim( wp_check_invalid_utf8( is_bool( $raw ) ? (string) (int) $raw : (string) $raw ) );
		if ( mb_strlen( $text ) > $field->length ) {
			return Validation_Result::refuse(
				sprintf(
					/* translators: 1: number of characters allowed, 2: number of characters written. */
					__( 'At most %1$s characters fit here; this has %2$s.', 'cfg-configurator' ),
					number_format_i18n( $field->length ),
					number_format_i18n( mb_strlen( $text ) )
				)
			);
		}
		return match ( $field->kind ) {
			Field_Type::TEXT => Validation_Result::accept( sanitize_text_field( $text ) ),
			Field_Type::LINES => Validation_Result::accept( sanitize_textarea_field( $text ) ),
			Field_Type::HTML => Validation_Result::accept( Contents::clean( $text ) ),
			Field_Type::SITE => $this->addresses->site( $text ),
			Field_Type::ADDRESS => $this->addresses->anywhere( $text ),
			Field_Type::OWN_PAGE => $this->addresses->own_page( $text ),
			Field_Type::NUMBER => $this->number( $field, $text ),
			Field_Type::CHOICE => $this->choice( $field, $text ),
			Field_Type::TICK => Validation_Result::accept( in_array( $text, array( '', '0', 'false' ), true ) ? '' : '1' ),
			Field_Type::EMAIL => $this->email( $text ),
			Field_Type::PAGE => $this->page( $text ),
		};
	}

	/**
	 * Accepts decimal comma and point, and spaces between thousands.
	 */
	private function number( Field $field, string $text ): Validation_Result {
		if ( '' === $text ) {
			return $field->required ? Validation_Result::refuse( __( 'Write a number.', 'cfg-configurator' ) ) : Validation_Result::accept( '' );
		}
		$plain = str_replace( ',', '.', (string) preg_replace( '/[\s\x{00A0}\x{202F}]/u', '', $text ) );
		if ( ! preg_match( '/^-?\d{1,9}(\.\d{1,4})?$/', $plain ) ) {
			/* translators: %s: what the editor wrote. */
			return Validation_Result::refuse( sprintf( __( '\'%s\' is not a number.', 'cfg-configurator' ), $text ) );
		}
		$number = (float) $plain;
		if ( ! $field->decimals && floor( $number ) !== $number ) {
			return Validation_Result::refuse( __( 'Write a whole number, without decimals.', 'cfg-configurator' ) );
		}
		if ( ( null !== $field->min && $number < $field->min ) || ( null !== $field->max && $number > $field->max ) ) {
			return Validation_Result::refuse(
				sprintf(
					/* translators: 1: smallest number allowed, 2: greatest number allowed. */
					__( 'Write a number from %1$s to %2$s.', 'cfg-configurator' ),
					number_format_i18n( (float) $field->min ),
					number_format_i18n( (float) $field->max )
				)
			);
		}
		return Validation_Result::accept( is_int( Setting_List::DEFAULTS[ $field->key ] ?? '' ) ? (int) $number : (string) $number );
	}

	private function choice( Field $field, string $text ): Validation_Result {
		return isset( $field->choices[ $text ] )
			? Validation_Result::accept( $text )
			: Validation_Result::refuse( __( 'Choose one of the answers given.', 'cfg-configurator' ) );
	}

	private function email( string $text ): Validation_Result {
		if ( '' === $text || is_email( $text ) ) {
			return Validation_Result::accept( sanitize_email( $text ) );
		}
		/* translators: %s: what the editor wrote. */
		return Validation_Result::refuse( sprintf( __( '\'%s\' is not an e-mail address. One looks like nome@empresa.pt.', 'cfg-configurator' ), $text ) );
	}

	private function page( string $text ): Validation_Result {
		$id = (int) $text;
		if ( '' === $text || '0' === $text ) {
			return Validation_Result::accept( 0 );
		}
		$page = ctype_digit( $text ) ? get_post( $id ) : null;
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type || 'trash' === $page->post_status ) {
			return Validation_Result::refuse( __( 'There is no such page on this site.', 'cfg-configurator' ) );
		}
		return Validation_Result::accept( $id );
	}
}
