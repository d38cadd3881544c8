<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Paths;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Network\Web_Request;

/** Requests the URL of a step of each page with the widget, as a visitor. */
final class Rewrite_Check implements Check {
	/** Most pages that are requested, because each takes as long as a visit. */
	private const MAX = 10;

	/** Longest wait for all pages, in seconds. */
	private const TIMEOUT = 30;

	/** A step of a model that no site has: the widget shows its home for it. */
	private const STEP = 'x/motor';

	public function run(): iterable {
		$link = array( admin_url( 'options-permalink.php' ), __( 'Permalink settings', 'cfg-configurator' ) );
		if ( ! Page_Address::has_deep_links() ) {
			yield Finding::problem(
				__( 'Permalinks are plain, so links to the steps of the configurator do not work.', 'cfg-configurator' ),
				__( 'Choose any other permalink structure, such as \'Post name\'.', 'cfg-configurator' ),
				...$link
			);
			return;
		}
		$end   = time() + self::TIMEOUT;
		$found = array();
		foreach ( array_slice( array_keys( Page_Paths::update() ), 0, self::MAX ) as $id ) {
			$page = get_post( $id );
			if ( $page instanceof \WP_Post && '' === $page->post_password && time() < $end ) {
				$found[] = $this->check( $page, $link );
			}
		}
		$faults = array_filter( $found );
		if ( array() === $found ) {
			yield Finding::warning(
				__( 'There is no public page with the configurator whose links could be checked.', 'cfg-configurator' ),
				__( 'Publish a page with the \'Car configurator\' block or the [cfg_configurator] shortcode.', 'cfg-configurator' )
			);
			return;
		}
		yield from Finding::or_fine( $faults, __( 'Links to the steps of the configurator work.', 'cfg-configurator' ) );
	}

	/** @param array{string, string} $link */
	private function check( \WP_Post $page, array $link ): ?Finding {
		$url    = trailingslashit( Page_Address::url( $page ) ) . self::STEP;
		$answer = Web_Request::get( user_trailingslashit( $url ) );
		if ( 0 === $answer['status'] ) {
			return Finding::warning(
				/* translators: %s: an address. */
				sprintf( __( 'This site could not send a request to itself as a visitor: %s', 'cfg-configurator' ), $url ),
				__( 'Open the URL in a browser: it should show the configurator.', 'cfg-configurator' )
			);
		}
		// A long response is truncated, perhaps before the element.
		$is_shown = str_contains( $answer['text'], '<cfg-configurator' ) || strlen( $answer['text'] ) >= Web_Request::MAX_BYTES;
		if ( 200 === $answer['status'] && $is_shown ) {
			return null;
		}
		/* translators: 1: an address, 2: HTTP status. */
		$text = __( 'Links to the steps of the configurator do not work: %1$s does not show it (status %2$d).', 'cfg-configurator' );
		return Finding::problem(
			sprintf( $text, $url, $answer['status'] ),
			__(
				'Save the permalink settings without changes. If that does not help, check whether the web server or another plugin changes the address.',
				'cfg-configurator'
			),
			...$link
		);
	}
}
