<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Public_Folder;
use Cfg_Configurator\Settings\Tab_File;

/** Tells whether this server can make the pictures of link previews. Without them, links show the model's own picture, which not every service can read. */
final class Picture_Check {
	/** @return array<string, string> */
	public static function run(): array {
		$file                  = new Tab_File( __DIR__ . '/module.json' );
		list( $severity, $id ) = match ( true ) {
			null === Public_Folder::of_site()       => array( 'warning', 'no-folder' ),
			! Preview_Image::is_possible()          => array( 'warning', 'no-jpeg' ),
			! Preview_Image::reads( 'image/avif' ) => array( 'warning', 'no-avif' ),
			default                                 => array( 'fine', 'possible' ),
		};
		$text = $file->text( 'pictures', $id, 'text' );
		$next = $file->text( 'pictures', $id, 'next' );
		return compact( 'severity', 'text', 'next' );
	}
}
