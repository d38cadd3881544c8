<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the plugin's settings. They are in one option, which is not autoloaded, because lists and texts may be
 * long. An autoloaded copy has the short ones, so reading those costs no query. Settings that are missing or have the wrong
 * type return their default.
 */
final class Settings {
	public const OPTION = 'cfg_configurator_settings';

	/** Copy of the short settings, and the keys of the others in LONG. It is missing while the settings change. */
	public const SHORT = 'cfg_configurator_settings_short';

	private const LONG = '_long';

	/** Limit of the copy in bytes of JSON. The shortest settings are copied until it is reached. */
	private const ROOM = 2500;

	/** Returns a text setting, sanitised when it was saved; of a linked page its present path. Escape it on output. */
	public static function text( string $key ): string {
		$value = self::value( $key ) ?? Setting_Registry::default_of( $key );
		$text  = is_scalar( $value ) ? (string) $value : '';
		return str_starts_with( $text, 'page:' ) ? Page_Link::resolve( $text ) : $text;
	}

	/** Returns an integer setting; 0 if not set. */
	public static function number( string $key ): int {
		$value = self::value( $key ) ?? Setting_Registry::default_of( $key );
		return is_numeric( $value ) ? (int) $value : 0;
	}

	public static function is_on( string $key ): bool {
		return '1' === self::text( $key );
	}

	/** @return list<array<string, string>> Rows of a list setting, such as questions and answers. */
	public static function rows( string $key ): array {
		$value = self::value( $key );
		$rows  = array();
		foreach ( is_array( $value ) ? $value : array() as $row ) {
			$row = is_array( $row ) ? array_filter( $row, 'is_string' ) : array();
			if ( array() !== $row ) {
				$rows[] = self::named( $row );
			}
		}
		return $rows;
	}

	/** The saved value of a setting; null if none is saved. */
	public static function value( string $key ): mixed {
		// Code that filters the option means these settings too.
		$is_changed = has_filter( 'pre_option_' . self::OPTION ) || has_filter( 'option_' . self::OPTION );

		$short = $is_changed ? false : get_option( self::SHORT );
		$is_in = is_array( $short ) && ! in_array( $key, (array) ( $short[ self::LONG ] ?? array() ), true );
		return ( $is_in ? $short : self::all() )[ $key ] ?? null;
	}

	/** A setting in a value of the option, such as that before a change; its default if it is missing. */
	public static function in( mixed $option, string $key ): mixed {
		return ( is_array( $option ) ? $option[ $key ] ?? null : null ) ?? Setting_Registry::default_of( $key );
	}

	/** @return array<string, mixed> All saved settings. One query. */
	public static function all(): array {
		$saved = get_option( self::OPTION, array() );
		return is_array( $saved ) ? self::named( $saved ) : array();
	}

	/** @param array<string, mixed> $changes Sanitised values by key. The other settings stay. */
	public static function change( array $changes ): void {
		update_option( self::OPTION, array_replace( self::all(), $changes ), false );
	}

	/** Copies the short settings. Versions before 1.1.0 had none, and had all settings autoloaded. */
	public static function copy(): void {
		wp_set_option_autoload( self::OPTION, false );
		// Has the value that the option had before it was autoloaded, and another request may have changed it since.
		wp_cache_delete( self::OPTION, 'options' );
		$all   = self::all();
		$sizes = array_map( static fn ( mixed $value ): int => strlen( (string) wp_json_encode( $value ) ), $all );
		$room  = self::ROOM;
		$short = array();
		asort( $sizes );
		foreach ( $sizes as $key => $size ) {
			$room -= $size + strlen( $key );
			if ( $room > 0 ) {
				$short[ $key ] = $all[ $key ];
			}
		}
		$long = array_keys( array_diff_key( $all, $short ) );
		update_option( self::SHORT, $short + ( array() === $long ? array() : array( self::LONG => $long ) ), true );
	}

	/**
	 * Keeps only string keys.
	 *
	 * @template Value
	 * @param array<Value> $values
	 * @return array<string, Value>
	 */
	private static function named( array $values ): array {
		return array_filter( $values, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}
