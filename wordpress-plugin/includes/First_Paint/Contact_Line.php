<?php
/**
 * Contact line for browsers without JavaScript.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\First_Paint;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Prints contact details where the configurator cannot run.
 */
final class Contact_Line {
	public function __construct( private Settings $settings ) {
	}

	/**
	 * Returns escaped HTML: a `<noscript>` element.
	 */
	public function render( Page_Texts $texts ): string {
		$links = $this->links();
		$ask   = array() === $links
			? esc_html__( 'Ligue-o e recarregue a página, ou fale connosco a partir da página inicial:', 'cfg-configurator' )
			. ' ' . $this->link( home_url( '/' ), get_bloginfo( 'name' ) )
			: esc_html__( 'Ligue-o e recarregue a página, ou fale connosco:', 'cfg-configurator' ) . ' ' . implode( ' · ', $links );
		$why   = esc_html__( 'Para configurar é preciso JavaScript, que está desligado neste navegador.', 'cfg-configurator' );
		$line  = '<p><b>' . $why . '</b> ' . $ask . '.</p>';
		$link  = $texts->policy_link();
		if ( '' !== $link ) {
			$line .= '<p>' . $this->link( $link, __( 'Política de Privacidade', 'cfg-configurator' ) ) . '</p>';
		}
		return '<noscript><div class="no-script">' . $line . '</div></noscript>';
	}

	/**
	 * @return list<string>
	 */
	private function links(): array {
		$email = sanitize_email( $this->settings->text( 'contact_email' ) );
		$phone = trim( $this->settings->text( 'contact_phone' ) );
		$dial  = (string) preg_replace( '/[^0-9+]/', '', $phone );
		return array_values(
			array_filter(
				array(
					'' === $email ? '' : $this->link( 'mailto:' . $email, $email ),
					'' === $dial ? '' : $this->link( 'tel:' . $dial, $phone ),
				)
			)
		);
	}

	private function link( string $address, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	}
}
