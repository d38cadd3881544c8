<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/** Exports and erases a person's data by e-mail address, for WordPress's privacy tools: leads with configurations and deliveries, and waiting leads. */
final class Privacy_Tools {
	private const NAME = 'cfg-configurator';

	/** Leads per step. */
	private const STEP = 50;

	/**
	 * @param array<mixed> $exporters Registered exporters.
	 * @return array<mixed>
	 */
	public static function add_exporter( array $exporters ): array {
		$exporters[ self::NAME ] = array(
			'exporter_friendly_name' => __( 'Car configurator leads', 'cfg-configurator' ),
			'callback'               => array( self::class, 'export' ),
		);
		return $exporters;
	}

	/**
	 * @param array<mixed> $erasers Registered erasers.
	 * @return array<mixed>
	 */
	public static function add_eraser( array $erasers ): array {
		$erasers[ self::NAME ] = array(
			'eraser_friendly_name' => __( 'Car configurator leads', 'cfg-configurator' ),
			'callback'             => array( self::class, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * @param int $page Step, from 1.
	 * @return array{data: list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}>, done: bool}
	 */
	public static function export( string $email, int $page = 1 ): array {
		$items = 1 === $page ? self::waiting_items( $email ) : array();
		// Sorted by id, which does not depend on the clock, so that pages do not overlap.
		$found = Lead_Table::of_email( $email, self::STEP, ( $page - 1 ) * self::STEP );
		foreach ( $found as $lead ) {
			$rows    = self::data_of( $lead, Lead_Extension::configuration( $lead ), Delivery_Queue::of_mails()->of_lead( $lead->id ) );
			$items[] = self::item( 'lead-' . $lead->id, $rows );
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
		$removed = 1 === $page ? (int) Waiting_Leads::current()?->erase( $email ) : 0;
		// Recorded before the lookup, so that another server does not import an erased lead later.
		$is_recorded = 1 !== $page || false !== Waiting_Leads::current()?->record_erasure( $email );
		$found       = Lead_Table::of_email( $email, self::STEP );
		$deleted     = Lead_Table::delete( array_map( static fn ( Lead $lead ): int => $lead->id, $found ) );
		$is_left     = $deleted < count( $found ) || ! $is_recorded;
		$words       = __( 'The database did not delete some car configurator leads. Try again later.', 'cfg-configurator' );
		return array(
			'items_removed'  => $removed + $deleted,
			'items_retained' => $is_left,
			'messages'       => $is_left ? array( $words ) : array(),
			// WordPress repeats unfinished steps: one that deletes nothing would repeat forever.
			'done'           => count( $found ) < self::STEP || 0 === $deleted,
		);
	}

	/** @return list<array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}> Waiting leads. */
	private static function waiting_items( string $email ): array {
		Waiting_Leads::current()?->move_to_table();
		$items = array();
		foreach ( array_filter( Waiting_Leads::current()?->all() ?? array(), self::is_of( $email ) ) as $key => $row ) {
			$lead    = new Lead( array_map( 'strval', $row ) );
			$items[] = self::item( 'rescued-' . $key, self::data_of( $lead, Lead_Extension::configuration( $lead ), array() ) );
		}
		return $items;
	}

	/** @return \Closure(array<string, int|string>): bool */
	private static function is_of( string $email ): \Closure {
		return static fn ( array $row ): bool => is_string( $row['email'] ?? null ) && strtolower( $row['email'] ) === strtolower( $email );
	}

	/**
	 * @param array<int|string, string> $rows By label; empty ones are skipped.
	 * @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>}
	 */
	private static function item( string $id, array $rows ): array {
		$data = array();
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = array(
				'name'  => (string) $name,
				'value' => esc_html( $value ),
			);
		}
		return array(
			'group_id'    => self::NAME,
			'group_label' => __( 'Car configurator leads', 'cfg-configurator' ),
			'item_id'     => $id,
			'data'        => $data,
		);
	}

	/**
	 * @param list<Delivery> $deliveries Of the lead.
	 * @return array<int|string, string> All personal data of a lead by label; '' for none.
	 */
	private static function data_of( Lead $lead, ?Configuration_Snapshot $configuration, array $deliveries ): array {
		/** Documented in docs/hooks.md. */
		$more = apply_filters( 'cfg_configurator_lead_personal_data', array(), $lead );
		return array(
			__( 'Sent (UTC)', 'cfg-configurator' )      => $lead->created_gmt,
			__( 'Form', 'cfg-configurator' )            => Form_Type::label( $lead->form_type ),
			...Lead_Fields::texts( $lead, Lead_Fields::visible() ),
			__( 'Lead model', 'cfg-configurator' )      => $lead->model,
			__( 'Page', 'cfg-configurator' )            => $lead->from_page,
			__( 'Corrected (UTC)', 'cfg-configurator' ) => $lead->text( 'corrected_gmt' ),
			__( 'Emails', 'cfg-configurator' )          => implode( "\n", array_map( array( self::class, 'mail' ), $deliveries ) ),
			...array_filter( is_array( $more ) ? $more : array(), 'is_string' ),
			...Lead_Fields::extra_texts( $lead ),
			...Snapshot_Rows::for_back_office( array( ...Snapshot_Rows::choices( $configuration ), ...Snapshot_Rows::figures( $configuration ) ) ),
		);
	}

	private static function mail( Delivery $delivery ): string {
		$state = $delivery->description() . ( '' === $delivery->sent_gmt ? '' : " {$delivery->sent_gmt} UTC" );
		return Delivery::recipient_name( $delivery->recipient ) . ", {$delivery->address}: {$state}";
	}
}
