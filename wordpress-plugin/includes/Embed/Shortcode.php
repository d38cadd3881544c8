<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;

/** Registers `[cfg_configurator]` (docs/wordpress.md). */
final class Shortcode implements Registrable {
	public function __construct( private Widget_Markup $markup ) {
	}

	public function register(): void {
		add_shortcode( Widget_Pages::SHORTCODE, array( $this, 'render' ) );
	}

	/**
	 * @param mixed $given Shortcode attributes; '' if there are none.
	 * @return string Escaped HTML.
	 */
	public function render( mixed $given ): string {
		$given = is_array( $given ) ? $given : array();
		$class = Widget_Markup::PLACE . ' align' . Overrides::alignment( $given['align'] ?? null );
		return sprintf( '<div class="%s">%s</div>', esc_attr( $class ), $this->markup->render( Overrides::read( $given ) ) );
	}
}
