<?php
/**
 * Export and import of settings.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the settings as JSON, and imports them with the same validation as the settings page. The page is exported by
 * path, because ids differ between sites.
 */
final class Transfer {
	/** Format identifier, and the newest supported version. */
	public const FORMAT  = 'cfg-configurator-settings';
	public const VERSION = 1;

	/** Never imported: a file must not turn on deleting all leads when the plugin is uninstalled. */
	private const NEVER = 'erase_on_uninstall';

	public function __construct( private Settings $settings, private Sanitiser $sanitiser ) {
	}

	/**
	 * Exports all settings as JSON, saved or default, except the one that is never imported.
	 */
	public function export(): string {
		$values = $this->settings->all() + Setting_List::DEFAULTS;
		unset( $values['page_id'], $values[ self::NEVER ] );
		ksort( $values );
		return wp_json_encode(
			array(
				'format'   => self::FORMAT,
				'version'  => self::VERSION,
				'site'     => home_url( '/' ),
				'exported' => gmdate( 'c' ),
				'settings' => array_intersect_key( $values, Setting_List::DEFAULTS ),
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
		) . "\n";
	}

	/**
	 * File name with site and date: 'configurador-loja.example-2026-11-21.json'.
	 */
	public function file_name(): string {
		return sanitize_file_name( sprintf( 'configurador-%s-%s.json', (string) wp_parse_url( home_url(), PHP_URL_HOST ), wp_date( 'Y-m-d' ) ) );
	}

	/**
	 * Returns the settings as they would be after the import. Saves nothing.
	 *
	 * @param string $json The file's text.
	 * @return Result|string Error message if the whole file is rejected.
	 */
	public function import( string $json ): Result|string {
		// Some text editors add a byte order mark.
		$file = json_decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $json ), true, 8 );
		if ( ! is_array( $file ) ) {
			return __( 'This is not a settings file: it cannot be read as JSON.', 'cfg-configurator' );
		}
		if ( self::FORMAT !== ( $file['format'] ?? null ) || ! is_array( $file['settings'] ?? null ) ) {
			return __( 'This file holds no settings of the configurator.', 'cfg-configurator' );
		}
		if ( ! is_int( $file['version'] ?? null ) || $file['version'] < 1 || $file['version'] > self::VERSION ) {
			return __( 'This file was made by a newer version of the plugin. Update the plugin here first.', 'cfg-configurator' );
		}
		$input    = array_filter( $file['settings'], 'is_string', ARRAY_FILTER_USE_KEY );
		$typed    = $input;
		$unknown  = array_diff_key( $input, Setting_List::DEFAULTS );
		$refusals = array_map( static fn(): string => __( 'There is no such setting.', 'cfg-configurator' ), $unknown );
		if ( array_key_exists( self::NEVER, $input ) ) {
			$refusals[ self::NEVER ] = __( 'This setting is never taken from a file. Choose it here if you want it.', 'cfg-configurator' );
		}
		unset( $input['page_id'], $input[ self::NEVER ] );
		$path = $input['page_path'] ?? null;
		$page = is_string( $path ) ? $this->page_at( $path ) : null;
		if ( $page instanceof \WP_Post ) {
			$input['page_id'] = $page->ID;
		} elseif ( null !== $path && Setting_List::DEFAULTS['page_path'] !== $path ) {
			/* translators: %s: path of a page. */
			$refusals['page_path'] = sprintf( __( 'There is no page \'%s\' on this site.', 'cfg-configurator' ), is_string( $path ) ? "/$path" : '?' );
		}
		unset( $input['page_path'] );
		$outcome = $this->sanitiser->take( $this->settings->all(), $input );
		return new Result( $outcome->values, $refusals + $outcome->refusals, array_intersect_key( $typed, $refusals ) + $outcome->typed );
	}

	/**
	 * The page at a path; for '' the site's front page, if it is a page.
	 */
	private function page_at( string $path ): ?\WP_Post {
		if ( '' !== $path ) {
			return get_page_by_path( $path );
		}
		$front = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_on_front' ) : 0;
		return is_numeric( $front ) && (int) $front > 0 ? get_post( (int) $front ) : null;
	}
}
