<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Gateway\Content_Failure;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/** Where the contents come from: models, headers of the content site, PDF and stock. */
final class Source_Checks {
	/** Headers of every GET response (docs/openapi.yaml). */
	private const HEADERS = array( 'ETag', 'Access-Control-Allow-Origin' );

	public function __construct( private Content $content ) {
	}

	/** Reports whether buyers see the sample models, or cached responses because the content site is down. */
	public function source(): Finding {
		$answer = $this->content->get( Endpoint::MODELS );
		return Finding::of(
			match ( true ) {
				Content_Failure::UNPINNED === $answer->failure => 'unpinned',
				Content_Failure::NO_SOURCE === $answer->failure => 'no-source',
				Gateway_Response::SAMPLE === $answer->source => 'sample',
				Gateway_Response::STALE === $answer->source => 'stale',
				default => '' === $answer->source ? 'source-here' : 'source-content-site',
			}
		);
	}

	/** Requests the list of models from the content site itself, and checks CORS and caching of the response. */
	public function headers(): Finding {
		$site   = untrailingslashit( Settings::text( 'content_site' ) );
		$answer = $this->content->get( Endpoint::MODELS );
		if ( '' === $site || ! $answer->is_ok || Gateway_Response::STALE === $answer->source ) {
			return Finding::of( 'headers-unknown' );
		}
		$url     = $site . '/' . Endpoint::named( Endpoint::MODELS )->path();
		$reply   = Web_Request::get( $url );
		$missing = array_filter( self::HEADERS, static fn ( string $name ): bool => '' === ( $reply['headers'][ strtolower( $name ) ] ?? '' ) );
		if ( 200 === $reply['status'] && array() !== $missing ) {
			return Finding::of( 'headers-missing', implode( ', ', $missing ) );
		}
		$status = Web_Request::get( $url, array( 'If-None-Match' => $reply['headers']['etag'] ?? '' ) )['status'];
		return 304 === $status || 0 === $status ? Finding::of( 'headers' ) : Finding::of( 'headers-without-304', $status );
	}

	/** If proposals include a PDF, requests one from get-cfg-pdf (spec §7) for a real version, without personal data. */
	public function configuration_pdf(): Finding {
		// The same order as in the widget: the setting, then the content site.
		$setting = Settings::text( 'has_pdf' );
		$is_on   = '' === $setting ? $this->content->get( 'backOffice' )->flag( 'hasPDF' ) : 'true' === $setting;
		$version = $this->content->versions()->current();
		if ( ! $is_on || null === $version ) {
			return Finding::of( 'pdf-off' );
		}
		$request = new \WP_REST_Request( 'POST', '/cfg/' . Endpoint::PDF . '/' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'data' => array( 'idVersion' => $version->id ) ) ) );
		$response = Content::send( $request );
		$link     = $response->get_data();
		$is_made  = ! $response->is_error() && is_string( $link ) && 1 === preg_match( '#^https?://#', $link );
		return $is_made ? Finding::of( 'pdf' ) : Finding::of( 'pdf-missing', $response->get_status() );
	}

	/** Runs the stock call (spec §7) for the first version. */
	public function stock(): Finding {
		$root = Settings::text( 'stock_url' );
		$root = untrailingslashit( '' === $root ? Settings::text( 'content_site' ) : $root );
		if ( '' === $root ) {
			return Finding::of( 'stock-off' );
		}
		$version = $this->content->versions()->current();
		if ( null === $version ) {
			return Finding::of( 'stock-unknown' );
		}
		$id     = rawurlencode( $version->id );
		$url    = "$root/ds/vehicle/stock/$id/count?exteriorColorFactoryCode=&interiorColorFactoryCode=";
		$answer = Web_Request::get( $url, array( 'companyId' => '1' ) );
		$data   = json_decode( $answer['text'], true );
		$is_ok  = 200 === $answer['status'] && is_array( $data ) && is_array( $data['data'] ?? null ) && is_array( $data['data']['data'] ?? null );
		return $is_ok ? Finding::of( 'stock' ) : Finding::of( 'stock-wrong', $answer['status'] );
	}
}
