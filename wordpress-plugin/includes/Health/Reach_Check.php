<?php
/**
 * Health check of the public REST API.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Requests one call by its public URL, as a visitor. The other checks run inside WordPress and cannot detect that
 * the web server or a plugin blocks the REST API.
 */
final class Reach_Check implements Check {
	public function __construct( private Web_Request $web ) {
	}

	public function subject(): string {
		return __( 'The way to the content calls', 'cfg-configurator' );
	}

	public function run(): array {
		$url    = home_url( '/wp-json/cfg/lstModels/' );
		$answer = $this->web->get( $url );
		if ( 0 === $answer['status'] ) {
			return array(
				Finding::warning(
					/* translators: %s: an address. */
					sprintf( __( 'This site could not ask itself as a visitor does: %s', 'cfg-configurator' ), $url ),
					__( 'Open the address in a browser: it should show a list of models.', 'cfg-configurator' )
				),
			);
		}
		// A long response is truncated, so only check the start of the list.
		if ( 200 === $answer['status'] && str_starts_with( ltrim( $answer['text'] ), '[' ) ) {
			return array( Finding::fine( __( 'Visitors\' browsers reach the content calls.', 'cfg-configurator' ) ) );
		}
		return array(
			Finding::problem(
				sprintf(
					/* translators: 1: an address, 2: HTTP status. */
					__( 'Visitors\' browsers do not reach the content calls: %1$s answers something else (status %2$d).', 'cfg-configurator' ),
					$url,
					$answer['status']
				),
				__( 'Look whether permalinks are plain, or whether a security plugin or the web server closes the REST API.', 'cfg-configurator' ),
				admin_url( 'options-permalink.php' ),
				__( 'Permalink settings', 'cfg-configurator' )
			),
		);
	}
}
