<?php
/**
 * Section of a settings tab.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A group of fields with a heading.
 */
final class Section {
	/**
	 * @param string      $id     Unique in its tab.
	 * @param string      $title  Heading.
	 * @param string      $intro  One or two sentences below it; '' for none.
	 * @param list<Field> $fields Fields in display order.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $intro,
		public readonly array $fields,
	) {
	}
}
