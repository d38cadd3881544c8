<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Runs all checks on demand, and stores the findings and the time of the run.
 *
 * @phpstan-import-type Check from \Cfg_Configurator\Module
 */
final class Health_Run {
	/** Option with the findings; not autoloaded. */
	public const OPTION = 'cfg_configurator_health';

	/** @param \Closure(): array<string, Check> $checks Creates the checks, by name, when they are needed. */
	public function __construct( private \Closure $checks ) {
	}

	/** @return list<string> Names of the checks, in the order in which they run. */
	public function names(): array {
		return array_keys( ( $this->checks )() );
	}

	/**
	 * @param \Closure(list<Finding>): void|null $report Receives the findings of each check as soon as it has run.
	 * @return list<Finding> Findings of all checks, which are also stored.
	 */
	public function run( ?\Closure $report = null ): array {
		$findings = array();
		foreach ( ( $this->checks )() as $name => $check ) {
			$found = self::findings( $name, $check );
			array_push( $findings, ...$found );
			if ( null !== $report ) {
				$report( $found );
			}
		}
		$run = array(
			'time'     => time(),
			'findings' => array_map( 'get_object_vars', $findings ),
		);
		update_option( self::OPTION, $run, false );
		return $findings;
	}

	/**
	 * @param Check $check
	 * @return list<Finding>
	 */
	private static function findings( string $name, array|\Closure $check ): array {
		try {
			return self::result( $check );
		} catch ( \Throwable $fault ) {
			// A failing check must not hide the findings of the others.
			return array( Finding::of( 'check-failed', $name, $fault->getMessage() ) );
		}
	}

	/**
	 * @param Check $check
	 * @return list<Finding>
	 */
	public static function result( array|\Closure $check ): array {
		$found = is_array( $check ) ? $check['run']() : $check();
		$all   = is_iterable( $found ) ? array_values( array( ...$found ) ) : array( $found );
		return array_map( static fn ( mixed $one ): Finding => $one instanceof Finding ? $one : self::from_array( (array) $one ), $all );
	}

	/** Returns the Unix time of the last run; 0 if there was none. */
	public static function last_time(): int {
		$run = get_option( self::OPTION );
		return is_array( $run ) && is_int( $run['time'] ?? null ) ? $run['time'] : 0;
	}

	/** @return list<Finding> Findings of the last run. */
	public static function last_findings(): array {
		$run  = get_option( self::OPTION );
		$rows = is_array( $run ) && is_array( $run['findings'] ?? null ) ? $run['findings'] : array();
		return array_values( array_map( self::from_array( ... ), array_filter( $rows, 'is_array' ) ) );
	}

	/** @param array<mixed> $stored The properties of a finding; anything else creates an empty one. */
	private static function from_array( array $stored ): Finding {
		$text     = static fn( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		$severity = in_array( $text( 'severity' ), Finding::SEVERITIES, true ) ? $text( 'severity' ) : Finding::WARNING;
		return new Finding( $severity, $text( 'text' ), $text( 'next' ), $text( 'url' ), $text( 'link' ) );
	}
}
