<?php
/**
 * What a post led to.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * Where the buyer is sent, which lead was stored, and which draft the browser's cookie names from now on.
 */
final class Outcome {
	/**
	 * @param array<string, int|string>|null $kept  Columns of the lead; null where none is kept.
	 * @param string|null                    $draft Token of the draft; null for none.
	 */
	public function __construct(
		public readonly string $location,
		public readonly ?array $kept = null,
		public readonly ?string $draft = null,
	) {
	}
}
