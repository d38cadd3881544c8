<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Everything that a law asks for. The help of each field says where it appears. */
final class Legal_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'legal',
			fn () => __( 'Legal information', 'cfg-configurator' ),
			self::privacy(),
		);
	}

	private static function privacy(): Section {
		return new Section(
			'policy',
			fn () => __( 'Privacy policy and consents', 'cfg-configurator' ),
			fn () => __(
				'Each lead stores the texts that the buyer agreed to, with address and version of the policy. Later changes do not affect it.',
				'cfg-configurator'
			),
			new Field(
				'policy_link',
				Field_Type::PAGE_LINK,
				label: fn () => __( 'Privacy policy', 'cfg-configurator' ),
				help: fn () => __(
					'Linked beside the checkbox of every form and in the legal line of every screen. Leave empty to use the content site\'s value.',
					'cfg-configurator'
				),
				length: 500,
				attribute: 'policy-link',
			),
			new Field(
				'policy_version',
				Field_Type::TEXT,
				label: fn () => __( 'Version of the policy', 'cfg-configurator' ),
				help: fn () => __(
					'Stored with each consent: lead screen, CSV file and privacy export. Leave empty to use the date of the page\'s last change.',
					'cfg-configurator'
				),
				example: '2026-11',
				length: 60,
				attribute: 'policy-version',
			),
		);
	}
}
