<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** The submitted values of a rejected form. */
final class Draft {
	/**
	 * @param array<string, string> $fields  As posted; empty after resubmission.
	 * @param list<string>          $broken  Invalid fields.
	 * @param bool                  $is_sent Whether the form was resubmitted successfully.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $broken,
		public readonly bool $is_sent,
	) {
	}
}
