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
 */
final class Argument {
	/** An opaque id. Dots and slashes are not allowed, so an id cannot change the path. */
	private const ID = '^[A-Za-z0-9_-]{1,40}$(?!\n)';

	/** 'all', or object ids joined by '-' or ','. */
	private const DEALERS = '^[A-Za-z0-9]{1,40}([-,][A-Za-z0-9]{1,40})*$(?!\n)';

	/** A non-negative decimal number in JavaScript's notation. */
	private const AMOUNT = '^\d{1,9}(\.\d{1,20})?$(?!\n)';

	private const WHOLE = '^\d{1,3}$(?!\n)';

	private const CREDIT_TYPE = '^[SN]$(?!\n)';

	/**
	 * @return array<string, mixed>
	 */
	public static function id(): array {
		return self::schema( self::ID, 40 );
	}

	/**
	 * @return array<string, mixed>
	 */
	public static function dealers(): array {
		return self::schema( self::DEALERS, 400 );
	}

	/**
	 * An amount in euros, from 0 to 10,000,000.
	 *
	 * @return array<string, mixed>
	 */
	public static function euros(): array {
		return self::schema( self::AMOUNT, 30, 0, 10_000_000 );
	}

	/**
	 * A rate in percent, from 0 to 100: 7.5 means 7.5 %.
	 *
	 * @return array<string, mixed>
	 */
	public static function percent(): array {
		return self::schema( self::AMOUNT, 30, 0, 100 );
	}

	/**
	 * A term in months, from 1 to 240.
	 *
	 * @return array<string, mixed>
	 */
	public static function months(): array {
		return self::schema( self::WHOLE, 3, 1, 240 );
	}

	/**
	 * The credit type: 'S' for credit, 'N' for open drive.
	 *
	 * @return array<string, mixed>
	 */
	public static function credit_type(): array {
		return self::schema( self::CREDIT_TYPE, 1 );
	}

	/**
	 * Validates an argument against its schema. Checks the numeric limits itself, because WordPress does not
	 * apply `minimum` and `maximum` to strings.
	 *
	 * @param mixed                                  $value   Raw value from the path.
	 * @param \WP_REST_Request<array<string, mixed>> $request Current request.
	 * @param string                                 $name    Name of the argument.
	 * @return true|\WP_Error
	 */
	public static function check( mixed $value, \WP_REST_Request $request, string $name ): bool|\WP_Error {
		$valid = rest_validate_request_arg( $value, $request, $name );
		if ( true !== $valid ) {
			return $valid;
		}
		$schemas = $request->get_attributes()['args'] ?? null;
		$schema  = is_array( $schemas ) ? $schemas[ $name ] ?? null : null;
		$minimum = is_array( $schema ) ? $schema['minimum'] ?? null : null;
		$maximum = is_array( $schema ) ? $schema['maximum'] ?? null : null;
		if ( is_int( $minimum ) && is_int( $maximum ) && ( $value < $minimum || $value > $maximum ) ) {
			return new \WP_Error( 'rest_out_of_bounds', sprintf( '%1$s must be between %2$d and %3$d.', $name, $minimum, $maximum ) );
		}
		return true;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function schema( string $pattern, int $length, int $minimum = 0, ?int $maximum = null ): array {
		$schema = array(
			'type'              => 'string',
			'required'          => true,
			'pattern'           => $pattern,
			'maxLength'         => $length,
			'validate_callback' => array( self::class, 'check' ),
			'sanitize_callback' => null,
		);
		return null === $maximum ? $schema : $schema + compact( 'minimum', 'maximum' );
	}
}
