<?php
declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Gateway\Answer;
use Cfg_Configurator\Gateway\Endpoint_Registry;
use Cfg_Configurator\Gateway\Network\Content_Failure;

/** Reports whether buyers see the sample line-up, or cached responses because the content site is down. */
final class Source_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$link   = array( Settings_Page::url( 'general' ), __( 'Address of the content site', 'cfg-configurator' ) );
		$answer = $this->content->get( Endpoint_Registry::MODELS );
		if ( Content_Failure::UNPINNED === $answer->failure ) {
			yield Finding::problem(
				__( 'The content site is not asked: this site cannot make sure that a request goes to the address that was checked.', 'cfg-configurator' ),
				__(
					'Ask your host for the PHP extension cURL, and look for a plugin that answers requests in place of WordPress (pre_http_request).',
					'cfg-configurator'
				)
			);
		} elseif ( Answer::SAMPLE === $answer->source ) {
			yield Finding::warning(
				__( 'The sample range is in use: buyers see cars that do not exist.', 'cfg-configurator' ),
				__( 'Write the address of your content site before you show the page to anyone.', 'cfg-configurator' ),
				...$link
			);
		} elseif ( Answer::STALE === $answer->source ) {
			yield Finding::warning(
				__( 'The content site does not answer now: buyers see the last copy that was kept.', 'cfg-configurator' ),
				__( 'Look whether the content site can be reached; prices may have changed meanwhile.', 'cfg-configurator' ),
				...$link
			);
		} else {
			$own = __( 'This site answers the content calls itself.', 'cfg-configurator' );
			yield Finding::fine( '' === $answer->source ? $own : __( 'The cars come from the content site.', 'cfg-configurator' ) );
		}
	}
}
