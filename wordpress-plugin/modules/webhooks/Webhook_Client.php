<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Modules\Checked_Requests\Checked_Request;
use Cfg_Configurator\Modules\Checked_Requests\Network_Rule;
use Cfg_Configurator\Modules\Checked_Requests\Web_Address;

/** Posts a message to a webhook, by the gateway's network rules: no private networks, no redirects, a time limit. */
final class Webhook_Client {
	/** Bytes read of a response: only its status matters. */
	private const MAX_BYTES = 8 * KB_IN_BYTES;

	private const GONE = 410;

	public static function post( Webhook $webhook, Webhook_Message $message, float $seconds ): Send_Result {
		$arguments = array(
			'method'  => 'POST',
			'headers' => $message->headers( $webhook, Clock::now() ),
			'body'    => $message->body,
		);
		$start     = Clock::timer();
		$response  = Checked_Request::send( $webhook->url, self::rule(), $arguments, $seconds, self::MAX_BYTES );
		return self::result( $response, Clock::timer() - $start );
	}

	/** Whether a URL has a host and port that can be requested. Does not resolve the host. */
	public static function is_valid( string $url ): bool {
		return null !== Web_Address::of_url( $url );
	}

	/** Whether a URL is https, or at a host in a private network that the site allows. */
	public static function is_encrypted( string $url ): bool {
		return str_starts_with( strtolower( $url ), 'https://' ) || self::allows_private( Webhook::host_of( $url ) );
	}

	/** Whether the network rules allow requests to a URL. Resolves its host, unless the site's proxy does. */
	public static function is_allowed( string $url ): bool {
		return Checked_Request::is_allowed( $url, self::rule() );
	}

	/** @param array<string, mixed>|\WP_Error $response */
	private static function result( array|\WP_Error $response, float $seconds ): Send_Result {
		if ( is_wp_error( $response ) ) {
			$message = $response->get_error_message();
			$refusal = match ( $response->get_error_code() ) {
				Checked_Request::FORBIDDEN => __( 'The host cannot be found, or lies in a private network, which webhooks may not use.', 'cfg-configurator' ),
				Checked_Request::UNPINNED => __( 'PHP has no cURL, or another plugin intercepts the request.', 'cfg-configurator' ),
				default => '',
			};
			if ( '' !== $refusal ) {
				return new Send_Result( Send_Result::FAILED, $refusal, $seconds, Checked_Request::FORBIDDEN === $response->get_error_code() );
			}
			$is_late = Send_Result::is_late( $message );
			$words   = $is_late
				? __( 'The receiver did not confirm in time. It is unknown whether the lead arrived.', 'cfg-configurator' )
				: __( 'The receiver cannot be reached.', 'cfg-configurator' );
			return new Send_Result( $is_late ? Send_Result::UNCERTAIN : Send_Result::FAILED, "{$words} ({$message})", $seconds, true );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( $status >= 200 && $status < 300 ) {
			return new Send_Result( Send_Result::SENT, '', $seconds, status: $status );
		}
		$words = $status >= 300 && $status < 400
			/* translators: %d: HTTP status */
			? __( 'The receiver redirects (status %d). Enter the final URL in the settings.', 'cfg-configurator' )
			/* translators: %d: HTTP status */
			: __( 'The receiver responded with status %d.', 'cfg-configurator' );
		return new Send_Result( self::GONE === $status ? Send_Result::REJECTED : Send_Result::FAILED, sprintf( $words, $status ), $seconds );
	}

	private static function rule(): Network_Rule {
		return new Network_Rule( self::allows_private( ... ) );
	}

	private static function allows_private( string $host ): bool {
		/**
		 * Filters whether a webhook may be in a private network or on this machine.
		 *
		 * @param bool   $allowed Default: false.
		 * @param string $host    Host of the webhook.
		 */
		return (bool) apply_filters( 'cfg_configurator_private_webhook', false, $host );
	}
}
