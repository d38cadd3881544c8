<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Modules\Gateway\Caching;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Health\Requests\Call_Result;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** Reports fields of the content calls that are not as documented. Runs after the checks that make the calls. */
final class Schema_Check implements Check {
	public function __construct( private Content $content ) {
	}

	public function run(): iterable {
		$findings = array();
		foreach ( Endpoint_Registry::all() as $endpoint ) {
			$wrong = $this->differences( $endpoint );
			if ( array() === $wrong ) {
				continue;
			}
			$models = array_filter( array_column( $wrong, 'model' ) );
			$which  = array() === $models
				/* translators: %s: name of a content call, such as lstModels. */
				? sprintf( __( 'The call %s', 'cfg-configurator' ), $endpoint->name )
				/* translators: 1: name of a content call, such as lstEngines, 2: names of models. */
				: sprintf( __( 'The call %1$s (for %2$s)', 'cfg-configurator' ), $endpoint->name, Finding::names( $models ) );
			$fields = array_merge( ...array_column( $wrong, 'fields' ) );
			/* translators: 1: which call, as a sentence's beginning, 2: names of fields. */
			$text       = __( '%1$s returns fields that are not as documented: %2$s.', 'cfg-configurator' );
			$findings[] = Finding::problem(
				sprintf( $text, $which, Finding::names( $fields ) ),
				__( 'Compare them with docs/openapi.yaml, and correct them on the content site.', 'cfg-configurator' )
			);
		}
		return Finding::or_fine( $findings, __( 'All responses are as documented.', 'cfg-configurator' ) );
	}

	/** @return list<array{model: string, fields: list<string>}> Differences by model; the model is '' for calls without one. */
	private function differences( Endpoint $endpoint ): array {
		$answers = array();
		if ( Caching::MODEL === $endpoint->caching ) {
			foreach ( $this->content->models() as $model ) {
				$answers[ $model->name ] = $this->content->of_model( $endpoint->name, $model );
			}
		} else {
			$is_this     = static fn ( Call_Result $answer ): bool => explode( '/', $answer->path )[0] === $endpoint->name;
			$answers[''] = current( array_filter( $this->content->answers(), $is_this ) );
		}
		$wrong = array();
		foreach ( $answers as $model => $answer ) {
			$is_checked = $answer instanceof Call_Result && 0 !== $answer->status && $answer->is_as_expected( $endpoint );
			$fields     = $is_checked ? Json_Schema::differences( $endpoint->name, $answer->data ) : array();
			if ( array() !== $fields ) {
				$wrong[] = array(
					'model'  => (string) $model,
					'fields' => $fields,
				);
			}
		}
		return $wrong;
	}
}
