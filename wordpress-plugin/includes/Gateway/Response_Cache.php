<?php
/**
 * Response cache.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Stores compressed responses in options; image lists shrink to a fortieth. Transients are not used, because an
 * object cache keeps them only in memory and would lose the last valid response when it is full, flushed or restarted.
 */
final class Response_Cache {
	/**
	 * Returns the cached response, fresh or stale. Returns null if there is none or if another response replaced it.
	 */
	public function find( Cache_Key $place ): ?Cached_Response {
		return $this->read( $place->own, $place->source ) ?? $this->read( $place->shared, $place->source );
	}

	/**
	 * Like find(), but bypasses the in-request option cache, because another request may have stored a response.
	 */
	public function find_again( Cache_Key $place ): ?Cached_Response {
		Option_Cache_Bypass::forget_option( $place->own );
		Option_Cache_Bypass::forget_option( $place->shared );
		return $this->find( $place );
	}

	/**
	 * Stores a response.
	 *
	 * @param string $name    `own` or `shared` name from the cache key.
	 * @param int    $seconds Lifetime; find() ignores older entries.
	 */
	public function keep( string $name, Cached_Response $copy, int $seconds ): void {
		$packed = gzcompress( $copy->body, 6 );
		if ( false === $packed ) {
			return;
		}
		update_option(
			$name,
			array(
				'until'       => time() + $seconds,
				'source'      => $copy->source,
				// Options must be valid text, so the compressed bytes are encoded.
				'body'        => base64_encode( $packed ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'etag'        => $copy->etag,
				'source_etag' => $copy->source_etag,
				'fetched_at'  => $copy->fetched_at,
			),
			false
		);
	}

	/**
	 * Deletes expired entries.
	 */
	public function drop_old(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$ours = $wpdb->esc_like( Cache_Key::PREFIX ) . '%';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- Names of options have no function; %i came with WordPress 6.2.
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $ours ) );
		foreach ( array_filter( $names, 'is_string' ) as $name ) {
			if ( ! $this->is_valid( get_option( $name ) ) ) {
				delete_option( $name );
			}
		}
	}

	/**
	 * @phpstan-assert-if-true array<mixed> $kept
	 */
	private function is_valid( mixed $kept ): bool {
		return is_array( $kept ) && is_int( $kept['until'] ?? null ) && $kept['until'] > time();
	}

	private function read( string $name, string $source ): ?Cached_Response {
		$kept = get_option( $name );
		if ( ! $this->is_valid( $kept ) || ( $kept['source'] ?? '' ) !== $source ) {
			return null;
		}
		$text = static fn ( string $key ): string => is_string( $kept[ $key ] ?? null ) ? $kept[ $key ] : '';
		$body = base64_decode( $text( 'body' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		// Treat a truncated row as missing, without a warning.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors
		$body = false === $body || '' === $body ? false : @gzuncompress( $body, 4 * Content_Client::MAX_BYTES );
		if ( false === $body || ! is_int( $kept['fetched_at'] ?? null ) ) {
			return null;
		}
		return new Cached_Response( $source, $body, $text( 'etag' ), $text( 'source_etag' ), $kept['fetched_at'] );
	}
}
