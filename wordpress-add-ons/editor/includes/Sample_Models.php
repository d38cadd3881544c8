<?php
declare(strict_types=1);

namespace Cfg_Configurator_Editor;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

/**
 * Three models with engines, versions, colours, interiors and dealers, for a trial without a content site, if the editor decides so.
 * They come from the folder `sample/`, which `node demo/plugin-sample/plugin-sample.ts` makes: one picture for each colour, financing
 * off, no mail addresses.
 */
final class Sample_Models {
	private const KEY = 'cfg_editor_sample';

	/** Whether no content site is set and the editor has decided to show the sample. */
	public static function is_shown(): bool {
		return '' === Settings::text( 'content_site' ) && Settings::is_on( self::KEY );
	}

	/**
	 * @param array<string, array{title: string, sections: array<string, array{title: string, intro: string, fields: list<Field>}>}> $tabs
	 * @return array<string, array{title: string, sections: array<string, array{title: string, intro: string, fields: list<Field>}>}>
	 */
	public static function add_field( array $tabs ): array {
		if ( isset( $tabs['general']['sections']['source'] ) ) {
			$field = new Field( self::KEY, 'tick', __( 'Sample models', 'cfg-configurator-editor' ) );
			$field->help( __( 'Show three invented models to visitors while no content site is set', 'cfg-configurator-editor' ) );
			$tabs['general']['sections']['source']['fields'][] = $field;
		}
		return $tabs;
	}

	/**
	 * @param array<mixed>|null $response Of another plugin.
	 * @return array<mixed>|null
	 */
	public static function respond( ?array $response, string $path ): ?array {
		return $response ?? ( self::is_shown() ? self::find( $path ) : null );
	}

	/** Route for browsers until cron has written the files of the catalogue, or where it cannot. */
	public static function add_route(): void {
		if ( self::is_shown() ) {
			$respond = static function ( \WP_REST_Request $request ): \WP_REST_Response {
				$path = $request->get_param( 'path' );
				$data = self::find( is_string( $path ) ? $path : '' );
				return new \WP_REST_Response( $data, null === $data ? 404 : 200 );
			};
			$route   = array(
				'methods'             => 'GET',
				'callback'            => $respond,
				'permission_callback' => '__return_true',
			);
			register_rest_route( 'cfg', '/(?P<path>.+)', $route );
		}
	}

	/**
	 * @param string $path Such as 'lstEngines/101'.
	 * @return array<mixed>|null Null if the sample has no such data.
	 */
	private static function find( string $path ): ?array {
		$name = str_replace( '/', '-', trim( $path, '/' ) );
		$file = dirname( __DIR__ ) . '/sample/' . ( 'hyuDealersLst-all' === $name ? 'hyuDealersLst' : $name ) . '.json';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of our own.
		$json = 1 === preg_match( '/^[\w-]+$/D', $name ) && is_readable( $file ) ? (string) file_get_contents( $file ) : '';
		$data = json_decode( str_replace( '"media/', '"' . plugins_url( 'sample/media/', FILE ), $json ), true );
		return is_array( $data ) ? $data : null;
	}

	/** Follows the editor's decision. */
	public static function follow( mixed $before, mixed $after ): void {
		$is_on = static fn ( mixed $settings ): bool => is_array( $settings ) && '1' === ( $settings[ self::KEY ] ?? '' );
		if ( $is_on( $before ) !== $is_on( $after ) ) {
			self::refresh();
		}
	}

	/** Writes the files of the catalogue, or deletes the manifest, so that nobody reads them any more. No request leaves the site. */
	public static function refresh(): void {
		if ( self::is_shown() ) {
			Catalogue::refresh();
		} elseif ( '' === Settings::text( 'content_site' ) ) {
			Public_Folder::of_site()?->delete( Catalogue::manifest() );
		}
	}

	/** On deactivation. */
	public static function forget(): void {
		if ( self::is_shown() ) {
			Public_Folder::of_site()?->delete( Catalogue::manifest() );
		}
	}
}
