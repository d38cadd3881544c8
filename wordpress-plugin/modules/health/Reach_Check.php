<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Api_Address;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Network\Web_Request;

/**
 * Requests one call by its public URL, as a visitor. The other checks run inside WordPress and cannot detect that
 * the web server or a plugin blocks the REST API.
 */
final class Reach_Check implements Check {
	public function run(): iterable {
		( new Api_Address( Web_Request::get( ... ) ) )->check();
		$url    = Api_Address::url() . Endpoint_Registry::named( Endpoint_Registry::MODELS )->path();
		$answer = Web_Request::get( $url );
		if ( 0 === $answer['status'] ) {
			yield Finding::warning(
				/* translators: %s: an address. */
				sprintf( __( 'This site could not send a request to itself as a visitor: %s', 'cfg-configurator' ), $url ),
				__( 'Open the URL in a browser: it should show a list of models.', 'cfg-configurator' )
			);
		} elseif ( Api_Address::is_list( $answer ) ) {
			yield Finding::fine( __( 'Browsers can reach the content calls.', 'cfg-configurator' ) );
		} else {
			/* translators: 1: an address, 2: HTTP status. */
			$text = __( 'Browsers cannot reach the content calls: %1$s returns an unexpected response (status %2$d).', 'cfg-configurator' );
			yield Finding::problem(
				sprintf( $text, $url, $answer['status'] ),
				__( 'Check whether a security plugin or the web server blocks this address.', 'cfg-configurator' )
			);
		}
	}
}
