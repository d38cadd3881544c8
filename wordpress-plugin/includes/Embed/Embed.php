<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\First_Paint;
use Cfg_Configurator\Legal\Accessibility_Statement;
use Cfg_Configurator\Registrable;

/** Sets up the modules for the page, its URLs and the element. */
final class Embed implements Registrable {
	public function __construct( private string $file ) {
	}

	public function register(): void {
		$assets   = new Built_Assets( $this->file );
		$snapshot = new First_Paint\Line_Up_Snapshot();
		$refresh  = new First_Paint\Line_Up_Refresh( $snapshot, Deferred_Tasks::of_this_server() );
		$links    = new Asset_Links( $assets, $snapshot );
		$markup   = new Widget_Markup( $links, $snapshot, new First_Paint\First_Paint( $assets ), new First_Paint\Structured_Data(), $refresh );
		$facts    = new First_Paint\Page_Facts( $snapshot );
		$modules  = array(
			new Installation( $this->file ),
			new Page_Rewrite(),
			new Page_Sync(),
			new Widget_Pages(),
			new Shortcode( $markup ),
			new Block( $this->file, $markup ),
			$links,
			$refresh,
			new First_Paint\Page_Head( $facts ),
			new First_Paint\Seo_Plugins( $facts ),
			new Prerendering(),
			new Emoji_Detection(),
			new Page_Title(),
			new Optimiser_Marks(),
			new Appearance(),
			new Accessibility_Statement(),
			new Consent_Manager( $this->file ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
