<?php
/**
 * An entry of the catalogue.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * A model, an engine or a version as a content call lists it. Ids are compared as text, numbers may come as
 * text (docs/content-api.md).
 */
final class Car {
	/**
	 * @param array<mixed> $entry Its fields.
	 */
	private function __construct( public readonly string $id, public readonly string $name, private array $entry ) {
	}

	/**
	 * The entries of an answer that have an id.
	 *
	 * @param string $name_field Field that holds the name.
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
	 * A field as text; '' for none.
	 */
	public function text( string $field ): string {
		$value = $this->entry[ $field ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
	}

	/**
	 * A field as number; null for none.
	 */
	public function number( string $field ): ?float {
		return is_numeric( $this->text( $field ) ) ? (float) $this->text( $field ) : null;
	}
}
