<?php
/**
 * Leads on the command line.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Cli;

use Cfg_Configurator\Leads\Services;
use Cfg_Configurator\Leads\Storage\Lead_Filter;

/**
 * Exports leads, applies their retention, retries their mail.
 */
final class Leads_Command {
	public function __construct( private Services $services ) {
	}

	/**
	 * Writes leads as CSV.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : Where to; without it, to the screen.
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
		unset( $positional );
		$path = $options['file'] ?? 'php://output';
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a stream: a file may be larger than memory.
		$file = fopen( $path, 'wb' );
		if ( false === $file ) {
			$this->fail( "Cannot write to {$path}." );
			return;
		}
		$count = $this->services->export()->write( Lead_Filter::from_query( $options ), static fn ( string $piece ) => fwrite( $file, $piece ) );
		fclose( $file );
		// phpcs:enable
		if ( isset( $options['file'] ) ) {
			$this->say( "{$count} leads." );
		}
	}

	/**
	 * Deletes leads past their time.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Days that leads are kept; without it, as the settings say. 0 deletes none.
	 *
	 * @param list<string>          $positional None.
	 * @param array<string, string> $options    As above.
	 */
	public function retention( array $positional, array $options ): void {
		unset( $positional );
		$days = $options['days'] ?? null;
		if ( null !== $days && ! ctype_digit( $days ) ) {
			$this->fail( '--days takes a whole number.' );
			return;
		}
		$deleted = $this->services->retention()->apply( null === $days ? $this->services->retention_days() : (int) $days );
		$this->say( "{$deleted} leads deleted." );
	}

	/**
	 * Brings rescued leads in, and tries every mail again that waits or was given up.
	 *
	 * @param list<string> $positional None.
	 */
	public function retry( array $positional ): void {
		unset( $positional );
		$due  = $this->services->deliveries()->hurry();
		$sent = $this->services->worker()->run();
		$this->say( "{$due} mails were due, {$sent} sent." );
	}

	private function say( string $words ): void {
		\WP_CLI::success( $words ); // @phpstan-ignore class.notFound (its stubs are not at hand)
	}

	private function fail( string $words ): void {
		\WP_CLI::error( $words ); // @phpstan-ignore class.notFound (its stubs are not at hand)
	}
}
