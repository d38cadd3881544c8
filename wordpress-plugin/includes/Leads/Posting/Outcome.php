<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;

/** Redirect target, stored lead, and the draft for the browser's cookie. */
final class Outcome {
	/**
	 * @param array<string, int|string>|null $kept  Columns of the lead; null if none was stored.
	 * @param string|null                    $draft Token of the draft; null for none.
	 * @param Lead|null                      $lead  The stored lead; null if there is none, or in the fallback store.
	 */
	public function __construct(
		public readonly string $location,
		public readonly ?array $kept = null,
		public readonly ?string $draft = null,
		public readonly ?Lead $lead = null,
	) {
	}
}
