<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;
use const Cfg_Configurator\VERSION;

/**
 * Cloudflare's check against robots, if the settings have both keys. turnstile.js shows it in the form and puts the token into a cookie, because the form
 * is inside the element's shadow root.
 */
final class Turnstile {
	public const COOKIE = 'cfg_configurator_check';

	/** The element's slot inside its forms. */
	private const SLOT = 'verification';

	private const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

	/** Time limit in seconds. */
	private const SECONDS = 3;

	/** Longest token, in characters. */
	private const MAXIMUM = 2048;

	public static function is_on(): bool {
		return '' !== Settings::text( 'spam_turnstile_key' ) && '' !== Settings::text( 'spam_turnstile_secret' ) && '' === Settings::text( 'form_url' );
	}

	/** What the element contains in its light DOM; '' if the check is off. Loads nothing of Cloudflare's before a form is open. */
	public static function markup(): string {
		if ( ! self::is_on() ) {
			return '';
		}
		$script = plugins_url( 'assets/turnstile.js', __FILE__ );
		wp_enqueue_script( 'cfg-configurator-turnstile', $script, array(), VERSION, array( 'in_footer' => true ) );
		return sprintf(
			'<div slot="%s" data-key="%s" data-cookie="%s" data-path="%s"></div>',
			esc_attr( self::SLOT ),
			esc_attr( Settings::text( 'spam_turnstile_key' ) ),
			esc_attr( self::COOKIE ),
			esc_attr( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) )
		);
	}

	/** Whether Cloudflare confirms the visitor's token; null if there is none or Cloudflare does not answer. */
	public static function confirms(): ?bool {
		$token = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] )
			? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		if ( '' === $token || strlen( $token ) > self::MAXIMUM ) {
			return null;
		}
		$answer = wp_remote_post(
			self::VERIFY,
			array(
				'timeout' => self::SECONDS,
				'body'    => array(
					'secret'   => Settings::text( 'spam_turnstile_secret' ),
					'response' => $token,
				),
			)
		);
		$wire   = is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer )
			? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		return is_array( $wire ) && is_bool( $wire['success'] ?? null ) ? $wire['success'] : null;
	}
}
