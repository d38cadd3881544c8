<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** How long leads are kept, and whether uninstalling deletes them. */
final class Privacy_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'privacy',
			fn () => __( 'Privacy', 'cfg-configurator' ),
			100,
			new Section(
				'keeping',
				fn () => __( 'Data retention', 'cfg-configurator' ),
				fn () => __(
					'To export or erase one person\'s data, use the WordPress tools: Tools, Export Personal Data and Erase Personal Data.',
					'cfg-configurator'
				),
				new Field(
					'retention_days',
					Field_Type::NUMBER,
					label: fn () => __( 'Delete leads after', 'cfg-configurator' ),
					help: fn () => __( 'Counted from the day of the lead. 730 days are two years; 0 keeps leads forever.', 'cfg-configurator' ),
					example: '730',
					default: 730,
					min: 0.0,
					max: 3650.0,
					unit: fn () => __( 'days', 'cfg-configurator' ),
					required: true,
				),
			),
			new Section(
				'leaving',
				fn () => __( 'When the plugin is deleted', 'cfg-configurator' ),
				fn () => __(
					'Leads past their retention period are deleted then. The others stay, and nothing deletes them later, unless you delete all data.',
					'cfg-configurator'
				),
				new Field(
					'erase_on_uninstall',
					Field_Type::TICK,
					label: fn () => __( 'Delete all data', 'cfg-configurator' ),
					help: fn () => __( 'Delete these settings and all leads when the plugin is deleted. This cannot be undone.', 'cfg-configurator' ),
					// A file must not turn on deleting all leads.
					is_transferred: false,
				),
			),
		);
	}
}
