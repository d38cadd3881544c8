<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Health\Requests\Content;

return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'checked-requests' );

	public function register(): void {
		add_action( 'admin_post_' . Health_Panel::ACTION, fn () => $this->panel()->run() );
		( new Site_Health( $this->modules->checks( ... ) ) )->register();
		if ( defined( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'cfg health', new Health_Command( $this->run() ) );
		}
	}

	public function panels(): array {
		return array( $this->panel() );
	}

	public function checks(): array {
		$content = new Content();
		$source  = new Source_Checks( $content );
		$calls   = new Call_Checks( $content );
		$finance = new Finance_Checks( $content );
		$legal   = new Legal_Checks( $content );
		return array(
			__( 'The page', 'cfg-configurator' )          => Page_Checks::page( ... ),
			__( 'URLs below the page', 'cfg-configurator' ) => Page_Checks::steps( ... ),
			__( 'Access to the content calls', 'cfg-configurator' ) => Page_Checks::content_calls( ... ),
			__( 'Source of the models', 'cfg-configurator' ) => $source->source( ... ),
			__( 'Content calls', 'cfg-configurator' )     => $calls->calls( ... ),
			__( 'Models', 'cfg-configurator' )            => fn () => Catalogue_Check::run( $content ),
			__( 'Offers', 'cfg-configurator' )            => $finance->offers( ... ),
			__( 'Financing simulation', 'cfg-configurator' ) => $finance->simulation( ... ),
			__( 'Fields of the responses', 'cfg-configurator' ) => $calls->fields( ... ),
			__( 'Pictures', 'cfg-configurator' )          => fn () => Pictures_Check::run( $content ),
			__( 'Headers of the responses', 'cfg-configurator' ) => $source->headers( ... ),
			__( 'Financing limits', 'cfg-configurator' )  => ( new Limits( $content ) )->check( ... ),
			__( 'Forms', 'cfg-configurator' )             => Page_Checks::form_endpoint( ... ),
			__( 'Visitor identification', 'cfg-configurator' ) => Page_Checks::proxy( ... ),
			__( 'Emails to dealers', 'cfg-configurator' ) => fn () => Lead_Checks::mail( $content ),
			__( 'Form pages', 'cfg-configurator' )        => $legal->pages( ... ),
			__( 'Legal information', 'cfg-configurator' ) => $legal->information( ... ),
			__( 'Configuration PDF', 'cfg-configurator' ) => $source->configuration_pdf( ... ),
			__( 'Cars in stock', 'cfg-configurator' )     => $source->stock( ... ),
			__( 'Delivery', 'cfg-configurator' )          => fn () => Delivery_Checks::run( $content ),
		);
	}

	private function panel(): Health_Panel {
		return new Health_Panel( $this->run() );
	}

	private function run(): Health_Run {
		return new Health_Run( $this->modules->checks( ... ) );
	}
};
