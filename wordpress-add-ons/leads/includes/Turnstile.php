<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Settings\Settings;

/**
 * Cloudflare's check against programs, if the settings have both keys. turnstile.js shows it in an open form, and puts the token
 * into a cookie, because the form is in the element's shadow root.
 */
final class Turnstile {
	private const COOKIE = 'cfg_configurator_leads_check';

	/** Slot of the element inside its forms. */
	private const SLOT = 'verification';

	// phpcs:ignore PluginCheck.CodeAnalysis.Offloading -- the site's server asks it; no resource is loaded from it.
	private const URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

	private const SECONDS = 3;

	/** Longest token, in characters. */
	private const MAXIMUM = 2048;

	/** Whether forms are checked: not where another system receives them. */
	public static function is_on(): bool {
		$has_keys = '' !== Settings::text( 'cfg_leads_turnstile_key' ) && '' !== Settings::text( 'cfg_leads_turnstile_secret' );
		return $has_keys && '' === Settings::text( 'form_url' );
	}

	/**
	 * Adds the place of the check to the content of the element. Nothing of Cloudflare is loaded before a form is open.
	 *
	 * @param string                $html       Escaped.
	 * @param array<mixed> $attributes Of the element.
	 */
	public static function add( string $html, array $attributes ): string {
		if ( ! self::is_on() ) {
			return $html;
		}
		wp_enqueue_script( 'cfg-configurator-leads-turnstile', plugins_url( 'assets/turnstile.js', FILE ), array(), VERSION, array( 'in_footer' => true ) );
		return $html . sprintf(
			'<div slot="%s" data-key="%s" data-cookie="%s" data-path="%s" data-language="%s"></div>',
			esc_attr( self::SLOT ),
			esc_attr( Settings::text( 'cfg_leads_turnstile_key' ) ),
			esc_attr( self::COOKIE ),
			esc_attr( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) ),
			esc_attr( str_starts_with( is_string( $attributes['language'] ?? null ) ? $attributes['language'] : Language::tag(), 'en' ) ? 'en' : 'pt-PT' )
		);
	}

	/** Whether Cloudflare confirms the visitor's token; null if there is none or Cloudflare does not answer. */
	public static function confirms(): ?bool {
		$has_token = isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] );
		$token     = $has_token ? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
		if ( '' === $token || strlen( $token ) > self::MAXIMUM ) {
			return null;
		}
		$response = wp_safe_remote_post(
			self::URL,
			array(
				'timeout'     => self::SECONDS,
				'redirection' => 0,
				'body'        => array(
					'secret'   => Settings::text( 'cfg_leads_turnstile_secret' ),
					'response' => $token,
				),
			)
		);
		$decoded  = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
		return is_array( $decoded ) && is_bool( $decoded['success'] ?? null ) ? $decoded['success'] : null;
	}
}
