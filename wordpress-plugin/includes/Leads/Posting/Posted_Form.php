<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;

/** Text fields of a submitted form. Array values count as missing. Unknown fields are dropped. */
final class Posted_Form {
	/** Maximum request body in bytes. Fits a message of 3,500 emoji and the largest snapshot, both percent-encoded. */
	public const MAXIMUM_BYTES = 131_072;

	/**
	 * Maximum length of a hidden field, in characters. Longer values are truncated: visitors cannot correct hidden
	 * fields.
	 */
	private const MAXIMUM_HIDDEN = 2000;

	/**
	 * Visible fields and consents are cut to this number of characters. It is well above the limits of Lead_Rules, which
	 * still detect long values.
	 */
	private const MAXIMUM_VISIBLE = 16_000;

	/** @param array<string, string> $fields Unslashed, trimmed, valid UTF-8, by name. */
	private function __construct( private array $fields ) {
	}

	/** @param array<mixed> $posted Slashed `$_POST`. */
	public static function of( array $posted ): self {
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			$fields[ $field->name ] = mb_substr( $field->normalised( self::posted( $posted, $field->name ) ), 0, self::MAXIMUM_VISIBLE );
		}
		$hidden = array( ...Lead_Fields::hidden(), Lead_Fields::HONEYPOT, Lead_Fields::TIME );
		foreach ( $hidden as $name ) {
			// Truncated JSON would not parse. One extra byte makes an oversized snapshot fail the size check.
			$limit = match ( $name ) {
				Lead_Fields::SNAPSHOT => Snapshot_Reader::MAXIMUM_BYTES + 1,
				Lead_Fields::CONSENTS => self::MAXIMUM_VISIBLE,
				default => self::MAXIMUM_HIDDEN,
			};
			$fields[ $name ] = mb_substr( self::posted( $posted, $name ), 0, $limit );
		}
		return new self( $fields );
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
		return null === $dealer ? $this : new self(
			array(
				...$this->fields,
				'id_district' => $dealer->district_id,
			)
		);
	}

	/**
	 * Trims all Unicode whitespace, like the widget. PHP's trim() misses spaces often pasted with an e-mail address.
	 */
	public static function trimmed( string $text ): string {
		$space = '[\s\p{Z}\x{FEFF}]';
		return (string) preg_replace( "/^{$space}++|(?<!{$space}){$space}++$/Du", '', $text );
	}

	/** @param array<mixed> $posted Slashed `$_POST`. Line breaks are normalised: browsers send CR LF but count one character. */
	private static function posted( array $posted, string $name ): string {
		$value = $posted[ $name ] ?? '';
		$text  = is_string( $value ) ? mb_scrub( str_replace( "\r\n", "\n", wp_unslash( $value ) ), 'UTF-8' ) : '';
		// Nobody types control characters such as NUL, and databases handle them differently.
		return self::trimmed( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
