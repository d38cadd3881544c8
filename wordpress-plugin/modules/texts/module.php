<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Texts;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public function tabs(): array {
		$controls = array(
			'faqs_motor' => array( 'control' => static fn () => new Questions() ),
			'labels'     => array( 'control' => static fn () => new Labels() ),
		);
		$tab      = $this->file()->tab( $controls );
		$labels   = $tab->fields()['labels'];
		foreach ( $tab->sections as $section ) {
			$section->followed_by( static fn () => Text_Screens::render_links( Text_Screens::SCREENS[ $section->id ] ) );
			$section->with_rows( static fn ( string $page, array $values ) => ( new Label_Rows( $labels, $values['labels'] ) )->add( $page, $section->id ) );
		}
		return array( $tab->with_top( static fn ( array $refusals ) => Field_Renderer::render( $labels, '', $refusals['labels'] ?? '' ) ) );
	}
};
