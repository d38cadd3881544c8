<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes;

defined( 'ABSPATH' ) || exit;

/** A stored build with its code. */
final class Stored_Build {
	/** @param string $made_gmt When it was first given the code, in UTC. */
	public function __construct(
		public readonly string $code,
		public readonly Build $build,
		public readonly string $made_gmt,
	) {
	}

	/** @return array{code: string, madeOn: string} With the day in the site's time zone. */
	public function to_answer(): array {
		return array(
			'code'   => $this->code,
			'madeOn' => (string) get_date_from_gmt( $this->made_gmt, 'Y-m-d' ),
		);
	}
}
