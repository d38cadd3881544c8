<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Contract;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Network\Web_Request;

/** A picture that was requested, with its size and headers. */
final class Picture {
	private function __construct(
		public readonly int $status,
		public readonly int $width,
		public readonly int $height,
		public readonly bool $is_shared,
		public readonly bool $is_cacheable
	) {
	}

	public static function request( string $url ): self {
		$reply = Web_Request::get( $url, array( 'Origin' => 'https://configurator.invalid' ) );
		$cache = $reply['headers']['cache-control'] ?? '';
		$size  = 200 === $reply['status'] ? self::size( $reply['text'] ) : array( 0, 0 );
		return new self(
			$reply['status'],
			$size[0],
			$size[1],
			'' !== ( $reply['headers']['access-control-allow-origin'] ?? '' ),
			1 === preg_match( '/max-age=[1-9]/', $cache ) && 1 !== preg_match( '/no-store|no-cache/', $cache )
		);
	}

	/** Whether the response is a picture. */
	public function is_found(): bool {
		return $this->width > 0;
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
}
