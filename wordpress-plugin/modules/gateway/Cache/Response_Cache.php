<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\State\Shared_Option;

/**
 * Stores compressed responses in a fixed number of options per call, so visitors cannot make the table grow: a newer
 * response replaces another one in its slot. Not transients, because an object cache may lose them and is not always
 * shared between servers.
 */
final class Response_Cache {
	private const PREFIX = 'cfg_configurator_copy_';

	/** Returns the slot of a response; also the name of its lock and its circuit breaker. */
	public static function slot( Endpoint $endpoint, string $source ): string {
		return $endpoint->name . '_' . ( crc32( $source ) % $endpoint->caching->slots() );
	}

	/**
	 * Returns the response, fresh or not. Returns null if there is none or if another response replaced it.
	 *
	 * @phpstan-impure
	 * @param string $source URL of the response on the content site.
	 */
	public static function find( string $slot, string $source ): ?Cached_Response {
		$stored = maybe_unserialize( Shared_Option::read( self::PREFIX . $slot ) );
		if ( ! self::is_valid( $stored ) || ( $stored['source'] ?? '' ) !== $source || ! is_string( $stored['body'] ?? null ) ) {
			return null;
		}
		// Treat a truncated row as missing, without a warning.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.PHP.DiscouragedPHPFunctions
		$body = @gzuncompress( (string) base64_decode( $stored['body'], true ), 4 * Content_Client::MAX_BYTES );
		return false === $body || ! is_int( $stored['fetched_at'] ?? null ) ? null : new Cached_Response( $body, $stored['fetched_at'] );
	}

	/** @param int $seconds For how long find() returns it; 0 stores nothing. */
	public static function store( string $slot, string $source, string $body, int $seconds ): void {
		if ( $seconds > 0 ) {
			$stored = array(
				'until'      => time() + $seconds,
				'source'     => $source,
				// Options must be valid text, so the compressed bytes are encoded.
				'body'       => base64_encode( (string) gzcompress( $body, 6 ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'fetched_at' => time(),
			);
			update_option( self::PREFIX . $slot, $stored, false );
		}
	}

	public static function delete_expired(): void {
		$expired = array_filter( Shared_Option::all( self::PREFIX ), static fn ( string $text ): bool => ! self::is_valid( maybe_unserialize( $text ) ) );
		foreach ( array_keys( $expired ) as $slot ) {
			delete_option( self::PREFIX . $slot );
		}
	}

	/** @phpstan-assert-if-true array<mixed> $stored */
	private static function is_valid( mixed $stored ): bool {
		return is_array( $stored ) && is_int( $stored['until'] ?? null ) && $stored['until'] > time();
	}
}
