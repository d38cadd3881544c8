<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Storage\Database;

/**
 * Counts submissions per network address within ten minutes, in the persistent object cache or, without one, in options. Addresses are hashed with the
 * site's salt and the number of the window, so that windows cannot be linked. Visitors behind a proxy are told apart by the address that it forwards. If
 * a counter fails, nothing is limited, and a rate alone refuses nothing: many buyers may share an address (docs/decisions/0113).
 */
final class Rate_Limit {
	/** Length of a window, in seconds. */
	public const WINDOW = 600;

	/** Submissions per address and window that are not suspicious. */
	public const LIMIT = 10;

	/** Headers in which proxies and content delivery networks name the visitor's address. */
	private const FORWARDED = array( 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP' );

	/** Prefix of the options, before the end of the window and the hash. */
	private const PREFIX = 'cfg_configurator_count_';

	/** Multiplier of the limit for all that comes through an address: anybody can invent a forwarded one. */
	private const PROXY_TIMES = 10;

	/** Counts what this visitor did, and returns whether it is more than the limit, a number of times. Each name has its own counter. */
	public static function is_over( string $what, int $times = 1 ): bool {
		$limit = self::limit() * $times;
		if ( 0 === $limit ) {
			return false;
		}
		$is_over = self::hits( self::bucket( $what ) ) > $limit;
		if ( '' === self::forwarded() ) {
			return $is_over;
		}
		return self::hits( self::hash( "{$what} through", self::network( self::visitor() ) ) ) > $limit * self::PROXY_TIMES || $is_over;
	}

	/** Hash of the visitor's network address for a counter and this window. The address cannot be read from it. */
	public static function bucket( string $what ): string {
		return self::hash( $what, self::network( self::visitor() ) . self::network( self::forwarded() ) );
	}

	private static function hash( string $what, string $network ): string {
		$window = intdiv( Clock::now(), self::WINDOW );
		return hash_hmac( 'sha256', "{$what}|{$window}|{$network}", wp_salt( 'auth' ) );
	}

	/** Deletes the counts of windows that are over, and of windows in the future left when the clock was set back. */
	public static function clean(): void {
		$sql  = 'DELETE FROM %i WHERE option_name LIKE %s AND (option_name < %s OR option_name > %s)';
		$like = Database::wpdb()->esc_like( self::PREFIX ) . '%';
		Database::run( $sql, Database::wpdb()->options, $like, self::PREFIX . Clock::now(), self::PREFIX . ( Clock::now() + 2 * self::WINDOW ) );
	}

	/** Counts one more, in one step: many requests may do so at once. Returns the count; 0 if it failed. */
	private static function hits( string $bucket ): int {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_add( $bucket, 0, self::PREFIX, self::WINDOW );
			return (int) wp_cache_incr( $bucket, 1, self::PREFIX );
		}
		$options = Database::wpdb()->options;
		$name    = self::PREFIX . ( intdiv( Clock::now(), self::WINDOW ) + 1 ) * self::WINDOW . "_{$bucket}";
		// WordPress has no function that adds to an option.
		$sql  = "INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, '1', 'no') ON DUPLICATE KEY UPDATE option_value = option_value + 1";
		$done = Database::run( $sql, $options, $name );
		return null === $done ? 0 : (int) Database::value( 'SELECT option_value FROM %i WHERE option_name = %s', $options, $name );
	}

	/** Submissions per window; 0 disables the limit. */
	private static function limit(): int {
		$limit = defined( 'CFG_CONFIGURATOR_RATE_LIMIT' ) ? constant( 'CFG_CONFIGURATOR_RATE_LIMIT' ) : self::LIMIT;
		/**
		 * Filters how many submissions per address within ten minutes are not suspicious.
		 *
		 * @param int $limit 0 disables the limit.
		 */
		$limit = apply_filters( 'cfg_configurator_rate_limit', is_numeric( $limit ) ? (int) $limit : self::LIMIT );
		return is_numeric( $limit ) ? max( 0, (int) $limit ) : self::LIMIT;
	}

	/** The visitor's IP address, as the server or a filter says. */
	private static function visitor(): string {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] )
			? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		/**
		 * Filters the visitor's address, for sites behind a proxy that they trust. Without this, visitors of such a
		 * site are counted by the address that the proxy forwards, which they could invent.
		 *
		 * @param string $address REMOTE_ADDR.
		 */
		$filtered = apply_filters( 'cfg_configurator_visitor_address', $address );
		return is_string( $filtered ) ? $filtered : $address;
	}

	/** The public address that a proxy names; '' if there is none, or if the site's own setting or the server tells visitors apart. */
	private static function forwarded(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- unslashed and sanitised in the next line.
		$named   = array_filter( array_map( static fn ( string $name ): mixed => $_SERVER[ $name ] ?? '', self::FORWARDED ), 'is_string' );
		$words   = (array) preg_split( '/[\s,;="\[\]]+/', sanitize_text_field( wp_unslash( implode( ' ', $named ) ) ) );
		$address = self::visitor();
		if ( false !== has_filter( 'cfg_configurator_visitor_address' ) || ( '' !== $address && in_array( $address, $words, true ) ) ) {
			return '';
		}
		foreach ( $words as $word ) {
			if ( false !== filter_var( $word, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) ) {
				return (string) $word;
			}
		}
		return '';
	}

	/** An IP address; of IPv6 the /64 network, unless it is an IPv4-mapped one (::ffff:192.0.2.1): its /64 would be the same for everyone. */
	private static function network( string $address ): string {
		$is_ipv6 = false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
		$packed  = $is_ipv6 ? (string) inet_pton( $address ) : $address;
		$is_ipv4 = $is_ipv6 && str_starts_with( $packed, str_repeat( "\0", 10 ) . "\xFF\xFF" );
		return match ( true ) {
			$is_ipv4 => (string) inet_ntop( substr( $packed, 12 ) ),
			$is_ipv6 => bin2hex( substr( $packed, 0, 8 ) ),
			default  => $address,
		};
	}
}
