<?php
/**
 * Resubmission form.
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
 * A rejected form with the submitted values and an error message beside each invalid field. Works without JavaScript.
 */
final class Resubmission_Form {
	/**
	 * The draft that both the URL and the cookie refer to; null if none.
	 *
	 * @var Draft|null
	 */
	public readonly ?Draft $draft;

	public function __construct( Draft_Store $drafts, private Dealer_Directory $dealers, private Settings $settings ) {
		$this->draft = $drafts->find( Draft_Cookie::token_with( $this->argument( Lead_Fields::DRAFT ) ) );
	}

	/**
	 * Returns the error message, and the form if there is a draft.
	 */
	public function html(): string {
		if ( true === $this->draft?->is_sent ) {
			$words = __( 'Já recebemos este pedido: não precisa de o enviar outra vez.', 'cfg-configurator' );
			return '<p role="status">' . esc_html( $words ) . '</p>';
		}
		$fields = $this->draft->fields ?? array();
		$named  = array_flip( $this->draft->broken ?? explode( ',', $this->argument( Outcome_Pages::FIELDS ) ) );
		$broken = array_intersect_key( self::messages(), $named );
		// Visitors cannot correct a hidden field: drop an invalid submission id and treat the form as new.
		$fields = isset( $named['submission_id'] ) ? array_diff_key( $fields, array( 'submission_id' => '' ) ) : $fields;
		$words  = match ( true ) {
			null === $this->draft && '' !== $this->argument( Lead_Fields::DRAFT ) => __(
				'O que escreveu neste formulário já não está disponível. Se o pedido ainda não foi enviado, volte à configuração e tente novamente.',
				'cfg-configurator'
			),
			null === $this->draft => __(
				'Não foi possível enviar o seu pedido e nada ficou guardado. Volte à configuração e tente novamente.',
				'cfg-configurator'
			),
			array() === $broken => __( 'Não foi possível enviar o seu pedido. O que escreveu está aqui: pode enviá-lo outra vez.', 'cfg-configurator' ),
			default => __( 'O seu pedido ainda não foi enviado. O que escreveu está aqui: corrija o que falta e envie de novo.', 'cfg-configurator' ),
		};
		$html  = '<p role="alert">' . esc_html( $words ) . '</p>';
		$html .= null === $this->draft ? $this->named( $broken ) : $this->form( $fields, $broken );
		// Escape brackets, so that submitted text never runs as a shortcode.
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}

	/**
	 * Error messages of spec §5.
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
	 * @param array<string, string> $fields Posted fields.
	 * @param array<string, string> $broken Messages by field.
	 */
	private function form( array $fields, array $broken ): string {
		$has_dealer = Form_Type::EMAIL !== ( $fields['form_type'] ?? '' );
		if ( isset( $broken['id_district'] ) ) {
			$broken['dealer'] = self::messages()['dealer'];
		}
		$inputs  = new Resubmission_Inputs( $fields, $broken );
		$visible = array(
			$inputs->text( 'name', __( 'Nome', 'cfg-configurator' ), 'name' ),
			$inputs->text( 'email', __( 'Email', 'cfg-configurator' ), 'email' ),
			$has_dealer ? $inputs->text( 'telefone', __( 'Telefone', 'cfg-configurator' ), 'tel-national' ) : '',
			// One list of all dealers. The district is derived from the dealer.
			$has_dealer ? $inputs->dealers( $this->dealers->network_for( '' ) ) : '',
			$has_dealer ? $inputs->message() : '',
			$inputs->box( 'accept', __( 'Li e aceito a Política de Privacidade', 'cfg-configurator' ), $this->settings->text( 'policy_link' ) ),
			$has_dealer ? $inputs->box( 'disclaimer', __( 'Aceito receber comunicações de marketing (opcional)', 'cfg-configurator' ) ) : '',
		);
		$hidden  = array(
			...array_intersect_key( $fields, array_flip( array( ...Lead_Fields::HIDDEN, ...Lead_Fields::EXTRA, ...Lead_Fields::REDIRECTS ) ) ),
			Lead_Fields::DRAFT => $this->argument( Lead_Fields::DRAFT ),
		);
		return '<form class="cfg-mend" method="post" action="' . esc_url( Lead_Endpoint::url() ) . '">' . implode( '', $visible ) . $inputs->hidden( $hidden )
			. '<p><button type="submit" class="wp-element-button button">' . esc_html__( 'Enviar de novo', 'cfg-configurator' ) . '</button></p></form>';
	}

	private function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows; the secret is in the cookie.
		return is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}
