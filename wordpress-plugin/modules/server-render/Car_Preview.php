<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render;

defined( 'ABSPATH' ) || exit;

/** What an address that names one car tells link previews. What is '' is told as for its model. */
final class Car_Preview {
	/** Sizes of the pictures in pixels. */
	public const WIDE   = array( 1200, 630 );
	public const SQUARE = array( 1200, 1200 );

	/**
	 * @param string $title  Plain text, like the description.
	 * @param string $url    URL that previews are stored under.
	 * @param string $wide   URL of a JPEG of the size WIDE; '' for none, like the square one.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly string $url,
		public readonly string $wide,
		public readonly string $square,
	) {
	}
}
