<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A JSON file with `tab`, a settings tab with its sections and fields, whose members are named like the arguments of Setting_Tab,
 * Section and Field, and with further texts, such as the title of a module. A text is English, or a list of a format and the
 * texts in it. It is translated when it is shown, because pages that only read settings load no translations.
 * `languages/strings.php` names the texts for the tools that look for them.
 */
final class Tab_File {
	/** Arguments of Field that are texts. */
	private const TEXTS = array( 'label', 'help', 'unit' );

	/** @var array<string, mixed> */
	private array $data;

	/** @param string $file Path; the file may be missing. */
	public function __construct( string $file ) {
		$data       = is_file( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		$this->data = is_array( $data ) ? array_filter( $data, 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}

	/** One of the further texts in the language of the request, by its name, or by the names that lead to it; '' without. */
	public function text( string ...$path ): string {
		$text = $this->data;
		foreach ( $path as $name ) {
			$text = is_array( $text ) ? $text[ $name ] ?? '' : '';
		}
		return self::translated( $text );
	}

	public function has_tab(): bool {
		return isset( $this->data['tab'] );
	}

	/**
	 * The tab with the settings.
	 *
	 * @param array<string, array<string, mixed>> $more Arguments of fields that are code, by key of the field and name.
	 */
	public function tab( array $more = array() ): Setting_Tab {
		/** @var array{slug: string, title: mixed, position: int, has_preview?: bool, sections: list<array{id: string, title: mixed, intro?: mixed, fields?: list<array{key: string, type: string}>}>} $data */
		$data     = $this->data['tab'];
		$sections = array();
		foreach ( $data['sections'] as $section ) {
			$fields = array();
			foreach ( $section['fields'] ?? array() as $field ) {
				$fields[] = self::field( $field, $more[ $field['key'] ] ?? array() );
			}
			$intro      = isset( $section['intro'] ) ? self::later( $section['intro'] ) : null;
			$sections[] = new Section( $section['id'], self::later( $section['title'] ), $intro, ...$fields );
		}
		$tab              = new Setting_Tab( $data['slug'], self::later( $data['title'] ), $data['position'], ...$sections );
		$tab->has_preview = $data['has_preview'] ?? false;
		return $tab;
	}

	/**
	 * @param array<string, mixed> $data
	 * @param array<string, mixed> $more
	 */
	private static function field( array $data, array $more ): Field {
		$texts   = array_map( self::later( ... ), array_intersect_key( $data, array_flip( self::TEXTS ) ) );
		$choices = is_array( $data['choices'] ?? null )
			? array( 'choices' => static fn (): array => array_map( self::translated( ... ), $data['choices'] ) )
			: array();
		$type    = Field_Type::from( is_string( $data['type'] ) ? $data['type'] : '' );
		/** @var array{key: string, type: Field_Type, label: \Closure(): string} $arguments */
		$arguments = array_merge( $data, $texts, $choices, array( 'type' => $type ), $more );
		return new Field( ...$arguments );
	}

	/** @return \Closure(): string */
	private static function later( mixed $text ): \Closure {
		return static fn (): string => self::translated( $text );
	}

	/** @param mixed $text A text, or a list of a format and the texts in it. */
	public static function translated( mixed $text ): string {
		$parts = array_map(
			// phpcs:ignore WordPress.WP.I18n -- see languages/strings.php.
			static fn ( string $part ): string => translate( $part, 'cfg-configurator' ),
			// Without empty texts: the translation of one is the header of the catalogue.
			array_values( array_filter( (array) $text, static fn ( mixed $part ): bool => is_string( $part ) && '' !== $part ) )
		);
		return 1 === count( $parts ) ? $parts[0] : vsprintf( $parts[0] ?? '', array_slice( $parts, 1 ) );
	}
}
