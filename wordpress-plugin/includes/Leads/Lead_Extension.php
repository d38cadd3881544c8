<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Posting\Posted_Form;

/** What a module does with every lead. Every method is optional. */
abstract class Lead_Extension {
	/**
	 * The extensions of modules that run, by module.
	 *
	 * @var array<string, self>
	 */
	private static array $all = array();

	final public static function add( self $extension, string $module ): void {
		self::$all[ $module ] = $extension;
	}

	/** @return list<self> */
	final public static function all(): array {
		return array_values( self::$all );
	}

	/** The configuration of a lead: the one that its form brought, else one that a module knows, else null. */
	final public static function configuration( Lead $lead ): ?Configuration_Snapshot {
		return self::configurations_of( array( $lead ) )[ $lead->id ] ?? null;
	}

	/**
	 * @param list<Lead> $leads
	 * @return array<int, Configuration_Snapshot> By lead id.
	 */
	final public static function configurations_of( array $leads ): array {
		$found   = array_filter( array_column( $leads, 'configuration', 'id' ) );
		$is_none = static fn ( Lead $lead ): bool => null === $lead->configuration && Configuration_Snapshot::UNREADABLE !== $lead->warning;
		$without = array_values( array_filter( $leads, $is_none ) );
		foreach ( array() === $without ? array() : self::all() as $extension ) {
			$found += $extension->configurations( $without );
		}
		return $found;
	}

	/** URL of the screen that lists the leads; '' for none. */
	final public static function leads_screen(): string {
		/** Documented in docs/hooks.md. */
		$url = apply_filters( 'cfg_configurator_leads_url', '' );
		return is_string( $url ) ? $url : '';
	}

	/**
	 * Values of columns that the core leaves empty.
	 *
	 * @param Posted_Form               $form Valid.
	 * @param array<string, int|string> $row  The lead that is about to be stored.
	 * @return array<string, string> By column.
	 */
	public function columns( Posted_Form $form, array $row ): array {
		return array();
	}

	/**
	 * Configurations that the forms of these leads did not bring.
	 *
	 * @param list<Lead> $leads Without a configuration.
	 * @return array<int, Configuration_Snapshot> By lead id.
	 */
	public function configurations( array $leads ): array {
		return array();
	}

	/**
	 * Texts of rows of a configuration that the core leaves empty.
	 *
	 * @param bool                     $is_cell Whether they are cells of a spreadsheet.
	 * @param \Closure(string): string $clean   Of names and places, which anybody could post.
	 * @return array<string, string> By name of the row (Snapshot_Rows).
	 */
	public function rows( Configuration_Snapshot $snapshot, bool $is_cell, \Closure $clean ): array {
		return array();
	}

	/** Reason to hold the lead of a valid form, which another plugin may overrule; '' for none. May count: called once per form. */
	public function suspicion( Posted_Form $form ): string {
		return '';
	}

	/** Reason to hold each lead until judge() has judged it; '' if leads are not held meanwhile. */
	public function provisional_reason(): string {
		return '';
	}

	/** Holds or releases a lead that was just stored, before its mails are planned. After the response: no buyer waits for it. */
	public function judge( Lead $lead ): void {
	}

	/** Describes one of the module's reasons to hold a lead; '' for any other. */
	public function describe( string $reason ): string {
		return '';
	}

	/** @return string Escaped HTML for the plugin's own thank-you page; '' for none. */
	public function thanks(): string {
		return '';
	}
}
