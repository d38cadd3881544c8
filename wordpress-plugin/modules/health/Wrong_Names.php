<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/** Names of models, engines or versions, by the id of the finding about them. */
final class Wrong_Names {
	/** @var array<string, list<string>> */
	private array $names = array();

	public function note( string $id, bool $is_wrong, string $name ): void {
		if ( $is_wrong ) {
			$this->names[ $id ][] = $name;
		}
	}

	/** @return list<Finding> */
	public function findings(): array {
		return Findings::about( $this->names );
	}
}
