<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Checked_Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which hosts may be requested. WordPress itself rejects all non-public addresses, but content sites in the same network or on a developer's
 * machine must work; and it knows neither IPv6 nor Azure's platform (docs/decisions/0091).
 */
final class Network_Rule {
	/** IANA's special-purpose addresses that are neither private nor outside the public ranges, multicast, and metadata services (Azure, AWS, Google). */
	private const NEVER = '0.0.0.0/8 100.64.0.0/10 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 192.0.2.0/24'
		. ' 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24'
		. ' 224.0.0.0/4 240.0.0.0/4'
		. ' 2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 fd00:ec2::254/128 fd20:ce::254/128';

	/** Loopback, and the private networks of RFC 1918 and RFC 4193. */
	private const PRIVATE = '10.0.0.0/8 127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7';

	/** Of IPv6, only global addresses: the others are link-local, multicast, reserved, or IPv4 addresses in disguise. */
	private const PUBLIC = '0.0.0.0/0 2000::/3';

	/** Ends in a number: an IPv4 address in any notation, never a domain. */
	private const NUMERIC = '/(^|\.)(\d+|0x[0-9a-f]*)\z/';

	/** Names of the metadata services of Google, AWS and Azure. */
	private const METADATA = '/^(metadata|instance-data)(\.goog|(\..+)?\.internal)?\z/';

	/** Names without a dot, and the domains of private networks (RFC 6761, RFC 6762 with its appendix G, RFC 8375). */
	private const PRIVATE_NAME = '/^[^.]+\z|\.(corp|home|home\.arpa|internal|intranet|lan|local|localdomain|localhost|private)\z/';

	/** @param \Closure(string): bool $allows_private Whether a host may be in a private network. */
	public function __construct( private \Closure $allows_private ) {
	}

	/** The rule for addresses that the site's administrator or the content site names. */
	public static function of_site(): self {
		return new self(
			static function ( string $host ): bool {
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
		);
	}

	/** @return ?list<string> Addresses of a host that may be requested, IPv4 first; null if all of them are forbidden. */
	public function addresses( string $host ): ?array {
		$all     = self::resolve( $host );
		$allowed = array_values( array_filter( $all, fn ( string $ip ): bool => $this->allows_address( $ip, $host ) ) );
		return array() !== $all && array() === $allowed ? null : $allowed;
	}

	/** Whether a host, in lowercase, may be requested through a proxy that resolves it. IPv4 as four decimal numbers: proxies read others differently. */
	public function allows_name( string $host ): bool {
		if ( 1 === preg_match( self::NUMERIC, $host ) ) {
			return false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) && $this->allows_address( $host, $host );
		}
		return 1 !== preg_match( self::METADATA, $host ) && ( 1 !== preg_match( self::PRIVATE_NAME, $host ) || ( $this->allows_private )( $host ) );
	}

	private function allows_address( string $ip, string $host ): bool {
		return match ( true ) {
			self::is_in( $ip, self::NEVER ) => false,
			self::is_in( $ip, self::PRIVATE ) => ( $this->allows_private )( $host ),
			default => self::is_in( $ip, self::PUBLIC ),
		};
	}

	/** @return list<string> Only IPv4 addresses if PHP lacks the extension 'sockets'. */
	private static function resolve( string $host ): array {
		if ( ! function_exists( 'socket_addrinfo_lookup' ) ) {
			$found = gethostbynamel( $host );
			return false === $found ? array() : $found;
		}
		$ips   = array();
		$found = socket_addrinfo_lookup( $host, null, array( 'ai_socktype' => SOCK_STREAM ) );
		foreach ( false === $found ? array() : $found as $info ) {
			/** @var array{sin_addr?: string, sin6_addr?: string} $address */
			$address = socket_addrinfo_explain( $info )['ai_addr'];
			$ips[]   = $address['sin_addr'] ?? $address['sin6_addr'] ?? '';
		}
		usort( $ips, static fn ( string $one, string $two ): int => str_contains( $one, ':' ) <=> str_contains( $two, ':' ) );
		return $ips;
	}

	/** @param string $ranges IP ranges in CIDR notation, separated by spaces. */
	private static function is_in( string $ip, string $ranges ): bool {
		$address = (string) inet_pton( $ip );
		foreach ( explode( ' ', $ranges ) as $range ) {
			list( $base, $bits ) = explode( '/', $range );
			$base                = (string) inet_pton( $base );
			$mask                = str_repeat( "\xff", intdiv( (int) $bits, 8 ) ) . chr( 0xff00 >> (int) $bits % 8 & 0xff );
			$mask                = str_pad( $mask, strlen( $base ), "\0" );
			if ( strlen( $base ) === strlen( $address ) && ( $address & $mask ) === ( $base & $mask ) ) {
				return true;
			}
		}
		return false;
	}
}
