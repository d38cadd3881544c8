<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Catalogue;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Optimiser_Marks;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Settings;

/** Tells the element the address of the manifest: in its data block, which the module server-render may have printed. */
final class Manifest_Address implements Registrable {
	public function register(): void {
		add_filter( 'cfg_configurator_prefetched', array( $this, 'add_member' ) );
		// After the responses of server-render.
		add_filter( 'cfg_configurator_element_content', array( $this, 'add_block' ), 20, 2 );
	}

	/**
	 * Callback for the `cfg_configurator_prefetched` filter.
	 *
	 * @param array<string, mixed> $members
	 * @return array<string, mixed>
	 */
	public function add_member( array $members ): array {
		$url = Catalogue_Files::of_site( Settings::text( 'content_site' ) )?->url() ?? '';
		return '' === $url ? $members : array( 'catalogue' => $url ) + $members;
	}

	/**
	 * Callback for the `cfg_configurator_element_content` filter.
	 *
	 * @param array<string, string> $attributes
	 */
	public function add_block( string $html, array $attributes ): string {
		$members = $this->add_member( array() );
		if ( array() === $members || str_contains( $html, 'type="application/json"' ) || ( $attributes['api-url'] ?? '' ) !== Content_Site::url() ) {
			return $html;
		}
		// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- a data block, which is not executed.
		return sprintf( '<script type="application/json"%s>%s</script>', Optimiser_Marks::DATA, (string) wp_json_encode( $members, JSON_HEX_TAG ) ) . $html;
	}
}
