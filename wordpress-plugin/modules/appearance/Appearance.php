<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Overrides;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Value_Validator;

/**
 * The style sheet with the custom properties that the settings, a shortcode or a block give the element. A content security policy may forbid inline
 * styles, so it is a file in the uploads. Where none can be written, WordPress responds to a URL with the values, which browsers keep forever.
 */
final class Appearance {
	/** Value of the query argument that all URLs of the plugin share. */
	private const NAME = 'aparencia';

	public function register(): void {
		add_action( 'init', array( $this, 'answer' ), 2 );
		add_filter( 'cfg_configurator_before_element', array( $this, 'add_link' ), 10, 3 );
		add_filter( 'block_editor_settings_all', array( $this, 'add_appearance' ) );
	}

	/**
	 * @param array<string, string> $attributes
	 * @param array<string, string> $overrides
	 */
	public function add_link( string $html, array $attributes, array $overrides ): string {
		return $html . self::link( array_intersect_key( $overrides, Setting_Registry::by_property() ) );
	}

	/**
	 * @param array<string, mixed> $settings Of the editor.
	 * @return array<string, mixed> With the appearance that applies without overrides, and the fonts to choose from, for the block's script.
	 */
	public function add_appearance( array $settings ): array {
		$fields   = Setting_Registry::by_property();
		$fonts    = Font::choices();
		$examples = array_map( static fn ( Field $field ): string => $field->example(), $fields );
		$set      = array_map( static fn ( Field $field ): string => Settings::text( $field->key ), $fields );

		$settings['cfgConfigurator'] = array(
			'appearance' => array_filter( $set, static fn ( string $value ): bool => '' !== $value ) + $examples,
			'fonts'      => array_map( null, array_map( 'strval', array_keys( $fonts ) ), array_values( $fonts ) ),
		);
		return $settings;
	}

	/**
	 * @param array<string, string> $overrides By name of the custom property, filtered by Overrides.
	 * @return string Escaped link to the style sheet; '' if the element keeps its own appearance.
	 */
	public static function link( array $overrides = array() ): string {
		$values = $overrides + array_map( static fn ( Field $field ): string => Settings::text( $field->key ), Setting_Registry::by_property() );
		$values = array_filter( $values, static fn ( string $value ): bool => '' !== $value );
		if ( array() === $values ) {
			return '';
		}
		$css = self::css( $values );
		$url = (string) Public_Folder::of_site()?->keep( 'appearance-' . md5( $css ) . '.css', $css );
		if ( '' === $url ) {
			$arguments = array( Lead_Endpoint::ARGUMENT => self::NAME ) + $values;
			$url       = add_query_arg( array_map( 'rawurlencode', $arguments ), home_url( '/' ) );
		}
		return Protected_Html::style_sheet( $url, ' class="cfg-configurator-appearance"' );
	}

	public function answer(): void {
		$query = wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the response depends on the URL alone.
		if ( self::NAME !== ( $query[ Lead_Endpoint::ARGUMENT ] ?? '' ) ) {
			return;
		}
		$css = self::css( $query );
		header( 'Content-Type: text/css; charset=utf-8' );
		header( 'Cache-Control: public, max-age=31536000, immutable' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $css; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each value has been checked.
		exit;
	}

	/** @param array<mixed> $query Unslashed values by name of the custom property; invalid ones are dropped. */
	public static function css( array $query ): string {
		$lines = '';
		foreach ( Setting_Registry::by_property() as $property => $field ) {
			$value = Value_Validator::validate( $field, $query[ $property ] ?? '' );
			if ( is_scalar( $value ) && '' !== $value ) {
				$lines .= sprintf( "\t--cfg-%s: %s%s;\n", $property, $value, $field->unit() );
			}
		}
		return "cfg-configurator {\n$lines}\n";
	}
}
