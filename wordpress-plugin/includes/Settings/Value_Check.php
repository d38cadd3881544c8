<?php
/**
 * Checks one value by the sort it should be of.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The same for what is typed on the screen and what comes in an imported file: values are unslashed and of any type.
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
	 * The clean value of a field, or why it is refused.
	 *
	 * @param mixed $raw Unslashed.
	 */
	public function check( Field $field, mixed $raw ): Verdict {
		if ( Kind::QUESTIONS === $field->kind ) {
			return $this->questions->check( $raw );
		}
		if ( Kind::LABELS === $field->kind ) {
			return $this->labels->check( $raw );
		}
		if ( ! is_scalar( $raw ) && null !== $raw ) {
			return Verdict::refuse( __( 'Write one text here: this is a list.', 'cfg-configurator' ) );
		}
		$text = trim( wp_check_invalid_utf8( is_bool( $raw ) ? (string) (int) $raw : (string) $raw ) );
		if ( mb_strlen( $text ) > $field->length ) {
			return Verdict::refuse(
				sprintf(
					/* translators: 1: number of characters allowed, 2: number of characters written. */
					__( 'At most %1$s characters fit here; this has %2$s.', 'cfg-configurator' ),
					number_format_i18n( $field->length ),
					number_format_i18n( mb_strlen( $text ) )
				)
			);
		}
		return match ( $field->kind ) {
			Kind::TEXT => Verdict::accept( sanitize_text_field( $text ) ),
			Kind::LINES => Verdict::accept( sanitize_textarea_field( $text ) ),
			Kind::HTML => Verdict::accept( Contents::clean( $text ) ),
			Kind::SITE => $this->addresses->site( $text ),
			Kind::ADDRESS => $this->addresses->anywhere( $text ),
			Kind::OWN_PAGE => $this->addresses->own_page( $text ),
			Kind::NUMBER => $this->number( $field, $text ),
			Kind::CHOICE => $this->choice( $field, $text ),
			Kind::TICK => Verdict::accept( in_array( $text, array( '', '0', 'false' ), true ) ? '' : '1' ),
			Kind::EMAIL => $this->email( $text ),
			Kind::PAGE => $this->page( $text ),
		};
	}

	/**
	 * Decimal comma and point are both read; spaces may part the thousands.
	 */
	private function number( Field $field, string $text ): Verdict {
		if ( '' === $text ) {
			return $field->required ? Verdict::refuse( __( 'Write a number.', 'cfg-configurator' ) ) : Verdict::accept( '' );
		}
		$plain = str_replace( ',', '.', (string) preg_replace( '/[\s\x{00A0}\x{202F}]/u', '', $text ) );
		if ( ! preg_match( '/^-?\d{1,9}(\.\d{1,4})?$/', $plain ) ) {
			/* translators: %s: what the editor wrote. */
			return Verdict::refuse( sprintf( __( '\'%s\' is not a number.', 'cfg-configurator' ), $text ) );
		}
		$number = (float) $plain;
		if ( ! $field->decimals && floor( $number ) !== $number ) {
			return Verdict::refuse( __( 'Write a whole number, without decimals.', 'cfg-configurator' ) );
		}
		if ( ( null !== $field->min && $number < $field->min ) || ( null !== $field->max && $number > $field->max ) ) {
			return Verdict::refuse(
				sprintf(
					/* translators: 1: smallest number allowed, 2: greatest number allowed. */
					__( 'Write a number from %1$s to %2$s.', 'cfg-configurator' ),
					number_format_i18n( (float) $field->min ),
					number_format_i18n( (float) $field->max )
				)
			);
		}
		return Verdict::accept( is_int( Setting_List::DEFAULTS[ $field->key ] ?? '' ) ? (int) $number : (string) $number );
	}

	private function choice( Field $field, string $text ): Verdict {
		return isset( $field->choices[ $text ] )
			? Verdict::accept( $text )
			: Verdict::refuse( __( 'Choose one of the answers given.', 'cfg-configurator' ) );
	}

	private function email( string $text ): Verdict {
		if ( '' === $text || is_email( $text ) ) {
			return Verdict::accept( sanitize_email( $text ) );
		}
		/* translators: %s: what the editor wrote. */
		return Verdict::refuse( sprintf( __( '\'%s\' is not an e-mail address. One looks like nome@empresa.pt.', 'cfg-configurator' ), $text ) );
	}

	private function page( string $text ): Verdict {
		$id = (int) $text;
		if ( '' === $text || '0' === $text ) {
			return Verdict::accept( 0 );
		}
		$page = ctype_digit( $text ) ? get_post( $id ) : null;
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type || 'trash' === $page->post_status ) {
			return Verdict::refuse( __( 'There is no such page on this site.', 'cfg-configurator' ) );
		}
		return Verdict::accept( $id );
	}
}
