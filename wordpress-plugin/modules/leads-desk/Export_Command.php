<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;

/** The command `wp cfg leads export`. */
final class Export_Command {
	/**
	 * Writes leads as CSV.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : Output file. Default: standard output.
	 *
	 * [--form=<form>]
	 * : proposal, test-drive or configuration-email.
	 *
	 * [--dealer=<id>]
	 * : A dealer's id.
	 *
	 * [--from=<day>]
	 * : First day, YYYY-MM-DD.
	 *
	 * [--to=<day>]
	 * : Last day, YYYY-MM-DD.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg leads export --file=leads.csv --from=2026-01-01
	 *
	 * @param list<string>          $positional None.
	 * @param array<string, string> $options    As above.
	 */
	public function export( array $positional, array $options ): void {
		$wrong = self::wrong( $options );
		if ( '' !== $wrong ) {
			\WP_CLI::error( $wrong );
			return;
		}
		$path = $options['file'] ?? 'php://output';
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a stream: a file may be larger than memory.
		$file = fopen( $path, 'wb' );
		if ( false === $file ) {
			\WP_CLI::error( "Cannot write to {$path}." );
			return;
		}
		$is_whole = true;
		$count    = Csv_Export::write(
			Lead_Filter::from_query( $options ),
			static function ( string $piece ) use ( $file, &$is_whole ): void {
				$is_whole = strlen( $piece ) === fwrite( $file, $piece ) && $is_whole;
			}
		);
		$is_whole = fclose( $file ) && $is_whole;
		// phpcs:enable
		if ( ! $is_whole ) {
			\WP_CLI::error( "{$path} could not be written to its end." );
			return;
		}
		if ( isset( $options['file'] ) ) {
			\WP_CLI::success( "{$count} leads." );
		}
	}

	/** @param array<string, string> $options Ignoring a misspelled filter would export every lead. Returns an error message; '' if they are valid. */
	private static function wrong( array $options ): string {
		foreach ( array( 'from', 'to' ) as $name ) {
			if ( isset( $options[ $name ] ) && ! Lead_Filter::is_day( $options[ $name ] ) ) {
				return "--{$name} takes a day, YYYY-MM-DD.";
			}
		}
		$is_form = ! isset( $options['form'] ) || in_array( $options['form'], Form_Type::ALL, true );
		return $is_form ? '' : '--form takes ' . implode( ', ', Form_Type::ALL ) . '.';
	}
}
