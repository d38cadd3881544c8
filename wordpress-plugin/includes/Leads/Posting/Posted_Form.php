<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

/** Text fields of a submitted form. */
final class Posted_Form {
	/** @param array<string, string> $fields Unslashed, trimmed, valid UTF-8, by name. */
	public function __construct( private array $fields ) {
	}

	/** Returns the form as other plugins want it. Unknown fields, and values that are no texts, are dropped. */
	public function filtered(): self {
		/**
		 * Filters the fields of a submitted form, before they are validated.
		 *
		 * @param array<string, string> $fields Unslashed, by name.
		 */
		$filtered = apply_filters( 'cfg_configurator_lead_fields', $this->fields );
		$filtered = is_array( $filtered ) ? $filtered : array();
		$fields   = $this->fields;
		foreach ( array_keys( $fields ) as $name ) {
			$fields[ $name ] = is_string( $filtered[ $name ] ?? null ) ? $filtered[ $name ] : $fields[ $name ];
		}
		return new self( $fields );
	}

	/** Returns a field; '' if missing. */
	public function text( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}

	/** @return array<string, string> */
	public function all(): array {
		return $this->fields;
	}

	/**
	 * Returns the form with the district of the chosen dealer. Forms of other pages may have only one list
	 * of all dealers.
	 */
	public function with_district_of( Dealer_Network $network ): self {
		$dealer = '' === $this->text( 'id_district' ) ? $network->dealer( $this->text( 'dealer' ) ) : null;
		return null === $dealer ? $this : new self( array( 'id_district' => $dealer->district_id ) + $this->fields );
	}

	/**
	 * Trims all Unicode whitespace, like the widget. PHP's trim() misses spaces often pasted with an e-mail address.
	 */
	public static function trimmed( string $text ): string {
		$space = '[\s\p{Z}\x{FEFF}]';
		return (string) preg_replace( "/^{$space}++|(?<!{$space}){$space}++$/Du", '', $text );
	}
}
