<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Settings\Settings;

/** The text that WordPress suggests for the site's privacy policy. It follows the settings, and WordPress tells administrators when it has changed. */
final class Policy_Text {
	/** Callback for the `admin_init` action. */
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
		$is_here = '' === Settings::text( 'form_url' );
		return array(
			__( 'Requests from the car configurator', 'cfg-configurator' ) => array(
				__(
					'If you ask for a proposal, a test drive or an email with your configuration, we use what you enter, your configuration and your consents.',
					'cfg-configurator'
				),
				$is_here
					? __( 'We store your request on this site and send it by email to the dealer that you choose.', 'cfg-configurator' )
					: __( 'Your request is sent to the system in which we handle requests.', 'cfg-configurator' ),
				$is_here && Settings::is_on( 'mail_to_visitor' ) ? __( 'You receive a confirmation by email.', 'cfg-configurator' ) : '',
				$is_here ? self::retention() : '',
			),
			__( 'Protection against abuse', 'cfg-configurator' ) => array(
				__(
					'To limit spam, we store hashes of your network address and email address for about an hour. They cannot be turned back into addresses.',
					'cfg-configurator'
				),
			),
			__( 'Cookies of the car configurator', 'cfg-configurator' ) => array(
				self::choices(),
				self::statistics(),
			),
		);
	}

	private static function retention(): string {
		$days = Settings::number( 'retention_days' );
		/* translators: %s: number of days. */
		$text = _n( 'We delete it after %s day.', 'We delete it after %s days.', $days, 'cfg-configurator' );
		return 0 === $days
			? __( 'We keep it until you ask us to delete it.', 'cfg-configurator' )
			: sprintf( $text, number_format_i18n( $days ) );
	}

	/** About the cookie that restores the choices (docs/decisions/0048). */
	private static function choices(): string {
		$days = Settings::text( 'cookie_lifetime' );
		$days = '' === $days ? 30 : (int) $days;
		/* translators: %s: name of a cookie. */
		$text = __( '%s contains the cars and colours that you have chosen, so that a reload restores them.', 'cfg-configurator' );
		/* translators: %s: number of days. */
		$period = sprintf( _n( 'It is kept for %s day.', 'It is kept for %s days.', $days, 'cfg-configurator' ), number_format_i18n( $days ) );
		$next   = 0 === $days || 'denied' === self::consent() ? __( 'It is deleted when you close the browser.', 'cfg-configurator' ) : $period;
		if ( 'asked' === self::consent() && 0 !== $days ) {
			$next .= ' ' . __( 'If you do not agree to statistics, it is deleted when you close the browser.', 'cfg-configurator' );
		}
		return sprintf( $text, 'cfg_app_params' ) . ' ' . $next;
	}

	/** About the cookies for statistics; '' if there are none. */
	private static function statistics(): string {
		$text = sprintf(
			/* translators: 1: name of a cookie, 2: name of another cookie. */
			__( '%1$s and %2$s recognise the same configuration and the same visit in statistics.', 'cfg-configurator' ),
			'wp_cfgHyu_uniqueID',
			'wp_cfgHyu_sessionID'
		);
		return match ( self::consent() ) {
			'asked'  => $text . ' ' . __( 'They are set only if you agree to statistics.', 'cfg-configurator' ),
			'denied' => '',
			default  => $text,
		};
	}

	/** 'asked' if a consent manager asks each visitor, otherwise the setting. */
	private static function consent(): string {
		return Consent_Manager::is_active() ? 'asked' : Settings::text( 'analytics_consent' );
	}
}
