<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;

/** Counts the frames of all colours, and requests some pictures of each model: its image, two frames of a turn and a panorama. */
final class Pictures_Check {
	/** Frames of a turn that are requested. */
	private const FRAMES = 2;

	/** Time limit in seconds for all pictures together. */
	private const LIMIT = 15.0;

	public function __construct( private Wrong_Names $wrong = new Wrong_Names() ) {
	}

	/** @return array<Finding> */
	public static function run( Content $content ): array {
		$check = new self();
		$end   = microtime( true ) + self::LIMIT;
		foreach ( $content->models() as $model ) {
			$exteriors = $content->of_model( 'extColors', $model )->entries();
			$turns     = array_filter( array_map( static fn ( array $entry ): array => self::texts( $entry['externalColorImages360'] ?? null ), $exteriors ) );
			$panoramas = self::texts( array_column( $content->of_model( 'panomaricLI', $model )->entries(), 'panoramImg' ) );
			$check->wrong->note( 'frames-of-counts', count( array_unique( array_map( 'count', $turns ) ) ) > 1, $model->name );
			if ( '' !== Settings::text( 'content_site' ) && microtime( true ) < $end ) {
				$check->check_pictures( $model, array_slice( array_values( $turns )[0] ?? array(), 0, self::FRAMES ), array_slice( $panoramas, 0, 1 ) );
			}
		}
		return $check->wrong->findings( 'pictures' );
	}

	/**
	 * @param list<string> $frames    Addresses.
	 * @param list<string> $panoramas Addresses.
	 */
	private function check_pictures( Catalogue_Item $model, array $frames, array $panoramas ): void {
		$frames    = array_map( self::request( ... ), $frames );
		$panoramas = array_map( self::request( ... ), $panoramas );
		$all       = array( ...array_map( self::request( ... ), self::texts( array( $model->text( 'modelImg' ) ) ) ), ...$frames, ...$panoramas );
		$found     = array_filter( $all, static fn ( array $picture ): bool => $picture['width'] > 0 );
		$this->wrong->note( 'pictures-missing', count( $found ) < count( $all ), $model->name );
		$this->wrong->note( 'pictures-not-shared', in_array( false, array_column( $found, 'is_shared' ), true ), $model->name );
		$this->wrong->note( 'pictures-not-cached', in_array( false, array_column( $found, 'is_cacheable' ), true ), $model->name );
		foreach ( $panoramas as $panorama ) {
			$this->wrong->note( 'panoramas-wrong', $panorama['width'] !== 2 * $panorama['height'], $model->name );
		}
		$sizes = array_map( static fn ( array $frame ): string => "{$frame['width']} x {$frame['height']}", $frames );
		$this->wrong->note( 'frames-of-sizes', ! in_array( '0 x 0', $sizes, true ) && count( array_unique( $sizes ) ) > 1, $model->name );
	}

	/** @return array{width: int, height: int, is_shared: bool, is_cacheable: bool} Width and height in pixels; 0 for no picture. */
	private static function request( string $address ): array {
		$url   = \WP_Http::make_absolute_url( $address, trailingslashit( Settings::text( 'content_site' ) ) );
		$reply = Web_Request::get( $url, array( 'Origin' => 'https://configurator.invalid' ) );
		$cache = $reply['headers']['cache-control'] ?? '';
		$size  = 200 === $reply['status'] ? self::size( $reply['text'] ) : array( 0, 0 );
		return array(
			'width'        => $size[0],
			'height'       => $size[1],
			'is_shared'    => '' !== ( $reply['headers']['access-control-allow-origin'] ?? '' ),
			'is_cacheable' => 1 === preg_match( '/max-age=[1-9]/', $cache ) && 1 !== preg_match( '/no-store|no-cache/', $cache ),
		);
	}

	/** @return array{int, int} Width and height in pixels; 0 if the bytes are no picture. PHP 8.1 cannot read the size of an AVIF. */
	private static function size( string $bytes ): array {
		$box = str_starts_with( substr( $bytes, 4 ), 'ftyp' ) ? strpos( $bytes, 'ispe' ) : false;
		if ( false !== $box && strlen( $bytes ) >= $box + 16 ) {
			/** @var array{1: int, 2: int} $size Big-endian, after version and flags. */
			$size = unpack( 'N2', $bytes, $box + 8 );
			return array( $size[1], $size[2] );
		}
		$size = getimagesizefromstring( $bytes );
		return is_array( $size ) ? array( (int) $size[0], (int) $size[1] ) : array( 0, 0 );
	}

	/** @return list<string> The texts of a list that are not empty. */
	private static function texts( mixed $value ): array {
		return array_values( array_filter( is_array( $value ) ? $value : array(), static fn ( mixed $text ): bool => is_string( $text ) && '' !== $text ) );
	}
}
