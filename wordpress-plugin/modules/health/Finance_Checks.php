<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Health\Contract\Offer_Sums;
use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** The financing of offers and simulations. */
final class Finance_Checks {
	private const OFFER = 'updateFinances';

	public function __construct( private Content $content ) {
	}

	/** @return array<Finding> About offers of models, engines and versions that do not add up; those without the figures are not checked. */
	public function offers(): array {
		$wrong = new Wrong_Names();
		foreach ( $this->content->models() as $model ) {
			$wrong->note( 'offers-financed', ! Offer_Sums::has_financed_amount( $model ), $model->name );
			foreach ( Catalogue_Item::list_of( $this->content->of_model( 'lstEngines', $model ), 'engine' ) as $engine ) {
				$wrong->note( 'offers-financed', ! Offer_Sums::has_financed_amount( $engine ), "$model->name $engine->name" );
			}
			foreach ( Catalogue_Item::list_of( $this->content->of_model( 'lstVersions', $model ), 'designation' ) as $version ) {
				$wrong->note( 'offers-financed', ! Offer_Sums::has_financed_amount( $version ), $version->full_name( $model ) );
				$wrong->note( 'offers-contents', ! Offer_Sums::has_room_for_contents( $version ), $version->full_name( $model ) );
				$fault = Offer_Sums::fault_of_loan( $version );
				$wrong->note( "offers-$fault", '' !== $fault, $version->full_name( $model ) );
			}
		}
		return $wrong->findings( 'offers' );
	}

	/**
	 * Runs updateFinances (spec §7) with a buyer's default request: the offer of a real version, as CREDIT. Then runs the other simulations.
	 *
	 * @return Finding|array<Finding>
	 */
	public function simulation(): Finding|array {
		$limits = new Limits( $this->content );
		if ( ! $limits->has_simulation() ) {
			return Finding::of( 'simulation-off' );
		}
		$version = $this->version();
		if ( null === $version ) {
			return Finding::of( $this->is_catalogue_unknown() ? 'simulation-unknown' : 'simulation-without-price' );
		}
		$terms  = $this->terms( $version, $limits );
		$answer = $this->content->get( self::OFFER, $terms );
		$info   = $answer->list( 'financialInfo' );
		if ( ! is_numeric( $info['fee'] ?? null ) || (float) $info['fee'] <= 0 || ! is_numeric( $info['taeg'] ?? null ) ) {
			return Finding::of( 'simulation-fails', $version->name, $answer->status );
		}
		return array(
			...self::sums( self::OFFER, $version, Offer_Sums::faults_of_simulation( $info ) ),
			...$this->other_simulations( $version, $terms ),
			Finding::of( 'simulation', $version->name, Language::euros( (float) $info['fee'], 2 ) ),
		);
	}

	/** Returns the first version that has a price. */
	private function version(): ?Catalogue_Item {
		foreach ( $this->content->versions() as $version ) {
			if ( null !== $version->number( 'price' ) ) {
				return $version;
			}
		}
		return null;
	}

	/**
	 * @param array<string, string> $terms Of the comparison of credit types and the repayment plan.
	 * @return \Generator<Finding>
	 */
	private function other_simulations( Catalogue_Item $version, array $terms ): \Generator {
		foreach ( Endpoint::all() as $endpoint ) {
			$answer = Endpoint::SIMULATION === $endpoint->about && self::OFFER !== $endpoint->name ? $this->content->get( $endpoint->name, $terms ) : null;
			if ( null === $answer || 0 === $answer->status ) {
				continue;
			}
			$list = $answer->list( (string) $endpoint->field );
			if ( array() === $list ) {
				yield Finding::of( 'simulation-call-fails', $endpoint->name, $version->name, $answer->status );
				continue;
			}
			$faults = 'amortisation' === $endpoint->name
				? Offer_Sums::faults_of_plan( $answer->list( 'rows' ), $answer->list( 'totals' ) )
				: array_merge( ...array_map( Offer_Sums::faults_of_simulation( ... ), array_column( $list, 'financialInfo' ) ) );
			yield from self::sums( $endpoint->name, $version, $faults );
		}
	}

	/**
	 * @param list<string> $faults Names of figures.
	 * @return list<Finding>
	 */
	private static function sums( string $call, Catalogue_Item $version, array $faults ): array {
		return array() === $faults ? array() : array( Finding::of( 'simulation-sums', $call, $version->name, Finding::names( $faults ) ) );
	}

	/** Whether there are no models, or a call failed that finds their versions. Other checks report both. */
	private function is_catalogue_unknown(): bool {
		$lists = array_map( fn ( Catalogue_Item $model ): Call_Result => $this->content->of_model( 'lstVersions', $model ), $this->content->models() );
		return array() === $lists || in_array( false, array_column( $lists, 'is_ok' ), true );
	}

	/** @return array<string, string> The arguments of all simulations by name. */
	private function terms( Catalogue_Item $version, Limits $limits ): array {
		$price = (float) $version->number( 'price' );
		$terms = array(
			'priceWithoutFinance' => $version->number( 'pvpWithoutFinance' ) ?? $price,
			'vehiclePrice'        => $price,
			'basePrice'           => $price,
			'minEntry'            => $limits->number( 'credMinEntry' ),
			'initialValue'        => $version->number( 'maxEntrance' ),
			'nrPayments'          => $version->number( 'nrPayments' ) ?? $limits->number( 'credMaxMonths' ),
			'minRate'             => $limits->number( 'cred_minRate' ),
			'maxRate'             => $limits->number( 'cred_maxRate' ),
			'residualAmount'      => 0.0,
		);
		$texts = array(
			'versionId'  => $version->id,
			'creditType' => 'S',
		);
		return $texts + array_map( static fn( ?float $number ): string => (string) ( $number ?? 0.0 ), $terms );
	}
}
