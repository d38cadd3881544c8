<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Gateway\Cache\Response_Cache;
use Cfg_Configurator\Modules\Gateway\Routes\Query_Route;
use Cfg_Configurator\Modules\Gateway\Routes\Route_Table;
use Cfg_Configurator\Network\Web_Request;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Field_Type;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Tab;

return new class() extends Module {
	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Api_Address::HOOK );

	public function title(): string {
		return __( 'Content calls', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Answers the content calls on this site with stored responses of the content site, or with sample models.', 'cfg-configurator' );
	}

	public function register(): void {
		$file = dirname( __DIR__, 2 ) . '/cfg-configurator.php';
		add_filter( 'cfg_configurator_api_url', static fn (): string => Api_Address::url() );
		( new Api_Address( Web_Request::get( ... ) ) )->register();
		// These classes are not loaded for pages. At priority 0, the module itself may be loaded.
		add_action( 'rest_api_init', static fn () => ( new Route_Table() )->register(), 1, 0 );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only tells a page from the plugin's own URLs.
		if ( isset( $_GET[ Lead_Endpoint::ARGUMENT ] ) ) {
			( new Query_Route() )->register();
		}
		// WordPress runs this hook daily.
		add_action( 'delete_expired_transients', static fn () => Response_Cache::delete_expired() );
		if ( is_admin() ) {
			( new Sample_Notice( $file ) )->register();
		}
	}

	public function tabs(): array {
		$source = new Section(
			'source',
			fn () => __( 'Source of the models', 'cfg-configurator' ),
			null,
			new Field(
				'sample_range',
				Field_Type::TICK,
				label: fn () => __( 'Sample models', 'cfg-configurator' ),
				help: fn () => __( 'Show sample models to visitors while no content site is set', 'cfg-configurator' ),
				default: '1',
				// On a new site, an editor has to decide (docs/decisions/0076).
				initial: '',
			),
		);
		return array( new Setting_Tab( 'general', $this->title( ... ), 10, $source ) );
	}
};
