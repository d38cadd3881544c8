<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Configuration;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Wltp;

/**
 * Validates the JSON of a snapshot: size, types, lengths and ranges. Drops unknown fields. The demo content site has
 * the same rules, and both run the test cases in tests/Leads/snapshots.json. A rule returns a value as it is stored, or throws.
 *
 * @phpstan-type Rule \Closure(mixed): mixed
 */
final class Snapshot_Reader {
	/** Maximum size of a snapshot, in bytes. */
	public const MAXIMUM_BYTES = 16_384;

	private const MAXIMUM_NAME = 191;
	/** Of links and of the credit notice. */
	private const MAXIMUM_LINK = 2000;
	/** One billion euros. */
	private const MAXIMUM_CENTS = 100_000_000_000;

	/** @param string $json Posted or stored; null if it is empty or invalid. */
	public static function read( string $json ): ?Configuration_Snapshot {
		$data = strlen( $json ) > self::MAXIMUM_BYTES ? null : json_decode( $json, true, 8 );
		if ( ! is_array( $data ) || Configuration_Snapshot::SCHEMA !== ( $data['schema'] ?? null ) ) {
			return null;
		}
		try {
			return new Configuration_Snapshot( self::checked( $data, self::required() ) + array_filter( self::checked( $data, self::optional() ) ) );
		} catch ( \UnexpectedValueException ) {
			return null;
		}
	}

	/** @return array<string, Rule> By member. */
	private static function required(): array {
		$text  = self::text( self::MAXIMUM_NAME, '' );
		$cents = self::cents();
		$item  = array_fill_keys( array( 'id', 'name' ), self::text( self::MAXIMUM_NAME ) );
		$line  = array(
			'item'  => self::one_of( Configuration_Snapshot::ITEMS ),
			'name'  => $item['name'],
			'cents' => $cents,
		);
		$part  = array(
			'part'  => self::one_of( Price_Contents::PARTS ),
			'cents' => $cents,
		);
		$more  = array(
			'percent' => self::number( 0, 100 ),
			'until'   => self::day(),
		);
		$parts = self::list_of( count( Price_Contents::PARTS ), $part, $more );
		$loan  = array( 'creditType' => self::one_of( array( Configuration_Snapshot::CREDIT, Configuration_Snapshot::OPEN_DRIVE ) ) );
		foreach ( Figure::all() as $figure ) {
			$loan[ $figure->field ] = match ( $figure->style ) {
				'euros'   => $cents,
				'percent' => self::number( 0, 1000 ),
				'number'  => self::number( 0, 600, true ),
			};
		}
		return array(
			'configurationId' => $text,
			'link'            => self::text( self::MAXIMUM_LINK, '' ),
			'model'           => self::members( $item ),
			'engine'          => self::members( $item + array( 'powerCv' => self::number( 0, 10_000 ) ) ),
			'version'         => self::members( $item + array_fill_keys( array( 'generation', 'localCode', 'localSuffix' ), $text ) ),
			...array_fill_keys( Choices::OPTIONS, self::members( $item + array( 'factoryCode' => $text ) ) ),
			'priceLines'      => self::list_of( count( Configuration_Snapshot::ITEMS ), $line, array( 'contains' => $parts ) ),
			'totalCents'      => $cents,
			'financing'       => self::members( $loan + array( 'coversColours' => self::one_of( array( true, false ) ) ) ),
		);
	}

	/** @return array<string, Rule> Of members that are left out where they are empty. */
	private static function optional(): array {
		$is_tag = static fn ( mixed $tag ): bool => is_string( $tag ) && 1 === preg_match( '/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/iD', $tag );
		return array(
			// Without a language, the buyer reads the site's.
			'language'        => static fn ( mixed $tag ): mixed => $is_tag( $tag ) ? $tag : '',
			// A wrong code does not make the snapshot unreadable: the link opens the configuration too.
			'code'            => static fn ( mixed $code ): string => Build_Code::parse( is_string( $code ) ? $code : '' ),
			'wltp'            => static fn ( mixed $wltp ): ?array => Wltp::of( self::must( null === $wltp || Wltp::is_valid( $wltp ), $wltp ) )?->to_array(),
			'creditLegal'     => self::text( self::MAXIMUM_LINK, '' ),
			'priceExcludes'   => self::list_of( Price_Contents::MAXIMUM_EXCLUDES, self::text( self::MAXIMUM_NAME ) ),
			'priceValidUntil' => self::day(),
			'leadTime'        => self::lead_time(),
			'stockCar'        => self::members(
				array(
					'id'    => self::text( self::MAXIMUM_NAME ),
					'place' => self::text( self::MAXIMUM_NAME ),
					'cents' => self::known( self::cents() ),
				)
			),
		);
	}

	/**
	 * @param array<mixed>        $data
	 * @param array<string, Rule> $rules By member.
	 * @return array<string, mixed>
	 */
	private static function checked( array $data, array $rules ): array {
		$checked = array();
		foreach ( $rules as $name => $rule ) {
			$checked[ $name ] = $rule( $data[ $name ] ?? null );
		}
		return $checked;
	}

	/**
	 * @param array<string, Rule> $rules By member of an object, which may be missing.
	 * @return Rule
	 */
	private static function members( array $rules ): \Closure {
		$is_object = static fn ( mixed $value ): bool => is_array( $value ) && ! array_is_list( $value );
		return static fn ( mixed $value ): ?array => null === $value ? null : self::checked( (array) self::must( $is_object( $value ), $value ), $rules );
	}

	/**
	 * @param array<string, Rule>|Rule $rules    Of an entry, or by its members.
	 * @param array<string, Rule>      $optional Of members that are left out where they are empty.
	 * @return Rule Of a list, which may be missing.
	 */
	private static function list_of( int $maximum, array|\Closure $rules, array $optional = array() ): \Closure {
		$is_known = static fn ( mixed $value ): bool => null !== $value && array() !== $value;
		$read     = $rules instanceof \Closure ? $rules : static fn ( mixed $entry ): array =>
			self::checked( (array) $entry, $rules ) + array_filter( self::checked( (array) $entry, $optional ), $is_known );
		return static function ( mixed $list ) use ( $maximum, $read ): array {
			$is_list = null === $list || ( is_array( $list ) && array_is_list( $list ) && count( $list ) <= $maximum );
			return array_map( $read, (array) self::must( $is_list, $list ) );
		};
	}

	/** @return Rule Of how long the car takes: spans in order, and at least one choice that takes longest. */
	private static function lead_time(): \Closure {
		$span  = array_fill_keys( array( 'fromWeeks', 'toWeeks' ), self::known( self::number( 1, Delivery_Terms::MAXIMUM_WEEKS, true ) ) );
		$items = array( 'version', ...Choices::OPTIONS );
		$timed = array(
			'item' => self::one_of( $items ),
			'name' => self::text( self::MAXIMUM_NAME ),
		);
		$whole = array(
			'statedOn' => self::known( self::day() ),
			'slowest'  => self::list_of( count( $items ), $timed ),
			'faster'   => self::members( $timed + $span + array( 'cents' => self::known( self::cents() ) ) ),
		);
		$read  = self::members( $span + $whole );
		return static function ( mixed $value ) use ( $read ): ?array {
			/** @var array{fromWeeks: int, toWeeks: int, slowest: list<mixed>, faster: array{fromWeeks: int, toWeeks: int}|null}|null $checked */
			$checked = $read( $value );
			if ( null === $checked ) {
				return null;
			}
			foreach ( array_filter( array( $checked, $checked['faster'] ) ) as $span ) {
				self::must( $span['fromWeeks'] <= $span['toWeeks'], $span );
			}
			return array_filter( (array) self::must( array() !== $checked['slowest'], $checked ) );
		};
	}

	/** @return Rule */
	private static function cents(): \Closure {
		return self::number( -self::MAXIMUM_CENTS, self::MAXIMUM_CENTS, true );
	}

	/**
	 * @param Rule $rule Of a value that may be missing.
	 * @return Rule The same, of one that may not.
	 */
	private static function known( \Closure $rule ): \Closure {
		return static fn ( mixed $value ): mixed => $rule( self::must( null !== $value, $value ) );
	}

	/** @return Rule Of an ISO date, which may be missing. */
	private static function day(): \Closure {
		return static function ( mixed $day ): mixed {
			$is_date = is_string( $day ) && 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $day, $parts );
			return self::must( null === $day || ( $is_date && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ), $day );
		};
	}

	/**
	 * @param string|null $missing What a missing text becomes; null if it is required.
	 * @return Rule
	 */
	private static function text( int $maximum, ?string $missing = null ): \Closure {
		$is_short = static fn ( mixed $value ): bool => is_string( $value ) && mb_strlen( $value ) <= $maximum;
		return static fn ( mixed $value ): mixed => self::must( $is_short( $value ?? $missing ), $value ?? $missing );
	}

	/** @return Rule Of a number, which may be missing. */
	private static function number( float $minimum, float $maximum, bool $is_whole = false ): \Closure {
		return static function ( mixed $value ) use ( $minimum, $maximum, $is_whole ): int|float|null {
			if ( null === $value ) {
				return null;
			}
			$is_number = is_int( $value ) || is_float( $value );
			if ( ! $is_number || $value < $minimum || $value > $maximum || ( $is_whole && floor( $value ) !== (float) $value ) ) {
				throw new \UnexpectedValueException();
			}
			return $is_whole ? (int) $value : (float) $value;
		};
	}

	/**
	 * @param list<string|bool> $values
	 * @return Rule
	 */
	private static function one_of( array $values ): \Closure {
		return static fn ( mixed $value ): mixed => self::must( in_array( $value, $values, true ), $value );
	}

	private static function must( bool $is_valid, mixed $value ): mixed {
		return $is_valid ? $value : throw new \UnexpectedValueException();
	}
}
