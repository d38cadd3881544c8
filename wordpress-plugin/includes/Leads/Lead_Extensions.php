<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Posting\Posted_Form;

/** The extensions of modules that run. */
final class Lead_Extensions {
	/** @var array<string, Lead_Extension> By module, or class. */
	private static array $all = array();

	/** @param string $module Name of the module; '' for an extension that is known by its class. */
	public static function add( Lead_Extension $extension, string $module = '' ): void {
		self::$all[ '' === $module ? $extension::class : $module ] = $extension;
	}

	/** @return list<Lead_Extension> */
	public static function all(): array {
		return array_values( self::$all );
	}

	/**
	 * Values of columns of a new lead.
	 *
	 * @param array<string, int|string> $row The lead.
	 * @return array<string, string> By column.
	 */
	public static function columns( Posted_Form $form, array $row ): array {
		return array_merge( ...array_map( static fn ( Lead_Extension $extension ): array => $extension->columns( $form, $row ), self::all() ) );
	}

	/** The configuration of a lead: the one that its form brought, else one that a module knows, else null. */
	public static function configuration( Lead $lead ): ?Configuration_Snapshot {
		return self::configurations( array( $lead ) )[ $lead->id ] ?? null;
	}

	/**
	 * @param list<Lead> $leads
	 * @return array<int, Configuration_Snapshot> By lead id.
	 */
	public static function configurations( array $leads ): array {
		$found = array_filter( array_column( $leads, 'configuration', 'id' ) );
		foreach ( self::all() as $extension ) {
			$has     = static fn ( Lead $lead ): bool => isset( $found[ $lead->id ] ) || Configuration_Snapshot::UNREADABLE === $lead->warning;
			$without = array_values( array_filter( $leads, static fn ( Lead $lead ): bool => ! $has( $lead ) ) );
			$found  += array() === $without ? array() : $extension->configurations( $without );
		}
		return $found;
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
