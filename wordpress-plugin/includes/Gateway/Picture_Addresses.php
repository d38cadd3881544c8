<?php
/**
 * Makes image URLs absolute.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Image URLs are relative to the content site's root, but the widget would resolve them against the WordPress
 * site. They are converted once per fetched response, before it is cached.
 */
final class Picture_Addresses {
	/** Fields of docs/content-api.md that contain an image URL, a list of them, or objects with them. */
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
	 * @param \Closure(string): string $resolve Returns the absolute URL of a relative one.
	 */
	public function __construct( private \Closure $resolve ) {
	}

	/**
	 * Returns the data with absolute image URLs.
	 *
	 * @param mixed $data       Decoded JSON with objects as stdClass. Objects are modified in place.
	 * @param bool  $is_picture Whether a string at this level is an image URL.
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
	 * Resolves an image URL. The field may also contain a hex colour, or '' for no image; both are left unchanged.
	 */
	private function address( string $text ): string {
		return '' === trim( $text ) || str_starts_with( $text, '#' ) ? $text : ( $this->resolve )( trim( $text ) );
	}
}
