<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The extensions of modules that run. */
final class Lead_Extensions {
	/** @var array<class-string, Lead_Extension> */
	private static array $all = array();

	public static function add( Lead_Extension $extension ): void {
		self::$all[ $extension::class ] = $extension;
	}

	/** @return list<Lead_Extension> */
	public static function all(): array {
		return array_values( self::$all );
	}

	/** Whether all work on a lead is planned. */
	public static function plan( Lead $lead ): bool {
		$planned = array_map( static fn ( Lead_Extension $extension ): bool => $extension->plan( $lead ), self::all() );
		return ! in_array( false, $planned, true );
	}

	/** @return array<string, string> Personal data of a lead, by label. */
	public static function personal_data( Lead $lead ): array {
		return array_merge( ...array_map( static fn ( Lead_Extension $extension ): array => $extension->personal_data( $lead ), self::all() ) );
	}

	/** URL of the screen that lists the leads; '' for none. */
	public static function screen(): string {
		$screens = array_map( static fn ( Lead_Extension $extension ): string => $extension->screen(), self::all() );
		return array_values( array_filter( $screens ) )[0] ?? '';
	}
}
