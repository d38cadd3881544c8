<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Contact;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		// Before modules that render more.
		add_filter( 'cfg_configurator_element_content', static fn ( string $html ): string => $html . Contact_Line::of_failure(), 5 );
		add_filter( 'cfg_configurator_element_content', array( $this, 'add_notice' ), 100, 2 );
	}

	/**
	 * Adds the notice for browsers without JavaScript, unless the content has one.
	 *
	 * @param array<string, string> $attributes Of the element.
	 */
	public function add_notice( string $html, array $attributes ): string {
		return str_contains( $html, '<noscript' ) ? $html : $html . Contact_Line::render( Page_Texts::of( $attributes ) );
	}
};
