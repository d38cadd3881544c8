<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/** One tab of the settings page. */
final class Setting_Tab {
	/** @var list<Section> In display order. */
	public readonly array $sections;

	/**
	 * @param string $slug     Lowercase letters and dashes, for the URL.
	 * @param mixed  $title    Text (Texts).
	 * @param int    $position Place among the tabs, in ascending order.
	 */
	public function __construct( public readonly string $slug, private readonly mixed $title, public readonly int $position, Section ...$sections ) {
		$this->sections = array_values( $sections );
	}

	/**
	 * The member `tab` of a JSON file, whose members are named like the arguments of this class, Section and Field.
	 *
	 * @param array<string, mixed>                $file Decoded.
	 * @param array<string, array<string, mixed>> $more Arguments of fields that are code, by key of the field and name.
	 */
	public static function read( array $file, array $more = array() ): self {
		/** @var array{slug: string, title: mixed, position: int, sections: list<array{id: string, title: mixed, intro?: mixed, fields?: list<array{key: string, type: string, label: string}>}>} $data */
		$data     = $file['tab'];
		$sections = array();
		foreach ( $data['sections'] as $section ) {
			$fields = array();
			foreach ( $section['fields'] ?? array() as $field ) {
				/** @var array{key: string, type: Field_Type, label: mixed} $arguments */
				$arguments = array( 'type' => Field_Type::from( $field['type'] ) ) + ( $more[ $field['key'] ] ?? array() ) + $field;
				$fields[]  = new Field( ...$arguments );
			}
			$sections[] = new Section( $section['id'], $section['title'], $section['intro'] ?? null, ...$fields );
		}
		return new self( $data['slug'], $data['title'], $data['position'], ...$sections );
	}

	/** This tab with the fields of another one: those of a section with the same id, and its other sections after its own. */
	public function with( self $other ): self {
		$sections = array_column( $this->sections, null, 'id' );
		foreach ( $other->sections as $section ) {
			$sections[ $section->id ] = isset( $sections[ $section->id ] ) ? $sections[ $section->id ]->with( $section ) : $section;
		}
		return new self( $this->slug, $this->title, $this->position, ...array_values( $sections ) );
	}

	public function title(): string {
		return Texts::translated( $this->title );
	}

	/** @return array<string, Field> By key. */
	public function fields(): array {
		return array_merge( ...array_column( $this->sections, 'fields' ) );
	}
}
