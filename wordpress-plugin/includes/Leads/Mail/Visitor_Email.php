<?php
/**
 * E-mail to the visitor.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Mail;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Labels;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Same_Site_Url;
use Cfg_Configurator\Settings\Settings;

/**
 * The confirmation and the configuration by e-mail, in Portuguese. Visitors can enter any address, so the mail contains
 * neither the message nor texts with links.
 */
final class Visitor_Email {
	public function __construct( private Settings $settings = new Settings() ) {
	}

	public function of( Lead $lead, ?Configuration_Snapshot $configuration ): Email {
		$model   = Header_Text::without_link( $lead->model, 80 );
		$name    = Header_Text::without_link( $lead->name, 80 );
		$subject = match ( $lead->form_type ) {
			Form_Type::PROPOSAL   => __( 'Recebemos o seu pedido de proposta', 'cfg-configurator' ),
			Form_Type::TEST_DRIVE => __( 'Recebemos o seu pedido de test-drive', 'cfg-configurator' ),
			default               => __( 'A sua configuração', 'cfg-configurator' ),
		};
		$address = Same_Site_Url::of( $lead->from_page );
		return new Email(
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
					'rows'  => array( __( 'Modelo', 'cfg-configurator' ) => $model ) + self::choices( $configuration ),
				),
				array(
					'title' => __( 'Preço e financiamento', 'cfg-configurator' ),
					'rows'  => Snapshot_Labels::for_buyer( Snapshot_Rows::figures( $configuration ) ),
				),
				array(
					'title' => __( 'O seu concessionário', 'cfg-configurator' ),
					'rows'  => array(
						__( 'Concessionário', 'cfg-configurator' ) => Header_Text::of( $lead->dealer, 191 ),
						__( 'Localidade', 'cfg-configurator' ) => Header_Text::of( $lead->district, 191 ),
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
	private static function choices( ?Configuration_Snapshot $configuration ): array {
		return array_map(
			static fn ( string $name ): string => Header_Text::without_link( $name, 80 ),
			Snapshot_Labels::for_buyer( Snapshot_Rows::choices( $configuration ) )
		);
	}
}
