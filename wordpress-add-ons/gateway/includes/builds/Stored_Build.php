<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Builds;

defined( 'ABSPATH' ) || exit;

/** A build that has a code. */
final class Stored_Build {
	/** @param string $made_gmt When it was first given the code, in UTC. */
	public function __construct( public readonly Build $build, public readonly string $code, private string $made_gmt ) {
	}

	/** @return array{code: string, madeOn: string} With the day in the site's time zone. */
	public function to_answer(): array {
		return array(
			'code'   => $this->code,
			'madeOn' => (string) get_date_from_gmt( $this->made_gmt, 'Y-m-d' ),
		);
	}
}
