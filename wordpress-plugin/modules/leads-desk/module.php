<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'consents' );

	private ?Access_Panel $access = null;

	public function tables(): array {
		return array( Log_Table::NAME => Log_Table::COLUMNS );
	}

	/** @return list<Panel> */
	public function panels(): array {
		return array( $this->access() );
	}

	public function register(): void {
		Lead_Extension::add( new Desk_Extension() );
		add_action( 'deleted_user', fn ( int $user, ?int $successor ) => Follow_Up_Table::reassign( $user, (int) $successor ), 10, 2 );
		if ( is_admin() ) {
			( new Lead_Admin() )->register();
			$this->access()->register();
		}
		if ( defined( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'cfg leads export', array( new Export_Command(), 'export' ) );
		}
	}

	private function access(): Access_Panel {
		$this->access ??= new Access_Panel();
		return $this->access;
	}
};
