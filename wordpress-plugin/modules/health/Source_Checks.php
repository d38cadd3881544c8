<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Gateway\Network\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Sample_Models;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Settings;

/** Where the contents come from: models, headers of the content site, PDF and stock. */
final class Source_Checks {
	/** Headers of every GET response (docs/openapi.yaml). */
	private const HEADERS = array( 'ETag', 'Access-Control-Allow-Origin' );

	public function __construct( private Content $content ) {
	}

	/** Reports whether buyers see the sample models, or cached responses because the content site is down. */
	public function source(): Finding {
		$link   = array( Settings_Page::url( 'general' ), __( 'Content site URL', 'cfg-configurator' ) );
		$answer = $this->content->get( Endpoint_Registry::MODELS );
		if ( Content_Failure::UNPINNED === $answer->failure ) {
			return Finding::problem(
				__( 'No requests are sent to the content site, because this site cannot ensure that they go to the verified IP address.', 'cfg-configurator' ),
				__(
					'Ask your host to enable the cURL extension of PHP, and check for a plugin that intercepts HTTP requests (pre_http_request).',
					'cfg-configurator'
				)
			);
		}
		if ( 404 === $answer->status && '' === Settings::text( 'content_site' ) && ! Sample_Models::is_allowed() ) {
			return Finding::problem(
				__( 'There are no models to show: no content site is set, and the sample models are off.', 'cfg-configurator' ),
				__( 'Enter the URL of your content site, or show the sample models to try the configurator.', 'cfg-configurator' ),
				...$link
			);
		}
		$own = __( 'This site itself responds to the content calls.', 'cfg-configurator' );
		return match ( $answer->source ) {
			Gateway_Response::SAMPLE => Finding::warning(
				__( 'Sample models are in use: visitors see cars that do not exist.', 'cfg-configurator' ),
				__( 'Enter the URL of your content site before you show the page to anyone.', 'cfg-configurator' ),
				...$link
			),
			Gateway_Response::STALE  => Finding::warning(
				__( 'The content site is not responding, so visitors see the last cached data.', 'cfg-configurator' ),
				__( 'Check whether the content site is available. Prices may have changed in the meantime.', 'cfg-configurator' ),
				...$link
			),
			default                  => Finding::fine( '' === $answer->source ? $own : __( 'The models come from the content site.', 'cfg-configurator' ) ),
		};
	}

	/** Requests the list of models from the content site itself, and checks CORS and caching of the response. */
	public function headers(): Finding {
		$site   = untrailingslashit( Settings::text( 'content_site' ) );
		$answer = $this->content->get( Endpoint_Registry::MODELS );
		if ( '' === $site || ! $answer->is_ok || Gateway_Response::STALE === $answer->source ) {
			return Finding::fine( __( 'The headers of the content site were not checked.', 'cfg-configurator' ) );
		}
		$url     = $site . '/' . Endpoint_Registry::named( Endpoint_Registry::MODELS )->path();
		$reply   = Web_Request::get( $url );
		$missing = array_filter( self::HEADERS, static fn ( string $name ): bool => '' === ( $reply['headers'][ strtolower( $name ) ] ?? '' ) );
		if ( 200 === $reply['status'] && array() !== $missing ) {
			/* translators: %s: names of HTTP headers. */
			$text = __( 'The responses of the content site lack these headers: %s.', 'cfg-configurator' );
			$next = __( 'Ask the administrator of the content site to add them.', 'cfg-configurator' );
			return Finding::warning( sprintf( $text, implode( ', ', $missing ) ), $next );
		}
		$status = Web_Request::get( $url, array( 'If-None-Match' => $reply['headers']['etag'] ?? '' ) )['status'];
		if ( 304 === $status || 0 === $status ) {
			return Finding::fine( __( 'The responses of the content site can be cached and used by other sites.', 'cfg-configurator' ) );
		}
		/* translators: %d: HTTP status. */
		$text = __( 'The content site sends unchanged responses again (status %d instead of 304).', 'cfg-configurator' );
		return Finding::warning( sprintf( $text, $status ), __( 'Ask the administrator of the content site to support If-None-Match.', 'cfg-configurator' ) );
	}

	/** If proposals include a PDF, requests one from get-cfg-pdf (spec §7) for a real version, without personal data. */
	public function configuration_pdf(): Finding {
		// The same order as in the widget: the setting, then the content site.
		$own     = Settings::text( 'has_pdf' );
		$is_on   = '' === $own ? $this->content->get( 'backOffice' )->flag( 'hasPDF' ) : 'true' === $own;
		$version = $this->content->versions()->current();
		if ( ! $is_on || null === $version ) {
			return Finding::fine( __( 'No PDF is requested for proposals.', 'cfg-configurator' ) );
		}
		$request = new \WP_REST_Request( 'POST', '/cfg/' . Endpoint_Registry::PDF . '/' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'data' => array( 'idVersion' => $version->id ) ) ) );
		$response = Content::send( $request );
		$link     = $response->get_data();
		if ( ! $response->is_error() && is_string( $link ) && 1 === preg_match( '#^https?://#', $link ) ) {
			return Finding::fine( __( 'The configuration PDF is created.', 'cfg-configurator' ) );
		}
		/* translators: %d: HTTP status. */
		$text = __( 'The configuration PDF is not created (get-cfg-pdf, status %d), so proposals are sent without it.', 'cfg-configurator' );
		return Finding::warning(
			sprintf( $text, $response->get_status() ),
			__( 'Contact the administrator of the content site, or turn the PDF off.', 'cfg-configurator' ),
			Settings_Page::url( 'forms' ),
			__( 'Configuration PDF', 'cfg-configurator' )
		);
	}

	/** Runs the stock call (spec §7) for the first version. */
	public function stock(): Finding {
		$root = Settings::text( 'stock_url' );
		$root = untrailingslashit( '' === $root ? Settings::text( 'content_site' ) : $root );
		$link = array( Settings_Page::url( 'general' ), __( 'Stock service URL', 'cfg-configurator' ) );
		if ( '' === $root ) {
			return Finding::warning(
				__( 'No stock service URL is set, so visitors are never told that a matching car is in stock.', 'cfg-configurator' ),
				__( 'Enter the URL if there is such a service.', 'cfg-configurator' ),
				...$link
			);
		}
		$version = $this->content->versions()->current();
		if ( null === $version ) {
			return Finding::fine( __( 'There is no version whose stock could be requested.', 'cfg-configurator' ) );
		}
		$id     = rawurlencode( $version->id );
		$url    = "$root/ds/vehicle/stock/$id/count?exteriorColorFactoryCode=&interiorColorFactoryCode=";
		$answer = Web_Request::get( $url, array( 'companyId' => '1' ) );
		$data   = json_decode( $answer['text'], true );
		if ( 200 === $answer['status'] && is_array( $data ) && is_array( $data['data'] ?? null ) && is_array( $data['data']['data'] ?? null ) ) {
			return Finding::fine( __( 'The stock service is responding.', 'cfg-configurator' ) );
		}
		/* translators: %d: HTTP status, 0 for no answer at all. */
		$text = __( 'The stock service does not respond correctly (status %d): visitors are never told that a matching car is in stock.', 'cfg-configurator' );
		$next = __( 'Check that its URL is correct. If it is, contact its administrator.', 'cfg-configurator' );
		return Finding::warning( sprintf( $text, $answer['status'] ), $next, ...$link );
	}
}
