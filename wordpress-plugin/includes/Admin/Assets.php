<?php
declare(strict_types=1);

namespace Cfg_Configurator\Admin;

defined( 'ABSPATH' ) || exit;

use const Cfg_Configurator\VERSION;

/** Enqueues files of a folder `assets` for screens of the admin. Their handles are their names after `cfg-configurator-`. */
final class Assets {
	/** A file beside the assets of the core. */
	public const CORE = __FILE__;

	/**
	 * @param string           $file      A file beside the folder `assets`.
	 * @param non-empty-string ...$needed Handles of other scripts.
	 */
	public static function script( string $file, string $name, string ...$needed ): void {
		$url = plugins_url( "assets/$name.js", $file );
		wp_enqueue_script( "cfg-configurator-$name", $url, array_values( $needed ), VERSION, array( 'in_footer' => true ) );
	}

	/**
	 * @param string           $file      A file beside the folder `assets`.
	 * @param non-empty-string ...$needed Handles of other style sheets.
	 */
	public static function style( string $file, string $name, string ...$needed ): void {
		wp_enqueue_style( "cfg-configurator-$name", plugins_url( "assets/$name.css", $file ), array_values( $needed ), VERSION );
	}
}
