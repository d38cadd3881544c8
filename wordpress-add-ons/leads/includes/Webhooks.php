<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/** Other systems that get every lead (docs/webhooks.md): planned when a lead is stored, sent in cron, never while a visitor waits. */
final class Webhooks {
	public const SETTING = Settings_Fields::WEBHOOKS;

	/** Option with the id of the last lead that is planned for certain. */
	private const PLANNED = 'cfg_configurator_leads_planned';

	/** Seconds of a run of cron, after which no further delivery is begun. */
	private const SECONDS = 60;

	/** Seconds after which the process that stored a lead has ended, or planned it. */
	private const LATE = MINUTE_IN_SECONDS;

	/** @return array<string, array{url: string, secret: string}> The webhooks of the settings by id. */
	public static function all(): array {
		$webhooks = array();
		foreach ( Settings::rows( self::SETTING ) as $row ) {
			$webhooks[ self::id( $row['url'] ?? '' ) ] = array(
				'url'    => $row['url'] ?? '',
				'secret' => $row['secret'] ?? '',
			);
		}
		return $webhooks;
	}

	public static function id( string $url ): string {
		return substr( hash( 'sha256', $url ), 0, 12 );
	}

	public static function host( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_HOST );
	}

	public static function plan( Lead $lead ): void {
		foreach ( self::all() as $id => $webhook ) {
			Webhook_Table::ensure();
			Webhook_Table::plan( $lead, (string) $id, $webhook['url'] );
		}
	}

	public static function send_due(): void {
		Webhook_Table::ensure();
		self::plan_missing();
		Webhook_Table::release();
		$unreachable = array();
		Retry::run(
			Webhook_Table::name(),
			'',
			static function ( array $row ) use ( &$unreachable ): array {
				return self::send( $row, $unreachable );
			},
			self::SECONDS
		);
		$count = Webhook_Table::tell();
		if ( $count > 0 ) {
			/* translators: %d: number of leads. */
			$words = _n(
				'%d lead did not reach a webhook, or nobody knows whether it did. It is stored, and can be sent again from its page.',
				'%d leads did not reach a webhook, or nobody knows whether they did. They are stored, and can be sent again from their pages.',
				$count,
				'cfg-configurator-leads'
			);
			Log::error( 'webhook', sprintf( $words, $count ) );
		}
	}

	/** Plans leads whose process ended between storing and planning them. A webhook gets no leads from before it was added. */
	private static function plan_missing(): void {
		$sql  = 'SELECT id FROM %i WHERE created_gmt < %s ORDER BY id DESC LIMIT 1';
		$last = (int) Lead_Table::value( $sql, Lead_Table::name(), Retry::stamp( -self::LATE ) );
		$mark = get_option( self::PLANNED, $last );
		array_map( self::plan( ... ), Lead_Table::read( 'id > %d AND id <= %d', is_numeric( $mark ) ? (int) $mark : $last, $last ) );
		update_option( self::PLANNED, $last, false );
	}

	/**
	 * Sends a claimed delivery.
	 *
	 * @param array<string, string|null> $row
	 * @param array<string, true>        $unreachable Webhooks that could not be reached in this run: only their first lead waits for them.
	 * @return array{string, array<string, string>}
	 */
	private static function send( array $row, array &$unreachable ): array {
		$id      = (string) $row['webhook'];
		$lead    = Lead_Table::find( (int) $row['lead_id'] );
		$webhook = self::all()[ $id ] ?? null;

		list( $state, $detail ) = match ( true ) {
			null === $lead => array( Retry::FAILED, __( 'The lead no longer exists.', 'cfg-configurator-leads' ) ),
			null === $webhook => array( Retry::FAILED, __( 'This webhook was removed from the settings.', 'cfg-configurator-leads' ) ),
			isset( $unreachable[ $id ] ) => array( Retry::AGAIN, __( 'The receiver cannot be reached.', 'cfg-configurator-leads' ) ),
			default => Webhook_Request::post( $webhook['url'], $webhook['secret'], Webhook_Request::message( $lead, (int) $row['sendings'] ) ),
		};
		if ( Webhook_Request::UNREACHABLE === $state ) {
			$unreachable[ $id ] = true;
			$state              = Retry::AGAIN;
		}
		$detail   = mb_substr( $detail, 0, 255 );
		$done_gmt = Retry::stamp();
		return array( $state, compact( 'detail', 'done_gmt' ) );
	}

	/** Sends an accepted lead again, also to webhooks that were added since. Returns false without a webhook. */
	public static function send_again( int $id ): bool {
		$lead = Lead_Table::find( $id );
		if ( null === $lead || Lead::RECEIVED !== $lead->status || array() === self::all() ) {
			return false;
		}
		Webhook_Table::reset( $id );
		self::plan( $lead );
		return true;
	}

	public static function state_label( string $state ): string {
		return Webhook_Table::HELD === $state ? __( 'waits until the lead is accepted', 'cfg-configurator-leads' ) : Sender::state_label( $state );
	}

	/**
	 * What WordPress's export of personal data says: who got the lead, and how far the follow-up is.
	 *
	 * @param array<int|string, string> $rows
	 * @return array<int|string, string>
	 */
	public static function add_personal_data( array $rows, Lead $lead ): array {
		$is_out = static fn ( array $row ): bool => in_array( $row['state'], array( Retry::SENT, Retry::UNKNOWN ), true );
		$sent   = array_column( array_filter( Webhook_Table::of_lead( $lead->id ), $is_out ), 'url' );
		$hosts  = array_map( static fn ( mixed $url ): string => is_string( $url ) ? self::host( $url ) : '', $sent );
		return $rows + array(
			__( 'Follow-up', 'cfg-configurator-leads' )    => Words::follow_ups()[ $lead->follow_up ] ?? $lead->follow_up,
			__( 'Passed on to', 'cfg-configurator-leads' ) => implode( ', ', $hosts ),
		);
	}
}
