<?php
/**
 * REST schemas of path arguments.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the REST schemas of path arguments. All arguments are validated as strings (character set, length);
 * amounts and terms also have a minimum and a maximum. Values are not sanitised, so the content site receives
 * exactly what the widget sent.
 *
 * @phpstan-type Schema array{type: string, required: bool, pattern: string, maxLength: int, example: string,
 *     validate_callback: callable, sanitize_callback: null, minimum?: int, maximum?: int}
 */
final class Argument {
	/** A non-negative decimal number in JavaScript's notation. */
	private const AMOUNT = '^\d{1,9}(\.\d{1,20})?$(?!\n)';

	/**
	 * An opaque id. Dots and slashes are not allowed, so an id cannot change the path.
	 *
	 * @return Schema
	 */
	public static function id(): array {
		return self::schema( '^[A-Za-z0-9_-]{1,40}$(?!\n)', 40, '1' );
	}

	/**
	 * 'all', or object ids joined by '-' or ','.
	 *
	 * @return Schema
	 */
	public static function dealers(): array {
		return self::schema( '^[A-Za-z0-9]{1,40}([-,][A-Za-z0-9]{1,40})*$(?!\n)', 400, 'all' );
	}

	/**
	 * An amount in euros, from 0 to 10,000,000.
	 *
	 * @return Schema
	 */
	public static function euros(): array {
		return self::schema( self::AMOUNT, 30, '5000', 0, 10_000_000 );
	}

	/**
	 * A rate in percent, from 0 to 100: 7.5 means 7.5 %.
	 *
	 * @return Schema
	 */
	public static function percent(): array {
		return self::schema( self::AMOUNT, 30, '5', 0, 100 );
	}

	/**
	 * A term in months, from 1 to 240.
	 *
	 * @return Schema
	 */
	public static function months(): array {
		return self::schema( '^\d{1,3}$(?!\n)', 3, '60', 1, 240 );
	}

	/**
	 * The credit type: 'S' for credit, 'N' for open drive.
	 *
	 * @return Schema
	 */
	public static function credit_type(): array {
		return self::schema( '^[SN]$(?!\n)', 1, 'S' );
	}

	/**
	 * @param string $example A value that is valid on any site.
	 * @return Schema
	 */
	private static function schema( string $pattern, int $length, string $example, ?int $minimum = null, ?int $maximum = null ): array {
		$limits = null === $minimum || null === $maximum ? array() : compact( 'minimum', 'maximum' );
		return $limits + array(
			'type'              => 'string',
			'required'          => true,
			'pattern'           => $pattern,
			'maxLength'         => $length,
			'example'           => $example,
			// WordPress does not apply `minimum` and `maximum` to strings.
			'validate_callback' => static function ( mixed $value, \WP_REST_Request $request, string $name ) use ( $minimum, $maximum ): bool|\WP_Error {
				$valid = rest_validate_request_arg( $value, $request, $name );
				if ( true !== $valid || null === $minimum || ( $value >= $minimum && $value <= $maximum ) ) {
					return $valid;
				}
				return new \WP_Error( 'rest_out_of_bounds', sprintf( '%1$s must be between %2$d and %3$d.', $name, $minimum, $maximum ) );
			},
			'sanitize_callback' => null,
		);
	}
}
