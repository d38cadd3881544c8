<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\First_Paint;
use Cfg_Configurator\Module;
use Cfg_Configurator\Settings\Settings;

/** Sets up the modules for the page, its URLs and the element. */
final class Embed implements Module {
	public function __construct( private Settings $settings, private string $file ) {
	}

	public function register(): void {
		$page       = new Page_Address( $this->settings );
		$current    = new Widget_Page();
		$assets     = new Built_Assets( $this->file );
		$snapshot   = new First_Paint\Range_Snapshot();
		$attributes = new Attributes( $this->settings, $page );
		$refresh    = new First_Paint\Range_Refresh( $snapshot, Deferred_Tasks::of_this_server() );
		$links      = new Asset_Links( $assets, $snapshot, $current );
		$markup     = new Widget_Markup(
			$attributes,
			$links,
			$snapshot,
			new First_Paint\First_Paint( $assets, $page, new First_Paint\Model_Card( $page ), new First_Paint\Contact_Line( $this->settings ) ),
			new First_Paint\Structured_Data( $page ),
			$refresh,
			$current,
			$page
		);
		$rewrite    = new Page_Rewrite( $page );
		$modules    = array(
			new Installation( $this->file, new Page_Creation( $this->settings ), $rewrite ),
			$rewrite,
			new Page_Sync( $this->settings, $rewrite ),
			new Shortcode( $markup ),
			new Block( $this->file, $markup ),
			$links,
			$refresh,
			new First_Paint\Page_Head( $current, $snapshot, $attributes ),
			new Prerendering( $page, $current ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
