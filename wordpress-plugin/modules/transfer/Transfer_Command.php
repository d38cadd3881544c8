<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/** `wp cfg settings export` and `import`. */
final class Transfer_Command {
	/**
	 * Writes all settings as a file that the settings page and `wp cfg settings import` can read.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : Output file. Default: standard output.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg settings export settings.json
	 *
	 * @param list<string> $positional The file.
	 */
	public function export( array $positional ): void {
		$file = $positional[0] ?? '';
		if ( '' === $file ) {
			\WP_CLI::line( rtrim( Transfer::export() ) );
			return;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a path given on the command line; a failure is reported below.
		$is_written = false !== @file_put_contents( $file, Transfer::export() );
		$is_written ? \WP_CLI::success( "Settings written to {$file}." ) : \WP_CLI::error( "Cannot write to {$file}." );
	}

	/**
	 * Replaces the settings with those in a file. Rejected values keep their previous setting.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A file from the settings page or `wp cfg settings export`.
	 *
	 * ## EXAMPLES
	 *
	 *     wp cfg settings import settings.json
	 *
	 * @param list<string> $positional The file.
	 */
	public function import( array $positional ): void {
		$file = $positional[0] ?? '';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$text = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file ) : false;
		if ( false === $text ) {
			\WP_CLI::error( "Cannot read {$file}." );
			return;
		}
		$outcome = Transfer::import( $text );
		if ( is_wp_error( $outcome ) ) {
			\WP_CLI::error( $outcome->get_error_message() );
			return;
		}
		update_option( Settings::OPTION, $outcome->values, true );
		foreach ( $outcome->refusals as $key => $refusal ) {
			\WP_CLI::line( "{$key}: {$refusal}" );
		}
		array() === $outcome->refusals
			? \WP_CLI::success( 'Settings saved.' )
			: \WP_CLI::error( sprintf( '%d values were rejected and keep their previous setting.', count( $outcome->refusals ) ) );
	}
}
