<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;
use Cfg_Configurator\Settings\Settings;

/** WordPress's tools for personal data: export and erasure of a person's leads by e-mail address, and the text for the site's policy. */
final class Privacy {
	private const NAME = 'cfg-configurator';

	/** Leads per step. */
	private const STEP = 50;

	/**
	 * Adds the exporter or the eraser.
	 *
	 * @param array<mixed> $tools
	 * @return array<mixed>
	 */
	public static function add_tool( array $tools ): array {
		$is_export           = doing_filter( 'wp_privacy_personal_data_exporters' );
		$name                = $is_export ? 'exporter_friendly_name' : 'eraser_friendly_name';
		$tools[ self::NAME ] = array(
			$name      => __( 'Car configurator leads', 'cfg-configurator' ),
			'callback' => array( self::class, $is_export ? 'export' : 'erase' ),
		);
		return $tools;
	}

	/**
	 * @param int $page Step, from 1.
	 * @return array{data: list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$items = array();
		// Sorted by id, which does not depend on the clock, so that steps do not overlap.
		$found = Lead_Table::read( 'email = %s ORDER BY id LIMIT %d OFFSET %d', $email, self::STEP, ( $page - 1 ) * self::STEP );
		foreach ( $found as $lead ) {
			$data = array();
			foreach ( array_filter( self::rows( $lead ), static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
				$data[] = array(
					'name'  => (string) $name,
					'value' => nl2br( esc_html( $value ) ),
				);
			}
			$items[] = array(
				'group_id'    => self::NAME,
				'group_label' => __( 'Car configurator leads', 'cfg-configurator' ),
				'item_id'     => 'lead-' . $lead->id,
				'data'        => $data,
			);
		}
		return array(
			'data' => $items,
			'done' => count( $found ) < self::STEP,
		);
	}

	/**
	 * @param int $page Step, from 1. Each step handles the leads that remain.
	 * @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool}
	 */
	public static function erase( string $email, int $page = 1 ): array {
		$found   = Lead_Table::read( 'email = %s ORDER BY id LIMIT %d', $email, self::STEP );
		$deleted = Lead_Table::delete( array_map( static fn ( Lead $lead ): int => $lead->id, $found ) );
		$is_left = $deleted < count( $found );
		$words   = __( 'The database did not delete some car configurator leads. Try again later.', 'cfg-configurator' );
		return array(
			'items_removed'  => $deleted,
			'items_retained' => $is_left,
			'messages'       => $is_left ? array( $words ) : array(),
			// WordPress repeats unfinished steps: one that deletes nothing would repeat forever.
			'done'           => count( $found ) < self::STEP || 0 === $deleted,
		);
	}

	/** @return array<int|string, string> All personal data of a lead by label; '' for none. */
	private static function rows( Lead $lead ): array {
		$mails = array();
		foreach ( $lead->mails() as $mail ) {
			$mails[] = trim( ( $mail['to'] ?? '' ) . ': ' . Sender::state_label( $mail['state'] ?? '' ) . ' ' . ( $mail['time'] ?? '' ) );
		}
		$rows     = array(
			__( 'Sent (UTC)', 'cfg-configurator' ) => $lead->created_gmt,
			__( 'Form', 'cfg-configurator' )       => Form_Type::label( $lead->form_type ),
			...Form_Fields::texts( $lead ),
			__( 'Lead model', 'cfg-configurator' ) => $lead->model,
			__( 'Page', 'cfg-configurator' )       => $lead->from_page,
			__( 'Emails', 'cfg-configurator' )     => implode( "\n", $mails ),
			...Consents::rows( $lead ),
			...Snapshot_Rows::labelled( array( ...Snapshot_Rows::choices( $lead->snapshot() ), ...Snapshot_Rows::figures( $lead->snapshot() ) ) ),
		);
		$name     = 'cfg_configurator_lead_personal_data';
		$filtered = Log::guard( $name, static fn (): mixed => apply_filters( 'cfg_configurator_lead_personal_data', $rows, $lead ), $rows );
		return array_filter( is_array( $filtered ) ? $filtered : $rows, 'is_string' );
	}

	/** The text that WordPress suggests for the privacy policy. */
	public static function suggest_policy(): void {
		// phpcs:disable Generic.Files.LineLength -- a sentence to translate is one line.
		/* translators: %s: number of days. */
		$kept  = __( 'We store your request on this site, send it by email to the dealer that you choose, and delete it after %s days (0: never).', 'cfg-configurator' );
		$texts = array(
			__( 'If you ask for a proposal, a test drive or an email with your configuration, we use what you enter, your configuration and your consents.', 'cfg-configurator' ),
			Endpoint::is_here() ? sprintf( $kept, number_format_i18n( Settings::number( 'retention_days' ) ) ) : __( 'Your request is sent to the system in which we handle requests.', 'cfg-configurator' ),
			__( 'To limit spam, we store a hash of your network address for about an hour. It cannot be turned back into the address.', 'cfg-configurator' ),
			__( 'The cookie cfg_app_params restores the chosen car. The cookies wp_cfgHyu_uniqueID and wp_cfgHyu_sessionID are for statistics.', 'cfg-configurator' ),
		);
		// phpcs:enable
		wp_add_privacy_policy_content( __( 'Car configurator', 'cfg-configurator' ), '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' );
	}
}
