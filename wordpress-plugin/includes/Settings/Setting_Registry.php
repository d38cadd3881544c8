<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The settings screen, validation, the element's attributes, overrides by shortcode and block, export and import all
 * read their settings here. To add a setting, add a Field to a tab.
 */
final class Setting_Registry {
	/** Set by code: path of the page `page_id` below the site's URL, without outer slashes. Stored so that the rewrite rule needs no query. */
	private const PAGE_PATH = array( 'page_path' => 'configurador' );

	/** @var list<Setting_Tab>|null */
	private static ?array $of_core = null;

	/** @var array<string, Setting_Tab>|null */
	private static ?array $tabs = null;

	/** @var array<string, Field>|null */
	private static ?array $fields = null;

	/** @return array<string, Setting_Tab> By slug, in display order. */
	public static function tabs(): array {
		if ( null === self::$tabs ) {
			/**
			 * Filters the tabs with settings. One with the slug of another tab adds its sections to that tab. Called when
			 * settings are needed, and again when modules have been added.
			 *
			 * @since 1.1.0
			 *
			 * @param list<Setting_Tab> $tabs Tabs of the core.
			 */
			$tabs = apply_filters( 'cfg_configurator_setting_tabs', self::of_core() );
			$tabs = array_filter( is_array( $tabs ) ? $tabs : self::of_core(), static fn ( mixed $tab ): bool => $tab instanceof Setting_Tab );
			usort( $tabs, static fn ( Setting_Tab $one, Setting_Tab $other ): int => $one->position <=> $other->position );
			self::$tabs = array();
			foreach ( $tabs as $tab ) {
				self::$tabs[ $tab->slug ] = isset( self::$tabs[ $tab->slug ] ) ? self::$tabs[ $tab->slug ]->with( $tab ) : $tab;
			}
			self::$fields = null;
		}
		return self::$tabs;
	}

	/** Has the tabs collected again, because modules have been added. */
	public static function forget(): void {
		self::$tabs   = null;
		self::$fields = null;
	}

	/** @return list<Setting_Tab> Tabs of the core, so that a default is known without those of modules. */
	private static function of_core(): array {
		self::$of_core ??= array_map(
			static fn ( string $name ): Setting_Tab => Setting_Tab::read( Texts::read( __DIR__ . "/tabs/$name.json" ) ),
			array( 'general', 'forms', 'mail', 'privacy' )
		);
		return self::$of_core;
	}

	/** @return array<string, Field> Fields of all tabs by key. */
	public static function fields(): array {
		self::$fields ??= array_merge( ...array_values( array_map( static fn ( Setting_Tab $tab ): array => $tab->fields(), self::tabs() ) ) );
		return self::$fields;
	}

	/** Default of a setting. If the content site also provides the value, '' means that one. */
	public static function default_of( string $key ): mixed {
		if ( isset( self::PAGE_PATH[ $key ] ) ) {
			return self::PAGE_PATH[ $key ];
		}
		$of_core = array_merge( ...array_map( static fn ( Setting_Tab $tab ): array => $tab->fields(), self::of_core() ) );
		return ( $of_core[ $key ] ?? self::fields()[ $key ] ?? null )->default ?? '';
	}

	/** @return array<string, mixed> Defaults by key. */
	public static function defaults(): array {
		return self::PAGE_PATH + array_map( static fn ( Field $field ): mixed => $field->default, self::fields() );
	}

	/** @return array<string, array<string, Field>> By attribute of the element, then by member of its JSON object ('petrol.price'); '' if it is none. */
	public static function by_attribute(): array {
		$found = array();
		foreach ( self::fields() as $field ) {
			$parts = explode( '.', $field->attribute, 2 );

			$found[ $parts[0] ][ $parts[1] ?? '' ] = $field;
		}
		unset( $found[''] );
		return $found;
	}

	/** @return array<string, Field> Fields by custom property of the element, without its prefix. */
	public static function by_property(): array {
		$fields = array_filter( self::fields(), static fn ( Field $field ): bool => '' !== $field->property );
		return array_column( $fields, null, 'property' );
	}

	/** Slug of the tab that contains a setting; '' if none. */
	public static function tab_of( string $key ): string {
		return (string) key( array_filter( self::tabs(), static fn ( Setting_Tab $tab ): bool => isset( $tab->fields()[ $key ] ) ) );
	}

	/** @return array<string, string> Keys of the settings that others must not exceed, by key of the other. */
	public static function maximums(): array {
		return array_filter( array_column( self::fields(), 'at_most', 'key' ) );
	}

	/**
	 * Returns the pairs of settings whose first value exceeds the second. Pairs with an empty value are valid.
	 *
	 * @param array<string, mixed> $values Settings, or the effective limits.
	 * @return list<array{string, string}>
	 */
	public static function contradictions( array $values ): array {
		$wrong = array();
		foreach ( self::maximums() as $least => $most ) {
			$pair = array( $values[ $least ] ?? '', $values[ $most ] ?? '' );
			if ( array_filter( $pair, 'is_numeric' ) === $pair && (float) $pair[0] > (float) $pair[1] ) {
				$wrong[] = array( $least, $most );
			}
		}
		return $wrong;
	}
}
