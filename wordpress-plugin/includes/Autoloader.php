<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/**
 * Loads `Cfg_Configurator\Embed\Shortcode` from `includes/Embed/Shortcode.php` (PSR-4), and the classes of a module from its
 * folder: `Cfg_Configurator\Modules\Leads_Rest\Routes` from `modules/leads-rest/Routes.php`.
 */
final class Autoloader {
	/**
	 * @param string $root   Root namespace.
	 * @param string $folder Folder of the namespace's files.
	 */
	public function __construct( private string $root, private string $folder ) {
	}

	public function register(): void {
		spl_autoload_register( array( $this, 'load' ) );
	}

	/** Loads the class's file if the class is in the namespace and the file exists. */
	public function load( string $name ): void {
		if ( ! str_starts_with( $name, $this->root . '\\' ) ) {
			return;
		}
		$parts = explode( '\\', substr( $name, strlen( $this->root ) + 1 ) );
		if ( str_ends_with( $this->root, '\Modules' ) ) {
			$parts[0] = strtolower( str_replace( '_', '-', $parts[0] ) );
		}
		$file = $this->folder . '/' . implode( '/', $parts ) . '.php';
		if ( is_readable( $file ) ) {
			require_once $file;
		}
	}
}
