<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;

/** Reasons to hold back a lead, which modules and other plugins have. */
final class Spam_Check {
	/** Asks the modules about a lead that was just stored, before its mails are planned. */
	public static function complete( Lead $lead ): void {
		foreach ( Lead_Extension::all() as $extension ) {
			$extension->judge( $lead );
		}
	}

	/** Describes a reason; '' for none. */
	public static function label( string $reason ): string {
		return match ( $reason ) {
			Lead::REASON_FILTER => __( 'another plugin marked it as spam', 'cfg-configurator' ),
			''                  => '',
			default             => self::first( static fn ( Lead_Extension $extension ): string => $extension->describe( $reason ) )
				?? __( 'a check that is switched off now caught it', 'cfg-configurator' ),
		};
	}

	/** Returns REASON_FILTER of Lead, or a module's reason; '' if none. Call once per valid form, because modules may count. */
	public static function reason( Posted_Form $form ): string {
		$reason = self::first( static fn ( Lead_Extension $extension ): string => $extension->suspicion( $form ) );
		/**
		 * Filters whether a lead is held back as spam.
		 *
		 * @param bool                  $is_spam Result of the plugin's own checks.
		 * @param array<string, string> $fields  The posted fields.
		 */
		$is_spam = (bool) apply_filters( 'cfg_configurator_is_spam', null !== $reason, $form->all() );
		return $is_spam
			? $reason ?? Lead::REASON_FILTER
			: self::first( static fn ( Lead_Extension $extension ): string => $extension->provisional_reason() ) ?? '';
	}

	/**
	 * @param \Closure(Lead_Extension): string $ask
	 * @return string|null The first answer of a module; null if all are ''.
	 */
	private static function first( \Closure $ask ): ?string {
		return array_values( array_filter( array_map( $ask, Lead_Extension::all() ) ) )[0] ?? null;
	}
}
