<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Posting\Rate_Limit;

/**
 * Behind a proxy, all visitors have the proxy's IP address, and the rate limit on leads has to believe its header. Only
 * the site operator knows whether a proxy can be trusted, so this check only reports that there seems to be one.
 */
final class Proxy_Check implements Check {
	public function run(): iterable {
		if ( $this->is_behind_proxy() && false === has_filter( 'cfg_configurator_visitor_address' ) ) {
			yield Finding::warning(
				__(
					'This site seems to be behind an unknown proxy. Leads are counted by the address in its header, which a visitor could invent.',
					'cfg-configurator'
				),
				__( 'Have the server pass the visitors\' own addresses to WordPress, or use the cfg_configurator_visitor_address filter.', 'cfg-configurator' )
			);
			return;
		}
		yield Finding::fine( __( 'Visitors are identified by their own addresses.', 'cfg-configurator' ) );
	}

	/** Checks whether this request has a proxy header with an IP address other than the client IP that the server sees. */
	private function is_behind_proxy(): bool {
		$named = array_filter( array_intersect_key( $_SERVER, array_flip( Rate_Limit::FORWARDED ) ), 'is_string' );
		$asker = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		return array() !== $named && ( '' === $asker || ! str_contains( implode( ' ', $named ), $asker ) );
	}
}
