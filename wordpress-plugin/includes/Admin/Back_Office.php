<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Registrable;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Setting_Tab;

/** Registers the screens of the admin. Their classes are loaded only there. */
final class Back_Office implements Registrable {
	/** @param string $file The plugin's main file. */
	public function __construct( private string $file, private Modules $modules ) {
	}

	public function register(): void {
		if ( ! is_admin() ) {
			return;
		}
		$access   = new Access_Panel();
		$switches = new Modules_Panel( $this->modules );
		$health   = new Health\Health_Panel( new Health\Health_Run( self::checks( ... ) ) );
		$forms    = array_map( fn( Setting_Tab $tab ): Panel => new Settings_Panel( $tab ), Setting_Registry::tabs() );
		$more     = array_merge( ...array_values( array_map( static fn ( Module $module ): array => $module->panels(), $this->modules->running() ) ) );
		$parts    = array(
			new Settings_Page( array( ...array_values( $forms ), $access, ...$more, $health, $switches ), $this->file ),
			new Settings_Saving(),
			new Mail_Preview(),
			new Webhook_Trial(),
			new Sample_Notice( $this->file ),
			new Legal\Statement_Panel(),
			$access,
			$switches,
			$health,
		);
		foreach ( $parts as $part ) {
			$part->register();
		}
	}

	/** @return array<string, Health\Check> Checks of the health tab by name, in display order. */
	public static function checks(): array {
		$content = new Health\Requests\Content();
		return array(
			__( 'The page', 'cfg-configurator' )          => new Health\Page_Check(),
			__( 'URLs below the page', 'cfg-configurator' ) => new Health\Rewrite_Check(),
			__( 'Access to the content calls', 'cfg-configurator' ) => new Health\Reach_Check(),
			__( 'Source of the models', 'cfg-configurator' ) => new Health\Source_Check( $content ),
			__( 'Content calls', 'cfg-configurator' )     => new Health\Calls_Check( $content ),
			__( 'Models', 'cfg-configurator' )            => new Health\Catalogue_Check( $content ),
			__( 'Offers', 'cfg-configurator' )            => new Health\Contract\Amounts_Check( $content ),
			__( 'Financing simulation', 'cfg-configurator' ) => new Health\Finance_Check( $content ),
			__( 'Fields of the responses', 'cfg-configurator' ) => new Health\Contract\Schema_Check( $content ),
			__( 'Pictures', 'cfg-configurator' )          => new Health\Contract\Pictures_Check( $content ),
			__( 'Headers of the responses', 'cfg-configurator' ) => new Health\Contract\Headers_Check( $content ),
			__( 'Financing limits', 'cfg-configurator' )  => new Health\Limits_Check( $content ),
			__( 'Forms', 'cfg-configurator' )             => new Health\Lead_Check(),
			__( 'Visitor identification', 'cfg-configurator' ) => new Health\Proxy_Check(),
			__( 'Emails to dealers', 'cfg-configurator' ) => new Health\Mail_Check( $content ),
			__( 'Webhooks', 'cfg-configurator' )          => new Health\Webhook_Check(),
			__( 'Form pages', 'cfg-configurator' )        => new Health\Forms_Check( $content ),
			__( 'Legal information', 'cfg-configurator' ) => new Health\Legal_Check( $content ),
			__( 'Configuration PDF', 'cfg-configurator' ) => new Health\Configuration_Pdf_Check( $content ),
			__( 'Cars in stock', 'cfg-configurator' )     => new Health\Stock_Check( $content ),
		);
	}
}
