<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Overload_Protection\Circuit_Breaker;
use Cfg_Configurator\Settings\Settings;

/**
 * A URL of another system that receives every lead, from the settings. Messages are signed as in the Standard Webhooks specification, version 1.0.0
 * (https://www.standardwebhooks.com; docs/decisions/0072).
 */
final class Webhook {
	public const SETTING = 'webhooks';

	private const SECRET_PREFIX = 'whsec_';

	/** Allowed lengths of a secret, in bytes before they are encoded. */
	private const MIN_SECRET = 24;
	private const MAX_SECRET = 64;

	/**
	 * @param string $id     Identifies it when its URL is corrected or its secret replaced.
	 * @param string $secret With which messages are signed.
	 */
	private function __construct( public readonly string $id, public readonly string $url, private string $secret ) {
	}

	/** @return array<string, self> By id. */
	public static function all(): array {
		$found = array();
		foreach ( Settings::rows( self::SETTING ) as $row ) {
			$id           = $row['id'] ?? '';
			$found[ $id ] = new self( $id, $row['url'] ?? '', $row['secret'] ?? '' );
		}
		return $found;
	}

	/** Host name, for messages: the rest of the URL may contain a token. */
	public function host(): string {
		return self::host_of( $this->url );
	}

	public static function host_of( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_HOST );
	}

	/** Opens after two consecutive attempts without an answer. */
	public function breaker(): Circuit_Breaker {
		return new Circuit_Breaker( 'cfg_configurator_webhook_breaker_' . $this->id, 2 );
	}

	/** Value of the header `webhook-signature` at a Unix time. */
	public function sign( string $message_id, int $time, string $body ): string {
		return self::signature( $this->secret, $message_id, $time, $body );
	}

	public static function new_secret(): string {
		return self::SECRET_PREFIX . base64_encode( random_bytes( 32 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** Whether a secret is 'whsec_' with 24 to 64 bytes in Base64. */
	public static function is_secret( string $secret ): bool {
		$length = strlen( self::key( $secret ) );
		return str_starts_with( $secret, self::SECRET_PREFIX ) && $length >= self::MIN_SECRET && $length <= self::MAX_SECRET;
	}

	/** @param int $time Seconds since 1970. */
	public static function signature( string $secret, string $message_id, int $time, string $body ): string {
		$hash = hash_hmac( 'sha256', "{$message_id}.{$time}.{$body}", self::key( $secret ), true );
		return 'v1,' . base64_encode( $hash ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** The bytes of a secret; '' if it is invalid. */
	private static function key( string $secret ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
		return (string) base64_decode( substr( $secret, strlen( self::SECRET_PREFIX ) ), true );
	}
}
