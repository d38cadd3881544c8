<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Network\Content_Client;
use Cfg_Configurator\State\Shared_Option;

/**
 * Stores compressed responses in options; image lists shrink to a fortieth. Transients are not used, because an
 * object cache keeps them only in memory and would lose the last valid response when it is full, flushed or restarted.
 */
final class Response_Cache {
	/** Returns the cached response, fresh or stale. Returns null if there is none or if another response replaced it. */
	public static function find( Cache_Key $key ): ?Cached_Response {
		$own = null === $key->own ? null : self::response( get_option( $key->own ), $key->source );
		if ( null === $own && null !== $key->own ) {
			// Anybody can invent an id. WordPress would remember each for ever that it is missing.
			self::forget_missing( $key->own );
		}
		return $own ?? self::response( get_option( $key->shared ), $key->source );
	}

	/**
	 * Like find(), but reads from the database, because another request may have stored a response.
	 *
	 * @phpstan-impure
	 */
	public static function find_again( Cache_Key $key ): ?Cached_Response {
		$read = static fn ( ?string $option ): ?Cached_Response => null === $option ? null
			: self::response( maybe_unserialize( Shared_Option::read( $option ) ), $key->source );
		return $read( $key->own ) ?? $read( $key->shared );
	}

	/**
	 * Stores a response.
	 *
	 * @param string $option  `own` or `shared` option of the cache key.
	 * @param int    $seconds Lifetime; find() ignores older entries.
	 */
	public static function store( string $option, Cached_Response $response, int $seconds ): void {
		$packed = gzcompress( $response->body, 6 );
		if ( false === $packed ) {
			return;
		}
		update_option(
			$option,
			array(
				'until'       => time() + $seconds,
				'source'      => $response->source,
				// Options must be valid text, so the compressed bytes are encoded.
				'body'        => base64_encode( $packed ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'etag'        => $response->etag,
				'source_etag' => $response->source_etag,
				'fetched_at'  => $response->fetched_at,
			),
			false
		);
	}

	public static function delete_expired(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ours  = $wpdb->esc_like( Cache_Key::PREFIX ) . '%';
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $ours ) );
		foreach ( array_filter( $names, 'is_string' ) as $name ) {
			if ( ! self::is_valid( get_option( $name ) ) ) {
				delete_option( $name );
			}
		}
	}

	/** @phpstan-assert-if-true array<mixed> $stored */
	private static function is_valid( mixed $stored ): bool {
		return is_array( $stored ) && is_int( $stored['until'] ?? null ) && $stored['until'] > time();
	}

	/** Drops an option from WordPress's list of missing ones, which an object cache keeps and every request loads. */
	private static function forget_missing( string $option ): void {
		$missing = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $missing ) && isset( $missing[ $option ] ) ) {
			unset( $missing[ $option ] );
			wp_cache_set( 'notoptions', $missing, 'options' );
		}
	}

	private static function response( mixed $stored, string $source ): ?Cached_Response {
		if ( ! self::is_valid( $stored ) || ( $stored['source'] ?? '' ) !== $source ) {
			return null;
		}
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		$body = base64_decode( $text( 'body' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		// Treat a truncated row as missing, without a warning.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors
		$body = false === $body || '' === $body ? false : @gzuncompress( $body, 4 * Content_Client::MAX_BYTES );
		$time = $stored['fetched_at'] ?? null;
		return false === $body || ! is_int( $time ) ? null : new Cached_Response( $source, $body, $text( 'source_etag' ), $time, $text( 'etag' ) );
	}
}
