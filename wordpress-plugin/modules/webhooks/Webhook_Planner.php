<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** Plans the delivery of a lead to each webhook of the settings. Safe to call twice. */
final class Webhook_Planner {
	/** @return bool Whether all deliveries are planned. */
	public static function plan( Lead $lead ): bool {
		return null !== Webhook_Table::queue()->plan( $lead->id, array_column( Webhook::all(), 'url', 'id' ) );
	}

	/** Starts all deliveries of a lead again, also those to webhooks that were added since. */
	public static function restart( Lead $lead ): void {
		self::plan( $lead );
		Webhook_Table::queue()->restart( $lead->id );
	}
}
