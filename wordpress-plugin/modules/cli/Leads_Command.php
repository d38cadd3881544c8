<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Settings\Settings;

/** Applies the retention time and retries mails. */
final class Leads_Command {
	/**
	 * Deletes leads older than the retention time.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Days to keep leads. Default: the setting. 0 deletes none.
	 *
	 * @param list<string>          $positional None.
	 * @param array<string, string> $options    As above.
	 */
	public function retention( array $positional, array $options ): void {
		$days = $options['days'] ?? null;
		if ( null !== $days && ! ctype_digit( $days ) ) {
			\WP_CLI::error( '--days takes a whole number.' );
			return;
		}
		$deleted = Retention::apply( null === $days ? Settings::number( 'retention_days' ) : (int) $days );
		\WP_CLI::success( "{$deleted} leads deleted." );
	}

	/**
	 * Stores leads from the fallback store, and retries all pending and failed mails and other deliveries.
	 *
	 * @param list<string> $positional None.
	 */
	public function retry( array $positional ): void {
		$due  = Lead_Worker::retry();
		$sent = Lead_Worker::run();
		\WP_CLI::success( "{$due} mails were due, {$sent} sent." );
	}
}
