<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations;

defined( 'ABSPATH' ) || exit;

/** Reads and validates the body of saveCfgOptions (spec §7). Drops unknown fields. */
final class Saved_Fields {
	private const TEXTS = array(
		'id',
		'cfg',
		'sessionID',
		'configurationID',
		'configurationPDF',
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'modelName',
		'idModel',
		'idEngine',
		'engineName',
		'idVersion',
		'versionName',
		'idExterior',
		'exteriorColorName',
		'externalFactoryCode',
		'idInterior',
		'interiorName',
		'internalFactoryCode',
		'idVC',
		'idGeneration',
		'localSuffix',
		'localCode',
		'creditType',
	);

	public const NUMBERS = array(
		'totalPrice',
		'basePrice',
		'exteriorColorPrice',
		'interiorPrice',
		'initialValue',
		'capitalToFinance',
		'mtic',
		'rent',
		'fee',
		'residualValue',
		'legalizationGain',
		'transportGain',
		'taeg',
		'rate',
		'nrPayments',
		'powerCV',
	);

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
		foreach ( array( ...self::TEXTS, ...self::NUMBERS ) as $name ) {
			$fields[ $name ] = self::field( $body[ $name ] ?? null, $name );
		}
		foreach ( self::NUMBERS as $name ) {
			$value = $fields[ $name ] ?? '';
			if ( '' !== $value && null === self::number( $value ) ) {
				throw new \InvalidArgumentException( esc_html( "{$name} must be a decimal number, or ''." ) );
			}
		}
		if ( 'CRED' !== ( $fields['creditType'] ?? '' ) ) {
			throw new \InvalidArgumentException( "creditType must be 'CRED'." );
		}
		return $fields;
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
