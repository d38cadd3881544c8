<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;

/** Names of models, engines or versions, by what is wrong with them. */
final class Wrong_Names {
	/** @var array<string, list<string>> */
	private array $names = array();

	public function note( string $what, bool $is_wrong, string $name ): void {
		if ( $is_wrong ) {
			$this->names[ $what ][] = $name;
		}
	}

	/**
	 * @param array<string, array{Severity, string, string}> $texts   By what is wrong, in display order: text with the place for
	 *                                                                the names, and next step.
	 * @param string                                         ...$link URL and words of the link to the next step.
	 * @return list<Finding>
	 */
	public function findings( array $texts, string ...$link ): array {
		$findings = array();
		foreach ( array_intersect_key( $texts, $this->names ) as $what => list( $severity, $text, $next ) ) {
			$findings[] = new Finding( $severity, sprintf( $text, Finding::names( $this->names[ $what ] ) ), $next, ...$link );
		}
		return $findings;
	}
}
