<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** Makes image URLs, relative to the content site's root, absolute before a response is cached: the widget would resolve them against WordPress. */
final class Picture_Addresses {
	/** Fields of docs/content-api.md that contain an image URL, a list of them, or objects with them. */
	private const FIELDS = array(
		'modelImg',
		'externalColorImages360',
		'largeImg',
		'gallery',
		'image',
		'panoramImg',
		'seatsImg',
		'colorchip',
		'colorChip',
		'noModel',
	);

	/** How responses are encoded. */
	public const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * @param mixed                    $data    Decoded JSON with objects as stdClass, which are modified in place.
	 * @param \Closure(string): string $resolve Returns the absolute URL of a relative one.
	 */
	public static function json( mixed $data, \Closure $resolve ): string|false {
		return wp_json_encode( self::absolute( $data, $resolve, false ), self::JSON );
	}

	/**
	 * @param \Closure(string): string $resolve
	 * @param bool $is_picture Whether a string at this level is an image URL.
	 */
	private static function absolute( mixed $data, \Closure $resolve, bool $is_picture ): mixed {
		if ( is_string( $data ) ) {
			// The field may also contain a hex colour, or '' for no image; both are left unchanged.
			return $is_picture && '' !== trim( $data ) && ! str_starts_with( $data, '#' ) ? $resolve( trim( $data ) ) : $data;
		}
		foreach ( is_array( $data ) || $data instanceof \stdClass ? (array) $data : array() as $name => $value ) {
			$changed = self::absolute( $value, $resolve, is_array( $data ) ? $is_picture : in_array( $name, self::FIELDS, true ) );
			if ( $data instanceof \stdClass ) {
				$data->{$name} = $changed;
			} elseif ( is_array( $data ) ) {
				$data[ $name ] = $changed;
			}
		}
		return $data;
	}
}
