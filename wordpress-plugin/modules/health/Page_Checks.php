<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Paths;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Posting\Rate_Limit;
use Cfg_Configurator\Modules\Gateway\Api_Address;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Settings;

/** What visitors reach on this site: the page, the URLs below it, the content calls and the forms. */
final class Page_Checks {
	/** Most pages of which a step is requested, because each takes as long as a visit. */
	private const MOST_PAGES = 10;

	/** Longest wait for all pages, in seconds. */
	private const TIMEOUT = 30;

	/** A step of a model that no site has: the widget shows its home for it. */
	private const STEP = 'x/motor';

	/** Checks that the page exists, is published and public, and contains the widget. */
	public static function page(): Finding {
		$page = get_post( Settings::number( 'page_id' ) > 0 ? Settings::number( 'page_id' ) : -1 );
		if ( ! $page instanceof \WP_Post || 'page' !== $page->post_type ) {
			return Finding::problem(
				__( 'No configurator page is set.', 'cfg-configurator' ),
				__( 'Choose the page that contains the configurator.', 'cfg-configurator' ),
				Settings_Page::url( 'general' ),
				__( 'Configurator page', 'cfg-configurator' )
			);
		}
		$edit = array( (string) get_edit_post_link( $page, 'raw' ), __( 'Edit the page', 'cfg-configurator' ) );
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			/* translators: %s: title of a page. */
			$text = __( 'Visitors cannot open the page \'%s\' because it is not public.', 'cfg-configurator' );
			return Finding::problem( sprintf( $text, $page->post_title ), __( 'Publish it without a password.', 'cfg-configurator' ), ...$edit );
		}
		if ( ! Widget_Page::contains( $page ) ) {
			/* translators: %s: title of a page. */
			$text = __( 'The page \'%s\' does not contain the configurator.', 'cfg-configurator' );
			$next = __( 'Add the \'Car configurator\' block or the [cfg_configurator] shortcode to it.', 'cfg-configurator' );
			return Finding::problem( sprintf( $text, $page->post_title ), $next, ...$edit );
		}
		/* translators: %s: title of a page. */
		return Finding::fine( sprintf( __( 'The page \'%s\' is published and contains the configurator.', 'cfg-configurator' ), $page->post_title ) );
	}

	/**
	 * Requests the URL of a step of each page with the widget, as a visitor.
	 *
	 * @return Finding|array<Finding>
	 */
	public static function steps(): Finding|array {
		$link = array( admin_url( 'options-permalink.php' ), __( 'Permalink settings', 'cfg-configurator' ) );
		if ( ! Page_Address::has_deep_links() ) {
			return Finding::problem(
				__( 'Permalinks are plain, so links to the steps of the configurator do not work.', 'cfg-configurator' ),
				__( 'Choose any other permalink structure, such as \'Post name\'.', 'cfg-configurator' ),
				...$link
			);
		}
		$end   = time() + self::TIMEOUT;
		$found = array();
		foreach ( array_slice( array_keys( Page_Paths::update() ), 0, self::MOST_PAGES ) as $id ) {
			$page = get_post( $id );
			if ( $page instanceof \WP_Post && '' === $page->post_password && time() < $end ) {
				$found[] = self::step( $page, $link );
			}
		}
		return array() !== $found
			? Finding::or_fine( array_filter( $found ), __( 'Links to the steps of the configurator work.', 'cfg-configurator' ) )
			: Finding::warning(
				__( 'There is no public page with the configurator whose links could be checked.', 'cfg-configurator' ),
				__( 'Publish a page with the \'Car configurator\' block or the [cfg_configurator] shortcode.', 'cfg-configurator' )
			);
	}

	/** @param array{string, string} $link */
	private static function step( \WP_Post $page, array $link ): ?Finding {
		$url    = trailingslashit( Page_Address::url( $page ) ) . self::STEP;
		$answer = Web_Request::get( user_trailingslashit( $url ) );
		if ( 0 === $answer['status'] ) {
			return self::unreached( $url, __( 'Open the URL in a browser: it should show the configurator.', 'cfg-configurator' ) );
		}
		// A long response is truncated, perhaps before the element.
		$is_shown = str_contains( $answer['text'], '<cfg-configurator' ) || strlen( $answer['text'] ) >= Web_Request::MAX_BYTES;
		if ( 200 === $answer['status'] && $is_shown ) {
			return null;
		}
		/* translators: 1: an address, 2: HTTP status. */
		$text = __( 'Links to the steps of the configurator do not work: %1$s does not show it (status %2$d).', 'cfg-configurator' );
		$next = __(
			'Save the permalink settings without changes. If that does not help, check whether the web server or another plugin changes the address.',
			'cfg-configurator'
		);
		return Finding::problem( sprintf( $text, $url, $answer['status'] ), $next, ...$link );
	}

	/**
	 * Requests one call by its public URL, as a visitor. The checks of the content site run inside WordPress and cannot detect
	 * that the web server or a plugin blocks the REST API.
	 */
	public static function content_calls(): Finding {
		( new Api_Address( Web_Request::get( ... ) ) )->check();
		$url    = Api_Address::url() . Endpoint_Registry::named( Endpoint_Registry::MODELS )->path();
		$answer = Web_Request::get( $url );
		if ( 0 === $answer['status'] ) {
			return self::unreached( $url, __( 'Open the URL in a browser: it should show a list of models.', 'cfg-configurator' ) );
		}
		if ( Api_Address::is_list( $answer ) ) {
			return Finding::fine( __( 'Browsers can reach the content calls.', 'cfg-configurator' ) );
		}
		/* translators: 1: an address, 2: HTTP status. */
		$text = __( 'Browsers cannot reach the content calls: %1$s returns an unexpected response (status %2$d).', 'cfg-configurator' );
		$next = __( 'Check whether a security plugin or the web server blocks this address.', 'cfg-configurator' );
		return Finding::problem( sprintf( $text, $url, $answer['status'] ), $next );
	}

	private static function unreached( string $url, string $next ): Finding {
		/* translators: %s: an address. */
		return Finding::warning( sprintf( __( 'This site could not send a request to itself as a visitor: %s', 'cfg-configurator' ), $url ), $next );
	}

	/** Sends a GET request to the URL that the widget posts forms to. Submits no data. */
	public static function form_endpoint(): Finding {
		$other  = Settings::text( 'form_url' );
		$url    = '' === $other ? Lead_Endpoint::url() : ( str_starts_with( $other, '/' ) ? home_url( $other ) : $other );
		$status = Web_Request::get( $url )['status'];
		$link   = array( Settings_Page::url( 'forms' ), __( 'Form destination', 'cfg-configurator' ) );
		if ( 0 === $status ) {
			/* translators: %s: an address. */
			$text = sprintf( __( 'The server could not reach the URL that receives the forms: %s', 'cfg-configurator' ), $url );
			return Finding::warning( $text, __( 'Submit a test form and check whether it arrives.', 'cfg-configurator' ), ...$link );
		}
		if ( $status >= 500 || 404 === $status ) {
			/* translators: 1: an address, 2: HTTP status. */
			$text = sprintf( __( 'Submitted forms are lost: %1$s responds with status %2$d.', 'cfg-configurator' ), $url, $status );
			return Finding::problem( $text, __( 'Correct the URL, or clear it to store the leads on this site.', 'cfg-configurator' ), ...$link );
		}
		// An endpoint that rejects GET still exists.
		$own = __( 'This site receives the forms.', 'cfg-configurator' );
		return Finding::fine( '' === $other ? $own : __( 'Another system receives the forms and is responding.', 'cfg-configurator' ) );
	}

	/**
	 * Behind a proxy, all visitors have the proxy's IP address, and the rate limit on leads has to believe its header. Only
	 * the site operator knows whether a proxy can be trusted, so this check only reports that there seems to be one.
	 */
	public static function proxy(): Finding {
		$named = array_filter( array_intersect_key( $_SERVER, array_flip( Rate_Limit::FORWARDED ) ), 'is_string' );
		$asker = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		// A header with an IP address other than the one that the server sees.
		$has_other = array() !== $named && ( '' === $asker || ! str_contains( implode( ' ', $named ), $asker ) );
		if ( ! $has_other || false !== has_filter( 'cfg_configurator_visitor_address' ) ) {
			return Finding::fine( __( 'Visitors are identified by their own addresses.', 'cfg-configurator' ) );
		}
		return Finding::warning(
			__(
				'This site seems to be behind an unknown proxy. Leads are counted by the address in its header, which a visitor could invent.',
				'cfg-configurator'
			),
			__( 'Have the server pass the visitors\' own addresses to WordPress, or use the cfg_configurator_visitor_address filter.', 'cfg-configurator' )
		);
	}
}
