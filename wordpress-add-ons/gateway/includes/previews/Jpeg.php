<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Previews;

defined( 'ABSPATH' ) || exit;

/**
 * Makes JPEG files for link previews of a picture in any format that WordPress's image editor reads. Frames have no background, and
 * JPEG no transparency, so the car is put on a light ground, which only GD does on every server.
 */
final class Jpeg {
	/** Maximum size of a file in bytes. Messengers ignore larger ones. */
	public const MAX_BYTES = 300 * 1000;

	/** Colour of the ground, that of the widget's stage. */
	private const GROUND = array( 0xee, 0xf1, 0xf2 );

	/** JPEG qualities, tried until the file is small enough. */
	private const QUALITIES = array( 84, 72, 58, 40 );

	/** Largest accepted picture in pixels. GD needs four bytes for each, several times. */
	private const MAX_PIXELS = 9_000_000;

	/** Fewer bytes are no picture, and WordPress logs an error when it looks for their format. */
	private const MIN_BYTES = 64;

	/** How much of a picture's height may be cut off. A taller one is made smaller instead, so that no car is cut. */
	private const CUT = 1.1;

	/** Whether this server may make a file of a picture, by the extension of its URL. Without one, it is tried. */
	public static function is_possible( string $url ): bool {
		$type = (string) wp_check_filetype( (string) preg_replace( '/[?#].*/s', '', $url ) )['type'];
		return '' !== $url && function_exists( 'imagejpeg' ) && ( '' === $type || wp_image_editor_supports( array( 'mime_type' => $type ) ) );
	}

	/**
	 * @param string      $bytes  A picture.
	 * @param int<1, max> $width  In pixels.
	 * @param int<1, max> $height In pixels.
	 * @return string A JPEG file; '' if the picture cannot be read or is too large.
	 */
	public static function file( string $bytes, int $width, int $height ): string {
		$source = strlen( $bytes ) < self::MIN_BYTES ? null : self::decoded( $bytes, $width );
		return null === $source ? '' : self::encoded( self::placed( $source, $width, $height ) );
	}

	/** Reads a picture with WordPress's editor, which may be Imagick's, and hands it to GD as PNG, which both keep transparency in. */
	private static function decoded( string $bytes, int $width ): ?\GdImage {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'cfg' );
		$png  = "$file.png";
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file.
			if ( '' === $file || strlen( $bytes ) !== file_put_contents( $file, $bytes ) ) {
				return null;
			}
			$size = wp_getimagesize( $file );
			if ( ! is_array( $size ) || $size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS ) {
				return null;
			}
			$editor = wp_get_image_editor( $file, array( 'mime_type' => $size['mime'] ) );
			if ( is_wp_error( $editor ) || ( $size[0] > $width && is_wp_error( $editor->resize( $width, null ) ) ) ) {
				return null;
			}
			$saved = $editor->save( $png, 'image/png' );
			$png   = is_wp_error( $saved ) ? $png : $saved['path'];
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a temporary file, which a filter may have put in another format.
			$image = is_wp_error( $saved ) ? false : @imagecreatefromstring( (string) file_get_contents( $png ) );
			return false === $image ? null : $image;
		} finally {
			array_map( 'wp_delete_file', array_unique( array( $file, "$file.png", $png ) ) );
		}
	}

	/**
	 * @param int<1, max> $width  Of a ground; the picture in its middle is as wide, unless it would be cut too much.
	 * @param int<1, max> $height
	 */
	private static function placed( \GdImage $source, int $width, int $height ): \GdImage {
		$ground = imagecreatetruecolor( $width, $height );
		imagefill( $ground, 0, 0, (int) imagecolorallocate( $ground, ...self::GROUND ) );
		$scale = min( $width / imagesx( $source ), self::CUT * $height / imagesy( $source ) );
		$wide  = (int) round( imagesx( $source ) * $scale );
		$high  = (int) round( imagesy( $source ) * $scale );
		imagealphablending( $ground, true );
		$left = intdiv( $width - $wide, 2 );
		$top  = intdiv( $height - $high, 2 );
		imagecopyresampled( $ground, $source, $left, $top, 0, 0, $wide, $high, imagesx( $source ), imagesy( $source ) );
		return $ground;
	}

	/** Returns a progressive JPEG of at most MAX_BYTES; '' if that cannot be. */
	private static function encoded( \GdImage $image ): string {
		imageinterlace( $image, true );
		foreach ( self::QUALITIES as $quality ) {
			ob_start();
			$is_made = imagejpeg( $image, null, $quality );
			$jpeg    = (string) ob_get_clean();
			if ( $is_made && strlen( $jpeg ) <= self::MAX_BYTES ) {
				return $jpeg;
			}
		}
		return '';
	}
}
