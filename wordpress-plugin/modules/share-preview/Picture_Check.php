<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Public_Files\Public_Folder;
use Cfg_Configurator\Settings\Texts;

/** Tells whether this server can make the pictures of link previews. Without them, links show the model's own picture, which not every service can read. */
final class Picture_Check {
	/** @return array<string, string> */
	public static function run(): array {
		list( $severity, $id ) = match ( true ) {
			null === Public_Folder::of_site()       => array( 'warning', 'no-folder' ),
			! Preview_Image::is_possible()          => array( 'warning', 'no-jpeg' ),
			! Preview_Image::reads( 'image/avif' ) => array( 'warning', 'no-avif' ),
			default                                 => array( 'fine', 'possible' ),
		};
		$text = Texts::of( __DIR__ . '/module.json', 'pictures', $id, 'text' );
		$next = Texts::of( __DIR__ . '/module.json', 'pictures', $id, 'next' );
		return compact( 'severity', 'text', 'next' );
	}
}
