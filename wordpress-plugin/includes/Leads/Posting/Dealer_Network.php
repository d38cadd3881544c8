<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** Parsed response of hyuDealersLst (spec §7). Drops entries without an id. */
final class Dealer_Network {
	/** @var array<string, Dealer> */
	private array $dealers = array();

	/** @var array<string, string> */
	private array $districts = array();

	/** @param array<mixed> $wire Decoded response; malformed parts are ignored. */
	public function __construct( array $wire ) {
		foreach ( self::entries( $wire, 'districts' ) as $district ) {
			$id = self::text( $district, 'id' );
			if ( '' !== $id ) {
				$this->districts[ $id ] = self::text( $district, 'name' );
			}
		}
		foreach ( self::entries( $wire, 'dealers' ) as $entry ) {
			$id       = self::text( $entry, 'objectId' );
			$district = self::text( $entry, 'district' );
			if ( '' !== $id ) {
				$this->dealers[ $id ] = new Dealer(
					$id,
					self::text( $entry, 'designation' ),
					self::text( $entry, 'email' ),
					$district,
					$this->districts[ $district ] ?? ''
				);
			}
		}
	}

	/** Whether there are no dealers, so that a choice cannot be checked. */
	public function is_empty(): bool {
		return array() === $this->dealers;
	}

	public function dealer( string $id ): ?Dealer {
		return $this->dealers[ $id ] ?? null;
	}

	/** @return array<string, Dealer> In the content site's order. */
	public function by_id(): array {
		return $this->dealers;
	}

	public function has_district( string $id ): bool {
		return isset( $this->districts[ $id ] );
	}

	/**
	 * @param array<mixed> $wire Decoded response.
	 * @return list<array<mixed>>
	 */
	private static function entries( array $wire, string $name ): array {
		$list = $wire[ $name ] ?? array();
		return is_array( $list ) ? array_values( array_filter( $list, 'is_array' ) ) : array();
	}

	/** @param array<mixed> $entry List entry. */
	private static function text( array $entry, string $name ): string {
		$value = $entry[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}
}
