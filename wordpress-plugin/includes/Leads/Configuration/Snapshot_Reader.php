<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the JSON of a snapshot by snapshot.schema.json, which test/wordpress/snapshot-schema.test.ts generates. Unlike
 * rest_validate_value_from_schema(), it accepts no value of another type (docs/decisions/0196), and it drops unknown members.
 *
 * @phpstan-type Schema array{type: string|list<string>, default?: mixed, enum?: list<mixed>, format?: string, minimum?: int, maximum?: int,
 *   maxLength?: int, minItems?: int, maxItems?: int, items?: array<string, mixed>, properties?: array<string, array<string, mixed>>, required?: list<string>}
 */
final class Snapshot_Reader {
	/** Maximum size of a snapshot, in bytes. */
	public const MAXIMUM_BYTES = 16_384;

	/** @param string $json Posted or stored; null if it is empty or invalid. */
	public static function read( string $json ): ?Configuration_Snapshot {
		$data = strlen( $json ) > self::MAXIMUM_BYTES ? null : json_decode( $json, true, 8 );
		if ( ! is_array( $data ) ) {
			return null;
		}
		// Wrong ones count as missing. Without a language, the buyer reads the site's; without a code, the link opens the configuration.
		$text             = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$data['code']     = Build_Code::parse( $text( $data['code'] ?? '' ) );
		$data['language'] = $text( $data['language'] ?? '' );
		$data['language'] = preg_match( '/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/iD', $data['language'] ) ? $data['language'] : '';
		try {
			$checked = self::members( $data, self::schema() );
			return self::has_spans_in_order( $checked ) ? new Configuration_Snapshot( $checked ) : null;
		} catch ( \UnexpectedValueException ) {
			return null;
		}
	}

	/** @return Schema */
	private static function schema(): array {
		static $schema = null;
		/** @var Schema */
		return $schema ??= wp_json_file_decode( __DIR__ . '/snapshot.schema.json', array( 'associative' => true ) );
	}

	/**
	 * A value as it is stored.
	 *
	 * @param Schema $schema
	 * @throws \UnexpectedValueException If the value does not fit the schema.
	 */
	private static function checked( mixed $value, array $schema ): mixed {
		$value ??= $schema['default'] ?? null;
		$types   = (array) $schema['type'];
		if ( null === $value && in_array( 'null', $types, true ) ) {
			return null;
		}
		if ( ! self::has_type( $value, $types[0] ) || ! self::is_within( $value, $schema ) ) {
			throw new \UnexpectedValueException();
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return 'integer' === $types[0] ? (int) $value : (float) $value;
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		/** @var Schema $items */
		$items = $schema['items'] ?? array();
		return array() === $items
			? self::members( $value, $schema )
			: array_map( static fn ( mixed $entry ): mixed => self::checked( $entry, $items ), $value );
	}

	/**
	 * The known members of an object. Those that are not required are left out where they are empty.
	 *
	 * @param array<mixed> $value
	 * @param Schema       $schema
	 * @return array<string, mixed>
	 */
	private static function members( array $value, array $schema ): array {
		$members = array();
		/** @var Schema $rule */
		foreach ( $schema['properties'] ?? array() as $name => $rule ) {
			$member = self::checked( $value[ $name ] ?? null, $rule );
			if ( in_array( $name, $schema['required'] ?? array(), true ) || ! in_array( $member, array( null, '', array() ), true ) ) {
				$members[ $name ] = $member;
			}
		}
		return $members;
	}

	private static function has_type( mixed $value, string $type ): bool {
		return match ( $type ) {
			'array'   => is_array( $value ) && array_is_list( $value ),
			'object'  => is_array( $value ) && ( array() === $value || ! array_is_list( $value ) ),
			'integer' => is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			default   => gettype( $value ) === $type,
		};
	}

	/** @param Schema $schema */
	private static function is_within( mixed $value, array $schema ): bool {
		$size = match ( true ) {
			is_string( $value ) => mb_strlen( $value ),
			is_array( $value )  => count( $value ),
			default             => $value,
		};
		return $size >= ( $schema['minimum'] ?? $schema['minItems'] ?? $size )
			&& $size <= ( $schema['maximum'] ?? $schema['maxLength'] ?? $schema['maxItems'] ?? $size )
			&& in_array( $value, $schema['enum'] ?? array( $value ), true )
			&& ( ! isset( $schema['format'] ) || self::is_day( $value ) );
	}

	private static function is_day( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $day )
			&& checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
	}

	/**
	 * Whether official values and lead times do not end before they begin.
	 *
	 * @param array<string, mixed> $data Checked.
	 */
	private static function has_spans_in_order( array $data ): bool {
		/** @var array{wltp?: array<array{float, float}|null>, leadTime?: array{fromWeeks: int, toWeeks: int, faster?: array{fromWeeks: int, toWeeks: int}}} $data */
		$spans = array_filter( $data['wltp'] ?? array() );
		foreach ( array_filter( array( $data['leadTime'] ?? null, $data['leadTime']['faster'] ?? null ) ) as $weeks ) {
			$spans[] = array( $weeks['fromWeeks'], $weeks['toWeeks'] );
		}
		return array() === array_filter( $spans, static fn ( array $span ): bool => $span[0] > $span[1] );
	}
}
