<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Services;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Settings\Texts;

/** Turnstile and Akismet. With Turnstile, a lead is held until it is confirmed: if the process dies or Cloudflare fails, an editor decides. */
final class Spam_Services extends Lead_Extension {
	/** Not confirmed by Turnstile yet. */
	private const UNVERIFIED = 'unverified';
	private const TURNSTILE  = 'turnstile';
	private const AKISMET    = 'akismet';

	public function provisional_reason(): string {
		return Turnstile::is_on() ? self::UNVERIFIED : '';
	}

	public function judge( Lead $lead ): void {
		$is_waiting = $lead->is_held() && self::UNVERIFIED === $lead->held_reason;
		if ( $lead->is_rejected() || ( $lead->is_held() && ! $is_waiting ) ) {
			return;
		}
		$is_confirmed = $is_waiting ? Turnstile::confirms() : true;
		if ( false === $is_confirmed ) {
			self::hold( $lead->id, self::TURNSTILE );
		} elseif ( true === $is_confirmed && Akismet_Check::is_spam( $lead ) ) {
			self::hold( $lead->id, self::AKISMET );
		} elseif ( true === $is_confirmed && $is_waiting ) {
			Lead_Table::release( $lead->id );
		}
	}

	public function describe( string $reason ): string {
		return Texts::of( __DIR__ . '/module.json', 'reasons', $reason );
	}

	/** Holds a lead back whose mails are not planned yet, or changes the reason. */
	private static function hold( int $id, string $reason ): void {
		$sql = 'UPDATE %i SET status = %s, held_reason = %s WHERE id = %d AND is_planned = 0';
		Database::run( $sql, Tables::leads(), Lead::HELD, $reason, $id );
	}
}
