<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Hooks about leads (docs/hooks.md). An exception in a callback does not stop the plugin. */
final class Lead_Event {
	/** @param string $recipient One of the recipients of Mail\Delivery, or 'webhook'. */
	public static function given_up( int $id, string $recipient, string $error ): void {
		self::fire( 'cfg_configurator_lead_given_up', $id, $recipient, $error );
	}

	/**
	 * Fires an action. Returns whether all callbacks ran: as everywhere in WordPress, one that throws stops those after it.
	 *
	 * @param non-empty-string $name
	 */
	public static function fire( string $name, mixed ...$arguments ): bool {
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the callers name it.
			do_action( $name, ...$arguments );
			return true;
		} catch ( \Throwable $fault ) {
			Faults::log( $fault, "a callback of {$name}" );
			return false;
		}
	}

	/**
	 * Applies a filter. If a callback throws, the value is unchanged.
	 *
	 * @param non-empty-string $name
	 */
	public static function filter( string $name, mixed $value, mixed ...$arguments ): mixed {
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the callers name it.
			return apply_filters( $name, $value, ...$arguments );
		} catch ( \Throwable $fault ) {
			Faults::log( $fault, "a callback of {$name}" );
			return $value;
		}
	}
}
