<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Settings;

/** Runs the stock call (spec §7) for the first version. */
final class Stock_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$root = Settings::text( 'stock_url' );
		$root = untrailingslashit( '' === $root ? Settings::text( 'content_site' ) : $root );
		$link = array( Settings_Page::url( 'general' ), __( 'Stock service URL', 'cfg-configurator' ) );
		if ( '' === $root ) {
			yield Finding::warning(
				__( 'No stock service URL is set, so visitors are never told that a matching car is in stock.', 'cfg-configurator' ),
				__( 'Enter the URL if there is such a service.', 'cfg-configurator' ),
				...$link
			);
			return;
		}
		$version = $this->content->versions()->current();
		if ( null === $version ) {
			yield Finding::fine( __( 'There is no version whose stock could be requested.', 'cfg-configurator' ) );
			return;
		}
		$id     = rawurlencode( $version->id );
		$url    = "$root/ds/vehicle/stock/$id/count?exteriorColorFactoryCode=&interiorColorFactoryCode=";
		$answer = Web_Request::get( $url, array( 'companyId' => '1' ) );
		$data   = json_decode( $answer['text'], true );
		if ( 200 === $answer['status'] && is_array( $data ) && is_array( $data['data'] ?? null ) && is_array( $data['data']['data'] ?? null ) ) {
			yield Finding::fine( __( 'The stock service is responding.', 'cfg-configurator' ) );
			return;
		}
		/* translators: %d: HTTP status, 0 for no answer at all. */
		$text = __( 'The stock service does not respond correctly (status %d): visitors are never told that a matching car is in stock.', 'cfg-configurator' );
		$next = __( 'Check that its URL is correct. If it is, contact its administrator.', 'cfg-configurator' );
		yield Finding::warning( sprintf( $text, $answer['status'] ), $next, ...$link );
	}
}
