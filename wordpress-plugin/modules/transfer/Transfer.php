<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Page_Link;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Writes the settings as JSON, and imports them as validated as on the settings page. The page is exported by path: ids differ between sites. */
final class Transfer {
	/** Format identifier, and the newest supported version. */
	public const FORMAT  = 'cfg-configurator-settings';
	public const VERSION = 1;

	/** Exports all settings as JSON, saved or default, except those that are not transferred. */
	public static function export(): string {
		$defaults = array_diff_key( Setting_Registry::defaults(), self::not_transferred(), array( 'page_id' => 0 ) );
		$values   = array_intersect_key( Settings::all(), $defaults ) + $defaults;
		$page     = get_post( Settings::number( 'page_id' ) > 0 ? Settings::number( 'page_id' ) : -1 );
		if ( $page instanceof \WP_Post && '' !== Page_Address::setting_of( $page ) ) {
			// Not the permalink's path, which belongs to this site's plugins.
			$values['page_path'] = get_page_uri( $page );
		}
		// Neither are ids of linked pages.
		$values = array_map( static fn ( mixed $value ): mixed => is_string( $value ) ? Page_Link::resolve( $value ) : $value, $values );
		ksort( $values );
		return wp_json_encode(
			array(
				'format'   => self::FORMAT,
				'version'  => self::VERSION,
				'site'     => home_url( '/' ),
				'exported' => gmdate( 'c' ),
				'settings' => $values,
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		) . "\n";
	}

	/** File name with site and date: 'configurador-loja.example-2026-11-21.json'. */
	public static function file_name(): string {
		return sanitize_file_name( sprintf( 'configurador-%s-%s.json', (string) wp_parse_url( home_url(), PHP_URL_HOST ), wp_date( 'Y-m-d' ) ) );
	}

	/** Returns the settings as they would be after the import of a file's text, or why the whole file is rejected. Saves nothing. */
	public static function import( string $json ): Result|\WP_Error {
		// Some text editors add a byte order mark.
		$file = json_decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ), true, 8 );
		if ( ! is_array( $file ) ) {
			return new \WP_Error( 'refused', __( 'This is not a settings file: it is not valid JSON.', 'cfg-configurator' ) );
		}
		if ( self::FORMAT !== ( $file['format'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return new \WP_Error( 'refused', __( 'This file does not contain configurator settings.', 'cfg-configurator' ) );
		}
		if ( ! is_int( $file['version'] ?? null ) || $file['version'] < 1 || $file['version'] > self::VERSION ) {
			return new \WP_Error( 'refused', __( 'This file was created by a newer version of the plugin. Update the plugin first.', 'cfg-configurator' ) );
		}
		$typed     = array_filter( $file['settings'], 'is_string', ARRAY_FILTER_USE_KEY );
		$forbidden = array_intersect_key( $typed, self::not_transferred() );
		$unknown   = array_diff_key( $typed, Setting_Registry::defaults() );
		$refusals  = array_fill_keys( array_keys( $unknown ), __( 'This setting does not exist.', 'cfg-configurator' ) )
			+ array_fill_keys( array_keys( $forbidden ), __( 'This setting is never imported from a file. Set it here if you want it.', 'cfg-configurator' ) );
		$input     = array_diff_key( $typed, $forbidden, array( 'page_id' => 0 ) );
		$path      = $input['page_path'] ?? null;
		$page      = is_string( $path ) ? self::page_at( $path ) : null;
		if ( $page instanceof \WP_Post ) {
			$input['page_id'] = $page->ID;
		} elseif ( null !== $path && Setting_Registry::default_of( 'page_path' ) !== $path ) {
			/* translators: %s: path of a page. */
			$refusals['page_path'] = sprintf( __( 'There is no page \'%s\' on this site.', 'cfg-configurator' ), is_string( $path ) ? "/$path" : '?' );
		}
		unset( $input['page_path'] );
		$outcome = Result::of( Settings::all(), $input );
		return new Result( $outcome->values, $refusals + $outcome->refusals, array_intersect_key( $typed, $refusals ) + $outcome->typed );
	}

	/** @return array<string, Field> By key. */
	private static function not_transferred(): array {
		return array_filter( Setting_Registry::fields(), static fn ( Field $field ): bool => ! $field->is_transferred || $field->has_secret );
	}

	/** The page at a path; for '' the site's front page, if it is a page. */
	private static function page_at( string $path ): ?\WP_Post {
		if ( '' !== $path ) {
			return get_page_by_path( $path );
		}
		$front = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_on_front' ) : 0;
		return is_numeric( $front ) && (int) $front > 0 ? get_post( (int) $front ) : null;
	}
}
