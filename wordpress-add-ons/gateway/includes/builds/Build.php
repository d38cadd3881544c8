<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Builds;

defined( 'ABSPATH' ) || exit;

/** A finished configuration as the buyer saw it: ids, names and cash prices (docs/content-api.md, saveBuild). */
final class Build {
	/** Parts in their order, and the share link's argument for the id of each. */
	public const PARAMETERS = array(
		'model'    => 'modelid',
		'engine'   => 'engine',
		'version'  => 'version',
		'exterior' => 'colext',
		'interior' => 'colint',
	);

	/** Parts that every build has. */
	private const REQUIRED = array( 'model', 'engine', 'version' );

	/** Keeps these hashes apart from all others, and from those of later formats. */
	private const SCHEMA = 'cfg-build-1';

	/** Characters of a code: Crockford's base 32 (docs/decisions/0050). */
	private const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

	private const DATA_LENGTH = 8;

	/** Maximum length of an id and of a name, in characters. */
	private const MAXIMUM_ID   = 64;
	private const MAXIMUM_NAME = 191;

	/** One billion euros. */
	private const MAXIMUM_CENTS = 100_000_000_000;

	/** @param list<array{item: string, id: string, name: string, cents: int|null}> $items In the order of PARAMETERS. */
	private function __construct( public readonly array $items ) {
	}

	/** @throws \InvalidArgumentException If a part is missing, repeated, out of order or malformed. For developers. */
	public static function read( mixed $items ): self {
		if ( ! is_array( $items ) || ! array_is_list( $items ) || count( $items ) > count( self::PARAMETERS ) ) {
			throw new \InvalidArgumentException( 'items must be a list.' );
		}
		$read  = array_map( self::item( ... ), $items );
		$kinds = array_column( $read, 'item' );
		$order = array_values( array_intersect( array_keys( self::PARAMETERS ), $kinds ) );
		if ( $order !== $kinds || array() !== array_diff( self::REQUIRED, $kinds ) ) {
			throw new \InvalidArgumentException( 'items must be model, engine, version, exterior, interior, in this order; colours may be missing.' );
		}
		return new self( $read );
	}

	/** The code, after so many that belong to other builds. It depends on all that is kept, so that nobody can give another build a code in use. */
	public function code( int $attempt ): string {
		$lines = array( self::SCHEMA );
		foreach ( $this->items as $item ) {
			$lines[] = implode( "\t", array( $item['item'], $item['id'], $item['name'], $item['cents'] ?? '' ) );
		}
		if ( $attempt > 0 ) {
			$lines[] = $attempt;
		}
		return self::code_of( implode( "\n", $lines ) );
	}

	/** @return array<string, string> Ids by part. */
	public function ids(): array {
		return array_column( $this->items, 'id', 'item' );
	}

	/** Reads a code as people type or paste it, like `parseCode` of the widget. '' if it is none. */
	public static function parse_code( string $text ): string {
		$code = strtr( strtoupper( (string) preg_replace( '/[^\p{L}\p{N}]/u', '', $text ) ), 'OIL', '011' );
		$data = substr( $code, 0, self::DATA_LENGTH );
		return self::DATA_LENGTH + 1 === strlen( $code ) && self::with_check( $data ) === $code ? $code : '';
	}

	/** A code as it is shown: '7QX-M4T-9K6'. */
	public static function format_code( string $code ): string {
		return implode( '-', str_split( $code, 3 ) );
	}

	/** The code of the first 40 bits of a text's hash. */
	private static function code_of( string $text ): string {
		$bits = (int) hexdec( substr( hash( 'sha256', $text ), 0, 10 ) );
		$data = '';
		for ( $shift = 5 * ( self::DATA_LENGTH - 1 ); $shift >= 0; $shift -= 5 ) {
			$data .= self::ALPHABET[ ( $bits >> $shift ) & 31 ];
		}
		return self::with_check( $data );
	}

	/** Adds the check character; '' if a character is not one of the alphabet's. */
	private static function with_check( string $data ): string {
		$sum = 0;
		foreach ( str_split( $data ) as $character ) {
			$value = strpos( self::ALPHABET, $character );
			if ( false === $value ) {
				return '';
			}
			$sum = ( $sum ^ $value ) << 1;
			$sum = $sum < 32 ? $sum : $sum ^ 0b100101;
		}
		return $data . self::ALPHABET[ $sum ];
	}

	/** @return array{item: string, id: string, name: string, cents: int|null} */
	private static function item( mixed $entry ): array {
		$entry = is_array( $entry ) ? $entry : array();
		$kind  = $entry['item'] ?? null;
		$cents = $entry['cents'] ?? null;
		if ( ! is_string( $kind ) || ! isset( self::PARAMETERS[ $kind ] ) ) {
			throw new \InvalidArgumentException( 'item is unknown.' );
		}
		if ( null !== $cents && ( ! is_int( $cents ) || $cents < 0 || $cents > self::MAXIMUM_CENTS ) ) {
			throw new \InvalidArgumentException( 'cents must be whole and not negative, or null.' );
		}
		return array(
			'item'  => $kind,
			'id'    => self::text( $entry['id'] ?? null, self::MAXIMUM_ID ),
			'name'  => self::text( $entry['name'] ?? null, self::MAXIMUM_NAME ),
			'cents' => $cents,
		);
	}

	private static function text( mixed $value, int $maximum ): string {
		// Tabs and line breaks separate what is hashed.
		if ( ! is_string( $value ) || '' === trim( $value ) || mb_strlen( $value ) > $maximum || 1 === preg_match( '/\p{Cc}/u', $value ) ) {
			throw new \InvalidArgumentException( 'id and name must be short texts.' );
		}
		return $value;
	}
}
