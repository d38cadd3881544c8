<?php
/**
 * The tab 'Forms'.
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
 * Proposal, test drive and configuration by e-mail: endpoint, redirects and legal links (spec §3, form).
 */
final class Forms_Tab implements Setting_Tab {
	public function slug(): string {
		return 'forms';
	}

	public function title(): string {
		return __( 'Forms', 'cfg-configurator' );
	}

	public function sections(): array {
		return array(
			new Section(
				'pages',
				__( 'After sending', 'cfg-configurator' ),
				__( 'Pages of this site that buyers see next. Write the address or the part after the site\'s name.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'success_page',
						kind: Field_Type::OWN_PAGE,
						label: __( 'Page that says thank you', 'cfg-configurator' ),
						help: __( 'Leave it empty for a plain page of the plugin.', 'cfg-configurator' ),
						example: '/obrigado/',
						length: 500
					),
					new Field(
						key: 'failure_page',
						kind: Field_Type::OWN_PAGE,
						label: __( 'Page for when sending failed', 'cfg-configurator' ),
						help: __( 'It should tell buyers another way to reach you. Leave it empty for a plain page of the plugin.', 'cfg-configurator' ),
						example: '/nao-enviado/',
						length: 500
					),
					new Field(
						key: 'policy_link',
						kind: Field_Type::ADDRESS,
						label: __( 'Privacy policy', 'cfg-configurator' ),
						help: __( 'Buyers must accept it before they send. Leave it empty to use what the content site says.', 'cfg-configurator' ),
						example: '/politica-de-privacidade/',
						length: 500
					),
				)
			),
			new Section(
				'pdf',
				__( 'Configuration sheet', 'cfg-configurator' ),
				'',
				array(
					new Field(
						key: 'has_pdf',
						kind: Field_Type::CHOICE,
						label: __( 'Add a PDF to proposals', 'cfg-configurator' ),
						help: __( 'Only where the content site makes such sheets.', 'cfg-configurator' ),
						choices: array(
							''      => __( 'As the content site says', 'cfg-configurator' ),
							'true'  => __( 'Yes', 'cfg-configurator' ),
							'false' => __( 'No', 'cfg-configurator' ),
						),
					),
				)
			),
			new Section(
				'receiver',
				__( 'Who receives the forms', 'cfg-configurator' ),
				__( 'This site keeps what buyers send and mails it to the dealers. Where another system gets it, nothing is kept here.', 'cfg-configurator' ),
				array(
					new Field(
						key: 'form_url',
						kind: Field_Type::ADDRESS,
						label: __( 'Address of the other system', 'cfg-configurator' ),
						help: __( 'Leave it empty to keep requests on this site.', 'cfg-configurator' ),
						example: 'https://crm.lume.example/pedidos',
						length: 500
					),
				)
			),
			new Section(
				'codes',
				__( 'Codes for your customer system', 'cfg-configurator' ),
				__(
					'They go with every request, unseen by buyers. Leave them empty to use what the content site says.',
					'cfg-configurator'
				),
				array(
					$this->code( 'lead_type', __( 'Kind of request', 'cfg-configurator' ), 'PROPOSTA' ),
					$this->code( 'form_type_code', __( 'Code of the form', 'cfg-configurator' ), 'CFG01' ),
					$this->code( 'typeService', __( 'Kind of service', 'cfg-configurator' ), 'VENDA' ),
					$this->code( 'leadSource', __( 'Origin', 'cfg-configurator' ), 'CONFIGURADOR' ),
					$this->code( 'leadSourceGov', __( 'Origin for public bodies', 'cfg-configurator' ), 'CONFIGURADOR-ESTADO' ),
					$this->code( 'idSubscriptionCenterOrigin', __( 'Origin in the newsletter system', 'cfg-configurator' ), '12' ),
					$this->code( 'contactType', __( 'Kind of contact', 'cfg-configurator' ), 'WEB' ),
				)
			),
		);
	}

	private function code( string $key, string $label, string $example ): Field {
		return new Field( key: $key, kind: Field_Type::TEXT, label: $label, example: $example, length: 80 );
	}
}
