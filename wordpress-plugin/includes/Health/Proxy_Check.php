<?php
/**
 * Whether visitors can be told apart.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Behind a proxy every visitor comes from the proxy's address, and the rate limit on leads counts them as one. Whether
 * a proxy is to be trusted only the operator knows; this says that there seems to be one.
 */
final class Proxy_Check implements Check {
	/** What proxies and content delivery networks add. */
	private const HEADERS = array( 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP', 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP' );

	public function subject(): string {
		return __( 'Telling visitors apart', 'cfg-configurator' );
	}

	public function run(): array {
		if ( $this->is_behind_proxy() && false === has_filter( 'cfg_configurator_visitor_address' ) ) {
			return array(
				Finding::warning(
					__( 'This site seems to stand behind a proxy: all visitors share its address, and many leads at once are held back.', 'cfg-configurator' ),
					__( 'Have the server tell WordPress the visitors\' own addresses, or use the filter cfg_configurator_visitor_address.', 'cfg-configurator' )
				),
			);
		}
		return array( Finding::fine( __( 'Visitors are told apart by their addresses.', 'cfg-configurator' ) ) );
	}

	/**
	 * Whether this very request names a visitor whom the server does not take for the one who asks.
	 */
	private function is_behind_proxy(): bool {
		$named = array_filter( array_intersect_key( $_SERVER, array_flip( self::HEADERS ) ), 'is_string' );
		$asker = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		return array() !== $named && ( '' === $asker || ! str_contains( implode( ' ', $named ), $asker ) );
	}
}
