<?php
/**
 * List of names in a sentence.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Joins the affected names, shortened to a readable length.
 */
final class Names {
	/** Number of names before 'and N more'. */
	private const MOST = 8;

	/**
	 * @param list<string> $names Names, at least one.
	 */
	public static function told( array $names ): string {
		$names  = array_values( array_unique( $names ) );
		$told   = implode( ', ', array_slice( $names, 0, self::MOST ) );
		$others = count( $names ) - self::MOST;
		if ( $others <= 0 ) {
			return $told;
		}
		/* translators: 1: some names, 2: how many others there are. */
		return sprintf( _n( '%1$s and %2$d more', '%1$s and %2$d more', $others, 'cfg-configurator' ), $told, $others );
	}
}
