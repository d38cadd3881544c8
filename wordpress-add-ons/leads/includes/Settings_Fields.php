<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Settings;

/** The settings of the add-on, on the tabs of the plugin and one of its own. */
final class Settings_Fields {
	public const WEBHOOKS = 'cfg_leads_webhooks';

	/**
	 * Callback of the filter `cfg_configurator_settings_tabs`.
	 *
	 * @param array<string, array{title: string, sections: array<string, mixed>}> $tabs
	 * @return array<string, array<string, mixed>>
	 */
	public static function add( array $tabs ): array {
		$more = array(
			'mail'  => self::mails(),
			'forms' => array( 'cfg_leads_spam' => self::spam() ),
		);
		foreach ( array_intersect_key( $more, $tabs ) as $tab => $sections ) {
			$tabs[ $tab ]['sections'] = $tabs[ $tab ]['sections'] + $sections;
		}
		return $tabs + array(
			'webhooks' => array(
				'title'    => __( 'Webhooks', 'cfg-configurator-leads' ),
				'sections' => array( 'cfg_leads_webhooks' => self::webhooks() ),
			),
		);
	}

	/** @return array<string, array{title: string, intro: string, fields: list<Field>}> A section for each recipient and form. */
	private static function mails(): array {
		$titles    = array(
			/* translators: %s: form. */
			'buyer'  => __( 'Email to the buyer: %s', 'cfg-configurator-leads' ),
			/* translators: %s: form. */
			'dealer' => __( 'Email to the dealer: %s', 'cfg-configurator-leads' ),
		);
		$languages = array(
			'buyer'  => array(
				'pt' => __( 'Portuguese', 'cfg-configurator-leads' ),
				'en' => __( 'English', 'cfg-configurator-leads' ),
			),
			'dealer' => array( '' => '' ),
		);
		/* translators: %s: names in braces. */
		$intro    = __( 'Contact, configuration and prices follow the text. Empty: the text of the plugin. Placeholders: %s.', 'cfg-configurator-leads' );
		$sections = array();
		foreach ( $titles as $recipient => $title ) {
			foreach ( Form_Type::ALL as $form ) {
				$fields = array();
				foreach ( $languages[ $recipient ] as $language => $name ) {
					$key      = static fn ( string $part ): string => Mail_Texts::key( $recipient, $form, $language, $part );
					$in       = '' === $name ? '' : " ({$name})";
					$fields[] = self::mail_text( $recipient, $key( 'subject' ), 'text', __( 'Subject', 'cfg-configurator-leads' ) . $in );
					$fields[] = self::mail_text( $recipient, $key( 'text' ), 'lines', __( 'Text', 'cfg-configurator-leads' ) . $in );
				}
				$placeholders = sprintf( $intro, Mail_Texts::listed( Mail_Texts::names( $recipient ) ) );

				$sections[ "cfg_leads_{$recipient}_{$form}" ] = Settings::section( sprintf( $title, Form_Type::label( $form ) ), $placeholders, ...$fields );
			}
		}
		return $sections;
	}

	private static function mail_text( string $recipient, string $key, string $type, string $label ): Field {
		$length   = 'text' === $type ? 200 : 4000;
		$sanitize = static function ( mixed $raw ) use ( $recipient, $type, $length ): string|\WP_Error {
			$text = mb_substr( is_scalar( $raw ) ? trim( (string) $raw ) : '', 0, $length );
			return Mail_Texts::check( $recipient, 'text' === $type ? sanitize_text_field( $text ) : sanitize_textarea_field( $text ) );
		};
		return new Field( $key, $type, $label, length: $length, sanitize: $sanitize );
	}

	/** @return array{title: string, intro: string, fields: list<Field>} */
	private static function spam(): array {
		return Settings::section(
			__( 'Spam services', 'cfg-configurator-leads' ),
			__( 'Leads that a service does not confirm are held back until you accept them. Name the services in your policy.', 'cfg-configurator-leads' ),
			( new Field( 'cfg_leads_turnstile_key', 'text', __( 'Turnstile: site key', 'cfg-configurator-leads' ), length: 100 ) )
				->help( __( 'From your account at Cloudflare. Leave both keys empty to switch the check off.', 'cfg-configurator-leads' ) ),
			new Field( 'cfg_leads_turnstile_secret', 'text', __( 'Turnstile: secret key', 'cfg-configurator-leads' ), length: 100, is_secret: true ),
			( new Field( 'cfg_leads_akismet', 'tick', 'Akismet' ) )
				->help( __( 'Ask the plugin Akismet about leads with a message', 'cfg-configurator-leads' ) )
		);
	}

	/** @return array{title: string, intro: string, fields: list<Field>} */
	private static function webhooks(): array {
		$columns = array(
			'url'    => new Field( 'url', 'text', __( 'URL', 'cfg-configurator-leads' ), length: 500, sanitize: self::url( ... ) ),
			'secret' => new Field( 'secret', 'text', __( 'Secret', 'cfg-configurator-leads' ), length: 100, sanitize: self::secret( ... ) ),
		);
		return Settings::section(
			__( 'Webhooks', 'cfg-configurator-leads' ),
			__( 'Every lead is sent to these systems as JSON within about five minutes, signed with the secret.', 'cfg-configurator-leads' ),
			( new Field( self::WEBHOOKS, 'rows', __( 'Receivers', 'cfg-configurator-leads' ), is_secret: true, columns: $columns ) )
				->help( __( 'An empty secret gets a new one. A webhook gets the leads that are stored after it was added.', 'cfg-configurator-leads' ) )
		);
	}

	/** Only https, except for a host in a network of the site's own that WordPress's filter `http_request_host_is_external` allows. */
	private static function url( mixed $raw ): string|\WP_Error {
		$url   = esc_url_raw( is_string( $raw ) ? trim( $raw ) : '', array( 'http', 'https' ) );
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) ? $parts['host'] ?? '' : '';
		$is_ok = '' !== $host && ! isset( $parts['user'] ) && ! isset( $parts['fragment'] ) && strlen( $url ) <= 500
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- of WordPress.
			&& ( 'https' === ( $parts['scheme'] ?? '' ) || apply_filters( 'http_request_host_is_external', false, $host, $url ) );
		$is_empty = ! is_string( $raw ) || '' === trim( $raw );
		return $is_empty || $is_ok ? $url : new \WP_Error( 'refused', __( 'Enter a complete URL, starting with https://.', 'cfg-configurator-leads' ) );
	}

	private static function secret( mixed $raw ): string|\WP_Error {
		$text  = is_string( $raw ) ? trim( $raw ) : '';
		$words = __( 'A secret is whsec_ with 24 to 64 bytes in Base64. Leave the field empty to get a new one.', 'cfg-configurator-leads' );
		return match ( true ) {
			'' === $text                         => Webhook_Request::new_secret(),
			Webhook_Request::is_secret( $text ) => $text,
			default                              => new \WP_Error( 'refused', $words ),
		};
	}
}
