<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Settings\Settings;

/** Asks Akismet, if it is active and the setting is on. Off by default, because Akismet gets what the buyer wrote. */
final class Akismet_Check {
	/** Time limit in seconds. Akismet's own is 15. */
	private const SECONDS = 3;

	public static function is_available(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) )
			&& '' !== (string) call_user_func( array( 'Akismet', 'get_api_key' ) );
	}

	/** Whether Akismet considers the lead spam; false if it does not answer. */
	public static function is_spam( Lead $lead ): bool {
		if ( ! Settings::is_on( 'spam_akismet' ) || ! self::is_available() || '' === $lead->message ) {
			return false;
		}
		$agent = isset( $_SERVER['HTTP_USER_AGENT'] ) && is_string( $_SERVER['HTTP_USER_AGENT'] )
			? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '';
		$seen  = isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		$query = array(
			'blog'                 => home_url( '/' ),
			'blog_charset'         => 'UTF-8',
			'blog_lang'            => get_locale(),
			'comment_type'         => 'contact-form',
			'comment_author'       => $lead->name,
			'comment_author_email' => $lead->email,
			'comment_content'      => $lead->message,
			'permalink'            => $lead->from_page,
			'user_agent'           => $agent,
			'user_ip'              => apply_filters( 'cfg_configurator_visitor_address', $seen ), // Documented in modules/abuse-limits/Rate_Limit.php.
		);
		$limit = static fn ( array $arguments ): array => array( 'timeout' => self::SECONDS ) + $arguments;
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
