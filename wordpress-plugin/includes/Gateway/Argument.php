<?php
/**
 * What may stand in the path of a call.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * REST schemas of path arguments. All are checked as the text they are (character set, length), amounts
 * and terms also by range; none is changed, so that the content site reads what the widget wrote.
 */
final class Argument {
	/** An opaque id. Without dots and slashes, so that no id leads to another path. */
	private const ID = '^[A-Za-z0-9_-]{1,40}$(?!\n)';

	/** 'all', or object ids joined by '-' or ','. */
	private const DEALERS = '^[A-Za-z0-9]{1,40}([-,][A-Za-z0-9]{1,40})*$(?!\n)';

	/** A decimal number from 0 on, as JavaScript prints it. */
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
	 * Money in euros, at most ten million.
	 *
	 * @return array<string, mixed>
	 */
	public static function euros(): array {
		return self::schema( self::AMOUNT, 30, 0, 10_000_000 );
	}

	/**
	 * A rate: 7.5 is 7.5 %.
	 *
	 * @return array<string, mixed>
	 */
	public static function percent(): array {
		return self::schema( self::AMOUNT, 30, 0, 100 );
	}

	/**
	 * A term in months, up to twenty years.
	 *
	 * @return array<string, mixed>
	 */
	public static function months(): array {
		return self::schema( self::WHOLE, 3, 1, 240 );
	}

	/**
	 * S is credit, N is open drive.
	 *
	 * @return array<string, mixed>
	 */
	public static function credit_type(): array {
		return self::schema( self::CREDIT_TYPE, 1 );
	}

	/**
	 * Validates an argument against its schema.
	 *
	 * @param mixed                                  $value   As it came.
	 * @param \WP_REST_Request<array<string, mixed>> $request What it came with.
	 * @param string                                 $name    Of the argument.
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
