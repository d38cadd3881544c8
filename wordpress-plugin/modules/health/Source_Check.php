<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Sample_Models;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/** Reports whether buyers see the sample line-up, or cached responses because the content site is down. */
final class Source_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$link   = array( Settings_Page::url( 'general' ), __( 'Content site URL', 'cfg-configurator' ) );
		$answer = $this->content->get( Endpoint_Registry::MODELS );
		if ( Content_Failure::UNPINNED === $answer->failure ) {
			yield Finding::problem(
				__( 'No requests are sent to the content site, because this site cannot ensure that they go to the verified IP address.', 'cfg-configurator' ),
				__(
					'Ask your host to enable the cURL extension of PHP, and check for a plugin that intercepts HTTP requests (pre_http_request).',
					'cfg-configurator'
				)
			);
		} elseif ( 404 === $answer->status && '' === Settings::text( 'content_site' ) && ! Sample_Models::is_allowed() ) {
			yield Finding::problem(
				__( 'There are no models to show: no content site is set, and the sample models are off.', 'cfg-configurator' ),
				__( 'Enter the URL of your content site, or show the sample models to try the configurator.', 'cfg-configurator' ),
				...$link
			);
		} elseif ( Gateway_Response::SAMPLE === $answer->source ) {
			yield Finding::warning(
				__( 'Sample models are in use: visitors see cars that do not exist.', 'cfg-configurator' ),
				__( 'Enter the URL of your content site before you show the page to anyone.', 'cfg-configurator' ),
				...$link
			);
		} elseif ( Gateway_Response::STALE === $answer->source ) {
			yield Finding::warning(
				__( 'The content site is not responding, so visitors see the last cached data.', 'cfg-configurator' ),
				__( 'Check whether the content site is available. Prices may have changed in the meantime.', 'cfg-configurator' ),
				...$link
			);
		} else {
			$own = __( 'This site itself responds to the content calls.', 'cfg-configurator' );
			yield Finding::fine( '' === $answer->source ? $own : __( 'The models come from the content site.', 'cfg-configurator' ) );
		}
	}
}
