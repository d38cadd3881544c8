<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Site_Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/** Checks for emails that were given up, and for those that nothing sends although they are due. */
final class Queue_Check implements Check {
	/** Seconds after which a due email should have been sent: cron sends every five minutes. */
	private const LATE = HOUR_IN_SECONDS;

	public function run(): iterable {
		$screen = Lead_Extensions::screen();
		$link   = '' === $screen ? array() : array( $screen, __( 'Leads', 'cfg-configurator' ) );
		$failed = Delivery_Table::queue()->count( Delivery::FAILED );
		$late   = self::overdue();
		if ( $failed > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n( '%s email of the configurator could not be sent.', '%s emails of the configurator could not be sent.', $failed, 'cfg-configurator' );
			$next = __( 'Check the sender address and the mail server of this site, then send the emails again from the list of leads.', 'cfg-configurator' );
			yield Finding::warning( sprintf( $text, number_format_i18n( $failed ) ), $next, ...$link );
		}
		if ( $late > 0 ) {
			/* translators: %s: number of emails. */
			$text = _n(
				'%s email of the configurator has been waiting for more than an hour.',
				'%s emails of the configurator have been waiting for more than an hour.',
				$late,
				'cfg-configurator'
			);
			$next = __( 'Check whether the scheduled tasks of this site run and whether its mail server responds.', 'cfg-configurator' );
			yield Finding::problem( sprintf( $text, number_format_i18n( $late ) ), $next, ...$link );
		}
		if ( 0 === $failed + $late ) {
			yield Finding::fine( __( 'No email of the configurator is late.', 'cfg-configurator' ) );
		}
	}

	/** Number of emails that should have been sent an hour ago. */
	public static function overdue(): int {
		$sql = 'SELECT COUNT(*) FROM %i WHERE state = %s AND next_gmt < %s';
		return (int) Database::value( $sql, Tables::deliveries(), Delivery::PENDING, Clock::stamp( -self::LATE ) );
	}
}
