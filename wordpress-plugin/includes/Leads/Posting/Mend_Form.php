<?php
/**
 * A refused form, filled in again.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Settings\Settings;

/**
 * What a buyer typed, with what is wrong beside each field, to be sent again. Works without JavaScript.
 */
final class Mend_Form {
	public function __construct( private Draft_Store $drafts, private Dealer_Directory $dealers, private Settings $settings ) {
	}

	/**
	 * Says what happened, and shows the form where the address names a draft that is still kept.
	 */
	public function html(): string {
		$draft  = $this->argument( Lead_Fields::DRAFT );
		$fields = $this->drafts->read( $draft );
		$named  = array_flip( explode( ',', $this->argument( Outcome_Pages::FIELDS ) ) );
		$broken = array_intersect_key( self::messages(), $named );
		// Nobody can mend what is hidden: a form without its id is a new one.
		$fields = isset( $named['submission_id'] ) ? array_diff_key( $fields, array( 'submission_id' => '' ) ) : $fields;
		$words  = match ( true ) {
			Outcome_Pages::LIMIT === $this->argument( Outcome_Pages::REASON ) => array() === $fields
				? __( 'Recebemos demasiados pedidos desta rede. Nada ficou guardado: tente de novo dentro de dez minutos.', 'cfg-configurator' )
				: __( 'Recebemos demasiados pedidos desta rede. O que escreveu está aqui: envie de novo dentro de dez minutos.', 'cfg-configurator' ),
			array() === $fields => __(
				'Não foi possível enviar o seu pedido e nada ficou guardado. Volte à configuração e tente novamente.',
				'cfg-configurator'
			),
			array() === $broken => __( 'Não foi possível enviar o seu pedido. O que escreveu está aqui: pode enviá-lo outra vez.', 'cfg-configurator' ),
			default => __( 'O seu pedido ainda não foi enviado. O que escreveu está aqui: corrija o que falta e envie de novo.', 'cfg-configurator' ),
		};
		$html  = '<p role="alert">' . esc_html( $words ) . '</p>';
		$html .= array() === $fields ? $this->named( $broken ) : $this->form( $fields, $broken, $draft );
		// What a buyer typed is no shortcode, whenever those are looked for.
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}

	/**
	 * The messages of spec §5.
	 *
	 * @return array<string, string> By field.
	 */
	public static function messages(): array {
		return array(
			'name'        => __( 'Indique um nome válido', 'cfg-configurator' ),
			'email'       => __( 'Indique um email válido', 'cfg-configurator' ),
			'telefone'    => __( 'Indique um número de telefone', 'cfg-configurator' ),
			'id_district' => __( 'Indique uma localidade', 'cfg-configurator' ),
			'dealer'      => __( 'Indique um concessionário', 'cfg-configurator' ),
			'msg'         => __( 'A mensagem pode ter até 3500 caracteres', 'cfg-configurator' ),
			'accept'      => __( 'Tem que aceitar a Política de Privacidade', 'cfg-configurator' ),
		);
	}

	/**
	 * @param array<string, string> $broken Messages by field.
	 */
	private function named( array $broken ): string {
		return array() === $broken ? '' : '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $broken ) ) . '</li></ul>';
	}

	/**
	 * @param array<string, string> $fields As they were posted.
	 * @param array<string, string> $broken Messages by field.
	 */
	private function form( array $fields, array $broken, string $draft ): string {
		$has_dealer = Form_Type::EMAIL !== ( $fields['form_type'] ?? '' );
		if ( isset( $broken['id_district'] ) ) {
			$broken['dealer'] = self::messages()['dealer'];
		}
		$inputs  = new Mend_Inputs( $fields, $broken );
		$visible = array(
			$inputs->text( 'name', __( 'Nome', 'cfg-configurator' ), 'name' ),
			$inputs->text( 'email', __( 'Email', 'cfg-configurator' ), 'email' ),
			$has_dealer ? $inputs->text( 'telefone', __( 'Telefone', 'cfg-configurator' ), 'tel-national' ) : '',
			// One list of all dealers: the district follows from the dealer.
			$has_dealer ? $inputs->dealers( $this->dealers->network_for( '' ) ) : '',
			$has_dealer ? $inputs->message() : '',
			$inputs->box( 'accept', __( 'Li e aceito a Política de Privacidade', 'cfg-configurator' ), $this->settings->text( 'policy_link' ) ),
			$has_dealer ? $inputs->box( 'disclaimer', __( 'Aceito receber comunicações de marketing (opcional)', 'cfg-configurator' ) ) : '',
		);
		$hidden  = array(
			...array_intersect_key( $fields, array_flip( array( ...Lead_Fields::HIDDEN, ...Lead_Fields::EXTRA, ...Lead_Fields::REDIRECTS ) ) ),
			Lead_Fields::DRAFT => $draft,
		);
		return '<form class="cfg-mend" method="post" action="' . esc_url( Lead_Endpoint::url() ) . '">' . implode( '', $visible ) . $inputs->hidden( $hidden )
			. '<p><button type="submit" class="wp-element-button button">' . esc_html__( 'Enviar de novo', 'cfg-configurator' ) . '</button></p></form>';
	}

	private function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows, and the draft's name is the secret.
		return is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}
