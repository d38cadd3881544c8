<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Wltp;

/**
 * The configuration as the buyer saw it when submitting the form (docs/content-api.md, snapshot), stored as it was posted if
 * snapshot.schema.json, which test/wordpress/snapshot-schema.test.ts generates, allows it. Escape its texts on output.
 */
final class Snapshot {
	/** Maximum size, in bytes of JSON. */
	public const MAXIMUM_BYTES = 16_384;

	/** @param array<mixed> $data Valid. */
	private function __construct( private array $data ) {
	}

	/** @param string $json Posted or stored; null if it is empty or invalid. */
	public static function read( string $json ): ?self {
		static $schema = null;
		$data          = strlen( $json ) > self::MAXIMUM_BYTES ? null : json_decode( $json, true, 8 );
		if ( ! is_array( $data ) ) {
			return null;
		}
		$schema ??= wp_json_file_decode( __DIR__ . '/snapshot.schema.json', array( 'associative' => true ) );
		if ( ! is_array( $schema ) || is_wp_error( rest_validate_value_from_schema( $data, $schema, 'snapshot' ) ) ) {
			return null;
		}
		// A wrong code counts as missing: the link opens the configuration.
		if ( ! is_string( $data['code'] ?? null ) || 1 !== preg_match( '/^[0-9A-Z]{9}$/D', $data['code'] ) ) {
			unset( $data['code'] );
		}
		return new self( $data );
	}

	/** A member by the names that lead to it; null if missing. */
	public function get( string ...$path ): mixed {
		$value = $this->data;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}

	/** A text by the names that lead to it, such as 'version' and 'name'; '' if missing. */
	public function text( string ...$path ): string {
		$value = $this->get( ...$path );
		return is_string( $value ) ? $value : '';
	}

	/** A number by the names that lead to it: cents, percent, months or hp; null if unknown. */
	public function number( string ...$path ): int|float|null {
		$value = $this->get( ...$path );
		return is_numeric( $value ) ? $value + 0 : null;
	}

	/** @return list<array{item: string, name: string, cents?: int|null, contains?: list<array{part: string, cents?: int|null, percent?: float|null, until?: string|null}>|null}> The car's price, then what is added to it. */
	public function price_lines(): array {
		$lines = $this->data['priceLines'] ?? null;
		/** @var list<array{item: string, name: string, cents?: int|null}> */
		return is_array( $lines ) ? $lines : array();
	}

	/** Official values; null if unknown. */
	public function wltp(): ?Wltp {
		return Wltp::create( $this->data['wltp'] ?? null );
	}

	public function to_json(): string {
		return (string) wp_json_encode( $this->data );
	}

	/** Why to check a lead's configuration by hand: 'unreadable', or ''. */
	public static function warning_label( string $warning ): string {
		$words = __( 'The configuration of this lead could not be read. Confirm the car and the price with the buyer.', 'cfg-configurator' );
		return '' === $warning ? '' : $words;
	}
}
