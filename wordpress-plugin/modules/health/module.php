<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Webhook_Check;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Health\Contract\Amounts_Check;
use Cfg_Configurator\Modules\Health\Contract\Headers_Check;
use Cfg_Configurator\Modules\Health\Contract\Pictures_Check;
use Cfg_Configurator\Modules\Health\Contract\Schema_Check;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Site_Health\Site_Health;

return new class() extends Module {
	public function title(): string {
		return __( 'Health', 'cfg-configurator' );
	}

	public function summary(): string {
		return __( 'Checks page, content site, forms and emails, here, on WordPress\'s Site Health screen and with WP-CLI.', 'cfg-configurator' );
	}

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
		return array(
			__( 'The page', 'cfg-configurator' )          => new Page_Check(),
			__( 'URLs below the page', 'cfg-configurator' ) => new Rewrite_Check(),
			__( 'Access to the content calls', 'cfg-configurator' ) => new Reach_Check(),
			__( 'Source of the models', 'cfg-configurator' ) => new Source_Check( $content ),
			__( 'Content calls', 'cfg-configurator' )     => new Calls_Check( $content ),
			__( 'Models', 'cfg-configurator' )            => new Catalogue_Check( $content ),
			__( 'Offers', 'cfg-configurator' )            => new Amounts_Check( $content ),
			__( 'Financing simulation', 'cfg-configurator' ) => new Finance_Check( $content ),
			__( 'Fields of the responses', 'cfg-configurator' ) => new Schema_Check( $content ),
			__( 'Pictures', 'cfg-configurator' )          => new Pictures_Check( $content ),
			__( 'Headers of the responses', 'cfg-configurator' ) => new Headers_Check( $content ),
			__( 'Financing limits', 'cfg-configurator' )  => new Limits_Check( $content ),
			__( 'Forms', 'cfg-configurator' )             => new Lead_Check(),
			__( 'Visitor identification', 'cfg-configurator' ) => new Proxy_Check(),
			__( 'Emails to dealers', 'cfg-configurator' ) => new Mail_Check( $content ),
			__( 'Webhooks', 'cfg-configurator' )          => new Webhook_Check(),
			__( 'Form pages', 'cfg-configurator' )        => new Forms_Check( $content ),
			__( 'Legal information', 'cfg-configurator' ) => new Legal_Check( $content ),
			__( 'Configuration PDF', 'cfg-configurator' ) => new Configuration_Pdf_Check( $content ),
			__( 'Cars in stock', 'cfg-configurator' )     => new Stock_Check( $content ),
		);
	}

	private function panel(): Health_Panel {
		return new Health_Panel( $this->run() );
	}

	private function run(): Health_Run {
		return new Health_Run( $this->modules->checks( ... ) );
	}
};
