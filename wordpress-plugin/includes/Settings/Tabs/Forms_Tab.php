<?php
declare(strict_types=1);

namespace Cfg_Configurator\Settings\Tabs;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

/** Proposal, test drive and configuration by e-mail: endpoint and redirects (spec §3, form). */
final class Forms_Tab {
	public static function create(): Setting_Tab {
		return new Setting_Tab(
			'forms',
			fn () => __( 'Forms', 'cfg-configurator' ),
			60,
			new Section(
				'pages',
				fn () => __( 'After submission', 'cfg-configurator' ),
				fn () => __( 'Pages of this site that visitors see after submitting a form.', 'cfg-configurator' ),
				new Field(
					'success_page',
					Field_Type::OWN_PAGE,
					label: fn () => __( 'Success page', 'cfg-configurator' ),
					length: 500,
					attribute: 'form.successUrl',
					choices: self::own_page( ... ),
				),
				new Field(
					'failure_page',
					Field_Type::OWN_PAGE,
					label: fn () => __( 'Failure page', 'cfg-configurator' ),
					help: fn () => __( 'It should offer visitors another way to contact you.', 'cfg-configurator' ),
					length: 500,
					attribute: 'form.failureUrl',
					choices: self::own_page( ... ),
				),
			),
			new Section(
				'pdf',
				fn () => __( 'Configuration PDF', 'cfg-configurator' ),
				null,
				new Field(
					'has_pdf',
					Field_Type::FLAG,
					label: fn () => __( 'Attach a PDF to proposals', 'cfg-configurator' ),
					help: fn () => __( 'Only if the content site creates these PDFs.', 'cfg-configurator' ),
					attribute: 'has-pdf',
				),
			),
			new Section(
				'build_codes',
				fn () => __( 'Configuration codes', 'cfg-configurator' ),
				fn () => __(
					'Finished configurations get a short code that opens them on another device. This site stores them without personal data.',
					'cfg-configurator'
				),
				new Field(
					'has_build_codes',
					Field_Type::FLAG,
					label: fn () => __( 'Offer configuration codes', 'cfg-configurator' ),
					default: 'true',
					attribute: 'has-build-codes',
				),
			),
			new Section(
				'receiver',
				fn () => __( 'Form destination', 'cfg-configurator' ),
				fn () => __(
					'This site stores the leads and emails them to the dealers. If another system receives them, nothing is stored here.',
					'cfg-configurator'
				),
				new Field(
					'form_url',
					Field_Type::ADDRESS,
					label: fn () => __( 'URL of the other system', 'cfg-configurator' ),
					help: fn () => __( 'Leave empty to store leads on this site.', 'cfg-configurator' ),
					example: 'https://crm.lume.example/pedidos',
					length: 500,
					attribute: 'form.formUrl',
					// Only the settings may change where leads are sent.
					is_overridable: false,
				),
			),
			new Section(
				'codes',
				fn () => __( 'CRM codes', 'cfg-configurator' ),
				fn () => __(
					'Sent with every lead as hidden fields. Leave empty to use the content site\'s values.',
					'cfg-configurator'
				),
				self::code( 'lead_type', fn () => __( 'Lead type', 'cfg-configurator' ), 'PROPOSTA' ),
				self::code( 'form_type_code', fn () => __( 'Form code', 'cfg-configurator' ), 'CFG01' ),
				self::code( 'typeService', fn () => __( 'Service type', 'cfg-configurator' ), 'VENDA' ),
				self::code( 'leadSource', fn () => __( 'Origin', 'cfg-configurator' ), 'CONFIGURADOR' ),
				self::code( 'leadSourceGov', fn () => __( 'Origin for public-sector customers', 'cfg-configurator' ), 'CONFIGURADOR-ESTADO' ),
				self::code( 'idSubscriptionCenterOrigin', fn () => __( 'Origin in the newsletter system', 'cfg-configurator' ), '12' ),
				self::code( 'contactType', fn () => __( 'Contact type', 'cfg-configurator' ), 'WEB' ),
			),
		);
	}

	/** @return array<string, string> */
	private static function own_page(): array {
		return array( '' => __( 'The plugin\'s own page', 'cfg-configurator' ) );
	}

	private static function code( string $key, \Closure $label, string $example ): Field {
		return new Field( $key, Field_Type::TEXT, $label, example: $example, attribute: 'form.' . $key, length: 80 );
	}
}
