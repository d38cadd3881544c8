<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** A dealer from the content site (spec §3). */
final class Dealer {
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly string $email,
		public readonly string $district_id,
		public readonly string $district,
	) {
	}
}
