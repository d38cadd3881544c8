<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Public_Folder;

/** Tells whether this server can make the pictures of link previews. Without them, links show the model's own picture, which not every service can read. */
final class Picture_Check {
	/** @return array<string, string> */
	public static function run(): array {
		$links = __( 'Shared links show the model\'s own picture, not the chosen colour.', 'cfg-configurator' );
		if ( null === Public_Folder::of_site() ) {
			return self::warning( $links, __( 'The uploads folder cannot be used, or is on another host.', 'cfg-configurator' ) );
		}
		if ( ! Preview_Image::is_possible() ) {
			return self::warning( $links, __( 'Have the PHP extension GD installed with JPEG.', 'cfg-configurator' ) );
		}
		if ( ! Preview_Image::reads( 'image/avif' ) ) {
			return self::warning(
				__( 'This server does not read AVIF: with such pictures, shared links do not show the chosen colour.', 'cfg-configurator' ),
				__( 'Have the PHP extension GD or Imagick installed with AVIF.', 'cfg-configurator' )
			);
		}
		return array(
			'severity' => 'fine',
			'text'     => __( 'Shared links show the car in the chosen colour.', 'cfg-configurator' ),
		);
	}

	/** @return array<string, string> */
	private static function warning( string $text, string $next ): array {
		return array(
			'severity' => 'warning',
			'text'     => $text,
			'next'     => $next,
		);
	}
}
