<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\First_View\Texts;

/** The choices and figures of a snapshot as texts by name, '' if missing, and the labels of these rows. */
final class Snapshot_Rows {
	/** The options of a version. test/wordpress/priced-items.test.ts compares them with the widget's. */
	private const OPTIONS = array( 'exterior', 'interior' );

	/** What a price contains, and what is said of it. */
	private const CONTENTS = array( 'legalization', 'transport', 'ecoValue', 'vat', 'campaign', 'vatRate', 'campaignUntil' );

	/** Buyer-facing names of `creditType` (spec §2). */
	private const LOANS = array(
		'CREDIT' => 'Credit to Drive',
		'HOD'    => 'Open Drive',
	);

	/** Rows for the back office and the dealer only. */
	private const INTERNAL = array( 'power', 'generation', 'local_code', 'configuration_id' );

	/**
	 * What is chosen, each with what it costs or adds, as in the list on screen.
	 *
	 * @param ?\Closure(string): string $clean Of names, which anybody could post; null leaves them as they are.
	 * @return array<string, string>
	 */
	public static function choices( ?Snapshot $snapshot, ?\Closure $clean = null ): array {
		$clean ??= static fn ( string $name ): string => $name;
		$text    = static fn ( string ...$path ): string => $clean( (string) $snapshot?->text( ...$path ) );
		$rows    = array(
			'build_code' => implode( '-', str_split( $text( 'code' ), 3 ) ),
			'model'      => $text( 'model', 'name' ),
			'engine'     => $text( 'engine', 'name' ),
			'power'      => (string) $snapshot?->number( 'engine', 'powerCv' ),
			'version'    => $text( 'version', 'name' ),
		);
		foreach ( self::OPTIONS as $option ) {
			$code            = $text( $option, 'factoryCode' );
			$rows[ $option ] = trim( $text( $option, 'name' ) . ( '' === $code ? '' : " ({$code})" ) );
		}
		foreach ( $snapshot?->price_lines() ?? array() as $place => $line ) {
			$cents = isset( $line['cents'] ) ? (int) $line['cents'] : null;
			$price = null === $cents ? '—' : ( 0 === $place ? Language::cents( $cents ) : Language::added( $cents ) );
			// A surcharge of zero is included.
			$rows[ $line['item'] ] .= 0 === $cents ? '' : ", {$price}";
		}
		return $rows + array(
			'generation'       => $text( 'version', 'generation' ),
			'local_code'       => trim( $text( 'version', 'localCode' ) . ' ' . $text( 'version', 'localSuffix' ) ),
			'configuration_id' => $text( 'configurationId' ),
		) + array_merge(
			array_fill_keys( array( 'wltpFuel', 'wltpEnergy', 'wltpRange', 'wltpCo2' ), '' ),
			$snapshot?->wltp()?->rows( Texts::default_word( ... ) ) ?? array()
		);
	}

	/**
	 * Total and contents of the price, financing and delivery.
	 *
	 * @param ?\Closure(string): string $clean Of names and places; null leaves them as they are.
	 * @return array<string, string>
	 */
	public static function figures( ?Snapshot $snapshot, ?\Closure $clean = null ): array {
		$total = $snapshot?->number( 'totalCents' );
		$rows  = array( 'total_price' => null === $total ? '' : Language::cents( (int) $total ) )
			+ self::contents( $snapshot )
			+ array( 'credit_type' => self::LOANS[ (string) $snapshot?->text( 'financing', 'creditType' ) ] ?? '' );
		foreach ( self::financing() as $name => list( $member, $style, $decimals ) ) {
			$value         = $snapshot?->number( 'financing', $member );
			$value         = null === $value ? null : (float) $value;
			$rows[ $name ] = match ( $style ) {
				'euros'   => Language::euros( null === $value ? null : $value / 100, $decimals ),
				'percent' => Language::percent( $value, $decimals ),
				default   => Language::number( $value, $decimals ),
			};
		}
		$rows['credit'] = (string) $snapshot?->text( 'creditLegal' );
		return $rows + self::delivery( $snapshot, $clean ?? static fn ( string $name ): string => $name );
	}

	/** @return array<string, array{string, string, int}> The figures of the financing: member of `financing`, style and decimals by name. */
	private static function financing(): array {
		static $figures = null;
		/** @var array<string, array{string, string, int}> $figures */
		$figures ??= wp_json_file_decode( __DIR__ . '/figures.json', array( 'associative' => true ) );
		return $figures;
	}

	/**
	 * What the price contains, what it does not include and until when it is valid. Never added to a total.
	 *
	 * @return array<string, string>
	 */
	private static function contents( ?Snapshot $snapshot ): array {
		$rows = array_fill_keys( self::CONTENTS, '' );
		foreach ( array_merge( array(), ...array_filter( array_column( $snapshot?->price_lines() ?? array(), 'contains' ) ) ) as $amount ) {
			$rate = $amount['percent'] ?? null;
			// Without an amount, the rate says all that is known. Other amounts are not what the content site should send.
			$rows[ $amount['part'] ] = isset( $amount['cents'] ) ? Language::cents( (int) $amount['cents'] ) : ( null === $rate ? '—' : '' );
			$rows['vatRate']         = null === $rate ? $rows['vatRate'] : Language::plain( (float) $rate, 2 ) . '%';
			$rows['campaignUntil']   = isset( $amount['until'] ) ? Language::last_day( $amount['until'] ) : $rows['campaignUntil'];
		}
		$excludes = $snapshot?->get( 'priceExcludes' );
		return $rows + array(
			'priceExcludes'   => implode( '; ', array_filter( is_array( $excludes ) ? $excludes : array(), 'is_string' ) ),
			'priceValidUntil' => Language::last_day( (string) $snapshot?->text( 'priceValidUntil' ) ),
		);
	}

	/**
	 * How long the car takes, and the stock car that the buyer wants.
	 *
	 * @param \Closure(string): string $clean Of names and places.
	 * @return array<string, string>
	 */
	private static function delivery( ?Snapshot $snapshot, \Closure $clean ): array {
		$from = $snapshot?->number( 'leadTime', 'fromWeeks' );
		$to   = $snapshot?->number( 'leadTime', 'toWeeks' );
		$car  = $snapshot?->number( 'stockCar', 'cents' );
		/* translators: %d: number of weeks, at least 2. */
		$weeks = 1 === $to ? _x( '1 week', 'visitor', 'cfg-configurator' ) : sprintf( _x( '%d weeks', 'visitor', 'cfg-configurator' ), $to );
		/* translators: 1: and 2: numbers of weeks. */
		$weeks = $from === $to ? $weeks : sprintf( _x( '%1$d to %2$d weeks', 'visitor', 'cfg-configurator' ), $from, $to );
		/* translators: 1: '8 to 10 weeks', 2: day of the statement. Read after 'Delivery'. */
		$words = _x( 'in %1$s (as of %2$s)', 'visitor', 'cfg-configurator' );
		$stock = array( $clean( (string) $snapshot?->text( 'stockCar', 'id' ) ), $clean( (string) $snapshot?->text( 'stockCar', 'place' ) ) );
		return array(
			'leadTime' => null === $to ? '' : sprintf( $words, $weeks, Language::day( (string) $snapshot?->text( 'leadTime', 'statedOn' ) ) ),
			'stockCar' => null === $car ? '' : implode( ', ', array( ...$stock, Language::cents( (int) $car ) ) ),
		);
	}

	/**
	 * @param array<string, string> $rows By name.
	 * @return array<string, string> By label, as in the widget.
	 */
	public static function labelled( array $rows, bool $is_for_buyer = false ): array {
		$rows = $is_for_buyer ? array_diff_key( $rows, array_flip( self::INTERNAL ) ) : $rows;
		return array_combine( array_map( self::label( ... ), array_keys( $rows ) ), $rows );
	}

	private static function label( string $name ): string {
		return match ( $name ) {
			'build_code'       => _x( 'Configuration code', 'visitor', 'cfg-configurator' ),
			'model'            => _x( 'Model', 'visitor', 'cfg-configurator' ),
			'engine'           => _x( 'Engine', 'visitor', 'cfg-configurator' ),
			'power'            => _x( 'Power (hp)', 'visitor', 'cfg-configurator' ),
			'version'          => _x( 'Version', 'visitor', 'cfg-configurator' ),
			'exterior'         => _x( 'Exterior colour', 'visitor', 'cfg-configurator' ),
			'interior'         => _x( 'Interior', 'visitor', 'cfg-configurator' ),
			'generation'       => _x( 'Generation', 'visitor', 'cfg-configurator' ),
			'local_code'       => _x( 'Local code', 'visitor', 'cfg-configurator' ),
			'configuration_id' => _x( 'Configuration ID', 'visitor', 'cfg-configurator' ),
			'total_price'      => _x( 'Total price', 'visitor', 'cfg-configurator' ),
			'legalization'     => _x( 'Registration and legal costs (in the price)', 'visitor', 'cfg-configurator' ),
			'transport'        => _x( 'Delivery (in the price)', 'visitor', 'cfg-configurator' ),
			'ecoValue'         => _x( 'Eco tax (in the price)', 'visitor', 'cfg-configurator' ),
			'vat'              => _x( 'VAT (in the price)', 'visitor', 'cfg-configurator' ),
			'campaign'         => _x( 'Campaign discount (in the price)', 'visitor', 'cfg-configurator' ),
			'vatRate'          => _x( 'VAT rate', 'visitor', 'cfg-configurator' ),
			'campaignUntil'    => _x( 'End of the campaign', 'visitor', 'cfg-configurator' ),
			'priceExcludes'    => _x( 'Not included in the price', 'visitor', 'cfg-configurator' ),
			'priceValidUntil'  => _x( 'Validity of the price', 'visitor', 'cfg-configurator' ),
			'credit_type'      => _x( 'Finance option', 'visitor', 'cfg-configurator' ),
			'term'             => _x( 'Term (months)', 'visitor', 'cfg-configurator' ),
			'credit'           => _x( 'Credit', 'visitor', 'cfg-configurator' ),
			'stockCar'         => _x( 'Chosen stock car', 'visitor', 'cfg-configurator' ),
			default            => Texts::default_word( $name ),
		};
	}
}
