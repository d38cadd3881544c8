<?php
/**
 * The tab 'Privacy'.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/**
 * How long leads are kept, and whether uninstalling deletes them.
 */
final class Privacy_Tab implements Setting_Tab {
	public function slug(): string {
		return 'privacy';
	}

	public function title(): string {
		return __( 'Privacy', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'keeping',
				__( 'How long requests are kept', 'cfg-configurator' ),
				__(
					'One person\'s data is exported or erased with the tools of WordPress: Tools, Export Personal Data and Erase Personal Data.',
					'cfg-configurator'
				),
				array(
					new Field(
						key: 'retention_days',
						kind: Field_Type::NUMBER,
						label: __( 'Erase requests after', 'cfg-configurator' ),
						help: __( 'Counted from the day of the request. 730 days are two years; 0 keeps them for ever.', 'cfg-configurator' ),
						example: '730',
						min: 0.0,
						max: 3650.0,
						unit: __( 'days', 'cfg-configurator' ),
						required: true,
					),
				)
			),
			new Section(
				'leaving',
				__( 'When the plugin is deleted', 'cfg-configurator' ),
				'',
				array(
					new Field(
						key: 'erase_on_uninstall',
						kind: Field_Type::TICK,
						label: __( 'Erase everything', 'cfg-configurator' ),
						help: __( 'Erase these settings and all requests when the plugin is deleted. This cannot be undone.', 'cfg-configurator' ),
					),
				)
			),
		);
	}
}
