<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Settings\Settings;

/** Asks the plugin Akismet, if it is active and the setting is on. Off by default, because Akismet gets what the buyer wrote. */
final class Akismet_Check {
	/** Akismet's own limit is 15 seconds. */
	private const SECONDS = 3;

	public static function is_available(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) )
			&& '' !== (string) call_user_func( array( 'Akismet', 'get_api_key' ) );
	}

	/** Whether a lead with this message is checked. */
	public static function is_on( string $message ): bool {
		return '' !== $message && Settings::is_on( 'cfg_leads_akismet' ) && self::is_available();
	}

	/** Whether Akismet considers the lead spam; false if it does not answer. */
	public static function is_spam( Lead $lead ): bool {
		$of_visitor = static fn ( string $name ): string => isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] )
			? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
		$query      = array(
			'blog'                 => home_url( '/' ),
			'blog_charset'         => 'UTF-8',
			'blog_lang'            => get_locale(),
			'comment_type'         => 'contact-form',
			'comment_author'       => $lead->name,
			'comment_author_email' => $lead->email,
			'comment_content'      => $lead->message,
			'permalink'            => $lead->from_page,
			'user_agent'           => $of_visitor( 'HTTP_USER_AGENT' ),
			'user_ip'              => $of_visitor( 'REMOTE_ADDR' ),
		);
		$limit      = static fn ( array $arguments ): array => array( 'timeout' => self::SECONDS ) + $arguments;
		add_filter( 'http_request_args', $limit );
		try {
			$answer = call_user_func( array( 'Akismet', 'http_post' ), http_build_query( $query ), 'comment-check' );
		} catch ( \Throwable ) {
			$answer = null;
		} finally {
			remove_filter( 'http_request_args', $limit );
		}
		return is_array( $answer ) && 'true' === ( $answer[1] ?? null );
	}
}
