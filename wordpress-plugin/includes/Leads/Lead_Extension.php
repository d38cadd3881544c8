<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Posting\Posted_Form;

/** What a module does with every lead. Every method is optional. */
abstract class Lead_Extension {
	/**
	 * The extensions of modules that run, by module or class.
	 *
	 * @var array<string, self>
	 */
	private static array $all = array();

	/** @param string $module Name of the module; '' for an extension that is known by its class. */
	final public static function add( self $extension, string $module = '' ): void {
		self::$all[ '' === $module ? $extension::class : $module ] = $extension;
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
		$found = array_filter( array_column( $leads, 'configuration', 'id' ) );
		foreach ( self::all() as $extension ) {
			$has     = static fn ( Lead $lead ): bool => isset( $found[ $lead->id ] ) || Configuration_Snapshot::UNREADABLE === $lead->warning;
			$without = array_values( array_filter( $leads, static fn ( Lead $lead ): bool => ! $has( $lead ) ) );
			$found  += array() === $without ? array() : $extension->configurations( $without );
		}
		return $found;
	}

	/** URL of the screen that lists the leads; '' for none. */
	final public static function leads_screen(): string {
		$screens = array_map( static fn ( self $extension ): string => $extension->screen(), self::all() );
		return array_values( array_filter( $screens ) )[0] ?? '';
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

	/** Does work that is due. Called by cron. */
	public function work(): void {
	}

	/** Deletes what no lead refers to and is older than this moment, a UTC timestamp. Called daily. */
	public function delete_without_lead( string $moment ): void {
	}

	/** @return array<string, string> Personal data of a lead besides its own columns and mails, by label. */
	public function personal_data( Lead $lead ): array {
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

	/** Whether the mail that is planned for a lead's visitor may be sent to this address. */
	public function allows_mail( int $lead_id, string $address ): bool {
		return true;
	}

	/** @return string Escaped HTML for the plugin's own thank-you page; '' for none. */
	public function thanks(): string {
		return '';
	}

	/** Prints a section of the screen of a lead. */
	public function render( Lead $lead ): void {
	}

	/** Prints what was searched for, above the leads that were found. */
	public function render_search( string $search ): void {
	}

	/** Prints notices above the leads, after the last action; '' for none. */
	public function render_notices( string $did ): void {
	}

	/** URL of a screen that lists the leads; '' if the module has none. */
	public function screen(): string {
		return '';
	}
}
