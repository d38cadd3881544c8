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
			self::cookies(),
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
				Field_Type::ADDRESS,
				label: fn () => __( 'Privacy policy', 'cfg-configurator' ),
				help: fn () => __(
					'Linked beside the checkbox of every form and in the legal line of every screen. Leave empty to use the content site\'s value.',
					'cfg-configurator'
				),
				example: '/politica-de-privacidade/',
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
				attribute: 'form.policyVersion',
			),
		);
	}

	private static function cookies(): Section {
		return new Section(
			'cookies',
			fn () => __( 'Cookies and statistics', 'cfg-configurator' ),
			fn () => __(
				'With a consent manager that supports the WP Consent API, each visitor decides. Without one, this setting decides.',
				'cfg-configurator'
			),
			new Field(
				'analytics_consent',
				Field_Type::CHOICE,
				label: fn () => __( 'Statistics', 'cfg-configurator' ),
				help: fn () => __(
					'Applies to the events in dataLayer and to the cookies with the ids of configuration and visit.',
					'cfg-configurator'
				),
				attribute: 'consent',
				choices: fn () => array(
					''       => __( 'For every visitor', 'cfg-configurator' ),
					'denied' => __( 'Only after a script on the page states consent', 'cfg-configurator' ),
				),
			),
			new Field(
				'cookie_lifetime',
				Field_Type::NUMBER,
				label: fn () => __( 'Lifetime of the cookies', 'cfg-configurator' ),
				help: fn () => __(
					'Of the cookies with the choices and the configuration\'s id. 0 deletes them when the browser is closed. Leave empty for 30 days.',
					'cfg-configurator'
				),
				example: '30',
				min: 0.0,
				max: 400.0,
				unit: fn () => __( 'days', 'cfg-configurator' ),
				attribute: 'cookie-lifetime',
			),
		);
	}
}
