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
 * Where the buyer goes, and whether there is mail to send.
 */
final class Outcome {
	/**
	 * @param array<string, int|string>|null $kept Columns of the lead; null where none is kept.
	 */
	public function __construct(
		public readonly string $location,
		public readonly ?array $kept = null,
	) {
	}
}
