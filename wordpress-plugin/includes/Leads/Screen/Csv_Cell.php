<?php
/**
 * One cell of a CSV file.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a text so that spreadsheet programs show it and never compute it.
 */
final class Csv_Cell {
	/** What begins a formula, after spaces too. Full-width signs are read as the plain ones. */
	private const FORMULA = '[\s\p{Z}\p{C}]*+[=+\-@|%＝＋－＠]';

	/**
	 * A cell that begins a formula gets an apostrophe before it, which those programs take for 'this is text'. So does
	 * what would begin one where a program separates cells by commas or tabs, and takes this cell for several.
	 */
	public static function of( string $text ): string {
		// Most cells hold none of these, and a file has millions of cells. Full-width signs begin with the last byte.
		if ( false === strpbrk( $text, "=+-@|%\t\r\n\xEF" ) ) {
			return '"' . str_replace( '"', '""', $text ) . '"';
		}
		$inside     = (string) preg_replace( '/(?!^)([,;\t\r\n]["\']*+)(?=' . self::FORMULA . ')/u', "$1'", $text );
		$is_formula = 1 === preg_match( '/^(?:' . self::FORMULA . '|[\t\r\n])/u', $text );
		return '"' . str_replace( '"', '""', $is_formula ? "'" . $inside : $inside ) . '"';
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
