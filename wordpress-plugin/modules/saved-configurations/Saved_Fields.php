<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

/** Reads and validates the body of saveCfgOptions (spec §7). Drops unknown fields. */
final class Saved_Fields {
	/** Largest number, positive or negative, whose cents a float represents exactly. */
	private const LARGEST = 90_000_000_000_000;

	/** Maximum length of a text field, in characters. */
	private const MAXIMUM_LENGTH = 2000;

	/**
	 * @param array<mixed> $body Decoded JSON object.
	 * @return array<string, int|float|string> All fields.
	 * @throws \InvalidArgumentException If a field is invalid. The message is for developers.
	 */
	public static function read( array $body ): array {
		$fields = array();
		$names  = self::names();
		foreach ( array( ...$names['texts'], ...$names['numbers'] ) as $name ) {
			$value = self::field( $body[ $name ] ?? null, $name );
			if ( '' !== $value && in_array( $name, $names['numbers'], true ) && null === self::number( $value ) ) {
				throw new \InvalidArgumentException( esc_html( "{$name} must be a decimal number, or ''." ) );
			}
			$fields[ $name ] = $value;
		}
		if ( 'CRED' !== ( $fields['creditType'] ?? '' ) ) {
			throw new \InvalidArgumentException( "creditType must be 'CRED'." );
		}
		return $fields;
	}

	/** @return array{texts: list<string>, numbers: list<string>, options: array<string, array<string, string>>} Names of all fields, and which of them each option has. */
	public static function names(): array {
		/** @var array{texts: list<string>, numbers: list<string>, options: array<string, array<string, string>>} $names */
		$names = wp_json_file_decode( __DIR__ . '/fields.json', array( 'associative' => true ) );
		return $names;
	}

	/** Null if it is '', no number, or too large for exact cents. */
	public static function number( int|float|string $value ): ?float {
		return is_numeric( $value ) && abs( (float) $value ) <= self::LARGEST ? (float) $value : null;
	}

	private static function field( mixed $value, string $name ): int|float|string {
		$is_text = is_string( $value ) && mb_strlen( $value ) <= self::MAXIMUM_LENGTH;
		if ( ! $is_text && ! is_int( $value ) && ! ( is_float( $value ) && is_finite( $value ) ) ) {
			$limit = self::MAXIMUM_LENGTH;
			throw new \InvalidArgumentException( esc_html( "{$name} must be a number or a text of at most {$limit} characters; none is ''." ) );
		}
		return $value;
	}
}
