<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Embed\Page_Rewrite;
use Cfg_Configurator\Embed\Widget_Page;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Gateway\Api_Address;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Settings\Settings;

/** What visitors reach on this site: the page, the URLs below it, the content calls and the forms. */
final class Page_Checks {
	/** Headers in which proxies name the visitor's address. */
	private const FORWARDED = array( 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_FORWARDED_FOR', 'HTTP_FORWARDED', 'HTTP_X_REAL_IP' );

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
			return Finding::of( 'no-page' );
		}
		$id = match ( true ) {
			'publish' !== $page->post_status || '' !== $page->post_password => 'page-not-public',
			! Widget_Page::contains( $page ) => 'page-without-element',
			default => 'page',
		};
		return Finding::with_link( 'page' === $id ? '' : (string) get_edit_post_link( $page, 'raw' ), $id, $page->post_title );
	}

	/** @return Finding|array<Finding> About the URL of a step of each page with the widget, requested as a visitor. */
	public static function steps(): Finding|array {
		if ( ! Page_Address::has_deep_links() ) {
			return Finding::of( 'plain-permalinks' );
		}
		$end   = time() + self::TIMEOUT;
		$found = array();
		foreach ( array_slice( array_keys( Page_Rewrite::paths() ), 0, self::MOST_PAGES ) as $id ) {
			$page = get_post( $id );
			if ( $page instanceof \WP_Post && '' === $page->post_password && time() < $end ) {
				$found[] = self::step( $page );
			}
		}
		return array() === $found ? Finding::of( 'no-public-page' ) : Finding::or_fine( array_filter( $found ), 'steps' );
	}

	private static function step( \WP_Post $page ): ?Finding {
		$url    = trailingslashit( Page_Address::url( $page ) ) . self::STEP;
		$answer = Web_Request::get( user_trailingslashit( $url ) );
		if ( 0 === $answer['status'] ) {
			return Finding::of( 'step-unreached', $url );
		}
		// A long response is truncated, perhaps before the element.
		$is_shown = str_contains( $answer['text'], '<cfg-configurator' ) || strlen( $answer['text'] ) >= Web_Request::MAX_BYTES;
		return 200 === $answer['status'] && $is_shown ? null : Finding::of( 'step-without-element', $url, $answer['status'] );
	}

	/** Requests one call by its public URL, as a visitor. Other checks run inside WordPress and do not see that something blocks the REST API. */
	public static function content_calls(): Finding {
		( new Api_Address( Web_Request::get( ... ) ) )->check();
		$url    = Api_Address::url() . Endpoint::named( Endpoint::MODELS )->path();
		$answer = Web_Request::get( $url );
		if ( 0 === $answer['status'] ) {
			return Finding::of( 'calls-unreached', $url );
		}
		return Api_Address::is_list( $answer ) ? Finding::of( 'calls-reached' ) : Finding::of( 'calls-blocked', $url, $answer['status'] );
	}

	/** Sends a GET request to the URL that the widget posts forms to. Submits no data. */
	public static function form_endpoint(): Finding {
		$other  = Settings::text( 'form_url' );
		$url    = '' === $other ? Lead_Endpoint::url() : ( str_starts_with( $other, '/' ) ? home_url( $other ) : $other );
		$status = Web_Request::get( $url )['status'];
		// An endpoint that rejects GET still exists.
		return match ( true ) {
			0 === $status                     => Finding::of( 'forms-unreached', $url ),
			$status >= 500 || 404 === $status => Finding::of( 'forms-lost', $url, $status ),
			default                           => Finding::of( '' === $other ? 'forms-here' : 'forms-elsewhere' ),
		};
	}

	/**
	 * Behind a proxy, all visitors have its IP address, and the rate limit on leads has to believe its header. Only the site operator
	 * knows whether a proxy can be trusted, so this check only reports that there seems to be one.
	 */
	public static function proxy(): Finding {
		$named = array_filter( array_intersect_key( $_SERVER, array_flip( self::FORWARDED ) ), 'is_string' );
		$asker = is_string( $_SERVER['REMOTE_ADDR'] ?? null ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		// A header with an IP address other than the one that the server sees.
		$has_other = array() !== $named && ( '' === $asker || ! str_contains( implode( ' ', $named ), $asker ) );
		return Finding::of( $has_other && false === has_filter( 'cfg_configurator_visitor_address' ) ? 'visitors-behind-proxy' : 'visitors' );
	}
}
