<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Overload_Protection\Shared_Option;

/**
 * Stores compressed responses in a fixed number of options per call, so visitors cannot make the table grow: a newer response replaces another one in its
 * slot. Not transients: servers may not share an object cache, and requests wait for the response that another server stores.
 */
final class Response_Cache {
	private const PREFIX = 'cfg_configurator_copy_';

	/** Responses of a call with arguments. */
	private const SLOTS = 48;

	/** Returns the slot of a response; also the name of its lock and its circuit breaker. */
	public static function slot( Endpoint $endpoint, string $source ): string {
		return $endpoint->name . '_' . ( array() === $endpoint->arguments ? 0 : crc32( $source ) % self::SLOTS );
	}

	/**
	 * @phpstan-impure
	 * @param string $source  URL of the response on the content site.
	 * @param float  $seconds Age from which it is not returned.
	 * @return array{body: string, time: int}|null JSON, and when it was sent (Unix time); null if there is none, or another one replaced it.
	 */
	public static function find( string $slot, string $source, float $seconds ): ?array {
		list( $time, $from, $text ) = explode( ' ', Shared_Option::read( self::PREFIX . $slot ) . '  ', 3 );
		if ( $from !== $source || time() - (int) $time >= $seconds ) {
			return null;
		}
		// Treat a truncated row as missing, without a warning.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.PHP.DiscouragedPHPFunctions
		$body = @gzuncompress( (string) base64_decode( $text, false ), 4 * Content_Client::MAX_BYTES );
		$time = (int) $time;
		return false === $body ? null : compact( 'body', 'time' );
	}

	public static function store( string $slot, string $source, string $body ): void {
		// Options must be valid text, so the compressed bytes are encoded.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
		update_option( self::PREFIX . $slot, time() . " $source " . base64_encode( (string) gzcompress( $body, 6 ) ), false );
	}

	/** @param int $seconds Age from which responses are deleted. */
	public static function delete_old( int $seconds ): void {
		$old = array_filter( Shared_Option::all( self::PREFIX ), static fn ( string $text ): bool => (int) $text <= time() - $seconds );
		foreach ( array_keys( $old ) as $slot ) {
			delete_option( self::PREFIX . $slot );
		}
	}
}
