<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** The schemas of docs/openapi.yaml, of which `contract.json` is generated. */
final class Contract {
	/** @var array<string, array<mixed>> Schemas that refer to no other one, by call. */
	private static array $schemas = array();

	/** Whether the decoded response of a call is as documented. */
	public static function accepts( string $call, mixed $data ): bool {
		self::$schemas[ $call ] ??= self::resolved( array( '$ref' => $call ), 'calls' );
		return true === rest_validate_value_from_schema( $data, self::$schemas[ $call ], $call );
	}

	/** @return array{calls?: array<mixed>, schemas?: array<mixed>} By name. */
	public static function read(): array {
		static $contract = null;
		$contract      ??= wp_json_file_decode( __DIR__ . '/contract.json', array( 'associative' => true ) );
		/** @var array{calls?: array<mixed>, schemas?: array<mixed>} $contract */
		$contract = is_array( $contract ) ? $contract : array();
		return $contract;
	}

	/**
	 * Returns a schema that refers to no other one, and says a type everywhere, as WordPress requires.
	 *
	 * @param array<mixed> $schema
	 * @return array<mixed>
	 */
	private static function resolved( array $schema, string $kind = 'schemas' ): array {
		if ( is_string( $schema['$ref'] ?? null ) ) {
			$schema = (array) ( self::read()[ $kind ][ basename( $schema['$ref'] ) ] ?? array() );
			return self::resolved( $schema );
		}
		foreach ( array( 'items', 'additionalProperties' ) as $key ) {
			if ( is_array( $schema[ $key ] ?? null ) ) {
				$schema[ $key ] = self::resolved( $schema[ $key ] );
			}
		}
		foreach ( array( 'properties', 'anyOf' ) as $key ) {
			if ( is_array( $schema[ $key ] ?? null ) ) {
				$schema[ $key ] = array_map( static fn ( mixed $each ): array => self::resolved( (array) $each ), $schema[ $key ] );
			}
		}
		return $schema + array( 'type' => 'object' );
	}
}
