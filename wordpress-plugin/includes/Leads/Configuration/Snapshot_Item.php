<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

/** A chosen model, engine, version, colour or interior, as shown to the buyer. Escape its texts on output. */
final class Snapshot_Item {
	/**
	 * @param array<string, string> $codes Manufacturer codes by JSON name, such as `factoryCode`; '' if missing.
	 * @param float|null            $power Engine power in hp; null if not an engine.
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
