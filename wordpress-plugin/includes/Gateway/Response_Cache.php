<?php
/**
 * Keeps answers.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Copies in options, compressed: lists of pictures shrink to a fortieth. Not in transients: an object cache
 * would keep those in memory alone, and forget the last good copy when it is full, emptied or restarted.
 */
final class Response_Cache {
	/**
	 * The copy, however old; null where there is none, or another answer took its place.
	 */
	public function find( Cache_Key $place ): ?Cached_Response {
		return $this->read( $place->own, $place->source ) ?? $this->read( $place->shared, $place->source );
	}

	/**
	 * The same, past what this request remembers: another request may have stored one meanwhile.
	 */
	public function find_again( Cache_Key $place ): ?Cached_Response {
		Option_Cache_Bypass::forget_option( $place->own );
		Option_Cache_Bypass::forget_option( $place->shared );
		return $this->find( $place );
	}

	/**
	 * Keeps a copy in a place.
	 *
	 * @param string $name    `own` or `shared` name of its place.
	 * @param int    $seconds How long; no copy that is older is found.
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
				// Databases take text; compressed bytes are none.
				'body'        => base64_encode( $packed ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				'etag'        => $copy->etag,
				'source_etag' => $copy->source_etag,
				'fetched_at'  => $copy->fetched_at,
			),
			false
		);
	}

	/**
	 * Drops the copies whose time is over.
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
		// A row that was cut short is no copy, and no reason for a warning.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors
		$body = false === $body || '' === $body ? false : @gzuncompress( $body, 4 * Content_Client::MAX_BYTES );
		if ( false === $body || ! is_int( $kept['fetched_at'] ?? null ) ) {
			return null;
		}
		return new Cached_Response( $source, $body, $text( 'etag' ), $text( 'source_etag' ), $kept['fetched_at'] );
	}
}
