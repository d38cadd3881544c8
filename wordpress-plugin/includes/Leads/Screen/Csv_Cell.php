<?php
/**
 * One cell of a CSV file.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

/**
 * Writes a text so that spreadsheet programs show it and never compute it.
 */
final class Csv_Cell {
	/**
	 * A cell that starts, after spaces too, with what begins a formula gets an apostrophe before it, which those
	 * programs take for 'this is text'. Full-width signs are read as the plain ones.
	 */
	public static function of( string $text ): string {
		$is_formula = 1 === preg_match( '/^[\s\p{Z}\p{C}]*[=+\-@|%＝＋－＠]/u', $text ) || 1 === preg_match( '/^[\t\r\n]/', $text );
		return '"' . str_replace( '"', '""', $is_formula ? "'" . $text : $text ) . '"';
	}

	/**
	 * A line of cells with the separator that Portuguese spreadsheets expect.
	 *
	 * @param list<string> $texts Cells.
	 */
	public static function line( array $texts ): string {
		return implode( ';', array_map( array( self::class, 'of' ), $texts ) ) . "\r\n";
	}
}
