<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

/** Signatures of the Standard Webhooks specification, version 1.0.0 (https://www.standardwebhooks.com; docs/decisions/0072). */
final class Signature {
	private const PREFIX = 'whsec_';

	/** Allowed lengths of a secret, in bytes before they are encoded. */
	private const MIN_BYTES = 24;
	private const MAX_BYTES = 64;

	public static function new_secret(): string {
		return self::PREFIX . base64_encode( random_bytes( 32 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** Whether a secret is 'whsec_' with 24 to 64 bytes in Base64. */
	public static function is_secret( string $secret ): bool {
		$length = strlen( self::key( $secret ) );
		return str_starts_with( $secret, self::PREFIX ) && $length >= self::MIN_BYTES && $length <= self::MAX_BYTES;
	}

	/** @param int $time Seconds since 1970. */
	public static function of( string $secret, string $message_id, int $time, string $body ): string {
		$hash = hash_hmac( 'sha256', "{$message_id}.{$time}.{$body}", self::key( $secret ), true );
		return 'v1,' . base64_encode( $hash ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
	}

	/** The bytes of a secret; '' if it is invalid. */
	private static function key( string $secret ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the specification's encoding.
		return (string) base64_decode( substr( $secret, strlen( self::PREFIX ) ), true );
	}
}
