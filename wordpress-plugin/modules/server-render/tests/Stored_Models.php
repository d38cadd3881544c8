<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Modules\Server_Render\Model_List_Store;

/** Stores models as if they had been requested just now. */
trait Stored_Models {
	/**
	 * @param array<mixed>|null    $models      Null for those that all tests share.
	 * @param array<string, mixed> $back_office
	 */
	private function store_models( ?array $models = null, array $back_office = array( 'product' => 'Lume' ) ): void {
		$known = array(
			'models'      => $models ?? self::MODELS,
			'back_office' => $back_office,
			'time'        => time(),
		);
		update_option( Model_List_Store::OPTION, $known, false );
		// The store that the plugin has made remembers what earlier tests have stored.
		remove_all_filters( 'cfg_configurator_known_responses' );
		add_filter( 'cfg_configurator_known_responses', array( new Model_List_Store(), 'add_known' ) );
	}
}
