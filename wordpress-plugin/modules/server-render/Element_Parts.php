<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Built_Assets;

/** Adds the models to the element: the files of the first view, the element's content, and structured data after it. */
final class Element_Parts {
	private Structured_Data $data;

	public function __construct( private Model_List_Store $store, private Model_List_Refresh $refresh, private Built_Assets $assets ) {
		$this->data = new Structured_Data();
	}

	public function register(): void {
		add_filter( 'cfg_configurator_first_files', array( $this, 'add_files' ) );
		add_filter( 'cfg_configurator_element_content', array( $this, 'add_content' ), 10, 2 );
		add_filter( 'cfg_configurator_after_element', array( $this, 'add_data' ), 10, 2 );
	}

	/**
	 * Callback for the `cfg_configurator_first_files` filter: the style sheet, and the picture of the first visible card.
	 *
	 * @param array<string, string> $files
	 * @return array<string, string>
	 */
	public function add_files( array $files ): array {
		$models  = $this->store->read();
		$picture = ( $models->requested() ?? $models->models[0] ?? null )?->picture() ?? '';
		return $files + array(
			'style' => $this->assets->first_paint_css_url(),
			'image' => $picture,
		);
	}

	/**
	 * Callback for the `cfg_configurator_element_content` filter.
	 *
	 * @param array<string, string> $attributes
	 */
	public function add_content( string $html, array $attributes ): string {
		if ( ! self::is_ours( $attributes ) ) {
			return $html;
		}
		$models = $this->store->read();
		$this->refresh->after_showing( $models );
		return ( new Server_Render( $this->assets ) )->render( $models, $models->requested(), First_View_Texts::of( $attributes ) ) . $html;
	}

	/**
	 * Callback for the `cfg_configurator_after_element` filter.
	 *
	 * @param array<string, string> $attributes
	 */
	public function add_data( string $html, array $attributes ): string {
		return self::is_ours( $attributes ) ? $html . $this->data->render( $this->store->read(), First_View_Texts::of( $attributes ) ) : $html;
	}

	/**
	 * Whether the element shows the models of this site. One with another content site has others.
	 *
	 * @param array<string, string> $attributes
	 */
	private static function is_ours( array $attributes ): bool {
		return ( $attributes['api-url'] ?? '' ) === Content_Site::url();
	}
}
