<?php
/**
 * A form as it was posted.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;

/**
 * The texts of a posted form. A list where a text belongs is taken for a missing field; unknown fields are left out.
 */
final class Posted_Form {
	/** Largest body read, in bytes: a message of 3,500 emoji and the largest snapshot, both percent-encoded, fit. */
	public const MAXIMUM_BYTES = 131_072;

	/** Longest hidden field kept, in characters: nobody can mend what is hidden, so too much of it is cut off. */
	private const MAXIMUM_HIDDEN = 2000;

	/** Longest visible field read, in characters: far over what the rules allow, so that they still see it. */
	private const MAXIMUM_VISIBLE = 16_000;

	/**
	 * @param array<string, string> $fields Unslashed, trimmed, valid UTF-8, by name.
	 */
	private function __construct( private array $fields ) {
	}

	/**
	 * @param array<mixed> $posted Slashed, as WordPress leaves `$_POST`.
	 */
	public static function of( array $posted ): self {
		$known  = array( ...Lead_Fields::all(), Lead_Fields::HONEYPOT, Lead_Fields::TIME, Lead_Fields::DRAFT );
		$fields = array();
		foreach ( $known as $name ) {
			$value = $posted[ $name ] ?? '';
			$text  = is_string( $value ) ? self::cleaned( wp_unslash( $value ) ) : '';
			$limit = match ( true ) {
				// Cut JSON cannot be read: what is too large stays so, and is seen to be.
				Lead_Fields::SNAPSHOT === $name => Snapshot_Reader::MAXIMUM_BYTES + 1,
				in_array( $name, Lead_Fields::VISIBLE, true ) => self::MAXIMUM_VISIBLE,
				default => self::MAXIMUM_HIDDEN,
			};

			$fields[ $name ] = mb_substr( 'telefone' === $name ? self::nine_digits( $text ) : $text, 0, $limit );
		}
		return new self( $fields );
	}

	/**
	 * A field; '' where it is missing.
	 */
	public function text( string $name ): string {
		return $this->fields[ $name ] ?? '';
	}

	/**
	 * @return array<string, string>
	 */
	public function all(): array {
		return $this->fields;
	}

	/**
	 * The same form, the district being the chosen dealer's own: without JavaScript there is one list of dealers only.
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
	 * A text without the white space around it, which does not count in the widget either: what is pasted beside an
	 * e-mail address is often a space that PHP's own trim() does not know.
	 */
	public static function trimmed( string $text ): string {
		$space = '[\s\p{Z}\x{FEFF}]';
		return (string) preg_replace( "/^{$space}++|(?<!{$space}){$space}++$/Du", '', $text );
	}

	/**
	 * A telephone number without separators and the Portuguese country code, where nine digits are left; otherwise the
	 * text as it came, so that the visitor sees what was typed.
	 */
	private static function nine_digits( string $text ): string {
		$bare = (string) preg_replace( '/[\s\p{Z}\p{Pd}().\/\x{FEFF}]++/u', '', $text );
		$bare = (string) preg_replace( '/^(?:\+|00)?351(?=\d{9}$)/D', '', $bare );
		return Lead_Rules::is_phone( $bare ) ? $bare : $text;
	}

	/**
	 * Browsers send line ends as CR LF, and count each as one character.
	 */
	private static function cleaned( string $value ): string {
		$text = mb_scrub( str_replace( "\r\n", "\n", $value ), 'UTF-8' );
		// NUL and its like are nothing that anybody types, and databases differ about them.
		return self::trimmed( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
