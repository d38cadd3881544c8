<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/** What a posted form led to. */
final class Submission_Result {
	/** @param array<string, int|string|null>|null $row The lead that this post stored. */
	public function __construct( public readonly string $location, public readonly ?array $row ) {
	}
}
