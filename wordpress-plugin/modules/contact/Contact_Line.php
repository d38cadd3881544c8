<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Contact;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Texts;
use Cfg_Configurator\Settings\Settings;

/** Prints contact details where the configurator cannot run. */
final class Contact_Line {
	/** Returns escaped HTML: a `<noscript>` element. */
	public static function render( Page_Texts $texts ): string {
		$links = self::links();
		$ask   = array() === $links
			? esc_html_x( 'Switch it on and reload the page, or contact us through the home page:', 'visitor', 'cfg-configurator' )
			. ' ' . self::link( home_url( '/' ), get_bloginfo( 'name' ) )
			: esc_html_x( 'Switch it on and reload the page, or contact us:', 'visitor', 'cfg-configurator' ) . ' ' . implode( ' · ', $links );
		$why   = esc_html_x( 'The configurator needs JavaScript, which is switched off in this browser.', 'visitor', 'cfg-configurator' );
		$line  = '<p><b>' . $why . '</b> ' . $ask . '.</p>';
		$link  = $texts->policy_link();
		if ( '' !== $link ) {
			$line .= '<p>' . self::link( $link, _x( 'Privacy policy', 'visitor', 'cfg-configurator' ) ) . '</p>';
		}
		return '<noscript><div class="no-script">' . $line . '</div></noscript>';
	}

	/**
	 * Returns the sentence that the widget shows below a failure, as escaped HTML for the slot `contact`; '' without contact
	 * details.
	 */
	public static function of_failure(): string {
		$links = self::links();
		$text  = esc_html_x( 'Our team can help you:', 'visitor', 'cfg-configurator' );
		return array() === $links ? '' : '<p slot="contact">' . $text . ' ' . implode( ' · ', $links ) . '.</p>';
	}

	/** @return list<string> */
	private static function links(): array {
		$email = sanitize_email( Settings::text( 'contact_email' ) );
		$phone = trim( Settings::text( 'contact_phone' ) );
		$dial  = (string) preg_replace( '/[^0-9+]/', '', $phone );
		$links = array( '' === $email ? '' : self::link( "mailto:$email", $email ), '' === $dial ? '' : self::link( "tel:$dial", $phone ) );
		return array_values( array_filter( $links ) );
	}

	private static function link( string $address, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( $text ) );
	}
}
