<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Settings\Texts;

/** The text that WordPress suggests for the site's privacy policy. It follows the settings, and WordPress tells administrators when it has changed. */
final class Policy_Text {
	public static function suggest(): void {
		wp_add_privacy_policy_content( __( 'Car configurator', 'cfg-configurator' ), self::html() );
	}

	/** Escaped HTML. */
	public static function html(): string {
		$html = '';
		foreach ( self::parts() as $heading => $texts ) {
			$html .= sprintf( '<h3>%s</h3>', esc_html( $heading ) );
			foreach ( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) as $text ) {
				$html .= sprintf( '<p>%s</p>', esc_html( $text ) );
			}
		}
		return wp_kses_post( $html );
	}

	/** @return array<string, list<string>> Paragraphs by heading; '' for none. */
	private static function parts(): array {
		$text    = static fn ( string $name ): string => Texts::of( __DIR__ . '/module.json', 'policy', $name, 'text' );
		$is_here = '' === Settings::text( 'form_url' );
		$consent = Consent_Manager::is_active() ? 'asked' : Settings::text( 'analytics_consent' );
		$days    = Settings::text( 'cookie_lifetime' );
		$days    = '' === $days ? 30 : (int) $days;
		/* translators: %s: number of days. */
		$period  = sprintf( _n( 'It is kept for %s day.', 'It is kept for %s days.', $days, 'cfg-configurator' ), number_format_i18n( $days ) );
		$choices = array(
			sprintf( $text( 'choices' ), 'cfg_app_params' ),
			0 === $days || 'denied' === $consent ? $text( 'session' ) : $period,
			'asked' === $consent && 0 !== $days ? $text( 'session-unless' ) : '',
		);
		$visit   = array(
			sprintf( $text( 'statistics' ), 'wp_cfgHyu_uniqueID', 'wp_cfgHyu_sessionID' ),
			'asked' === $consent ? $text( 'statistics-if' ) : '',
		);
		return array(
			$text( 'requests' ) => array(
				$text( 'use' ),
				$text( $is_here ? 'here' : 'elsewhere' ),
				$is_here && Settings::is_on( 'mail_to_visitor' ) ? $text( 'confirmation' ) : '',
				$is_here ? self::retention( $text( 'unlimited' ) ) : '',
			),
			$text( 'abuse' )    => array( $text( 'hashes' ) ),
			// Of the choices, see docs/decisions/0048.
			$text( 'cookies' )  => array( implode( ' ', array_filter( $choices ) ), 'denied' === $consent ? '' : implode( ' ', array_filter( $visit ) ) ),
		);
	}

	/** @param string $unlimited For a site that deletes nothing. */
	private static function retention( string $unlimited ): string {
		$days = Settings::number( 'retention_days' );
		/* translators: %s: number of days. */
		$text = _n( 'We delete it after %s day.', 'We delete it after %s days.', $days, 'cfg-configurator' );
		return 0 === $days ? $unlimited : sprintf( $text, number_format_i18n( $days ) );
	}
}
