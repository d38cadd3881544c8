<?php
/**
 * Health check of the line-up.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;

/**
 * Reports models without image, price or engines, engines without versions, and versions without colours or
 * interiors. Calls_Check reports failed calls.
 */
final class Range_Check implements Check {
	/** @var array<string, list<string>> Names by what is missing. */
	private array $lacking = array();

	public function __construct( private Content $content ) {
	}

	public function subject(): string {
		return __( 'The range', 'cfg-configurator' );
	}

	public function run(): array {
		$this->lacking = array();
		$models        = $this->content->models();
		if ( array() === $models ) {
			return array(
				Finding::problem(
					__( 'There is no model to show.', 'cfg-configurator' ),
					__( 'Publish at least one model on the content site.', 'cfg-configurator' )
				),
			);
		}
		foreach ( $models as $model ) {
			$this->note( 'picture', '' === $model->text( 'modelImg' ), $model->name );
			$this->note( 'price', null === $model->number( 'price' ), $model->name );
			$this->look_at( $model );
		}
		$findings = $this->findings();
		if ( array() === $findings ) {
			$findings[] = Finding::fine(
				sprintf(
					/* translators: %d: number of models. */
					_n(
						'%d model is whole: picture, price, engines, versions and colours.',
						'All %d models are whole: pictures, prices, engines, versions and colours.',
						count( $models ),
						'cfg-configurator'
					),
					count( $models )
				)
			);
		}
		return $findings;
	}

	private function look_at( Car $model ): void {
		$id       = rawurlencode( $model->id );
		$engines  = $this->content->get( 'lstEngines/' . $id );
		$versions = $this->content->get( 'lstVersions/' . $id );
		$known    = Car::list_of( $versions, 'designation' );
		$this->note( 'engines', $engines->is_ok && array() === $engines->data, $model->name );
		foreach ( $versions->is_ok ? Car::list_of( $engines, 'engine' ) : array() as $engine ) {
			// Versions refer to the engine's `engineID`. Some sites omit it if it equals the id.
			$engine_id = '' === $engine->text( 'engineID' ) ? $engine->id : $engine->text( 'engineID' );
			$own       = array_filter( $known, static fn( Car $version ): bool => $version->text( 'idEngine' ) === $engine_id );
			$this->note( 'versions', array() === $own, $this->within( $engine->name, $model ) );
		}
		foreach ( array(
			'colours'   => 'extColors/',
			'interiors' => 'panomaricLI/',
		) as $what => $call ) {
			$answer = $this->content->get( $call . $id );
			$having = array_map(
				static fn( array $entry ): string => is_scalar( $entry['version'] ?? null ) ? (string) $entry['version'] : '',
				$answer->entries()
			);
			foreach ( $answer->is_ok ? $known : array() as $version ) {
				$this->note( $what, ! in_array( $version->id, $having, true ), $this->within( $version->name . $this->engine_of( $version ), $model ) );
			}
		}
	}

	private function note( string $what, bool $is_lacking, string $name ): void {
		if ( $is_lacking ) {
			$this->lacking[ $what ][] = $name;
		}
	}

	private function within( string $name, Car $model ): string {
		return $model->name . ' ' . $name;
	}

	private function engine_of( Car $version ): string {
		return '' === $version->text( 'engine' ) ? '' : ' ' . $version->text( 'engine' );
	}

	/**
	 * @return list<Finding>
	 */
	private function findings(): array {
		$add      = __( 'Complete the catalogue on the content site.', 'cfg-configurator' );
		$texts    = array(
			'price'     => array(
				'problem',
				/* translators: %s: names of models, engines or versions. */
				__( 'Without price: %s.', 'cfg-configurator' ),
				$add,
			),
			'engines'   => array(
				'problem',
				/* translators: %s: names of models, engines or versions. */
				__( 'Models without any engine: %s. Buyers cannot go on from there.', 'cfg-configurator' ),
				$add,
			),
			'versions'  => array(
				'problem',
				/* translators: %s: names of models, engines or versions. */
				__( 'Engines without any version: %s. Buyers cannot go on from there.', 'cfg-configurator' ),
				$add,
			),
			'colours'   => array(
				'problem',
				/* translators: %s: names of models, engines or versions. */
				__( 'Versions without exterior colours: %s. Buyers read an apology instead.', 'cfg-configurator' ),
				$add,
			),
			'picture'   => array(
				'warning',
				/* translators: %s: names of models. */
				__( 'Models without picture: %s. A drawing stands in for it.', 'cfg-configurator' ),
				__( 'Add a picture on the content site.', 'cfg-configurator' ),
			),
			'interiors' => array(
				'warning',
				/* translators: %s: names of models, engines or versions. */
				__( 'Versions without interiors: %s. Buyers read an apology instead.', 'cfg-configurator' ),
				$add,
			),
		);
		$findings = array();
		foreach ( array_intersect_key( $texts, $this->lacking ) as $what => list( $severity, $text, $next ) ) {
			$told       = sprintf( $text, Names::told( $this->lacking[ $what ] ) );
			$link       = array( Settings_Page::url( 'general' ), __( 'Address of the content site', 'cfg-configurator' ) );
			$findings[] = 'problem' === $severity ? Finding::problem( $told, $next, ...$link ) : Finding::warning( $told, $next, ...$link );
		}
		return $findings;
	}
}
