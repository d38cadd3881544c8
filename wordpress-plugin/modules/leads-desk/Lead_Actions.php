<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Event;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Consents\Consent_Record;

/** What users do with leads. What changes a lead is logged. Each action checks capability and nonce, sanitises and validates the input, acts and redirects. */
final class Lead_Actions {
	/** Prefix of the `admin-post.php` action and of the nonce action. */
	public const PREFIX = 'cfg_configurator_lead_';

	public const NAMES = array( 'resend', 'release', 'reject', 'correct', 'withdraw', 'work', 'delete', 'read', 'unread' );

	/** Actions whose result is shown in the lead's view. */
	private const IN_VIEW = array( 'reject', 'correct', 'withdraw', 'work' );

	public static function perform( string $name ): never {
		Lead_Setup::require_capability();
		$ids = self::requested_ids();
		check_admin_referer( self::intent( $name, $ids ) );
		$result = self::act( $name, $ids );
		$target = Leads_Address::of( in_array( $name, self::IN_VIEW, true ) ? array( 'lead' => $ids[0] ?? 0 ) : array() );
		wp_safe_redirect( add_query_arg( array( 'did' => $result ), $target ), 303 );
		exit;
	}

	/** @param list<int> $ids Leads to mail again. */
	public static function resend( array $ids ): string {
		foreach ( $ids as $id ) {
			self::accept( $id );
			$lead = Lead_Table::find( $id );
			if ( null !== $lead ) {
				Lead_Worker::restart( $lead );
				Log_Entry::add( $id, Log_Entry::RESENT );
			}
		}
		Lead_Worker::follow_up( $ids );
		return 'resent';
	}

	/** @param list<int> $ids Leads to accept. */
	public static function release( array $ids ): string {
		array_map( self::accept( ... ), $ids );
		Lead_Worker::follow_up( $ids );
		return 'released';
	}

	/** Accepts a lead that is held back or was rejected. */
	private static function accept( int $id ): void {
		if ( Lead_Table::release( $id ) || Lead_Table::release( $id, Lead::REJECTED ) ) {
			Log_Entry::add( $id, Log_Entry::ACCEPTED );
		}
	}

	/** @param list<int> $ids Held leads, which stay in the table, but are never mailed. */
	private static function reject( array $ids ): string {
		$sql = 'UPDATE %i SET status = %s, is_read = 1 WHERE id = %d AND status = %s';
		foreach ( $ids as $id ) {
			if ( 1 === Database::run( $sql, Tables::leads(), Lead::REJECTED, $id, Lead::HELD ) ) {
				Log_Entry::add( $id, Log_Entry::REJECTED );
			}
		}
		return 'rejected';
	}

	/** @param list<int> $ids Leads. */
	private static function delete( array $ids ): string {
		Lead_Table::delete( $ids );
		return 'deleted';
	}

	/** @param list<int> $ids Leads. */
	private static function set_read( array $ids, string $name ): string {
		Follow_Up::set_read( $ids, 'read' === $name );
		return $name;
	}

	/** @param array<string, string> $more Further arguments of the link, which has a nonce and performs one of NAMES. */
	public static function link( string $name, int $lead, string $words, string $css_class = '', array $more = array() ): string {
		$address = add_query_arg( $more, admin_url( 'admin-post.php?action=' . self::PREFIX . $name . '&lead=' . $lead ) );
		$address = wp_nonce_url( $address, self::intent( $name, array( $lead ) ) );
		return '<a href="' . esc_url( $address ) . '" class="' . esc_attr( $css_class ) . '">' . esc_html( $words ) . '</a>';
	}

	public static function open_form( string $name, int $lead ): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="'
			. esc_attr( self::PREFIX . $name ) . '"><input type="hidden" name="lead" value="' . esc_attr( (string) $lead ) . '">';
		wp_nonce_field( self::intent( $name, array( $lead ) ) );
	}

	/** @param list<int> $ids Leads. A nonce for one lead is not valid for another. */
	public static function intent( string $name, array $ids ): string {
		return self::PREFIX . $name . '_' . implode( '_', $ids );
	}

	/**
	 * Performs one of NAMES. The caller must have checked capability and nonce.
	 *
	 * @param list<int> $ids Leads.
	 * @return string What was done, for the screen's notice.
	 */
	public static function act( string $name, array $ids ): string {
		$id = $ids[0] ?? 0;
		return match ( $name ) {
			'resend'         => self::resend( $ids ),
			'release'        => self::release( $ids ),
			'reject'         => self::reject( $ids ),
			'read', 'unread' => self::set_read( $ids, $name ),
			'delete'         => self::delete( $ids ),
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- perform() has checked it.
			'work'           => Follow_Up::save( $id, wp_unslash( $_POST ) ),
			'withdraw'       => self::withdraw( $id ),
			default          => self::correct( $id ),
		};
	}

	private static function withdraw( int $id ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- perform() has checked it.
		$purpose = is_string( $_REQUEST['purpose'] ?? null ) ? sanitize_key( wp_unslash( $_REQUEST['purpose'] ) ) : '';
		$lead    = Lead_Table::find( $id );
		$values  = null === $lead ? array() : Consent_Record::without( $lead, $purpose, get_current_user_id() );
		if ( array() === $values || ! Database::update( Tables::leads(), $values, array( 'id' => $id ) ) ) {
			return 'not-withdrawn';
		}
		Log_Entry::add( $id, Log_Entry::WITHDRAWN, $purpose );
		return 'withdrawn';
	}

	private static function correct( int $id ): string {
		$lead    = Lead_Table::find( $id );
		$contact = array();
		if ( null === $lead ) {
			return 'refused';
		}
		foreach ( self::correctable() as $field ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- perform() has checked it.
			$text = is_string( $_POST[ $field->column ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $field->column ] ) ) : '';
			if ( ! self::is_valid( $field, $text, $lead ) ) {
				return 'refused';
			}
			$contact[ $field->column ] = $text;
		}
		$values = array(
			...$contact,
			'corrected_gmt' => Clock::stamp(),
			'corrected_by'  => get_current_user_id(),
		);
		if ( ! Database::update( Tables::leads(), $values, array( 'id' => $id ) ) ) {
			return 'refused';
		}
		$changed = array_filter( array_keys( $contact ), static fn ( string $column ): bool => $contact[ $column ] !== $lead->text( $column ) );
		/**
		 * Fires after the contact details of a lead were corrected.
		 *
		 * @param int                   $id      Id of the lead.
		 * @param array<string, string> $contact The details as they are now, by column.
		 * @param int                   $user    Id of the user who corrected them.
		 */
		Lead_Event::fire( 'cfg_configurator_lead_corrected', $id, $contact, get_current_user_id() );
		// Without the old values, which were wrong and need not be kept.
		Log_Entry::add( $id, Log_Entry::CORRECTED, implode( ',', $changed ) );
		return 'corrected';
	}

	/** @return list<Lead_Field> The fields that can be corrected in the back office. */
	public static function correctable(): array {
		return array_values( array_filter( Lead_Fields::visible(), static fn ( Lead_Field $field ): bool => '' !== $field->correction ) );
	}

	/** Whether an editor may give a lead this value. A field that its form did not ask for may stay empty. */
	private static function is_valid( Lead_Field $field, string $text, Lead $lead ): bool {
		$is_left = '' === $text && '' === $lead->text( $field->column ) && ! $field->is_in( $lead->form_type );
		return $is_left || Lead_Rules::is_valid( $field->rule, $text, new Posted_Form( array() ), new Dealer_Directory( array() ) );
	}

	/** @return list<int> The valid ids of leads in this request. */
	public static function requested_ids(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- part of the intent that the caller checks next.
		$ids = isset( $_REQUEST['lead'] ) ? map_deep( wp_unslash( $_REQUEST['lead'] ), 'sanitize_text_field' ) : array();
		return array_values( array_filter( array_map( 'absint', array_filter( (array) $ids, 'is_scalar' ) ) ) );
	}
}
