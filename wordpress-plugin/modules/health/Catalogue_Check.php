<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Severity;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Wire_Number;

/**
 * Reports models without image, price or engines, engines without versions, and versions without colours or
 * interiors. Call_Checks reports failed calls.
 */
final class Catalogue_Check {
	private Wrong_Names $wrong;

	public function __construct( private Content $content ) {
		$this->wrong = new Wrong_Names();
	}

	/** @return Finding|array<Finding> */
	public static function run( Content $content ): Finding|array {
		$models = $content->models();
		if ( array() === $models ) {
			return ! $content->get( Endpoint_Registry::MODELS )->is_ok
				? Finding::fine( __( 'The models are unknown, so they were not checked.', 'cfg-configurator' ) )
				: Finding::problem(
					__( 'There are no models to show.', 'cfg-configurator' ),
					__( 'Publish at least one model on the content site.', 'cfg-configurator' )
				);
		}
		$check = new self( $content );
		array_map( $check->check_model( ... ), $models );
		/* translators: %d: number of models. */
		$fine = _n(
			'%d model is complete: image, price, engines, versions and colours.',
			'All %d models are complete: images, prices, engines, versions and colours.',
			count( $models ),
			'cfg-configurator'
		);
		return Finding::or_fine( $check->findings(), sprintf( $fine, count( $models ) ) );
	}

	private function check_model( Catalogue_Item $model ): void {
		$this->wrong->note( 'picture', '' === $model->text( 'modelImg' ), $model->name );
		$this->wrong->note( 'price', null === $model->number( 'price' ), $model->name );
		$engines  = $this->content->of_model( 'lstEngines', $model );
		$answer   = $this->content->of_model( 'lstVersions', $model );
		$versions = Catalogue_Item::list_of( $answer, 'designation' );
		$this->wrong->note( 'engines', $engines->is_ok && array() === $engines->data, $model->name );
		foreach ( $answer->is_ok ? Catalogue_Item::list_of( $engines, 'engine' ) : array() as $engine ) {
			// Versions refer to the engine's `engineID`. Some sites omit it if it equals the id.
			$id  = '' === $engine->text( 'engineID' ) ? $engine->id : $engine->text( 'engineID' );
			$own = array_filter( $versions, static fn( Catalogue_Item $version ): bool => $version->text( 'idEngine' ) === $id );
			$this->wrong->note( 'versions', array() === $own, "$model->name $engine->name" );
		}
		$calls = array(
			'colours'   => 'extColors',
			'interiors' => 'panomaricLI',
		);
		foreach ( $calls as $what => $call ) {
			$answer = $this->content->of_model( $call, $model );
			$having = array_map( 'strval', array_filter( array_column( $answer->entries(), 'version' ), 'is_scalar' ) );
			foreach ( $answer->is_ok ? $versions : array() as $version ) {
				$this->wrong->note( $what, ! in_array( $version->id, $having, true ), $version->full_name( $model ) );
			}
			foreach ( $answer->entries() as $colour ) {
				$amount = $colour['price'] ?? null;
				$words  = array_filter( array( $colour['designation'] ?? '', $amount ), 'is_scalar' );
				$this->wrong->note( 'amounts', Wire_Number::is_unreadable( $amount ), vsprintf( "$model->name %s '%s'", array_pad( $words, 2, '' ) ) );
			}
		}
	}

	/** @return list<Finding> */
	private function findings(): array {
		$add   = __( 'Complete the catalogue on the content site.', 'cfg-configurator' );
		$image = __( 'Add an image on the content site.', 'cfg-configurator' );
		/* translators: %s: names of models, engines or versions. */
		$price = __( 'No price: %s.', 'cfg-configurator' );
		/* translators: %s: names of models, engines or versions. */
		$engines = __( 'Models without engines: %s. Visitors cannot continue from there.', 'cfg-configurator' );
		/* translators: %s: names of models, engines or versions. */
		$versions = __( 'Engines without versions: %s. Visitors cannot continue from there.', 'cfg-configurator' );
		/* translators: %s: names of models, engines or versions. */
		$colours = __( 'Versions without exterior colours: %s. Visitors see a message instead.', 'cfg-configurator' );
		/* translators: %s: names of models. */
		$picture = __( 'Models without an image: %s. A drawing is shown instead.', 'cfg-configurator' );
		/* translators: %s: names of models, engines or versions. */
		$interiors = __( 'Versions without interiors: %s. Visitors see a message instead.', 'cfg-configurator' );
		/* translators: %s: names of models and colours with amounts. */
		$amounts = __( 'Surcharges that cannot be read: %s. Cars with these colours have no price.', 'cfg-configurator' );
		$numbers = __( 'Send amounts as numbers, such as 1250.5.', 'cfg-configurator' );
		$texts   = array(
			'price'     => array( Severity::PROBLEM, $price, $add ),
			'amounts'   => array( Severity::PROBLEM, $amounts, $numbers ),
			'engines'   => array( Severity::PROBLEM, $engines, $add ),
			'versions'  => array( Severity::PROBLEM, $versions, $add ),
			'colours'   => array( Severity::PROBLEM, $colours, $add ),
			'picture'   => array( Severity::WARNING, $picture, $image ),
			'interiors' => array( Severity::WARNING, $interiors, $add ),
		);
		return $this->wrong->findings( $texts, Settings_Page::url( 'general' ), __( 'Content site URL', 'cfg-configurator' ) );
	}
}
