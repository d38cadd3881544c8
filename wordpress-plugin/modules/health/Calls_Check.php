<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Language;
use Cfg_Configurator\Modules\Gateway\Caching;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Content;

/**
 * Runs the GET calls of spec §7 and docs/content-api.md, including the calls of each model, and reports failures
 * and invalid responses. Finance_Check covers simulations, Stock_Check the stock and Configuration_Pdf_Check the PDF.
 */
final class Calls_Check implements Check {
	/** Duration in seconds from which a call is reported as slow. */
	private const SLOW = 3.0;

	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$findings = array();
		foreach ( Endpoint_Registry::all() as $endpoint ) {
			$findings[] = match ( $endpoint->caching ) {
				Caching::CATALOGUE, Caching::DEALERS => $this->fault( $endpoint ),
				Caching::MODEL                       => $this->fault_of_models( $endpoint ),
				Caching::SIMULATION                  => null,
			};
		}
		$number   = count( $this->content->answers() );
		$findings = array( ...array_values( array_filter( $findings ) ), ...$this->remarks() );
		/* translators: %d: number of calls. */
		$fine = _n( '%d content call responds correctly.', 'All %d content calls respond correctly.', $number, 'cfg-configurator' );
		return Finding::or_fine( $findings, sprintf( $fine, $number ) );
	}

	private function fault( Endpoint $endpoint ): ?Finding {
		$answer = $this->content->get( $endpoint->name );
		/* translators: %s: name of a content call, such as lstModels. */
		$which = sprintf( __( 'The call %s', 'cfg-configurator' ), $answer->path );
		return $answer->is_as_expected( $endpoint ) ? null : $this->finding( $which, $answer );
	}

	/** Returns one finding for all models for which a call fails. */
	private function fault_of_models( Endpoint $endpoint ): ?Finding {
		$names = array();
		$last  = null;
		foreach ( $this->content->models() as $model ) {
			$answer = $this->content->of_model( $endpoint->name, $model );
			if ( ! $answer->is_as_expected( $endpoint ) ) {
				$names[] = $model->name;
				$last    = $answer;
			}
		}
		if ( null === $last ) {
			return null;
		}
		/* translators: 1: name of a content call, such as lstEngines, 2: names of models. */
		return $this->finding( sprintf( __( 'The call %1$s (for %2$s)', 'cfg-configurator' ), $endpoint->name, Finding::names( $names ) ), $last );
	}

	private function finding( string $which, Call_Result $answer ): Finding {
		$text = $answer->status >= 400
			/* translators: 1: which call, as a sentence's beginning, 2: HTTP status. */
			? sprintf( __( '%1$s fails (status %2$d).', 'cfg-configurator' ), $which, $answer->status )
			/* translators: %s: which call, as a sentence's beginning. */
			: sprintf( __( '%s returns an unexpected response.', 'cfg-configurator' ), $which );
		return Finding::problem(
			$text,
			__( 'Check that the content site URL is correct. If it is, contact the administrator of the content site.', 'cfg-configurator' ),
			Settings_Page::url( 'general' ),
			__( 'Content site URL', 'cfg-configurator' )
		);
	}

	/** @return \Generator<Finding> Calls served from the gateway's cache because they fail, slow calls and skipped calls. */
	private function remarks(): \Generator {
		$answers = $this->content->answers();
		$stale   = array_filter( $answers, static fn( Call_Result $answer ): bool => 'stale' === $answer->source );
		$slow    = array_filter( $answers, static fn( Call_Result $answer ): bool => $answer->took >= self::SLOW );
		$skipped = count( array_filter( $answers, static fn( Call_Result $answer ): bool => 0 === $answer->status ) );
		if ( array() !== $stale ) {
			yield Finding::warning(
				sprintf(
					/* translators: %s: names of content calls. */
					__( 'These calls are currently failing, so visitors get the last valid response: %s.', 'cfg-configurator' ),
					Finding::names( array_column( $stale, 'path' ) )
				),
				__( 'Contact the administrator of the content site. Prices may have changed in the meantime.', 'cfg-configurator' )
			);
		}
		if ( array() !== $slow ) {
			$name = static fn( Call_Result $answer ): string => sprintf( '%s (%s s)', $answer->path, Language::number( $answer->took, 1 ) );
			yield Finding::warning(
				/* translators: %s: names of calls, each with its seconds. */
				sprintf( __( 'The content site is slow to respond: %s.', 'cfg-configurator' ), Finding::names( array_map( $name, $slow ) ) ),
				__( 'Contact the administrator of the content site. Until then, visitors get the last cached response, if there is one.', 'cfg-configurator' )
			);
		}
		if ( $skipped > 0 ) {
			/* translators: %d: number of calls. */
			$text = _n(
				'%d call was skipped because the others took too long.',
				'%d calls were skipped because the others took too long.',
				$skipped,
				'cfg-configurator'
			);
			yield Finding::warning( sprintf( $text, $skipped ), __( 'Run the checks again in a few minutes.', 'cfg-configurator' ) );
		}
	}
}
