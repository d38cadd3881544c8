<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Value_Validator;

/** Renders a field with its help text, example and error message, all associated with it for screen readers. */
final class Field_Renderer {
	/** Id of the element that labels and links point to. */
	public static function id( Field $field ): string {
		return 'cfg-' . $field->key;
	}

	public static function name( Field $field ): string {
		return Settings::OPTION . '[' . $field->key . ']';
	}

	/**
	 * @param mixed  $value   Saved value, or the rejected input.
	 * @param string $refusal Error message; '' if none.
	 */
	public static function render( Field $field, mixed $value, string $refusal ): void {
		$id = self::id( $field );
		if ( '' !== $refusal ) {
			printf(
				'<p class="cfg-refusal" id="%s-error"><span class="dashicons dashicons-warning" aria-hidden="true"></span> %s</p>',
				esc_attr( $id ),
				esc_html( $refusal )
			);
		}
		$text = is_scalar( $value ) ? (string) $value : '';
		match ( $field->type ) {
			Field_Type::LINES => self::area( $field, $text, $refusal ),
			Field_Type::CHOICE, Field_Type::FLAG => self::choice( $field, $text, $refusal, $field->choices() ),
			Field_Type::TICK => self::tick( $field, $text, $refusal ),
			Field_Type::PAGE => self::page( $field, $text, $refusal ),
			Field_Type::OWN_PAGE, Field_Type::PAGE_LINK => self::page_or_address( $field, $value, $refusal ),
			Field_Type::PICTURE => self::picture( $field, $text, $refusal ),
			Field_Type::CONTROL => $field->control()?->render( $field, $value, $refusal ),
			default => self::line( $field, $text, $refusal ),
		};
		if ( '' !== $field->unit() ) {
			printf( ' <span id="%s-unit">%s</span>', esc_attr( $id ), esc_html( $field->unit() ) );
		}
		if ( self::has_help( $field ) ) {
			/* translators: %s: a value as it could be. */
			$example = '' === $field->example() ? '' : sprintf( __( 'Example: %s', 'cfg-configurator' ), '<code>' . esc_html( $field->example() ) . '</code>' );
			printf(
				'<p class="description" id="%s-help">%s %s</p>',
				esc_attr( $id ),
				esc_html( $field->help() ),
				wp_kses( $example, array( 'code' => array() ) )
			);
		}
	}

	private static function line( Field $field, string $text, string $refusal ): void {
		$is_number = Field_Type::NUMBER === $field->type;
		$width     = $field->length > 80 ? 'large-text' : 'regular-text';
		$more      = array(
			// Not type=url, which rejects paths before we can explain the error. Not type=number, where some browsers
			// reject a comma.
			'type'  => 'text',
			'class' => $is_number ? 'small-text' : $width,
			'value' => $is_number && '' === $refusal ? str_replace( '.', self::decimal_point(), $text ) : $text,
		);
		if ( $is_number || Field_Type::EMAIL === $field->type ) {
			$more['inputmode'] = $is_number ? 'decimal' : 'email';
		}
		self::open( 'input', $field, $refusal, $more );
	}

	/** @param array<string, string> $more Attributes. */
	public static function area( Field $field, string $text, string $refusal, array $more = array() ): void {
		$usual = array(
			'class' => 'large-text',
			'rows'  => '4',
		);
		self::open( 'textarea', $field, $refusal, $more + $usual );
		echo esc_textarea( $text ), '</textarea>';
	}

	/**
	 * @param array<int|string, string> $choices Labels by value.
	 * @param array<string, string>     $more    Attributes.
	 */
	public static function choice( Field $field, string $text, string $refusal, array $choices, array $more = array() ): void {
		self::open( 'select', $field, $refusal, $more );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $text, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	private static function page( Field $field, string $id, string $refusal ): void {
		$choices = array( '0' => __( 'Choose a page', 'cfg-configurator' ) );
		foreach ( self::pages( array( 'publish', 'draft', 'private' ) ) as $page ) {
			$choices[ $page->ID ] = self::label_of( $page );
		}
		self::choice( $field, $id, $refusal, $choices );
	}

	/**
	 * The pages of this site, and a text field for pages that WordPress does not manage; pickers.js hides it while a page is
	 * selected.
	 *
	 * @param mixed $value Saved address, or the rejected input.
	 */
	private static function page_or_address( Field $field, mixed $value, string $refusal ): void {
		$address = Value_Validator::chosen_page( $value );
		$address = is_string( $address ) ? Page_Link::resolve( $address ) : '';
		$choices = array( '' => $field->choices()[''] );
		foreach ( self::pages( array( 'publish' ) ) as $page ) {
			$choices[ Page_Link::resolve( Page_Link::of_page( $page->ID ) ) ] = self::label_of( $page );
		}
		// A complete address of a page of this site, or with another slash at its end, is that page.
		$is_local = str_starts_with( $address, '/' ) || str_starts_with( $address, home_url( '/' ) );
		$path     = static fn ( int|string $url ): string => untrailingslashit( wp_make_link_relative( (string) $url ) );
		$is_same  = static fn ( int|string $url ): bool => '' !== $url && $path( $address ) === $path( $url );
		$same     = $is_local ? array_values( array_filter( array_keys( $choices ), $is_same ) ) : array();
		$chosen   = '' === $address ? '' : (string) ( $same[0] ?? Value_Validator::OTHER_PAGE );
		$typed    = Value_Validator::OTHER_PAGE === $chosen ? $address : '';
		$more     = array(
			'name'  => self::name( $field ) . '[page]',
			'class' => 'cfg-page',
		);
		self::choice( $field, $chosen, $refusal, $choices + array( Value_Validator::OTHER_PAGE => __( 'Another address', 'cfg-configurator' ) ), $more );
		printf(
			'<span class="cfg-page-address"><label for="%1$s-address">%2$s</label>'
			. '<input type="text" class="regular-text" id="%1$s-address" name="%3$s[address]" value="%4$s"></span>',
			esc_attr( self::id( $field ) ),
			esc_html__( 'URL or path, if you chose \'Another address\'', 'cfg-configurator' ),
			esc_attr( self::name( $field ) ),
			esc_attr( $typed )
		);
	}

	private static function label_of( \WP_Post $page ): string {
		$title = '' === $page->post_title ? '—' : $page->post_title;
		/* translators: 1: title of a page, 2: its address below the site's. */
		return sprintf( __( '%1$s (/%2$s/)', 'cfg-configurator' ), $title, urldecode( (string) get_page_uri( $page ) ) );
	}

	/**
	 * @param list<string> $states
	 * @return array<\WP_Post>
	 */
	private static function pages( array $states ): array {
		$pages = get_pages( array( 'post_status' => $states ) );
		return is_array( $pages ) ? $pages : array();
	}

	private static function tick( Field $field, string $text, string $refusal ): void {
		printf( '<input type="hidden" name="%s" value=""><label>', esc_attr( self::name( $field ) ) );
		$more = array(
			'type'  => 'checkbox',
			'value' => '1',
		);
		self::open( 'input', $field, $refusal, '1' === $text ? $more + array( 'checked' => 'checked' ) : $more );
		printf( ' %s</label>', esc_html( $field->help() ) );
	}

	/**
	 * The address of a picture with its preview. pickers.js adds the buttons that open the media library and clear the
	 * field; without JavaScript, the address can be entered.
	 */
	private static function picture( Field $field, string $address, string $refusal ): void {
		$more = array(
			'type'        => 'text',
			'class'       => 'large-text',
			'value'       => $address,
			'data-choose' => __( 'Choose from the media library', 'cfg-configurator' ),
			'data-use'    => __( 'Use this image', 'cfg-configurator' ),
			'data-clear'  => __( 'Remove image', 'cfg-configurator' ),
		);
		printf( '<div class="cfg-picture"><img class="cfg-picture-preview" src="%s" alt=""%s>', esc_url( $address ), '' === $address ? ' hidden' : '' );
		self::open( 'input', $field, $refusal, $more );
		echo '</div>';
	}

	/** @param array<string, string> $more Attributes of the opening tag besides name, id and the references to descriptions. */
	public static function open( string $tag, Field $field, string $refusal, array $more = array() ): void {
		$attributes = array(
			'name'             => self::name( $field ),
			'id'               => self::id( $field ),
			'aria-describedby' => self::descriptions( $field, $refusal ),
			'aria-invalid'     => '' === $refusal ? '' : 'true',
			'data-attribute'   => $field->attribute,
			'data-property'    => $field->property,
			'data-unit'        => '' === $field->property ? '' : $field->unit(),
		);
		if ( Field_Type::TEXT === $field->type ) {
			$attributes['data-given']  = self::content( $field );
			$attributes['placeholder'] = wp_strip_all_tags( $attributes['data-given'] );
		}
		if ( null !== $field->check && in_array( $field->type, array( Field_Type::TEXT, Field_Type::LINES ), true ) ) {
			$attributes['placeholder'] = $field->example();
		}
		echo '<', tag_escape( $tag ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by tag_escape().
		// Skip empty attributes, except those in $more, such as value.
		foreach ( $more + array_filter( $attributes ) as $name => $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		echo '>';
	}

	/** Ids of the elements that describe a field. */
	public static function descriptions( Field $field, string $refusal ): string {
		$id    = self::id( $field );
		$parts = array(
			'' === $refusal ? '' : $id . '-error',
			'' === $field->unit() ? '' : $id . '-unit',
			self::has_help( $field ) ? $id . '-help' : '',
		);
		return implode( ' ', array_filter( $parts ) );
	}

	/** The help of a checkbox is its label. */
	private static function has_help( Field $field ): bool {
		return Field_Type::TICK !== $field->type && '' !== $field->help() . $field->example();
	}

	private static function decimal_point(): string {
		global $wp_locale;
		$point = $wp_locale instanceof \WP_Locale ? $wp_locale->number_format['decimal_point'] : '.';
		return is_string( $point ) ? $point : '.';
	}

	/** What the content site says where a setting is empty, as far as it is known; '' for nothing. */
	public static function content( Field $field ): string {
		$parts = explode( '.', $field->attribute );
		$name  = str_replace( '-', '', ucwords( $parts[0], '-' ) );
		// The only name that the content site spells in another way.
		$name = array( 'CfgMsgNoResult' => 'cfg_msg_no_result' )[ $name ] ?? lcfirst( $name );
		$text = Content_Site::back_office()[ $name ] ?? '';
		$text = isset( $parts[1] ) && is_array( $text ) ? $text[ $parts[1] ] ?? '' : $text;
		return is_scalar( $text ) && ! is_bool( $text ) ? trim( (string) $text ) : '';
	}
}
