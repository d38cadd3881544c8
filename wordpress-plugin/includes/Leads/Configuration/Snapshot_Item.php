<?php
/**
 * An item of a configuration snapshot.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/**
 * A chosen model, engine, version, colour or interior, as the buyer saw it. Escape its texts where they are printed.
 */
final class Snapshot_Item {
	/**
	 * @param array<string, string> $codes Codes of the maker by their JSON name, such as `factoryCode`; '' for none.
	 * @param float|null            $power Of an engine, in hp; null for none.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly array $codes = array(),
		public readonly ?float $power = null,
	) {
	}

	public function code( string $name ): string {
		return $this->codes[ $name ] ?? '';
	}
}
