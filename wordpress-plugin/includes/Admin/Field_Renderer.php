<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Rich_Text;
use Cfg_Configurator\Settings\Settings;

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
			// The visual editor is not accessible to everybody. settings.js adds a simple toolbar above the field instead.
			Field_Type::HTML => self::contents( $field, $text, $refusal ),
			Field_Type::LINES => self::area( $field, 'large-text', '4', $text, $refusal ),
			Field_Type::CHOICE, Field_Type::FLAG => self::choice( $field, $text, $refusal, $field->choices() ),
			Field_Type::TICK => self::tick( $field, $text, $refusal ),
			Field_Type::PAGE => Page_Selection::by_id( $field, (int) $text, $refusal ),
			Field_Type::OWN_PAGE, Field_Type::PAGE_LINK => Page_Selection::by_address( $field, $value, $refusal ),
			Field_Type::PICTURE => self::picture( $field, $text, $refusal ),
			Field_Type::COLOUR => self::colour( $field, $text, $refusal ),
			// What is saved is offered even if the theme no longer has it.
			Field_Type::FONT => self::choice( $field, $text, $refusal, $field->choices() + array( $text => $text ) ),
			Field_Type::CONTROL => $field->control()?->render( $field, $value, self::descriptions( $field, $refusal ) ),
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
			'type'  => Field_Type::DATE === $field->type && '' === $refusal ? 'date' : 'text',
			'class' => $is_number ? 'small-text' : $width,
			'value' => $is_number && '' === $refusal ? str_replace( '.', self::decimal_point(), $text ) : $text,
		);
		if ( '' !== $field->property ) {
			$more['data-property'] = $field->property;
			$more['data-unit']     = $field->unit();
		}
		if ( $is_number || Field_Type::EMAIL === $field->type ) {
			$more['inputmode'] = $is_number ? 'decimal' : 'email';
		}
		self::open( 'input', $field, $refusal, $more );
	}

	/** With a button that inserts pictures from the media library; pickers.js makes it work. */
	private static function contents( Field $field, string $text, string $refusal ): void {
		printf(
			'<button type="button" class="button button-small cfg-insert hide-if-no-js" data-for="%s" data-use="%s">%s</button>',
			esc_attr( self::id( $field ) ),
			esc_attr__( 'Use this image', 'cfg-configurator' ),
			esc_html__( 'Insert image', 'cfg-configurator' )
		);
		self::area( $field, 'large-text cfg-contents', '7', '' === $refusal ? Rich_Text::to_edit( $text ) : $text, $refusal );
	}

	private static function area( Field $field, string $width, string $rows, string $text, string $refusal ): void {
		$more = array(
			'class' => $width,
			'rows'  => $rows,
		);
		self::open( 'textarea', $field, $refusal, $more );
		echo esc_textarea( $text ), '</textarea>';
	}

	/** @param array<int|string, string> $choices Labels by value. */
	private static function choice( Field $field, string $text, string $refusal, array $choices ): void {
		self::open( 'select', $field, $refusal, array_filter( array( 'data-property' => $field->property ) ) );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $text, false ), esc_html( $label ) );
		}
		echo '</select>';
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

	private static function colour( Field $field, string $text, string $refusal ): void {
		$more = array(
			'type'          => 'text',
			'class'         => 'cfg-colour',
			'value'         => $text,
			'maxlength'     => '7',
			'data-own'      => $field->example(),
			'data-property' => $field->property,
		);
		self::open( 'input', $field, $refusal, $more );
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
		);
		if ( in_array( $field->type, array( Field_Type::TEXT, Field_Type::HTML ), true ) ) {
			$content                   = self::content( $field );
			$attributes['placeholder'] = wp_strip_all_tags( Rich_Text::to_edit( $content ) );
			$attributes['data-given']  = $content;
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
	private static function descriptions( Field $field, string $refusal ): string {
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
	private static function content( Field $field ): string {
		$parts = explode( '.', $field->attribute );
		$name  = str_replace( '-', '', ucwords( $parts[0], '-' ) );
		// The only name that the content site spells in another way.
		$name = array( 'CfgMsgNoResult' => 'cfg_msg_no_result' )[ $name ] ?? lcfirst( $name );
		$text = Content_Site::back_office()[ $name ] ?? '';
		$text = isset( $parts[1] ) && is_array( $text ) ? $text[ $parts[1] ] ?? '' : $text;
		return is_scalar( $text ) && ! is_bool( $text ) ? trim( (string) $text ) : '';
	}
}
