<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Checked_Requests\Web_Request;

return new class() extends Module {
	public const REQUIRES = array( 'checked-requests', 'overload-protection' );

	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Api_Address::HOOK );

	public function register(): void {
		add_filter( 'cfg_configurator_api_url', static fn (): string => Api_Address::url() );
		( new Api_Address( static fn ( string $url ): array => Web_Request::get( $url ) ) )->register();
		// These classes are not loaded for pages. Last, so that routes of other plugins can be detected.
		add_action( 'rest_api_init', static fn ( \WP_REST_Server $server ) => Route_Table::register( $server ), PHP_INT_MAX );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells a page from the plugin's own URLs.
		if ( isset( $_GET[ Lead_Endpoint::ARGUMENT ] ) ) {
			add_action( 'wp_loaded', static fn () => Api_Address::answer_query() );
		}
		// WordPress runs this hook daily.
		add_action( 'delete_expired_transients', static fn () => Response_Cache::delete_old( HOUR_IN_SECONDS ) );
		add_action( 'cfg_configurator_cache_refreshed', static fn () => Response_Cache::delete_old( 0 ), 1 );
	}
};
