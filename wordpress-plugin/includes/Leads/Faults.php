<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Storage\Database;

/** Faults that somebody has to know about. Modules report them; without such a module, they are only logged. */
final class Faults {
	/** The leads table rejects leads. */
	public const TABLE = 'table';

	public const MISSING = 'missing';

	/** A mail was given up. */
	public const MAIL = 'mail';

	/** Leads are held back. */
	public const HELD = 'held';

	/**
	 * Callbacks that report a fault, by module. They get its kind, words and cause.
	 *
	 * @var array<string, \Closure(string, string, string): void>
	 */
	private static array $reporters = array();

	/** @param \Closure(string, string, string): void $report Gets kind, words and cause, without personal data. */
	public static function add( string $module, \Closure $report ): void {
		self::$reporters[ $module ] = $report;
	}

	/**
	 * @param string $kind  One of the kinds above, or a module's own.
	 * @param string $cause Details for the operator, such as the database error; '' for none.
	 */
	public static function report( string $kind, string $words, string $cause = '' ): void {
		$cause = mb_substr( Database::without_values( $cause ), 0, 500 );
		foreach ( self::$reporters as $report ) {
			$report( $kind, $words, $cause );
		}
		if ( array() === self::$reporters ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nothing else reports it.
			error_log( trim( "cfg-configurator: $words $cause" ) );
		}
	}
}
