<?php
declare(strict_types=1);

namespace Cfg_Configurator\Gateway\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the host of the configured content site. WordPress itself rejects all non-public addresses, but
 * content sites in the same network or on a developer's machine must work.
 */
final class Network_Rule {
	/** Blocked: IANA special-purpose IPv4 addresses (except private ones), multicast and cloud metadata. */
	private const NEVER = array(
		'0.0.0.0/8', // This network.
		'100.64.0.0/10', // Shared by customers of a provider; Alibaba Cloud's metadata.
		'168.63.129.16/32', // Azure's platform services.
		'169.254.0.0/16', // Link-local; metadata of most clouds.
		'192.0.0.0/24', // Protocol assignments; Oracle Cloud's metadata.
		'192.0.2.0/24', // Documentation.
		'192.31.196.0/24', // AS112.
		'192.52.193.0/24', // Multicast tunnels.
		'192.88.99.0/24', // 6to4 relays.
		'192.175.48.0/24', // AS112.
		'198.18.0.0/15', // Benchmarks.
		'198.51.100.0/24', // Documentation.
		'203.0.113.0/24', // Documentation.
		'224.0.0.0/4', // Multicast.
		'240.0.0.0/4', // Reserved; broadcast.
	);

	/** Loopback, and the private networks of RFC 1918. */
	private const PRIVATE = array( '10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16' );

	/** Ends in a number: an IPv4 address in any notation, never a domain. */
	private const NUMERIC = '/(^|\.)(\d+|0x[0-9a-f]*)\z/';

	/** Names of the metadata services of Google, AWS and Azure. */
	private const METADATA = '/^(metadata|instance-data)(\.goog|(\..+)?\.internal)?\z/';

	/** Names without a dot, and the domains of private networks (RFC 6761, RFC 6762 with its appendix G, RFC 8375). */
	private const PRIVATE_NAME = '/^[^.]+\z|\.(corp|home|home\.arpa|internal|intranet|lan|local|localdomain|localhost|private)\z/';

	/**
	 * Resolves the IPv4 addresses of the content site, or of a webhook. Returns an empty list if there are none or if any
	 * of them is blocked. IPv6 addresses are not used.
	 *
	 * @param (\Closure(string): bool)|null $allows_private Whether the host may be in a private network; by default, the
	 *                                                      rule of the content site.
	 * @return list<string>
	 */
	public static function hosts( Content_Address $address, ?\Closure $allows_private = null ): array {
		$hosts = gethostbynamel( $address->host );
		$hosts = false === $hosts ? array() : $hosts;
		foreach ( $hosts as $host ) {
			$ip = ip2long( $host );
			if ( false === $ip || ! self::allows( $ip, $address->host, $allows_private ?? self::allows_private( ... ) ) ) {
				return array();
			}
		}
		return $hosts;
	}

	/**
	 * Whether a host may be requested through a proxy that resolves its name. An IPv4 address must be written as four
	 * decimal numbers, because proxies read other notations differently.
	 *
	 * @param string                        $host           In lowercase.
	 * @param (\Closure(string): bool)|null $allows_private As in hosts().
	 */
	public static function allows_name( string $host, ?\Closure $allows_private = null ): bool {
		$allows_private ??= self::allows_private( ... );
		if ( 1 === preg_match( self::NUMERIC, $host ) ) {
			return false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) && self::allows( (int) ip2long( $host ), $host, $allows_private );
		}
		return 1 !== preg_match( self::METADATA, $host ) && ( 1 !== preg_match( self::PRIVATE_NAME, $host ) || $allows_private( $host ) );
	}

	/** @param \Closure(string): bool $allows_private */
	private static function allows( int $ip, string $host, \Closure $allows_private ): bool {
		return ! self::is_in( $ip, self::NEVER ) && ( ! self::is_in( $ip, self::PRIVATE ) || $allows_private( $host ) );
	}

	private static function allows_private( string $host ): bool {
		if ( wp_parse_url( home_url(), PHP_URL_HOST ) === $host ) {
			return true;
		}
		/**
		 * Filters whether the content site may be in a private network or on this machine.
		 *
		 * On a single site, an administrator who sets the address has more dangerous permissions anyway.
		 * On multisite, the administrator of one site must not be able to probe hosts behind the firewall.
		 *
		 * @param bool   $allowed Default: true on a single site, false on multisite.
		 * @param string $host    Host of the content site.
		 */
		return (bool) apply_filters( 'cfg_configurator_private_content_site', ! is_multisite(), $host );
	}

	/** @param list<string> $ranges IP ranges in CIDR notation. */
	private static function is_in( int $ip, array $ranges ): bool {
		foreach ( $ranges as $range ) {
			list( $base, $bits ) = explode( '/', $range );
			$shift               = 32 - (int) $bits;
			if ( $ip >> $shift === (int) ip2long( $base ) >> $shift ) {
				return true;
			}
		}
		return false;
	}
}
