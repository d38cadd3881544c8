<?php
/**
 * Whether a simulation is answered.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

use Cfg_Configurator\Settings\Settings;

/**
 * Asks updateFinances (spec §7) what a buyer would ask first: the offer of a real version, as CREDIT.
 */
final class Finance_Check implements Check {
	public function __construct( private Content $content, private Settings $settings ) {
	}

	public function subject(): string {
		return __( 'Financing simulation', 'cfg-configurator' );
	}

	public function run(): array {
		$limits = new Limits( $this->content, $this->settings );
		if ( ! $limits->has_simulation() ) {
			return array( Finding::fine( __( 'Financing is switched off: no simulation is asked for.', 'cfg-configurator' ) ) );
		}
		$version = $this->version();
		if ( null === $version ) {
			return array(
				Finding::warning(
					__( 'The simulation was not tried: no version has a price.', 'cfg-configurator' ),
					__( 'Add prices on the content site, then run the checks again.', 'cfg-configurator' )
				),
			);
		}
		$answer = $this->content->get( $this->path( $version, $limits ) );
		$info   = is_array( $answer->data['financialInfo'] ?? null ) ? $answer->data['financialInfo'] : array();
		if ( is_numeric( $info['fee'] ?? null ) && (float) $info['fee'] > 0 && is_numeric( $info['taeg'] ?? null ) ) {
			return array(
				Finding::fine(
					sprintf(
						/* translators: 1: name of a version, 2: amount in euros. */
						__( 'The simulation answers: %1$s, %2$s € a month.', 'cfg-configurator' ),
						$version->name,
						number_format_i18n( (float) $info['fee'], 2 )
					)
				),
			);
		}
		$text = sprintf(
			/* translators: 1: name of a version, 2: HTTP status. */
			__( 'The simulation of %1$s fails (updateFinances, status %2$d): buyers read \'Sem Resultados\'.', 'cfg-configurator' ),
			$version->name,
			$answer->status
		);
		return array(
			Finding::problem(
				$text,
				__( 'Tell whoever runs the content site, or switch financing off until it works.', 'cfg-configurator' ),
				\Cfg_Configurator\Admin\Settings_Page::url( 'limits' ),
				__( 'Financing limits', 'cfg-configurator' )
			),
		);
	}

	/**
	 * The first version that has a price.
	 */
	private function version(): ?Car {
		foreach ( $this->content->models() as $model ) {
			foreach ( Car::list_of( $this->content->get( 'lstVersions/' . rawurlencode( $model->id ) ), 'designation' ) as $version ) {
				if ( null !== $version->number( 'price' ) ) {
					return $version;
				}
			}
		}
		return null;
	}

	private function path( Car $version, Limits $limits ): string {
		$price = (float) $version->number( 'price' );
		$parts = array(
			'updateFinances',
			rawurlencode( $version->id ),
			$version->number( 'pvpWithoutFinance' ) ?? $price,
			$price,
			$limits->number( 'credMinEntry' ) ?? 0.0,
			$version->number( 'maxEntrance' ) ?? 0.0,
			$version->number( 'nrPayments' ) ?? $limits->number( 'credMaxMonths' ) ?? 0.0,
			$limits->number( 'cred_minRate' ) ?? 0.0,
			$limits->number( 'cred_maxRate' ) ?? 0.0,
			0,
			'S',
		);
		return implode( '/', array_map( 'strval', $parts ) );
	}
}
