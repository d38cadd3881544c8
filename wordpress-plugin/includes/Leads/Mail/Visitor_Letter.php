<?php
/**
 * What the visitor is written.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Figure_Text;
use Cfg_Configurator\Leads\Configuration\Saved_Configuration;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Own_Address;
use Cfg_Configurator\Settings\Settings;

/**
 * The confirmation, and the configuration by e-mail, in Portuguese. Anybody can type anybody's address into a form: no
 * message and no text with a link goes back to it.
 */
final class Visitor_Letter {
	private const ROWS = array( 'totalPrice', 'initialValue', 'nrPayments', 'rent', 'taeg', 'rate', 'mtic' );

	public function __construct( private Settings $settings ) {
	}

	public function of( Lead $lead, ?Saved_Configuration $configuration ): Letter {
		$model   = One_Line::without_link( $lead->model, 80 );
		$name    = One_Line::without_link( $lead->name, 80 );
		$subject = match ( $lead->form_type ) {
			Form_Type::PROPOSAL   => __( 'Recebemos o seu pedido de proposta', 'cfg-configurator' ),
			Form_Type::TEST_DRIVE => __( 'Recebemos o seu pedido de test-drive', 'cfg-configurator' ),
			default               => __( 'A sua configuração', 'cfg-configurator' ),
		};
		$address = Own_Address::of( $lead->from_page );
		return new Letter(
			'' === $model ? $subject : "{$subject}: {$model}",
			$subject,
			array(
				/* translators: %s: the visitor's name */
				'' === $name ? __( 'Olá,', 'cfg-configurator' ) : sprintf( __( 'Olá %s,', 'cfg-configurator' ), $name ),
				Form_Type::EMAIL === $lead->form_type
					? __( 'Aqui está a configuração que nos pediu. Pode abri-la e continuar onde ficou.', 'cfg-configurator' )
					: __( 'Obrigado pelo seu pedido. O concessionário vai responder-lhe em breve.', 'cfg-configurator' ),
			),
			array(
				array(
					'title' => __( 'A sua configuração', 'cfg-configurator' ),
					'rows'  => array( __( 'Modelo', 'cfg-configurator' ) => $model ) + $this->choices( $configuration ),
				),
				array(
					'title' => __( 'Preço e financiamento', 'cfg-configurator' ),
					'rows'  => $this->figures( $configuration ),
				),
				array(
					'title' => __( 'O seu concessionário', 'cfg-configurator' ),
					'rows'  => array(
						__( 'Concessionário', 'cfg-configurator' ) => One_Line::of( $lead->dealer, 191 ),
						__( 'Localidade', 'cfg-configurator' ) => One_Line::of( $lead->district, 191 ),
					),
				),
			),
			null === $address ? null : array(
				'label'   => __( 'Ver a configuração', 'cfg-configurator' ),
				'address' => $address,
			),
			array_values(
				array_filter(
					array(
						__(
							'Recebe este email porque o seu endereço foi indicado no configurador. Se não foi por si, pode ignorá-lo.',
							'cfg-configurator'
						),
						$this->settings->text( 'mail_footer' ),
					)
				)
			),
			is_email( $lead->dealer_email ) ? $lead->dealer_email : '',
			'pt-PT',
		);
	}

	/**
	 * @return array<string, string>
	 */
	private function choices( ?Saved_Configuration $configuration ): array {
		$labels = array(
			'engineName'        => __( 'Motor', 'cfg-configurator' ),
			'versionName'       => __( 'Versão', 'cfg-configurator' ),
			'exteriorColorName' => __( 'Cor exterior', 'cfg-configurator' ),
			'interiorName'      => __( 'Interior', 'cfg-configurator' ),
		);
		$rows   = array();
		foreach ( $labels as $field => $label ) {
			$rows[ $label ] = One_Line::without_link( (string) $configuration?->text( $field ), 80 );
		}
		return $rows;
	}

	/**
	 * @return array<string, string>
	 */
	private function figures( ?Saved_Configuration $configuration ): array {
		$labels = array(
			__( 'Preço total', 'cfg-configurator' ),
			__( 'Entrada inicial', 'cfg-configurator' ),
			__( 'Prestações', 'cfg-configurator' ),
			__( 'Mensalidade', 'cfg-configurator' ),
			__( 'TAEG', 'cfg-configurator' ),
			__( 'TAN', 'cfg-configurator' ),
			__( 'MTIC', 'cfg-configurator' ),
		);
		$rows   = array();
		foreach ( self::ROWS as $index => $field ) {
			$rows[ $labels[ $index ] ] = null === $configuration ? '' : Figure_Text::of( $configuration, $field );
		}
		return $rows;
	}
}
