<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Modules\Leads_Desk\Leads_Address;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Shows the screen with the leads. */
abstract class Desk_Test_Case extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Lead_Setup::set_up();
		set_current_screen( 'toplevel_page_cfg-configurator-leads' );
	}

	/**
	 * Returns the screen as the current user sees it.
	 *
	 * @param array<string, mixed> $query Query arguments.
	 */
	protected function screen( array $query = array() ): string {
		$_SERVER['HTTP_HOST'] = '127.0.0.1';
		$_GET                 = array( 'page' => Leads_Address::PAGE ) + $query;
		return $this->output_of( static fn () => Lead_Admin::render() );
	}
}
