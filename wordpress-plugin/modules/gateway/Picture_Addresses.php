<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Image URLs are relative to the content site's root, but the widget would resolve them against the WordPress
 * site. They are converted once per fetched response, before it is cached.
 */
final class Picture_Addresses {
	/** Fields of docs/content-api.md that contain an image URL, a list of them, or objects with them. */
	private const FIELDS = array( 'modelImg', 'externalColorImages360', 'gallery', 'image', 'panoramImg', 'colorchip', 'colorChip', 'noModel' );

	/** How responses are encoded. */
	public const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Returns the data as JSON with absolute image URLs; false if it cannot be encoded.
	 *
	 * @param mixed                    $data    Decoded JSON with objects as stdClass. Objects are modified in place.
	 * @param \Closure(string): string $resolve Returns the absolute URL of a relative one.
	 */
	public static function json( mixed $data, \Closure $resolve ): string|false {
		return wp_json_encode( self::absolute( $data, $resolve, array_flip( self::FIELDS ), false ), self::JSON );
	}

	/**
	 * @param \Closure(string): string $resolve
	 * @param array<string, int>       $fields     Fields that contain image URLs, as keys.
	 * @param bool                     $is_picture Whether a string at this level is an image URL.
	 */
	private static function absolute( mixed $data, \Closure $resolve, array $fields, bool $is_picture ): mixed {
		// The field may also contain a hex colour, or '' for no image; both are left unchanged.
		if ( is_string( $data ) && $is_picture && '' !== trim( $data ) && ! str_starts_with( $data, '#' ) ) {
			return $resolve( trim( $data ) );
		}
		if ( is_array( $data ) ) {
			foreach ( $data as $index => $item ) {
				$data[ $index ] = self::absolute( $item, $resolve, $fields, $is_picture );
			}
		}
		if ( $data instanceof \stdClass ) {
			foreach ( get_object_vars( $data ) as $name => $value ) {
				if ( ! is_scalar( $value ) || isset( $fields[ $name ] ) ) {
					$data->{$name} = self::absolute( $value, $resolve, $fields, isset( $fields[ $name ] ) );
				}
			}
		}
		return $data;
	}
}
