<?php
/**
 * Makes the addresses of pictures absolute.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * A relative address means the content site's root, but the widget asks at the WordPress site: there it
 * would lead nowhere. Once per fetched answer, never per visitor.
 */
final class Picture_Addresses {
	/** Fields of docs/content-api.md that hold a picture, several, or objects that do. */
	private const FIELDS = array(
		'modelImg'               => true,
		'externalColorImages360' => true,
		'gallery'                => true,
		'image'                  => true,
		'panoramImg'             => true,
		'colorchip'              => true,
		'colorChip'              => true,
		'noModel'                => true,
	);

	/**
	 * @param \Closure(string): string $resolve Gives the absolute address of a relative one.
	 */
	public function __construct( private \Closure $resolve ) {
	}

	/**
	 * The answer with its pictures absolute.
	 *
	 * @param mixed $data       As json_decode gives it, objects as stdClass; they are changed in place.
	 * @param bool  $is_picture Whether a text here is a picture.
	 */
	public function absolute( mixed $data, bool $is_picture = false ): mixed {
		if ( is_string( $data ) ) {
			return $is_picture ? $this->address( $data ) : $data;
		}
		if ( is_array( $data ) ) {
			foreach ( $data as $index => $item ) {
				$data[ $index ] = $this->absolute( $item, $is_picture );
			}
		}
		if ( $data instanceof \stdClass ) {
			foreach ( get_object_vars( $data ) as $name => $value ) {
				if ( ! is_scalar( $value ) || isset( self::FIELDS[ $name ] ) ) {
					$data->{$name} = $this->absolute( $value, isset( self::FIELDS[ $name ] ) );
				}
			}
		}
		return $data;
	}

	/**
	 * A colour's hex value stands where its picture may; '' is none.
	 */
	private function address( string $text ): string {
		return '' === trim( $text ) || str_starts_with( $text, '#' ) ? $text : ( $this->resolve )( trim( $text ) );
	}
}
