<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;

/** Sets up the modules for the page, its URLs and the element. */
final class Embed implements Registrable {
	public function __construct( private string $file ) {
	}

	public function register(): void {
		$links   = new Asset_Links( new Built_Assets( $this->file ) );
		$markup  = new Widget_Markup( $links );
		$modules = array(
			new Installation( $this->file ),
			new Page_Rewrite(),
			new Page_Sync(),
			new Shortcode( $markup ),
			new Block( $this->file, $markup ),
			$links,
			new Page_Title(),
			new Optimiser_Marks(),
			new Consent_Manager( $this->file ),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}
}
