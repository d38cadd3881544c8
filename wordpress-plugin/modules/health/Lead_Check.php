<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Settings;

/** Sends a GET request to the URL that the widget posts forms to. Submits no data. */
final class Lead_Check implements Check {
	public function run(): iterable {
		$other  = Settings::text( 'form_url' );
		$url    = '' === $other ? Lead_Endpoint::url() : ( str_starts_with( $other, '/' ) ? home_url( $other ) : $other );
		$status = Web_Request::get( $url )['status'];
		$link   = array( Settings_Page::url( 'forms' ), __( 'Form destination', 'cfg-configurator' ) );
		if ( 0 === $status ) {
			yield Finding::warning(
				/* translators: %s: an address. */
				sprintf( __( 'The server could not reach the URL that receives the forms: %s', 'cfg-configurator' ), $url ),
				__( 'Submit a test form and check whether it arrives.', 'cfg-configurator' ),
				...$link
			);
		} elseif ( $status >= 500 || 404 === $status ) {
			yield Finding::problem(
				/* translators: 1: an address, 2: HTTP status. */
				sprintf( __( 'Submitted forms are lost: %1$s responds with status %2$d.', 'cfg-configurator' ), $url, $status ),
				__( 'Correct the URL, or clear it to store the leads on this site.', 'cfg-configurator' ),
				...$link
			);
		} else {
			// An endpoint that rejects GET still exists.
			$own = __( 'This site receives the forms.', 'cfg-configurator' );
			yield Finding::fine( '' === $other ? $own : __( 'Another system receives the forms and is responding.', 'cfg-configurator' ) );
		}
	}
}
