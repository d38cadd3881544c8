<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * An argument in the path of a call. All are validated as strings (character set, length); amounts and terms also
 * have a minimum and a maximum. Values are not sanitised, so the content site receives exactly what the widget sent.
 */
enum Argument {
	/** An opaque id. Dots and slashes are not allowed, so an id cannot change the path. */
	case ID;
	/** 'all', or object ids joined by '-' or ','. */
	case DEALERS;
	/** A non-negative amount in euros. */
	case EUROS;
	/** A rate in percent: 7.5 means 7.5 %. */
	case PERCENT;
	/** A term in months. */
	case MONTHS;
	/** 'S' for credit, 'N' for open drive. */
	case CREDIT_TYPE;

	/** A non-negative decimal number in JavaScript's notation. */
	private const AMOUNT = '^\d{1,9}(\.\d{1,20})?$(?!\n)';

	/** Returns a value that is valid on any site. */
	public function example(): string {
		return match ( $this ) {
			self::ID          => '1',
			self::DEALERS     => 'all',
			self::EUROS       => '5000',
			self::PERCENT     => '5',
			self::MONTHS      => '60',
			self::CREDIT_TYPE => 'S',
		};
	}

	/** Regular expression of an id, without delimiters. */
	public const ID_PATTERN = '^[A-Za-z0-9_-]{1,40}$(?!\n)';

	/** @return array<string, mixed> REST schema. */
	public function schema(): array {
		list( $pattern, $length, $limits ) = match ( $this ) {
			self::ID          => array( self::ID_PATTERN, 40, null ),
			self::DEALERS     => array( '^[A-Za-z0-9]{1,40}([-,][A-Za-z0-9]{1,40})*$(?!\n)', 400, null ),
			self::EUROS       => array( self::AMOUNT, 30, array( 0, 10_000_000 ) ),
			self::PERCENT     => array( self::AMOUNT, 30, array( 0, 100 ) ),
			self::MONTHS      => array( '^\d{1,3}$(?!\n)', 3, array( 1, 240 ) ),
			self::CREDIT_TYPE => array( '^[SN]$(?!\n)', 1, null ),
		};

		// WordPress does not apply `minimum` and `maximum` to strings.
		$validate = static function ( mixed $value, \WP_REST_Request $request, string $name ) use ( $limits ): bool|\WP_Error {
			$valid = rest_validate_request_arg( $value, $request, $name );
			if ( true !== $valid || null === $limits || ( $value >= $limits[0] && $value <= $limits[1] ) ) {
				return $valid;
			}
			return new \WP_Error( 'rest_out_of_bounds', sprintf( '%1$s must be between %2$d and %3$d.', $name, ...$limits ) );
		};
		return array(
			'type'              => 'string',
			'required'          => true,
			'pattern'           => $pattern,
			'maxLength'         => $length,
			'validate_callback' => $validate,
			'sanitize_callback' => null,
		) + ( null === $limits ? array() : array_combine( array( 'minimum', 'maximum' ), $limits ) );
	}
}
