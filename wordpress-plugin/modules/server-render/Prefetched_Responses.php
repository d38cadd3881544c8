<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Optimiser_Marks;
use Cfg_Configurator\Embed\Page_Data;
use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Public_Folder;

/**
 * The responses that the first screen requests, by path, as src/api/content-site.ts expects them. They are in a file
 * of their own, which is the same for every page and which browsers keep. Where it cannot be written, they are in
 * the page.
 */
final class Prefetched_Responses {
	/**
	 * Returns the data block of the element. A file is loaded into it by first-paint/start.js. '' without models, so that
	 * the widget sends the requests itself.
	 */
	public static function render( Model_List $model_list, Page_Texts $texts ): string {
		if ( array() === $model_list->models ) {
			return '';
		}
		if ( '' !== $model_list->data_url ) {
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- a data block, which is not executed.
			return sprintf( '<script type="application/json" data-src="%s"%s>{}</script>', esc_url( $model_list->data_url ), Optimiser_Marks::DATA );
		}
		return Page_Data::script( 'application/json', self::of( $model_list, $texts->given() ) );
	}

	/** Writes the file. Returns its version; '' if there is none. */
	public static function write( Model_List $model_list ): string {
		$folder = Public_Folder::of_site();
		if ( null === $folder || array() === $model_list->models ) {
			return '';
		}
		// Attributes take precedence in the widget, so fields that they override do no harm.
		$json    = Page_Data::json( self::of( $model_list, Page_Texts::fields_of( $model_list->back_office ) ) );
		$version = hash( 'crc32b', $json );
		return $folder->write( Public_Folder::LINE_UP, $json ) ? $version : '';
	}

	/** Returns the URL of a version of the file; '' if there is none, or no longer. */
	public static function url( string $version ): string {
		$folder = '' === $version ? null : Public_Folder::of_site();
		return true === $folder?->has( Public_Folder::LINE_UP ) ? add_query_arg( 'ver', $version, $folder->url( Public_Folder::LINE_UP ) ) : '';
	}

	/**
	 * @param array<mixed> $back_office Fields of the back-office response.
	 * @return array<string, mixed>
	 */
	private static function of( Model_List $model_list, array $back_office ): array {
		return array(
			Endpoint_Registry::named( 'lstModels' )->path()  => $model_list->wire(),
			Endpoint_Registry::named( 'backOffice' )->path() => (object) $back_office,
		);
	}
}
