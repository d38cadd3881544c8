<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** What a posted form led to: where to redirect, and the stored lead. */
final class Outcome {
	/**
	 * @param array<string, int|string>|null $kept Columns of the lead; null if none was stored.
	 * @param Lead|null                      $lead The stored lead; null if there is none, or if it waits for its table.
	 */
	public function __construct( public readonly string $location, public readonly ?array $kept = null, public readonly ?Lead $lead = null ) {
	}
}
