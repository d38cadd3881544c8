<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

/** HTML from the back office, as the widget shows it (src/ui/base/sanitise-html.ts), but without images. */
final class Editor_Html {
	private const ELEMENTS = 'p br hr h2 h3 h4 h5 h6 b strong i em u small sup sub span ul ol li blockquote';

	/** @return string Escaped HTML. */
	public static function of( string $content ): string {
		$allowed      = array_fill_keys( explode( ' ', self::ELEMENTS ), array() );
		$allowed['a'] = array( 'href' => true );
		return wp_kses( $content, $allowed, array( 'http', 'https', 'mailto', 'tel' ) );
	}
}
