<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** The network address of a visitor. */
final class Visitor_Address {
	/** Headers in which proxies and content delivery networks name the visitor's address. */
	public const FORWARDED = array( 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP' );

	/** The visitor's IP address, as the server or a filter says. */
	public static function seen(): string {
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
}
