<?php
/**
 * Health check of the financing limits.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/**
 * Checks the effective limits. A setting may contradict a limit of the content site, and validation on save
 * cannot detect that.
 */
final class Limits_Check implements Check {
	/** Limits that a simulation needs, by the API name of the credit type. */
	private const NEEDED = array(
		'cred' => array( 'cred_minRate', 'cred_maxRate', 'credMinMonths', 'credMaxMonths', 'credMinEntry', 'credMaxEntry' ),
		'hod'  => array( 'hod_rate', 'hodMinMonths', 'hodMaxMonths', 'hodMinEntry', 'hodMaxEntry' ),
	);

	/** Default step between two terms in months, as in the widget. */
	private const USUAL_STEP = 12.0;

	public function __construct( private Content $content, private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'Financing limits', 'cfg-configurator' );
	}

	public function run(): array {
		$limits = new Limits( $this->content, $this->settings );
		if ( ! $limits->has_simulation() ) {
			return array( Finding::fine( __( 'Financing is switched off: its limits do not matter.', 'cfg-configurator' ) ) );
		}
		$findings = $this->contradictions( $limits );
		foreach ( self::NEEDED as $type => $keys ) {
			$missing = array_filter( $keys, static fn( string $key ): bool => null === $limits->number( $key ) );
			if ( array() !== $missing ) {
				$findings[] = $this->problem(
					sprintf(
						/* translators: 1: credit or open drive, 2: names of limits. */
						__( '%1$s cannot be simulated: neither the settings nor the content site give %2$s.', 'cfg-configurator' ),
						$this->type( $type ),
						Names::told( $this->labels( $missing ) )
					)
				);
				continue;
			}
			$findings = array_merge( $findings, $this->steps( $limits, $type ), $this->wider( $limits, $type ) );
		}
		return array() === $findings ? array( Finding::fine( __( 'The financing limits agree with each other.', 'cfg-configurator' ) ) ) : $findings;
	}

	/**
	 * @return list<Finding>
	 */
	private function contradictions( Limits $limits ): array {
		$values = array();
		foreach ( array_merge( ...Setting_Registry::ordered_pairs() ) as $key ) {
			$values[ $key ] = $limits->number( $key );
		}
		return array_map(
			fn( array $pair ): Finding => $this->problem(
				sprintf(
					/* translators: 1: name of the smaller limit, 2: its value, 3: name of the greater limit, 4: its value, 5: credit or open drive. */
					__( '%5$s: \'%1$s\' (%2$s) is greater than \'%3$s\' (%4$s). One of them may be the content site\'s.', 'cfg-configurator' ),
					$this->labels( $pair )[0],
					$this->shown( (float) $limits->number( $pair[0] ) ),
					$this->labels( $pair )[1],
					$this->shown( (float) $limits->number( $pair[1] ) ),
					$this->type( $pair[0] )
				)
			),
			Setting_Registry::contradictions( $values )
		);
	}

	/**
	 * @return list<Finding>
	 */
	private function steps( Limits $limits, string $type ): array {
		$span = (float) $limits->number( $type . 'MaxMonths' ) - (float) $limits->number( $type . 'MinMonths' );
		$step = $limits->number( $type . 'Step' ) ?? self::USUAL_STEP;
		if ( $step > 0 && $span >= 0 && fmod( $span, $step ) > 0 ) {
			return array(
				$this->warning(
					sprintf(
						/* translators: 1: credit or open drive, 2: months. */
						__( '%1$s: steps of %2$s months do not reach the longest term, so buyers cannot choose it.', 'cfg-configurator' ),
						$this->type( $type ),
						$this->shown( $step )
					)
				),
			);
		}
		return array();
	}

	/**
	 * Reports limits in the settings that exceed those of the content site.
	 *
	 * @return list<Finding>
	 */
	private function wider( Limits $limits, string $type ): array {
		$wider = array();
		foreach ( array( 'MinMonths', 'MaxMonths', 'MinEntry', 'MaxEntry' ) as $limit ) {
			$own   = $limits->own( $type . $limit );
			$sites = $limits->contents( $type . $limit );
			if ( null !== $own && null !== $sites && ( str_starts_with( $limit, 'Min' ) ? $own < $sites : $own > $sites ) ) {
				$wider[] = $type . $limit;
			}
		}
		if ( array() === $wider ) {
			return array();
		}
		return array(
			$this->warning(
				sprintf(
					/* translators: 1: credit or open drive, 2: names of limits. */
					__( '%1$s: these limits are wider than the content site\'s own, which will refuse such simulations: %2$s.', 'cfg-configurator' ),
					$this->type( $type ),
					Names::told( $this->labels( $wider ) )
				)
			),
		);
	}

	private function problem( string $text ): Finding {
		return Finding::problem(
			$text,
			__( 'Correct the limits, or empty the fields to use the content site\'s.', 'cfg-configurator' ),
			Settings_Page::url( 'limits' ),
			$this->subject()
		);
	}

	private function warning( string $text ): Finding {
		return Finding::warning(
			$text,
			__( 'Correct the limits, or empty the fields to use the content site\'s.', 'cfg-configurator' ),
			Settings_Page::url( 'limits' ),
			$this->subject()
		);
	}

	private function type( string $key ): string {
		return str_starts_with( $key, 'cred' ) ? __( 'Credit', 'cfg-configurator' ) : __( 'Open drive', 'cfg-configurator' );
	}

	/**
	 * @param array<int, string> $keys
	 * @return list<string>
	 */
	private function labels( array $keys ): array {
		$fields = Setting_Registry::fields();
		return array_map( static fn( string $key ): string => $fields[ $key ]->label(), array_values( $keys ) );
	}

	private function shown( float $number ): string {
		return number_format_i18n( $number, floor( $number ) === $number ? 0 : 2 );
	}
}
