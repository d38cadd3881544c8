<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Previews;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_View\Content_Site;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator_Gateway\Address;
use Cfg_Configurator_Gateway\Limit;
use Cfg_Configurator_Gateway\Response;

/**
 * The pictures of link previews: JPEG files in the uploads. A page names the files; until they exist, it names the address that makes
 * them, so that no visitor waits, and the first crawler gets them.
 */
final class Pictures {
	/** Width and height in pixels. */
	public const SIZE = array( 1200, 630 );

	private const PREFIX = 'preview-';

	/** Seconds after which a picture is made anew, because the content site may have changed it. */
	private const OLD = WEEK_IN_SECONDS;

	/** Pictures that one network has made within ten minutes. */
	private const LIMIT = 60;

	/** Seconds for a request. */
	private const TIMEOUT = 4;

	/** Largest accepted picture, in bytes. */
	private const MAX_BYTES = 4 * MB_IN_BYTES;

	/** Returns the URL of a car's picture; '' if none can be made. Sends no request. */
	public static function url( Car $car ): string {
		$folder = Public_Folder::of_site();
		$source = $car->picture();
		$name   = self::name( $source );
		if ( null === $folder || ! Jpeg::is_possible( $source ) || ( '' === self::path( $source ) && ! self::is_of_content_site( $source ) ) ) {
			return '';
		}
		return $folder->has( $name ) ? $folder->url( $name ) : Address::preview_url( $car->query() );
	}

	/** The picture of the car in the query, as a share link describes it, so that only pictures of cars that are offered can be made. */
	public static function answer(): Response {
		$folder = Public_Folder::of_site();
		$source = (string) Car::find( Car::ids_of_query() )?->picture();
		$name   = self::name( $source );
		if ( '' === $source || null === $folder ) {
			return Response::error( 404, 'no_preview', 'There is no preview of this car.' );
		}
		if ( ! $folder->has( $name ) && Limit::is_over( 'picture', self::LIMIT ) ) {
			return Response::too_many();
		}
		if ( ! $folder->has( $name ) && ! self::make( $folder, $source ) ) {
			// Services that read its format show the catalogue's own picture.
			return new Response( 302, '', array( 'Location' => $source ) );
		}
		$headers = array(
			'Content-Type'  => 'image/jpeg',
			'Cache-Control' => 'public, max-age=' . DAY_IN_SECONDS,
		);
		return new Response( 200, $folder->read( $name ), $headers );
	}

	/** The URL of the file of a car's picture, which is made if it does not exist; '' if that fails. Not while a visitor waits. */
	public static function made_url( Car $car ): string {
		$folder = Public_Folder::of_site();
		$source = $car->picture();
		$name   = self::name( $source );
		return '' !== $source && null !== $folder && ( $folder->has( $name ) || self::make( $folder, $source ) ) ? $folder->url( $name ) : '';
	}

	/** Deletes pictures that no page names any more. Runs daily. */
	public static function delete_old(): void {
		Public_Folder::of_site()?->delete_old( self::PREFIX, array() );
	}

	private static function make( Public_Folder $folder, string $source ): bool {
		$jpeg = Jpeg::file( self::read( $source ), ...self::SIZE );
		return '' !== $jpeg && $folder->write( self::name( $source ), $jpeg );
	}

	private static function name( string $source ): string {
		return self::PREFIX . substr( hash( 'sha256', $source . ' ' . intdiv( time(), self::OLD ) ), 0, 16 ) . '.jpg';
	}

	/** The bytes of a picture of this site or of the content site; '' if they cannot be read. No other host is requested. */
	private static function read( string $source ): string {
		$path = self::path( $source );
		if ( '' !== $path ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a local file, which may have been deleted.
			return (int) @filesize( $path ) > self::MAX_BYTES ? '' : (string) @file_get_contents( $path );
		}
		$response = self::is_of_content_site( $source ) ? Content_Site::request( $source, self::TIMEOUT ) : array();
		return 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
	}

	private static function is_of_content_site( string $source ): bool {
		$site = Settings::text( 'content_site' );
		return '' !== $site && str_starts_with( $source, \WP_Http::make_absolute_url( '/', trailingslashit( $site ) ) );
	}

	/** Path of a picture below wp-content; '' for all other URLs. */
	private static function path( string $url ): string {
		$root = content_url( '/' );
		$name = str_starts_with( $url, $root ) ? rawurldecode( substr( $url, strlen( $root ) ) ) : '';
		// No other file may be read, wherever the content site's data points.
		$is_picture = 0 === validate_file( $name ) && 1 === preg_match( '/^[^\x00?#]+\.(avif|webp|jpe?g|png)\z/i', $name );
		return $is_picture && is_file( WP_CONTENT_DIR . "/$name" ) ? WP_CONTENT_DIR . "/$name" : '';
	}
}
