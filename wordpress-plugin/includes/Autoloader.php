<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/** Loads `Cfg_Configurator\Embed\Shortcode` from `includes/Embed/Shortcode.php` (PSR-4). */
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
		$file = $this->folder . '/' . str_replace( '\\', '/', substr( $name, strlen( $this->root ) + 1 ) ) . '.php';
		if ( is_readable( $file ) ) {
			require_once $file;
		}
	}
}
