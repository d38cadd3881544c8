<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'checked-requests', 'overload-protection', 'public-files', 'contact' );

	public const IS_FOR_ELEMENT = true;

	public const EVENTS = array( Model_List_Refresh::HOOK );

	public function register(): void {
		add_filter( 'cfg_configurator_model_list', Picture_Copies::localise( ... ) );
		$store   = new Model_List_Store();
		$refresh = new Model_List_Refresh( $store, Deferred_Tasks::of_this_server() );
		$facts   = new Page_Facts( $store );
		$parts   = array(
			$store,
			$refresh,
			new Server_Render( new Built_Assets( dirname( __DIR__, 2 ) . '/cfg-configurator.php' ), $store, $refresh ),
			new Page_Head( $facts ),
			new Seo_Plugins( $facts ),
		);
		foreach ( $parts as $part ) {
			$part->register();
		}
	}
};
