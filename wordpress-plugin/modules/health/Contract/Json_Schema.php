<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;

/** Compares responses with the schemas of docs/openapi.yaml, of which `contract.json` is generated, with the keywords that these use. */
final class Json_Schema {
	/** @var array<string, true> Names of the fields that are not as documented, such as 'specs.value'. */
	private array $wrong = array();

	/**
	 * @param array<mixed> $data Decoded response.
	 * @return list<string> Names of the fields that are not as documented, each once.
	 */
	public static function differences( Endpoint $call, array $data ): array {
		$schema = new self();
		$schema->compare( $data, $call->schema(), array() );
		return array_keys( $schema->wrong );
	}

	/** @param list<string> $path Names of the fields that lead to the value. */
	private function compare( mixed $value, mixed $schema, array $path ): void {
		$schema = is_array( $schema ) ? $schema : array();
		$types  = array_filter( (array) ( $schema['type'] ?? array() ), 'is_string' );
		if ( ( array() !== $types && array() === array_intersect( self::types( $value ), $types ) ) || ! self::is_within( $value, $schema ) ) {
			$this->note( $path );
		} elseif ( is_array( $value ) && isset( $schema['items'] ) && array_is_list( $value ) ) {
			foreach ( $value as $item ) {
				$this->compare( $item, $schema['items'], $path );
			}
		} elseif ( is_array( $value ) ) {
			$this->compare_fields( $value, $schema, $path );
		}
	}

	/**
	 * @param array<mixed> $value
	 * @param array<mixed> $schema
	 * @param list<string> $path
	 */
	private function compare_fields( array $value, array $schema, array $path ): void {
		foreach ( self::missing( $value, $schema ) as $name ) {
			$this->note( array( ...$path, $name ) );
		}
		$alternatives = array_filter( (array) ( $schema['anyOf'] ?? array() ), 'is_array' );
		$fitting      = array_filter( $alternatives, static fn ( array $each ): bool => array() === self::missing( $value, $each ) );
		if ( array() !== $alternatives && array() === $fitting ) {
			$this->note( $path );
		}
		$properties = (array) ( $schema['properties'] ?? array() );
		foreach ( $value as $name => $member ) {
			$known = $properties[ $name ] ?? $schema['additionalProperties'] ?? null;
			if ( null !== $known ) {
				$this->compare( $member, $known, array( ...$path, (string) $name ) );
			}
		}
	}

	/**
	 * @param array<mixed> $value
	 * @param array<mixed> $schema
	 * @return list<string>
	 */
	private static function missing( array $value, array $schema ): array {
		$required = array_filter( (array) ( $schema['required'] ?? array() ), 'is_string' );
		return array_values( array_filter( $required, static fn ( string $name ): bool => ! array_key_exists( $name, $value ) ) );
	}

	/** @return non-empty-list<string> Types of a schema that the value has. */
	private static function types( mixed $value ): array {
		return match ( true ) {
			is_string( $value ) => array( 'string' ),
			is_bool( $value )   => array( 'boolean' ),
			is_int( $value )    => array( 'integer', 'number' ),
			is_float( $value )  => floor( $value ) === $value ? array( 'integer', 'number' ) : array( 'number' ),
			null === $value     => array( 'null' ),
			array() === $value  => array( 'array', 'object' ),
			default             => array( is_array( $value ) && array_is_list( $value ) ? 'array' : 'object' ),
		};
	}

	/** @param array<mixed> $schema With length, range, pattern and values. */
	private static function is_within( mixed $value, array $schema ): bool {
		$limits = array_intersect_key( $schema, array_flip( array( 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems' ) ) );
		$is_in  = true === rest_validate_value_from_schema( $value, array( 'type' => self::types( $value )[0] ) + $limits );
		return $is_in && ( ! is_array( $schema['enum'] ?? null ) || in_array( $value, $schema['enum'], true ) );
	}

	/** @param list<string> $path */
	private function note( array $path ): void {
		$this->wrong[ array() === $path ? 'id' : implode( '.', $path ) ] = true;
	}
}
