<?php
/**
 * Labels of the widget.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keys and Portuguese texts of the widget's labels (`src/labels`). A test keeps the file in sync.
 */
final class Label_List {
	/**
	 * Label texts by key.
	 *
	 * @return array<string, string>
	 */
	public static function texts(): array {
		$texts = wp_json_file_decode( __DIR__ . '/labels.json', array( 'associative' => true ) );
		$texts = is_array( $texts ) ? array_filter( $texts, 'is_string' ) : array();
		return array_filter( $texts, 'is_string', ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Placeholders in braces that the widget replaces.
	 *
	 * @return list<string>
	 */
	public static function placeholders( string $text ): array {
		preg_match_all( '/\{\w+\}/', $text, $found );
		return array_values( array_unique( $found[0] ) );
	}
}
