<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

/** Escapes text so that spreadsheet programs never evaluate it as a formula. */
final class Csv_Cell {
	/** Characters that start a formula, also after whitespace. Full-width signs count as their ASCII equivalents. */
	private const FORMULA = '[\s\p{Z}\p{C}]*+[=+\-@|%＝＋－＠]';

	/**
	 * Prefixes a cell that starts a formula with an apostrophe, which marks it as text. Also covers programs that split
	 * the cell at commas, tabs or line breaks, where a later part could start a formula.
	 */
	public static function of( string $text ): string {
		// Fast path: most cells contain none of these, and a file may have millions of cells. \xEF is the first byte of
		// full-width signs.
		if ( false === strpbrk( $text, "=+-@|%\t\r\n\xEF" ) ) {
			return '"' . str_replace( '"', '""', $text ) . '"';
		}
		$inside     = (string) preg_replace( '/(?!^)([,;\t\r\n]["\']*+)(?=' . self::FORMULA . ')/u', "$1'", $text );
		$is_formula = 1 === preg_match( '/^(?:' . self::FORMULA . '|[\t\r\n])/u', $text );
		return '"' . str_replace( '"', '""', $is_formula ? "'" . $inside : $inside ) . '"';
	}

	/** @param list<string> $texts Cells, joined with the separator that Portuguese spreadsheets expect. */
	public static function line( array $texts ): string {
		return implode( ';', array_map( array( self::class, 'of' ), $texts ) ) . "\r\n";
	}
}
