<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/**
 * If proposals include a PDF, requests one from get-cfg-pdf (spec §7) for a real version. The request contains no
 * personal data.
 */
final class Configuration_Pdf_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$version = $this->content->versions()->current();
		if ( ! $this->is_enabled() || null === $version ) {
			yield Finding::fine( __( 'No PDF is requested for proposals.', 'cfg-configurator' ) );
			return;
		}
		$response = $this->ask( $version->id );
		$link     = $response->get_data();
		if ( ! $response->is_error() && is_string( $link ) && 1 === preg_match( '#^https?://#', $link ) ) {
			yield Finding::fine( __( 'The configuration PDF is created.', 'cfg-configurator' ) );
			return;
		}
		/* translators: %d: HTTP status. */
		$text = __( 'The configuration PDF is not created (get-cfg-pdf, status %d), so proposals are sent without it.', 'cfg-configurator' );
		yield Finding::warning(
			sprintf( $text, $response->get_status() ),
			__( 'Contact the administrator of the content site, or turn the PDF off.', 'cfg-configurator' ),
			Settings_Page::url( 'forms' ),
			__( 'Configuration PDF', 'cfg-configurator' )
		);
	}

	/** Uses the same order as the widget: the setting, then the content site. */
	private function is_enabled(): bool {
		$own = Settings::text( 'has_pdf' );
		return '' === $own ? $this->content->get( 'backOffice' )->flag( 'hasPDF' ) : 'true' === $own;
	}

	private function ask( string $version ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/cfg/' . Endpoint_Registry::PDF . '/' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'data' => array( 'idVersion' => $version ) ) ) );
		try {
			return rest_do_request( $request );
		} catch ( \Throwable ) {
			return new \WP_REST_Response( null, 500 );
		}
	}
}
