<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Registrable;

/** The block equivalent of the shortcode. In the block editor it previews the first models. */
final class Block implements Registrable {
	/** @param string $file The plugin's main file; the folder `blocks` is next to it. */
	public function __construct( private string $file, private Widget_Markup $markup ) {
	}

	public function register(): void {
		// To register its script, WordPress lists all of its own. The response to a form is a redirect without blocks.
		if ( Lead_Endpoint::LEAD !== Lead_Endpoint::requested() ) {
			add_action( 'init', array( $this, 'register_block' ) );
		}
		add_action( 'enqueue_block_editor_assets', array( $this, 'translate_script' ) );
	}

	public function register_block(): void {
		register_block_type( dirname( $this->file ) . '/blocks/configurator', array( 'render_callback' => array( $this, 'render' ) ) );
	}

	public function translate_script(): void {
		$script = generate_block_asset_handle( Widget_Pages::BLOCK, 'editorScript' );
		wp_set_script_translations( $script, 'cfg-configurator', dirname( $this->file ) . '/languages' );
	}

	/**
	 * @param mixed $attributes Block attributes.
	 * @return string Escaped HTML.
	 */
	public function render( mixed $attributes ): string {
		$asked   = is_array( $attributes ) && is_array( $attributes['overrides'] ?? null ) ? $attributes['overrides'] : array();
		$wrapper = get_block_wrapper_attributes( array( 'class' => Widget_Markup::PLACE ) );
		return sprintf( '<div %s>%s</div>', $wrapper, $this->markup->render( Overrides::read( $asked ) ) );
	}
}
