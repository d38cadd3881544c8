<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** Checks that the offers of models, engines and versions add up. Offers without these figures are not checked. */
final class Amounts_Check implements Check {
	private const CENT = 0.01 + 1e-9;

	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$versions = iterator_to_array( $this->versions(), false );
		$offers   = array( ...array_values( iterator_to_array( $this->models_and_engines(), false ) ), ...$versions );
		/* translators: %s: names of models, engines or versions. */
		$financed = __( 'Offers whose financed amount is not the price less the down payment: %s.', 'cfg-configurator' );
		/* translators: %s: names of versions. */
		$mtic = __( 'Versions whose MTIC is less than their payments: %s.', 'cfg-configurator' );
		/* translators: %s: names of versions. */
		$taeg     = __( 'Versions whose TAEG does not follow from their other figures: %s.', 'cfg-configurator' );
		$findings = array(
			...self::findings( $financed, $offers, static fn ( Catalogue_Item $car ): bool => ! self::has_financed_amount( $car ) ),
			...self::findings( $mtic, $versions, static fn ( Catalogue_Item $car ): bool => 'mtic' === self::fault( $car ) ),
			...self::findings( $taeg, $versions, static fn ( Catalogue_Item $car ): bool => 'taeg' === self::fault( $car ) ),
		);
		return Finding::or_fine( $findings, __( 'The figures of all offers add up.', 'cfg-configurator' ) );
	}

	/** @return \Generator<array{string, Catalogue_Item}> Names and offers. */
	private function models_and_engines(): \Generator {
		$models = $this->content->models();
		foreach ( $models as $model ) {
			yield array( $model->name, $model );
		}
		foreach ( $models as $model ) {
			foreach ( Catalogue_Item::list_of( $this->content->of_model( 'lstEngines', $model ), 'engine' ) as $engine ) {
				yield array( "$model->name $engine->name", $engine );
			}
		}
	}

	/** @return \Generator<array{string, Catalogue_Item}> Names and versions. */
	private function versions(): \Generator {
		foreach ( $this->content->models() as $model ) {
			foreach ( Catalogue_Item::list_of( $this->content->of_model( 'lstVersions', $model ), 'designation' ) as $version ) {
				yield array( rtrim( "$model->name $version->name {$version->text( 'engine' )}" ), $version );
			}
		}
	}

	/**
	 * @param list<array{string, Catalogue_Item}> $offers
	 * @param \Closure(Catalogue_Item): bool      $is_wrong
	 * @return list<Finding>
	 */
	private static function findings( string $text, array $offers, \Closure $is_wrong ): array {
		$wrong = array_filter( $offers, static fn ( array $offer ): bool => $is_wrong( $offer[1] ) );
		$next  = __( 'Correct the figures on the content site.', 'cfg-configurator' );
		return array() === $wrong ? array() : array( Finding::problem( sprintf( $text, Finding::names( array_column( $wrong, 0 ) ) ), $next ) );
	}

	private static function has_financed_amount( Catalogue_Item $car ): bool {
		$financed = $car->number( 'financing' );
		$expected = self::principal( $car );
		return null === $financed || null === $expected || abs( $financed - $expected ) <= self::CENT;
	}

	/** What is wrong with the loan of a version: 'mtic', 'taeg', or '' for nothing. */
	private static function fault( Catalogue_Item $car ): string {
		$instalment = $car->number( 'rent' ) ?? 0.0;
		$months     = (int) $car->number( 'nrPayments' );
		$mtic       = $car->number( 'mtic' ) ?? 0.0;
		$upfront    = $car->number( 'initialExpenses' );
		$principal  = self::principal( $car ) ?? 0.0;
		if ( $instalment <= 0 || $months <= 0 || $mtic <= 0 || $principal <= 0 || null === $upfront ) {
			return '';
		}
		$paid = new Loan( $principal, $upfront, $instalment, $months, 0.0 );
		$left = $mtic - $paid->total();
		if ( $left < -$paid->tolerance() ) {
			return 'mtic';
		}
		$taeg = $car->number( 'taeg' );
		$loan = new Loan( $principal, $upfront, $instalment, $months, max( 0.0, $left ) );
		return null === $taeg || $loan->has_taeg( $taeg ) ? '' : 'taeg';
	}

	/** The price less the down payment, in euros; null without a price. */
	private static function principal( Catalogue_Item $car ): ?float {
		$price = $car->number( 'price' );
		return null === $price ? null : max( 0.0, $price - ( $car->number( 'maxEntrance' ) ?? 0.0 ) );
	}
}
