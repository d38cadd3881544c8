<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Panel;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const IS_ON_AT_FIRST = false;

	private ?Transfer_Panel $panel = null;

	public function register(): void {
		add_action( 'admin_post_' . Transfer_Panel::EXPORT, fn () => $this->panel()->export() );
		add_action( 'admin_post_' . Transfer_Panel::IMPORT, fn () => $this->panel()->import() );
		if ( defined( 'WP_CLI' ) ) {
			$command = new Transfer_Command();
			\WP_CLI::add_command( 'cfg settings export', array( $command, 'export' ) );
			\WP_CLI::add_command( 'cfg settings import', array( $command, 'import' ) );
		}
	}

	/** @return list<Panel> */
	public function panels(): array {
		return array( $this->panel() );
	}

	private function panel(): Transfer_Panel {
		$this->panel ??= new Transfer_Panel();
		return $this->panel;
	}
};
