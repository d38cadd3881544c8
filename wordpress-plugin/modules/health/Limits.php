<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Combines the financing limits as the widget does, the settings first, then config_simul, and checks them: validation on save cannot detect that a setting
 * contradicts a limit of the content site. Limits are named by the field of config_simul, which is also the settings key; a missing one is null.
 */
final class Limits {
	/** Limits that a simulation needs, by the API name of the credit type. */
	private const NEEDED = array(
		'cred' => array( 'cred_minRate', 'cred_maxRate', 'credMinMonths', 'credMaxMonths', 'credMinEntry', 'credMaxEntry' ),
		'hod'  => array( 'hod_rate', 'hodMinMonths', 'hodMaxMonths', 'hodMinEntry', 'hodMaxEntry' ),
	);

	/** Default step between two terms in months, as in the widget. */
	private const USUAL_STEP = 12.0;

	public function __construct( private Content $content ) {
	}

	public function number( string $key ): ?float {
		return self::of_settings( $key ) ?? $this->of_content_site( $key );
	}

	private static function of_settings( string $key ): ?float {
		$text = Settings::text( $key );
		return is_numeric( $text ) ? (float) $text : null;
	}

	private function of_content_site( string $key ): ?float {
		$value = $this->content->get( 'config_simul' )->data[ $key ] ?? null;
		return is_numeric( $value ) ? (float) $value : null;
	}

	public function has_simulation(): bool {
		$setting = Settings::text( 'has_simul' );
		return '' === $setting ? $this->content->get( 'config_simul' )->flag( 'hasSimul' ) : 'true' === $setting;
	}

	/** @return Finding|array<Finding> */
	public function check(): Finding|array {
		if ( ! $this->has_simulation() ) {
			return Finding::of( 'limits-off' );
		}
		$findings = array( ...$this->contradictions(), ...$this->impossible() );
		foreach ( self::NEEDED as $type => $keys ) {
			$missing = array_filter( $keys, fn( string $key ): bool => null === $this->number( $key ) );
			if ( array() !== $missing ) {
				$findings[] = Finding::of( 'limits-missing', self::type( $type ), self::names( $missing ) );
				continue;
			}
			array_push( $findings, ...$this->oddities( $type ) );
		}
		return Finding::or_fine( $findings, 'limits' );
	}

	/** @return \Generator<Finding> */
	private function contradictions(): \Generator {
		$values = array();
		foreach ( Setting_Registry::maximums() as $least => $most ) {
			$values[ $least ] = $this->number( $least );
			$values[ $most ]  = $this->number( $most );
		}
		foreach ( Setting_Registry::contradictions( $values ) as list( $least, $most ) ) {
			$less = array( self::label( $least ), self::shown( $least, $values[ $least ] ?? 0.0 ) );
			$more = array( self::label( $most ), self::shown( $most, $values[ $most ] ?? 0.0 ) );
			yield Finding::of( 'limits-contradict', ...$less, ...$more, ...array( self::type( $least ) ) );
		}
	}

	/** @return \Generator<Finding> Limits outside the range of their field: only the content site can give them. */
	private function impossible(): \Generator {
		foreach ( self::NEEDED as $type => $keys ) {
			foreach ( array( ...$keys, $type . 'Step' ) as $key ) {
				$field = Setting_Registry::fields()[ $key ];
				$value = $this->number( $key );
				$least = $field->min ?? -INF;
				$most  = $field->max ?? INF;
				if ( null !== $value && ( $value < $least || $value > $most ) ) {
					$numbers = array_map( fn ( float $number ): string => self::shown( $key, $number ), array( $value, $least, $most ) );
					yield Finding::of( 'limits-impossible', self::label( $key ), ...$numbers, ...array( self::type( $key ) ) );
				}
			}
		}
	}

	/** @return \Generator<Finding> Steps that miss the longest term, and settings wider than the content site's limits. */
	private function oddities( string $type ): \Generator {
		$span = (float) $this->number( $type . 'MaxMonths' ) - (float) $this->number( $type . 'MinMonths' );
		$step = $this->number( $type . 'Step' ) ?? self::USUAL_STEP;
		if ( $step > 0 && $span >= 0 && fmod( $span, $step ) > 0 ) {
			yield Finding::of( 'limits-steps', self::type( $type ), self::shown( $type . 'Step', $step ) );
		}
		$wider = array();
		foreach ( array( 'MinMonths', 'MaxMonths', 'MinEntry', 'MaxEntry' ) as $limit ) {
			$setting = self::of_settings( $type . $limit );
			$sites   = $this->of_content_site( $type . $limit );
			if ( null !== $setting && null !== $sites && ( str_starts_with( $limit, 'Min' ) ? $setting < $sites : $setting > $sites ) ) {
				$wider[] = $type . $limit;
			}
		}
		if ( array() !== $wider ) {
			yield Finding::of( 'limits-wider', self::type( $type ), self::names( $wider ) );
		}
	}

	private static function type( string $key ): string {
		return str_starts_with( $key, 'cred' ) ? __( 'Credit', 'cfg-configurator' ) : __( 'Open drive', 'cfg-configurator' );
	}

	private static function label( string $key ): string {
		return Setting_Registry::fields()[ $key ]->label();
	}

	/** @param array<string> $keys */
	private static function names( array $keys ): string {
		return Finding::names( array_map( self::label( ... ), $keys ) );
	}

	/** A limit with its unit, as in the configurator: '1 500 €'. */
	private static function shown( string $key, float $number ): string {
		$digits = Language::number( $number, floor( $number ) === $number ? 0 : 2 );
		return ( '' === $digits ? '0' : $digits ) . "\u{A0}" . Setting_Registry::fields()[ $key ]->unit();
	}
}
