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
	 * @param string $kind  One of the kinds above, or a module's own.
	 * @param string $cause Details for the operator, such as the database error; '' for none.
	 */
	public static function report( string $kind, string $words, string $cause = '' ): void {
		$cause = mb_substr( Database::without_values( $cause ), 0, 500 );
		/** Documented in docs/hooks.md. */
		do_action( 'cfg_configurator_fault', $kind, $words, $cause );
		if ( ! has_action( 'cfg_configurator_fault' ) ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nothing else reports it.
			error_log( trim( "cfg-configurator: $words $cause" ) );
		}
	}

	/** Logs an exception of other code, such as 'a callback of …', without its message, which may name the buyer. */
	public static function log( \Throwable $fault, string $code ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
		error_log( 'cfg-configurator: ' . $fault::class . " in {$code}, {$fault->getFile()}:{$fault->getLine()}" );
	}
}
