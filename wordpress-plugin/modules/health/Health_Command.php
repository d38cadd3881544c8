<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/** Runs the checks of the health tab. */
final class Health_Command {
	public function __construct( private Health_Run $run ) {
	}

	/**
	 * Runs the checks of the health tab and prints their findings. Fails if there are critical issues.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : text (the default) or json.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg health
	 *     wp cfg health --format=json
	 *
	 * @param list<string>          $positional None.
	 * @param array<string, string> $options    As above.
	 */
	public function __invoke( array $positional, array $options ): void {
		$findings = $this->run->run();
		if ( 'json' === ( $options['format'] ?? '' ) ) {
			$rows = array_map( 'get_object_vars', $findings );
			\WP_CLI::line( (string) wp_json_encode( $rows, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		} else {
			foreach ( $findings as $finding ) {
				\WP_CLI::line( trim( "{$finding->severity}: {$finding->text} {$finding->next}" ) );
			}
		}
		$problems = count( array_filter( $findings, static fn ( Finding $finding ): bool => Finding::PROBLEM === $finding->severity ) );
		if ( $problems > 0 ) {
			\WP_CLI::error( "{$problems} critical issues." );
		} elseif ( 'json' !== ( $options['format'] ?? '' ) ) {
			\WP_CLI::success( 'No critical issues.' );
		}
	}
}
