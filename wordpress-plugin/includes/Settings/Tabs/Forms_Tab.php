<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Proposal, test drive and configuration by e-mail: endpoint, redirects and legal links (spec §3, form). */
final class Forms_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'forms',
			fn () => __( 'Forms', 'cfg-configurator' ),
			new Section(
				'pages',
				fn () => __( 'After sending', 'cfg-configurator' ),
				fn () => __( 'Pages of this site that buyers see next. Write the address or the part after the site\'s name.', 'cfg-configurator' ),
				new Field(
					'success_page',
					Field_Type::OWN_PAGE,
					label: fn () => __( 'Page that says thank you', 'cfg-configurator' ),
					help: fn () => __( 'Leave it empty for a plain page of the plugin.', 'cfg-configurator' ),
					example: '/obrigado/',
					length: 500,
					attribute: 'form.successUrl',
				),
				new Field(
					'failure_page',
					Field_Type::OWN_PAGE,
					label: fn () => __( 'Page for when sending failed', 'cfg-configurator' ),
					help: fn () => __( 'It should tell buyers another way to reach you. Leave it empty for a plain page of the plugin.', 'cfg-configurator' ),
					example: '/nao-enviado/',
					length: 500,
					attribute: 'form.failureUrl',
				),
				new Field(
					'policy_link',
					Field_Type::ADDRESS,
					label: fn () => __( 'Privacy policy', 'cfg-configurator' ),
					help: fn () => __( 'Buyers must accept it before they send. Leave it empty to use what the content site says.', 'cfg-configurator' ),
					example: '/politica-de-privacidade/',
					length: 500,
					attribute: 'policy-link',
				),
			),
			new Section(
				'pdf',
				fn () => __( 'Configuration sheet', 'cfg-configurator' ),
				null,
				new Field(
					'has_pdf',
					Field_Type::FLAG,
					label: fn () => __( 'Add a PDF to proposals', 'cfg-configurator' ),
					help: fn () => __( 'Only where the content site makes such sheets.', 'cfg-configurator' ),
					attribute: 'has-pdf',
				),
			),
			new Section(
				'receiver',
				fn () => __( 'Who receives the forms', 'cfg-configurator' ),
				fn () => __(
					'This site keeps what buyers send and mails it to the dealers. Where another system gets it, nothing is kept here.',
					'cfg-configurator'
				),
				new Field(
					'form_url',
					Field_Type::ADDRESS,
					label: fn () => __( 'Address of the other system', 'cfg-configurator' ),
					help: fn () => __( 'Leave it empty to keep requests on this site.', 'cfg-configurator' ),
					example: 'https://crm.lume.example/pedidos',
					length: 500,
					attribute: 'form.formUrl',
					// Only the settings may change where leads are sent.
					is_overridable: false,
				),
			),
			new Section(
				'codes',
				fn () => __( 'Codes for your customer system', 'cfg-configurator' ),
				fn () => __(
					'They go with every request, unseen by buyers. Leave them empty to use what the content site says.',
					'cfg-configurator'
				),
				self::code( 'lead_type', fn () => __( 'Kind of request', 'cfg-configurator' ), 'PROPOSTA' ),
				self::code( 'form_type_code', fn () => __( 'Code of the form', 'cfg-configurator' ), 'CFG01' ),
				self::code( 'typeService', fn () => __( 'Kind of service', 'cfg-configurator' ), 'VENDA' ),
				self::code( 'leadSource', fn () => __( 'Origin', 'cfg-configurator' ), 'CONFIGURADOR' ),
				self::code( 'leadSourceGov', fn () => __( 'Origin for public bodies', 'cfg-configurator' ), 'CONFIGURADOR-ESTADO' ),
				self::code( 'idSubscriptionCenterOrigin', fn () => __( 'Origin in the newsletter system', 'cfg-configurator' ), '12' ),
				self::code( 'contactType', fn () => __( 'Kind of contact', 'cfg-configurator' ), 'WEB' ),
			),
		);
	}

	private static function code( string $key, \Closure $label, string $example ): Field {
		return new Field( $key, Field_Type::TEXT, $label, example: $example, attribute: 'form.' . $key, length: 80 );
	}
}
