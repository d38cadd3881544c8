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

	/**
	 * @param string $fine Id of the finding if there are none, with the values of its text.
	 * @return array<Finding>
	 */
	public function findings( string $fine, string|int ...$values ): array {
		return Finding::or_fine( Finding::about( $this->names ), $fine, ...$values );
	}
}
