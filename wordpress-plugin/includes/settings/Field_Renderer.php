<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Attributes;

/** Renders a field with its help text and example, associated with it for screen readers. */
final class Field_Renderer {
	/** Id of the element that labels and links point to. */
	public static function id( Field $field, string $below = '' ): string {
		return "cfg-configurator-{$field->key}{$below}";
	}

	/** @param string $below Name of a part, such as '[page]'. */
	public static function name( Field $field, string $below = '' ): string {
		return Settings::OPTION . "[{$field->key}]{$below}";
	}

	/** @param mixed $value Saved. */
	public static function render( Field $field, mixed $value ): void {
		$id = self::id( $field );
		/* translators: %s: a value as it could be. */
		$example = '' === $field->example ? '' : sprintf( __( 'Example: %s', 'cfg-configurator' ), $field->example );
		// The help of a checkbox is its label.
		$help = 'tick' === $field->type ? '' : trim( "{$field->help} {$example}" );
		$more = array(
			'name'             => self::name( $field ),
			'id'               => $id,
			'aria-describedby' => trim( ( '' === $field->unit ? '' : "{$id}-unit" ) . ( '' === $help ? '' : " {$id}-help" ) ),
		);
		if ( 'rows' === $field->type ) {
			self::rows( $field, is_array( $value ) ? array_values( $value ) : array() );
		} elseif ( 'custom' !== $field->type ) {
			self::input( $field, $value, $more );
		} elseif ( null !== $field->render ) {
			( $field->render )( $field, $value );
		}
		if ( '' !== $field->unit ) {
			printf( ' <span id="%s-unit">%s</span>', esc_attr( $id ), esc_html( $field->unit ) );
		}
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $help ) );
		}
	}

	/** @param array<string, string> $more Attributes. */
	private static function input( Field $field, mixed $value, array $more ): void {
		$text = is_scalar( $value ) ? (string) $value : '';
		$hint = array( 'placeholder' => Attributes::content_value( $field->attribute ) );
		match ( $field->type ) {
			'lines' => self::area( $text, $more + array( 'rows' => '4' ) ),
			// The visual editor is not accessible to everybody: settings.js adds a simple toolbar above the field.
			'rich' => self::area( Sanitizer::to_edit( $text ), $more + $hint + array( 'data-toolbar' => '1' ) ),
			'choice', 'flag' => self::choice( $text, $field->choices() + array( $text => $text ), $more ),
			'tick' => self::tick( $field, $text, $more ),
			'page' => self::choice( $text, self::pages( '' ), $more ),
			'own-page' => self::choice( $text, self::pages( 'page:' ), $more ),
			'picture' => self::picture( $text, $more ),
			default => self::open( 'input', self::text( $field, $text ) + $more + $hint ),
		};
	}

	/** @return array<string, string> Not type=number or type=url, where browsers reject a comma or a path before we can explain the error. */
	private static function text( Field $field, string $text ): array {
		return array(
			'type'      => 'text',
			'value'     => 'page-link' === $field->type ? Settings::resolve( $text ) : $text,
			'inputmode' => 'number' === $field->type ? 'decimal' : ( 'email' === $field->type ? 'email' : '' ),
			'data-own'  => 'colour' === $field->type ? $field->example : '',
			'class'     => match ( $field->type ) {
				'colour' => 'cfg-configurator-colour',
			'number' => 'small-text',
			default  => $field->length > 80 ? 'large-text' : 'regular-text',
			},
		);
	}

	/**
	 * A row of inputs for each entry, and empty ones at the end: an entry whose first input is empty is deleted.
	 *
	 * @param list<mixed> $rows
	 */
	private static function rows( Field $field, array $rows ): void {
		$count = count( $rows ) + 2;
		for ( $place = 0; $place < $count; $place++ ) {
			echo '<fieldset class="cfg-configurator-row">';
			foreach ( $field->columns as $name => $column ) {
				$cell = is_array( $rows[ $place ] ?? null ) ? $rows[ $place ][ $name ] ?? '' : '';
				$id   = self::id( $field, "-{$place}-{$name}" );
				/* translators: 1: name of an input, 2: number of a row. */
				$label = sprintf( __( '%1$s %2$d', 'cfg-configurator' ), $column->label, $place + 1 );
				$more  = array(
					'name' => self::name( $field, "[{$place}][{$name}]" ),
					'id'   => $id,
				);
				printf( '<label for="%s">%s</label>', esc_attr( $id ), esc_html( $label ) );
				self::input( $column, $cell, $more );
			}
			echo '</fieldset>';
		}
		echo '<p class="description">', esc_html__( 'Empty a row to delete it. Saving adds empty rows.', 'cfg-configurator' ), '</p>';
	}

	/** @param array<string, string> $more */
	private static function area( string $text, array $more ): void {
		self::open( 'textarea', array( 'class' => 'large-text' ) + $more + array( 'rows' => '7' ) );
		echo esc_textarea( $text ), '</textarea>';
	}

	/**
	 * @param array<int|string, string> $choices Labels by value.
	 * @param array<string, string>     $more
	 */
	private static function choice( string $text, array $choices, array $more ): void {
		self::open( 'select', $more );
		foreach ( $choices as $value => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $text, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/** @param array<string, string> $more */
	private static function tick( Field $field, string $text, array $more ): void {
		$checked = '1' === $text ? array( 'checked' => 'checked' ) : array();
		printf( '<input type="hidden" name="%s" value=""><label>', esc_attr( $more['name'] ) );
		self::open(
			'input',
			array(
				'type'  => 'checkbox',
				'value' => '1',
			) + $checked + $more
		);
		printf( ' %s</label>', esc_html( $field->help ) );
	}

	/** @return array<int|string, string> Titles with addresses, by a prefix and the id; none first. */
	private static function pages( string $prefix ): array {
		$found = array( '' === $prefix ? '0' : '' => __( 'Choose a page', 'cfg-configurator' ) );
		$pages = get_pages( array( 'post_status' => '' === $prefix ? array( 'publish', 'draft', 'private' ) : array( 'publish' ) ) );
		foreach ( is_array( $pages ) ? $pages : array() as $page ) {
			$title                        = '' === $page->post_title ? '—' : $page->post_title;
			$found[ $prefix . $page->ID ] = sprintf( '%s (/%s/)', $title, urldecode( (string) get_page_uri( $page ) ) );
		}
		return $found;
	}

	/**
	 * The address of a picture with its preview. settings.js adds the buttons for the media library; without JavaScript, the
	 * address can be entered.
	 *
	 * @param array<string, string> $more
	 */
	private static function picture( string $address, array $more ): void {
		$words = array(
			'type'        => 'text',
			'class'       => 'large-text',
			'data-choose' => __( 'Choose from the media library', 'cfg-configurator' ),
			'data-use'    => __( 'Use this image', 'cfg-configurator' ),
			'data-clear'  => __( 'Remove image', 'cfg-configurator' ),
		);
		printf( '<div class="cfg-configurator-picture"><img src="%s" alt=""%s>', esc_url( $address ), '' === $address ? ' hidden' : '' );
		self::open( 'input', array( 'value' => $address ) + $words + $more );
		echo '</div>';
	}

	/** @param array<string, string> $attributes Empty ones are left out, except `value`. */
	private static function open( string $tag, array $attributes ): void {
		printf( '<%s', esc_html( $tag ) );
		foreach ( $attributes as $name => $value ) {
			if ( '' !== $value || 'value' === $name ) {
				printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
			}
		}
		echo '>';
	}
}
