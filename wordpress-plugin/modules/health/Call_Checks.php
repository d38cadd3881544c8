<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Health\Contract\Json_Schema;
use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** The GET calls of spec §7 and docs/content-api.md, including the calls of each model, and the fields of their responses. */
final class Call_Checks {
	/** Duration in seconds from which a call is reported as slow. */
	private const SLOW = 3.0;

	public function __construct( private Content $content ) {
	}

	/** @return array<Finding> Failures and invalid responses. Other checks run simulations, stock and PDF. */
	public function calls(): array {
		$findings = array();
		foreach ( $this->endpoints() as $endpoint ) {
			$wrong = array_filter( $this->answers( $endpoint ), static fn ( Call_Result $answer ): bool => ! $answer->is_as_expected( $endpoint ) );
			$last  = end( $wrong );
			if ( false !== $last ) {
				$which      = $this->which( '' === array_key_first( $wrong ) ? $last->path : $endpoint->name, $wrong );
				$findings[] = $last->status >= 400 ? Finding::of( 'call-fails', $which, $last->status ) : Finding::of( 'call-wrong', $which );
			}
		}
		return Finding::or_fine( array( ...$findings, ...$this->remarks() ), 'calls', count( $this->content->answers() ) );
	}

	/** @return array<Finding> Fields that are not as documented, of the calls that other checks have made. */
	public function fields(): array {
		$findings = array();
		foreach ( $this->endpoints() as $endpoint ) {
			$checked = array_filter(
				$this->answers( $endpoint ),
				static fn ( Call_Result $answer ): bool => 0 !== $answer->status && $answer->is_as_expected( $endpoint )
			);
			$wrong   = array_filter( array_map( static fn ( Call_Result $answer ): array => Json_Schema::differences( $endpoint, $answer->data ), $checked ) );
			if ( array() !== $wrong ) {
				$which      = $this->which( $endpoint->name, $wrong );
				$findings[] = Finding::of( 'call-fields', $which, Finding::names( array_merge( ...array_values( $wrong ) ) ) );
			}
		}
		return Finding::or_fine( $findings, 'calls-fields' );
	}

	/** @return array<string, Endpoint> The calls that the content site has: that of stock cars only if it says so. */
	private function endpoints(): array {
		$has_stock = Delivery_Checks::has_stock( $this->content );
		return array_filter( Endpoint::all(), static fn ( Endpoint $endpoint ): bool => $has_stock || Endpoint::STOCK !== $endpoint->about );
	}

	/** @return array<int|string, Call_Result> Responses by id of the model; '' for a call without one. Simulations only if another check has run them. */
	private function answers( Endpoint $endpoint ): array {
		if ( in_array( $endpoint->about, array( Endpoint::MODEL, Endpoint::STOCK ), true ) ) {
			$answers = array();
			foreach ( $this->content->models() as $model ) {
				$answers[ $model->id ] = $this->content->of_model( $endpoint->name, $model );
			}
			return $answers;
		}
		$is_this = static fn ( Call_Result $answer ): bool => explode( '/', $answer->path )[0] === $endpoint->name;
		$answer  = Endpoint::SIMULATION === $endpoint->about
			? current( array_filter( $this->content->answers(), $is_this ) )
			: $this->content->get( $endpoint->name );
		return false === $answer ? array() : array( '' => $answer );
	}

	/** @param array<int|string, mixed> $wrong By id of the model; '' for a call without one. Returns the beginning of a sentence. */
	private function which( string $call, array $wrong ): string {
		$models = array_intersect_key( array_column( $this->content->models(), 'name', 'id' ), $wrong );
		return array() === $models
			/* translators: %s: name of a content call, such as lstModels. */
			? sprintf( __( 'The call %s', 'cfg-configurator' ), $call )
			/* translators: 1: name of a content call, such as lstEngines, 2: names of models. */
			: sprintf( __( 'The call %1$s (for %2$s)', 'cfg-configurator' ), $call, Finding::names( $models ) );
	}

	/** @return \Generator<Finding> Calls served from the gateway's cache because they fail, slow calls and skipped calls. */
	private function remarks(): \Generator {
		$answers = $this->content->answers();
		$stale   = array_filter( $answers, static fn( Call_Result $answer ): bool => Gateway_Response::STALE === $answer->source );
		$slow    = array_filter( $answers, static fn( Call_Result $answer ): bool => $answer->took >= self::SLOW );
		$skipped = count( array_filter( $answers, static fn( Call_Result $answer ): bool => 0 === $answer->status ) );
		if ( array() !== $stale ) {
			yield Finding::of( 'calls-stale', Finding::names( array_column( $stale, 'path' ) ) );
		}
		if ( array() !== $slow ) {
			$name = static fn( Call_Result $answer ): string => sprintf( '%s (%s s)', $answer->path, Language::number( $answer->took, 1 ) );
			yield Finding::of( 'calls-slow', Finding::names( array_map( $name, $slow ) ) );
		}
		if ( $skipped > 0 ) {
			yield Finding::of( 'calls-skipped', $skipped );
		}
	}
}
