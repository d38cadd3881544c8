<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/** Creates the parts of the core and their dependencies. */
final class Plugin {
	/** @param string $file The plugin's main file. */
	public function __construct( private string $file ) {
	}

	public function register(): void {
		// Before 6.8, WordPress does not read the 'Domain Path' header.
		$folder = dirname( plugin_basename( $this->file ) ) . '/languages';
		add_action( 'init', static fn () => load_plugin_textdomain( 'cfg-configurator', false, $folder ), 1 );
		foreach ( $this->parts() as $part ) {
			$part->register();
		}
	}

	/** @return list<Registrable> */
	private function parts(): array {
		$modules = new Modules( dirname( $this->file ) . '/modules' );
		return array(
			new Embed\Embed( $this->file ),
			$modules,
			...( is_admin() ? array( new Admin\Back_Office( $this->file, $modules ) ) : array() ),
			new Leads\Lead_Endpoints(),
			new Leads\Lead_Background( $this->file ),
			new Visitor_Language( $this->file ),
		);
	}
}
