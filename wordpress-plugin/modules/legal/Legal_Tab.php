<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Everything that a law asks for. The help of each field says where it appears. */
final class Legal_Tab {
	public static function create(): Setting_Tab {
		$tab = new Setting_Tab(
			'legal',
			fn () => __( 'Legal information', 'cfg-configurator' ),
			70,
			self::credit(),
			self::guarantee(),
			self::links(),
			self::privacy(),
			self::cookies(),
		);
		foreach ( $tab->sections as $section ) {
			$section->followed_by( static fn () => Legal_Places::render( $section->id ) );
		}
		return $tab->with_preview();
	}

	private static function credit(): Section {
		return new Section(
			'credit',
			fn () => __( 'Credit notice', 'cfg-configurator' ),
			fn () => __(
				'Shown on every screen with a monthly payment, in print, in the PDFs, in the emails and in the list of models without JavaScript.',
				'cfg-configurator'
			),
			new Field(
				'credit_warning',
				Field_Type::TEXT,
				label: fn () => __( 'Warning', 'cfg-configurator' ),
				help: fn () => __(
					'First sentence of the credit notice, in bold. Leave empty to use the content site\'s value, or the example.',
					'cfg-configurator'
				),
				example: 'Atenção! Contrair um empréstimo custa dinheiro.',
				length: 300,
				attribute: 'credit-legal.warning',
			),
			new Field(
				'lender_name',
				Field_Type::TEXT,
				label: fn () => __( 'Lender', 'cfg-configurator' ),
				help: fn () => __( 'Name of the bank, after the warning.', 'cfg-configurator' ),
				example: 'Lume Financeira, S.A.',
				length: 200,
				attribute: 'credit-legal.lenderName',
			),
			new Field(
				'intermediary_name',
				Field_Type::TEXT,
				label: fn () => __( 'Credit intermediary', 'cfg-configurator' ),
				help: fn () => __( 'Name of the company, after the lender.', 'cfg-configurator' ),
				example: 'Lume Automóveis, Lda.',
				length: 200,
				attribute: 'credit-legal.intermediaryName',
			),
			new Field(
				'intermediary_category',
				Field_Type::TEXT,
				label: fn () => __( 'Category of the intermediary', 'cfg-configurator' ),
				help: fn () => __( 'After the name of the intermediary.', 'cfg-configurator' ),
				example: 'intermediário a título acessório',
				length: 200,
				attribute: 'credit-legal.intermediaryCategory',
			),
			new Field(
				'intermediary_number',
				Field_Type::TEXT,
				label: fn () => __( 'Registration number', 'cfg-configurator' ),
				help: fn () => __( 'At Banco de Portugal, after the category of the intermediary.', 'cfg-configurator' ),
				example: '0001234',
				length: 40,
				attribute: 'credit-legal.intermediaryNumber',
			),
		);
	}

	private static function guarantee(): Section {
		return new Section(
			'guarantee',
			fn () => __( 'Guarantee', 'cfg-configurator' ),
			fn () => __(
				'Notice and durability label, in the price and financing dialog and below the legal notes. Hidden while all fields are empty.',
				'cfg-configurator'
			),
			new Field(
				'guarantee_title',
				Field_Type::TEXT,
				label: fn () => __( 'Title', 'cfg-configurator' ),
				help: fn () => __( 'Heading of the guarantee notice.', 'cfg-configurator' ),
				example: 'Garantia legal e garantia do fabricante',
				length: 200,
				attribute: 'guarantee.title',
			),
			new Field(
				'guarantee_text',
				Field_Type::HTML,
				label: fn () => __( 'Text', 'cfg-configurator' ),
				help: fn () => __( 'Text of the guarantee notice.', 'cfg-configurator' ),
				length: 5000,
				attribute: 'guarantee.text',
			),
			new Field(
				'guarantee_picture',
				Field_Type::PICTURE,
				label: fn () => __( 'Label or harmonised notice', 'cfg-configurator' ),
				help: fn () => __( 'Picture beside the text of the guarantee notice.', 'cfg-configurator' ),
				length: 500,
				attribute: 'guarantee.picture',
			),
			new Field(
				'guarantee_link',
				Field_Type::PAGE_LINK,
				label: fn () => __( 'Link', 'cfg-configurator' ),
				help: fn () => __( 'Link below the text of the guarantee notice, to the conditions.', 'cfg-configurator' ),
				example: '/garantia/',
				length: 500,
				attribute: 'guarantee.link',
			),
		);
	}

	private static function links(): Section {
		return new Section(
			'links',
			fn () => __( 'Links below every screen', 'cfg-configurator' ),
			fn () => __( 'The line at the bottom of every screen, after the privacy policy. Each link is shown when it is set.', 'cfg-configurator' ),
			new Field(
				'accessibility_link',
				Field_Type::PAGE_LINK,
				label: fn () => __( 'Accessibility statement', 'cfg-configurator' ),
				help: fn () => __( 'First link after the privacy policy.', 'cfg-configurator' ),
				example: '/acessibilidade/',
				length: 500,
				attribute: 'legal-links.accessibility',
			),
			new Field(
				'complaints_link',
				Field_Type::ADDRESS,
				label: fn () => __( 'Complaints book', 'cfg-configurator' ),
				help: fn () => __( 'Second link: the complaints book for consumers.', 'cfg-configurator' ),
				example: 'https://www.livroreclamacoes.pt/inicio/',
				length: 500,
				attribute: 'legal-links.complaints',
			),
			new Field(
				'imprint_link',
				Field_Type::PAGE_LINK,
				label: fn () => __( 'Imprint', 'cfg-configurator' ),
				help: fn () => __( 'Last link: who runs this site.', 'cfg-configurator' ),
				example: '/ficha-legal/',
				length: 500,
				attribute: 'legal-links.imprint',
			),
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
				help: fn () => __( 'Applies to the events in dataLayer and to the cookies with the ids of configuration and visit.', 'cfg-configurator' ),
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
