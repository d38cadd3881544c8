<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Wire_Number;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;

/** Reports models without image, price or engines, engines without versions, and versions without colours or interiors. Call_Checks reports failed calls. */
final class Catalogue_Check {
	public function __construct( private Content $content, private Wrong_Names $wrong = new Wrong_Names() ) {
	}

	/** @return Finding|array<Finding> */
	public static function run( Content $content ): Finding|array {
		$models = $content->models();
		if ( array() === $models ) {
			return Finding::of( $content->get( Endpoint::MODELS )->is_ok ? 'no-models' : 'models-unknown' );
		}
		$check = new self( $content );
		array_map( $check->check_model( ... ), $models );
		return $check->wrong->findings( 'models', count( $models ) );
	}

	private function check_model( Catalogue_Item $model ): void {
		$this->wrong->note( 'models-without-picture', '' === $model->text( 'modelImg' ), $model->name );
		$this->wrong->note( 'models-without-price', null === $model->number( 'price' ), $model->name );
		$engines  = $this->content->of_model( 'lstEngines', $model );
		$answer   = $this->content->of_model( 'lstVersions', $model );
		$versions = Catalogue_Item::list_of( $answer, 'designation' );
		$this->wrong->note( 'models-without-engines', $engines->is_ok && array() === $engines->data, $model->name );
		foreach ( $answer->is_ok ? Catalogue_Item::list_of( $engines, 'engine' ) : array() as $engine ) {
			// Versions refer to the engine's `engineID`. Some sites omit it if it equals the id.
			$id        = '' === $engine->text( 'engineID' ) ? $engine->id : $engine->text( 'engineID' );
			$of_engine = array_filter( $versions, static fn( Catalogue_Item $version ): bool => $version->text( 'idEngine' ) === $id );
			$this->wrong->note( 'engines-without-versions', array() === $of_engine, "$model->name $engine->name" );
		}
		$calls = array(
			'versions-without-colours'   => 'extColors',
			'versions-without-interiors' => 'panomaricLI',
		);
		foreach ( $calls as $id => $call ) {
			$answer = $this->content->of_model( $call, $model );
			$having = array_map( 'strval', array_filter( array_column( $answer->entries(), 'version' ), 'is_scalar' ) );
			foreach ( $answer->is_ok ? $versions : array() as $version ) {
				$this->wrong->note( $id, ! in_array( $version->id, $having, true ), $version->full_name( $model ) );
			}
			foreach ( $answer->entries() as $colour ) {
				$amount = $colour['price'] ?? null;
				$words  = array_filter( array( $colour['designation'] ?? '', $amount ), 'is_scalar' );
				$name   = vsprintf( "$model->name %s '%s'", array_pad( $words, 2, '' ) );
				$this->wrong->note( 'surcharges-unreadable', Wire_Number::is_unreadable( $amount ), $name );
			}
		}
	}
}
