<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site;

/** Dealers and districts (spec §7) from the catalogue's file, so that no buyer waits for the content site. Without a list, any choice is valid. */
final class Dealers {
	private const CALL = 'hyuDealersLst/all';

	/** Transient with the response to the last request that a form needed, also an empty one: not every buyer waits for a site that is down. */
	private const ASKED = 'cfg_configurator_dealers';

	/** @var array<string, array<string, string>> Columns of the table of leads, by the dealer's id. */
	private array $dealers = array();

	/** @var array<int|string, string> Names by id. */
	private array $districts;

	/** @param array<mixed> $response Decoded; malformed parts and entries without an id are ignored. */
	public function __construct( array $response ) {
		$this->districts = array_column( self::entries( $response, 'districts', 'id', 'name' ), 1, 0 );
		foreach ( self::entries( $response, 'dealers', 'objectId', 'designation', 'email', 'district' ) as list( $id, $name, $email, $district ) ) {
			$this->dealers[ $id ] = array(
				'dealer_id'    => $id,
				'dealer'       => $name,
				'dealer_email' => $email,
				'district_id'  => $district,
				'district'     => $this->districts[ $district ] ?? '',
			);
		}
	}

	/** The dealers to validate a form with this dealer against ('' for none). Asks the content site, at most once a minute, if the files do not know it. */
	public static function for_form( string $dealer_id ): self {
		$known = new self( Catalogue::list( self::CALL ) ?? array() );
		if ( array() !== $known->dealers && ( '' === $dealer_id || isset( $known->dealers[ $dealer_id ] ) ) ) {
			return $known;
		}
		$response = get_transient( self::ASKED );
		if ( ! is_array( $response ) ) {
			$response = Content_Site::get( self::CALL ) ?? array();
			set_transient( self::ASKED, $response, MINUTE_IN_SECONDS );
		}
		$asked = new self( $response );
		return array() === $asked->dealers ? $known : $asked;
	}

	public function is_district( string $id ): bool {
		return array() === $this->dealers ? '' !== $id : isset( $this->districts[ $id ] );
	}

	public function is_dealer( string $id, string $district_id ): bool {
		return array() === $this->dealers ? '' !== $id : $district_id === ( $this->dealers[ $id ]['district_id'] ?? null );
	}

	/** @return array<string, string>|null Columns of the table of leads; null for an unknown dealer. */
	public function columns_of( string $id ): ?array {
		return $this->dealers[ $id ] ?? null;
	}

	/**
	 * @param array<mixed> $response
	 * @return list<list<string>> These fields of each entry of a list, the first of which is not empty.
	 */
	private static function entries( array $response, string $name, string ...$fields ): array {
		$found = array();
		foreach ( array_filter( (array) ( $response[ $name ] ?? array() ), 'is_array' ) as $entry ) {
			$texts = array_map( static fn ( string $field ): string => is_scalar( $entry[ $field ] ?? null ) ? (string) $entry[ $field ] : '', $fields );
			if ( '' !== $texts[0] ) {
				$found[] = array_values( $texts );
			}
		}
		return $found;
	}
}
