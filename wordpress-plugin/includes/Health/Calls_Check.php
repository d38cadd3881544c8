<?php
/**
 * Health check of the content calls.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;

/**
 * Runs the GET calls of spec §7 and docs/content-api.md, including the calls of each model, and reports failures
 * and invalid responses. Finance_Check covers simulations, Stock_Check the stock and Sheet_Check the PDF.
 */
final class Calls_Check implements Check {
	/** Calls that return a list. */
	private const LISTS = array( 'lstModels', 'boModelsFields', 'equipmentLst', 'carPods' );

	/** Calls that return an object, with a required field; '' if all fields are optional. */
	private const OBJECTS = array(
		'config_simul'      => 'hasSimul',
		'hyuDealersLst/all' => 'dealers',
		'backOffice'        => '',
	);

	/** Calls of a model; each returns a list. */
	private const OF_MODEL = array( 'lstEngines', 'lstVersions', 'extColors', 'panomaricLI' );

	/** Duration in seconds from which a call is reported as slow. */
	private const SLOW = 3.0;

	public function __construct( private Content $content ) {
	}

	public function subject(): string {
		return __( 'Content calls', 'cfg-configurator' );
	}

	public function run(): array {
		$bad = array();
		foreach ( self::LISTS as $path ) {
			$bad[] = $this->fault( $this->content->get( $path ), null );
		}
		foreach ( self::OBJECTS as $path => $field ) {
			$bad[] = $this->fault( $this->content->get( $path ), $field );
		}
		foreach ( self::OF_MODEL as $call ) {
			$bad[] = $this->fault_of_models( $call );
		}
		$findings = array_values( array_filter( $bad ) );
		$findings = array_merge( $findings, $this->stale(), $this->slow(), $this->untried() );
		if ( array() === $findings ) {
			$findings[] = Finding::fine(
				sprintf(
					/* translators: %d: number of calls. */
					_n(
						'%d content call answers as it should.',
						'All %d content calls answer as they should.',
						count( $this->content->answers() ),
						'cfg-configurator'
					),
					count( $this->content->answers() )
				)
			);
		}
		return $findings;
	}

	/**
	 * @param string|null $field Required field of the object, '' for none; null if a list is expected.
	 */
	private function fault( Content_Answer $answer, ?string $field ): ?Finding {
		$is_meant = match ( $field ) {
			null    => array_is_list( $answer->data ),
			''      => array() === $answer->data || ! array_is_list( $answer->data ),
			default => array_key_exists( $field, $answer->data ),
		};
		if ( ( $answer->is_ok && $is_meant ) || ! $answer->was_tried() ) {
			return null;
		}
		/* translators: %s: name of a content call, such as lstModels. */
		return $this->finding( sprintf( __( 'The call %s', 'cfg-configurator' ), $answer->path ), $answer );
	}

	/**
	 * Returns one finding for all models for which a call fails.
	 */
	private function fault_of_models( string $call ): ?Finding {
		$names = array();
		$worst = null;
		foreach ( $this->content->models() as $model ) {
			$answer = $this->content->get( $call . '/' . rawurlencode( $model->id ) );
			if ( $answer->was_tried() && ! ( $answer->is_ok && array_is_list( $answer->data ) ) ) {
				$names[] = $model->name;
				$worst   = $answer;
			}
		}
		if ( null === $worst ) {
			return null;
		}
		/* translators: 1: name of a content call, such as lstEngines, 2: names of models. */
		return $this->finding( sprintf( __( 'The call %1$s, for %2$s,', 'cfg-configurator' ), $call, Names::told( $names ) ), $worst );
	}

	private function finding( string $which, Content_Answer $answer ): Finding {
		$text = $answer->status >= 400
			/* translators: 1: which call, as a sentence's beginning, 2: HTTP status. */
			? sprintf( __( '%1$s fails (status %2$d).', 'cfg-configurator' ), $which, $answer->status )
			/* translators: %s: which call, as a sentence's beginning. */
			: sprintf( __( '%s answers something that is not what was asked for.', 'cfg-configurator' ), $which );
		return Finding::problem(
			$text,
			__( 'Look whether the address of the content site is right; if it is, tell whoever runs the content site.', 'cfg-configurator' ),
			Settings_Page::url( 'general' ),
			__( 'Address of the content site', 'cfg-configurator' )
		);
	}

	/**
	 * Reports calls that fail but are still served from the gateway's cache.
	 *
	 * @return list<Finding>
	 */
	private function stale(): array {
		$stale = array_filter( $this->content->answers(), static fn( Content_Answer $answer ): bool => 'stale' === $answer->source );
		if ( array() === $stale ) {
			return array();
		}
		$paths = array_map( static fn( Content_Answer $answer ): string => $answer->path, array_values( $stale ) );
		return array(
			Finding::warning(
				/* translators: %s: names of content calls. */
				sprintf( __( 'These calls fail at present, and buyers get the last good answer: %s.', 'cfg-configurator' ), Names::told( $paths ) ),
				__( 'Tell whoever runs the content site. Prices may have changed meanwhile.', 'cfg-configurator' )
			),
		);
	}

	/**
	 * @return list<Finding>
	 */
	private function slow(): array {
		$slow = array_filter( $this->content->answers(), static fn( Content_Answer $answer ): bool => $answer->took >= self::SLOW );
		if ( array() === $slow ) {
			return array();
		}
		$names = array_map(
			static fn( Content_Answer $answer ): string => sprintf( '%s (%s s)', $answer->path, number_format_i18n( $answer->took, 1 ) ),
			array_values( $slow )
		);
		return array(
			Finding::warning(
				/* translators: %s: names of calls, each with its seconds. */
				sprintf( __( 'The content site answers slowly: %s.', 'cfg-configurator' ), Names::told( $names ) ),
				__( 'Tell whoever runs the content site. Until then buyers get the last copy kept here, where there is one.', 'cfg-configurator' )
			),
		);
	}

	/**
	 * @return list<Finding>
	 */
	private function untried(): array {
		$untried = array_filter( $this->content->answers(), static fn( Content_Answer $answer ): bool => ! $answer->was_tried() );
		if ( array() === $untried ) {
			return array();
		}
		return array(
			Finding::warning(
				sprintf(
					/* translators: %d: number of calls. */
					_n(
						'%d call was not tried: the others took too long.',
						'%d calls were not tried: the others took too long.',
						count( $untried ),
						'cfg-configurator'
					),
					count( $untried )
				),
				__( 'Run the checks again in a few minutes.', 'cfg-configurator' )
			),
		);
	}
}
