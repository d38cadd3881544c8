<?php
/**
 * A refused form.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/**
 * What a buyer typed into a form that was refused.
 */
final class Draft {
	/**
	 * @param array<string, string> $fields  As posted; none once the form was sent.
	 * @param list<string>          $broken  Fields that broke a rule.
	 * @param bool                  $is_sent Whether the corrected form has become a lead.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $broken,
		public readonly bool $is_sent,
	) {
	}
}
