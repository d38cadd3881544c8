<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Actions that tell other plugins what happened to a lead (docs/hooks.md). An exception in a callback does not stop the plugin. */
final class Lead_Event {
	/** @param string $recipient One of the recipients of Mail\Delivery, or 'webhook'. */
	public static function given_up( int $id, string $recipient, string $error ): void {
		/**
		 * Fires when no further attempt is made to send a mail or a webhook of a lead.
		 *
		 * @param int    $id        Id of the lead.
		 * @param string $recipient 'dealer', 'copy', 'visitor' or 'webhook'.
		 * @param string $error     Why the last attempt failed.
		 */
		self::fire( 'cfg_configurator_lead_given_up', $id, $recipient, $error );
	}

	/**
	 * Fires an action. Returns whether all callbacks ran: as everywhere in WordPress, one that throws stops those after it.
	 *
	 * @param non-empty-string $name
	 */
	public static function fire( string $name, mixed ...$arguments ): bool {
		try {
			do_action( $name, ...$arguments ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the callers name it.
			return true;
		} catch ( \Throwable $fault ) {
			// Do not log the message: it may name the buyer.
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
			error_log( 'cfg-configurator: ' . $fault::class . " in a callback of {$name}, {$fault->getFile()}:{$fault->getLine()}" );
			return false;
		}
	}
}
