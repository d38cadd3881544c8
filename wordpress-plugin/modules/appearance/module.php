<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Appearance;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function register(): void {
		( new Appearance() )->register();
		add_action( 'cfg_configurator_settings_preview', static fn ( string $tab ) => Contrast::render( $tab ) );
	}

	public function tabs(): array {
		$colour = array( 'check' => Appearance::check_colour( ... ) );
		$more   = array(
			'style_accent'      => $colour,
			'style_on_accent'   => $colour,
			'style_surface'     => $colour,
			'style_font_family' => array(
				'check'   => static fn ( string $text ): string|\WP_Error => Font_Families::check( $text ),
				'choices' => static fn (): array => Font_Families::choices(),
			),
		);
		return array( $this->file()->tab( $more ) );
	}
};
