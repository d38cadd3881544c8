<?php
/**
 * Health check of the financing calls.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Settings\Settings;

/**
 * Runs updateFinances (spec §7) with the default request of a buyer: the offer of a real version, as CREDIT. Then
 * runs the comparison of credit types and the repayment plan.
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
		$terms  = $this->terms( $version, $limits );
		$answer = $this->content->get( $this->path( 'updateFinances', $terms ) );
		$info   = is_array( $answer->data['financialInfo'] ?? null ) ? $answer->data['financialInfo'] : array();
		if ( is_numeric( $info['fee'] ?? null ) && (float) $info['fee'] > 0 && is_numeric( $info['taeg'] ?? null ) ) {
			return array(
				...$this->beside( $version, $terms ),
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
				Settings_Page::url( 'limits' ),
				__( 'Financing limits', 'cfg-configurator' )
			),
		);
	}

	/**
	 * Returns the first version that has a price.
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

	/**
	 * Reports problems with the comparison of credit types and the repayment plan.
	 *
	 * @param non-empty-list<string|float|int> $terms
	 * @return list<Finding>
	 */
	private function beside( Car $version, array $terms ): array {
		list( $id, $without, $price, , $entry, $months ) = $terms;
		$calls    = array(
			'compareFinances' => array( 'modalities', array( $id, $without, $price, $entry, $months ) ),
			'amortisation'    => array( 'rows', $terms ),
		);
		$findings = array();
		foreach ( $calls as $call => list( $field, $arguments ) ) {
			$answer = $this->content->get( $this->path( $call, $arguments ) );
			if ( $answer->was_tried() && ( ! is_array( $answer->data[ $field ] ?? null ) || array() === $answer->data[ $field ] ) ) {
				$findings[] = Finding::warning(
					sprintf(
						/* translators: 1: name of a content call, 2: name of a version, 3: HTTP status. */
						__( 'The call %1$s fails for %2$s (status %3$d): buyers miss it beside the simulation.', 'cfg-configurator' ),
						$call,
						$version->name,
						$answer->status
					),
					__( 'Tell whoever runs the content site.', 'cfg-configurator' )
				);
			}
		}
		return $findings;
	}

	/**
	 * @param list<string|float|int> $arguments
	 */
	private function path( string $call, array $arguments ): string {
		return implode( '/', array_map( 'strval', array( $call, ...$arguments ) ) );
	}

	/**
	 * Returns the arguments of updateFinances.
	 *
	 * @return non-empty-list<string|float|int>
	 */
	private function terms( Car $version, Limits $limits ): array {
		$price = (float) $version->number( 'price' );
		return array(
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
	}
}
