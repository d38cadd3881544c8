<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules;
use Cfg_Configurator\Settings\Setting_Registry;

/** Provides a folder with modules, and requests that load them. */
abstract class Modules_Test_Case extends Wordpress_Test_Case {
	protected string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = get_temp_dir() . 'cfg-modules-' . uniqid();
		$this->add( 'desk' );
		$this->add( 'hooks', "const REQUIRES = array( 'desk' );" );
		$this->add( 'pages', 'const IS_FOR_PAGES = true;' );
		$this->add( 'later', 'const IS_ON_AT_FIRST = false;' );
	}

	protected function tearDown(): void {
		foreach ( (array) glob( $this->folder . '/*/module.php' ) as $file ) {
			unlink( (string) $file );
			rmdir( dirname( (string) $file ) );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/**
	 * @param string $constants Constants of the module's class.
	 * @param string $more      More methods.
	 */
	protected function add( string $name, string $constants = '', string $more = '' ): void {
		wp_mkdir_p( "$this->folder/$name" );
		$methods = $more . "public function title(): string { return '$name'; } public function summary(): string { return ''; }";
		file_put_contents( "$this->folder/$name/module.php", "<?php return new class() extends \\Cfg_Configurator\\Module { $constants $methods };" );
	}

	/** The modules in a new request: to the admin, or for a page. Earlier ones do nothing any more. */
	protected function request( bool $is_admin = true ): Modules {
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'cfg_configurator_setting_tabs' );
		Setting_Registry::forget();
		if ( $is_admin ) {
			set_current_screen( 'dashboard' );
		} else {
			unset( $GLOBALS['current_screen'] );
		}
		$modules = new Modules( $this->folder );
		$modules->register();
		return $modules;
	}

	/** @return list<string> */
	protected function running( bool $is_admin = true ): array {
		return array_keys( $this->request( $is_admin )->running() );
	}
}
