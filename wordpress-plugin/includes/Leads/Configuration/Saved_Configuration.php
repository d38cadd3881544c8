<?php
/**
 * A saved configuration.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Figure_Columns;

/**
 * What saveCfgOptions saved, from its own table or as a lead keeps it. Texts are as the widget sent them: escape them
 * where they are printed.
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
		$figures = array();
		foreach ( Figure_Columns::ALL as $field => $figure ) {
			$value             = $row[ $figure['column'] ] ?? null;
			$figures[ $field ] = null === $value ? null : (int) $value;
		}
		return new self( (string) ( $row['saved_gmt'] ?? '' ), self::texts_of( (string) ( $row['fields'] ?? '' ) ), $figures );
	}

	/**
	 * As a lead keeps it; null for none.
	 *
	 * @param string $json      The fields, as their table keeps them.
	 * @param string $saved_gmt UTC.
	 */
	public static function from_json( string $json, string $saved_gmt ): ?self {
		$texts = self::texts_of( $json );
		if ( array() === $texts ) {
			return null;
		}
		$figures = array();
		foreach ( array_keys( Figure_Columns::ALL ) as $field ) {
			try {
				$figures[ $field ] = Figure_Columns::to_column( $field, $texts[ $field ] ?? '' );
			} catch ( \RangeException ) {
				$figures[ $field ] = null;
			}
		}
		return new self( $saved_gmt, $texts, $figures );
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

	/**
	 * @return array<int|string, string> By field; none where it is no JSON object.
	 */
	private static function texts_of( string $json ): array {
		$fields = json_decode( $json, true );
		$texts  = array();
		foreach ( is_array( $fields ) ? $fields : array() as $name => $value ) {
			$texts[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $texts;
	}
}
