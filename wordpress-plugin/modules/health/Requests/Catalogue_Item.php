<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Requests;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Wire_Number;

/** A model, engine or version of a content call. Ids are compared as strings, and numbers may be strings (docs/content-api.md). */
final class Catalogue_Item {
	public readonly string $id;
	public readonly string $name;

	/** @param array<mixed> $entry The id stands in for a missing name. */
	private function __construct( private array $entry, string $name_field ) {
		$this->id   = $this->text( 'id' );
		$this->name = '' === $this->text( $name_field ) ? $this->id : $this->text( $name_field );
	}

	/** @return list<self> The entries of a response that have an id. */
	public static function list_of( Call_Result $answer, string $name_field ): array {
		$cars = array_map( static fn ( array $entry ): self => new self( $entry, $name_field ), $answer->entries() );
		return array_values( array_filter( $cars, static fn ( self $car ): bool => '' !== $car->id ) );
	}

	/** Name of a version with its model and engine. */
	public function full_name( self $model ): string {
		return rtrim( "$model->name $this->name {$this->text( 'engine' )}" );
	}

	/** Returns a field as received; null if it is missing. */
	public function value( string $field ): mixed {
		return $this->entry[ $field ] ?? null;
	}

	/** Returns a field as a string; '' if it is missing. */
	public function text( string $field ): string {
		$value = $this->entry[ $field ] ?? '';
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? trim( (string) $value ) : '';
	}

	/** Returns a field as a number; null if it is missing or unreadable. */
	public function number( string $field ): ?float {
		return Wire_Number::read( $this->value( $field ) );
	}
}
