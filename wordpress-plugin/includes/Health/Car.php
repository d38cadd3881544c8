<?php
/**
 * Entry of a content list.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * A model, engine or version from a content call. Ids are compared as strings, and numbers may be strings
 * (docs/content-api.md).
 */
final class Car {
	/**
	 * @param array<mixed> $entry Fields of the entry.
	 */
	private function __construct( public readonly string $id, public readonly string $name, private array $entry ) {
	}

	/**
	 * Returns the entries of a response that have an id.
	 *
	 * @param string $name_field Field with the name.
	 * @return list<self>
	 */
	public static function list_of( Content_Answer $answer, string $name_field ): array {
		$cars = array();
		foreach ( $answer->entries() as $entry ) {
			$car = new self( '', '', $entry );
			$id  = $car->text( 'id' );
			if ( '' !== $id ) {
				$cars[] = new self( $id, '' === $car->text( $name_field ) ? $id : $car->text( $name_field ), $entry );
			}
		}
		return $cars;
	}

	/**
	 * Returns a field as a string; '' if it is missing.
	 */
	public function text( string $field ): string {
		$value = $this->entry[ $field ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * Returns a field as a number; null if it is missing.
	 */
	public function number( string $field ): ?float {
		return is_numeric( $this->text( $field ) ) ? (float) $this->text( $field ) : null;
	}
}
