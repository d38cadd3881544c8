<?php
/**
 * A saved configuration.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

use Cfg_Configurator\Leads\Storage\Figure_Columns;

/**
 * A row of the table of configurations. Texts are as the widget sent them: escape them where they are printed.
 */
final class Saved_Configuration {
	/**
	 * @param array<int|string, string> $texts   By field of spec §7.
	 * @param array<string, int|null> $figures By field of spec §7, in the units of Figure_Columns; null for none.
	 */
	private function __construct(
		public readonly string $saved_gmt,
		private array $texts,
		private array $figures,
	) {
	}

	/**
	 * @param array<string, string|null> $row As the database answers it.
	 */
	public static function from_row( array $row ): self {
		$fields  = json_decode( (string) ( $row['fields'] ?? '' ), true );
		$figures = array();
		foreach ( Figure_Columns::ALL as $field => $figure ) {
			$value             = $row[ $figure['column'] ] ?? null;
			$figures[ $field ] = null === $value ? null : (int) $value;
		}
		$texts = array();
		foreach ( is_array( $fields ) ? $fields : array() as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return new self( (string) ( $row['saved_gmt'] ?? '' ), $texts, $figures );
	}

	/**
	 * A text or an id; '' for none.
	 */
	public function text( string $field ): string {
		return $this->texts[ $field ] ?? '';
	}

	/**
	 * A figure in its column's units; null for none.
	 */
	public function figure( string $field ): ?int {
		return $this->figures[ $field ] ?? null;
	}
}
