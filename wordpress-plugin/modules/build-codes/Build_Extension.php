<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;

/** Deletes builds that nobody asked about, and shows one that was searched for among the leads. */
final class Build_Extension extends Lead_Extension {
	public function delete_without_lead( string $moment ): void {
		Build_Table::delete_without_lead( $moment );
	}

	public function render_search( string $search ): void {
		Build_View::render( $search );
	}
}
