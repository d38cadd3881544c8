<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Element\Page;

/**
 * The plugin's settings, in one option. To add one, add a Field to fields.php, or with the filter `cfg_configurator_settings_tabs`.
 *
 * @phpstan-type Section array{title: string, intro: string, fields: list<Field>}
 * @phpstan-type Tabs array<string, array{title: string, sections: array<string, Section>}>
 */
final class Settings {
	public const OPTION = 'cfg_configurator_settings';

	private const DEFAULTS = array(
		'retention_days'  => 730,
		'mail_to_visitor' => '1',
	);

	/** A saved page of this site: its address changes with its slug, its parents, the permalinks and the site's own address. */
	private const PAGE = '/^page:(\d+)$/';

	/** @var Tabs|null */
	private static ?array $tabs = null;

	/** Returns a text setting, sanitized when it was saved; of a linked page its present path. Escape it on output. */
	public static function text( string $key ): string {
		$value = self::value( $key ) ?? self::DEFAULTS[ $key ] ?? '';
		return is_scalar( $value ) ? self::resolve( (string) $value ) : '';
	}

	/** Returns an integer setting; 0 if not set. */
	public static function number( string $key ): int {
		$value = self::value( $key );
		return (int) ( is_numeric( $value ) ? $value : self::DEFAULTS[ $key ] ?? 0 );
	}

	public static function is_on( string $key ): bool {
		return '1' === self::text( $key );
	}

	/** @return list<array<string, string>> Rows of a list, such as questions and answers. */
	public static function rows( string $key ): array {
		$rows = array_filter( (array) self::value( $key ), 'is_array' );
		/** @var list<array<string, string>> Sanitized. */
		return array_values( array_filter( array_map( static fn ( array $row ): array => array_filter( $row, 'is_string' ), $rows ) ) );
	}

	/** The saved value of a setting; null if none is saved. */
	public static function value( string $key ): mixed {
		$saved = get_option( self::OPTION );
		return is_array( $saved ) ? $saved[ $key ] ?? null : null;
	}

	/** @return array<string, mixed> All saved settings. */
	public static function all(): array {
		$saved = get_option( self::OPTION, array() );
		return is_array( $saved ) ? array_filter( $saved, 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}

	/** @param array<string, mixed> $changes Values by key, which are sanitized like those of the settings page. The other settings stay. */
	public static function change( array $changes ): void {
		update_option( self::OPTION, self::submit( self::all(), self::fields(), $changes )[0] );
	}

	/**
	 * Values as they are saved, field by field: a rejected one keeps the old value, and missing ones stay.
	 *
	 * @param array<string, mixed> $old    Settings saved so far.
	 * @param array<string, Field> $fields That may change, by key.
	 * @param array<mixed>         $input  Untrusted values by key, unslashed.
	 * @return array{array<string, mixed>, array<string, string>} All settings, and why values were rejected, by key.
	 */
	public static function submit( array $old, array $fields, array $input ): array {
		$refusals = array();
		foreach ( array_intersect_key( $fields, $input ) as $key => $field ) {
			$value = Sanitizer::sanitize( $field, $input[ $key ] );
			if ( is_wp_error( $value ) ) {
				$refusals[ $key ] = $value->get_error_message();
			} else {
				$old[ $key ] = $value;
			}
		}
		return array( $old, $refusals );
	}

	/** What follows a change of the option, by whoever changed it. Of a new option, `$before` is its name. */
	public static function on_change( mixed $before, mixed $after ): void {
		$in = static fn ( mixed $option, string $key ): mixed => is_array( $option ) ? $option[ $key ] ?? '' : '';
		Attributes::forget();
		Language::forget();
		if ( $in( $before, 'page_id' ) !== $in( $after, 'page_id' ) ) {
			Page::mark_chosen_pages();
		}
		if ( $in( $before, 'content_site' ) !== $in( $after, 'content_site' ) ) {
			\Cfg_Configurator\First_View\Catalogue::forget();
		}
	}

	/** Path of a saved page from the root of the host, in the language of the request; '' if it is gone or not published. Other texts are returned unchanged. */
	public static function resolve( string $saved ): string {
		if ( 1 !== preg_match( self::PAGE, $saved, $found ) ) {
			return $saved;
		}
		$page = get_post( Page::translation( (int) $found[1] ) );
		return $page instanceof \WP_Post && 'publish' === $page->post_status ? wp_make_link_relative( (string) get_permalink( $page ) ) : '';
	}

	/** What is saved for an address: its page's id, or the address if it has no page on this site. */
	public static function page_of( string $address ): string {
		$root     = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		$url      = str_starts_with( $address, '/' ) ? $root . $address : $address;
		$is_whole = ! str_contains( $url, '#' ) && 1 === preg_match( '#^[^?]*(?:\?page_id=\d+)?$#', $url );
		$id       = $is_whole && str_starts_with( trailingslashit( $url ), home_url( '/' ) ) ? url_to_postid( $url ) : 0;
		return $id > 0 && 'page' === get_post_type( $id ) ? "page:$id" : $address;
	}

	/** @return Section Of a tab. */
	public static function section( string $title, string $intro, Field ...$fields ): array {
		return compact( 'title', 'intro' ) + array( 'fields' => array_values( $fields ) );
	}

	/** @return Tabs By slug, in display order. */
	public static function tabs(): array {
		if ( null === self::$tabs ) {
			$own  = require __DIR__ . '/fields.php';
			$tabs = apply_filters( 'cfg_configurator_settings_tabs', $own );
			/** @var Tabs $tabs */
			$tabs       = is_array( $tabs ) ? $tabs : $own;
			self::$tabs = $tabs;
		}
		return self::$tabs;
	}

	/** @return array<string, Field> By key. */
	public static function fields(): array {
		return array_merge( array(), ...array_map( self::fields_of( ... ), array_keys( self::tabs() ) ) );
	}

	/** @return array<string, Field> Of a tab, by key. */
	public static function fields_of( string $tab ): array {
		$fields = array_merge( array(), ...array_column( self::tabs()[ $tab ]['sections'] ?? array(), 'fields' ) );
		return array_column( array_filter( $fields, static fn ( mixed $field ): bool => $field instanceof Field ), null, 'key' );
	}

	/** Has the tabs collected again, for another language or other add-ons. */
	public static function forget_tabs(): void {
		self::$tabs = null;
	}
}
