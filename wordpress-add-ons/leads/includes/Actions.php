<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Consents;
use Cfg_Configurator\Leads\Form_Fields;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;

/** What users do with leads, in the list, in the view of a lead, and by bulk actions. */
final class Actions {
	/** Action of `admin-post.php`; `do` says what. */
	public const ACTION = 'cfg_configurator_leads';

	/** Actions of several leads. */
	public const BULK = array( 'resend', 'release', 'reject', 'delete' );

	/** Handles a link or a form of one lead, and returns to where it was. */
	public static function respond(): never {
		$name = self::argument( 'do' );
		$id   = absint( self::argument( 'lead' ) );
		self::check( self::intent( $name, $id ) );
		$count  = null === Lead_Table::find( $id ) ? 0 : self::perform( $name, array( $id ), self::argument( 'of' ) );
		$target = 'delete' === $name || '' !== self::argument( 'list' ) ? Leads_Page::url() : Leads_Page::url( array( 'lead' => $id ) );
		wp_safe_redirect( self::with_result( $target, $name, $count ), 303 );
		exit;
	}

	/** Stops a request without the capability or without a valid nonce. */
	public static function check( string $intent ): void {
		if ( ! current_user_can( Install::MANAGE ) ) {
			wp_die( esc_html__( 'You are not allowed to change leads.', 'cfg-configurator-leads' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $intent );
	}

	public static function with_result( string $url, string $did, int $count ): string {
		return add_query_arg( compact( 'did', 'count' ), $url );
	}

	/**
	 * The caller has checked capability and nonce.
	 *
	 * @param list<int> $ids Leads.
	 * @param string    $of  What of the lead: the recipient of a mail, the new follow-up, the purpose of a consent.
	 * @return int Number of leads for which it was done.
	 */
	public static function perform( string $name, array $ids, string $of = '' ): int {
		if ( 'delete' === $name ) {
			return Lead_Table::delete( $ids );
		}
		$act = static fn ( int $id ): bool => match ( $name ) {
			'resend'    => self::resend( $id ),
			'mail'      => self::resend_mail( $id, $of ),
			'release'   => Lead_Table::release( $id ),
			'reject'    => Lead_Table::reject( $id ),
			'webhooks'  => Webhooks::send_again( $id ),
			'follow-up' => isset( Words::follow_ups()[ $of ] ) && Lead_Table::update( $id, array( 'follow_up' => $of ) ),
			'withdraw'  => self::withdraw( $id, $of ),
			default     => false,
		};
		return count( array_filter( $ids, $act ) );
	}

	/** All mails of an accepted lead, to the recipients of the present settings. */
	private static function resend( int $id ): bool {
		return Lead::RECEIVED === Lead_Table::find( $id )?->status && Sender::resend( $id );
	}

	/** One mail of an accepted lead. Cron sends it; the others keep their states. */
	private static function resend_mail( int $id, string $recipient ): bool {
		$lead  = Lead_Table::find( $id );
		$mails = $lead?->mails() ?? array();
		if ( Lead::RECEIVED !== $lead?->status || ! isset( $mails[ $recipient ] ) ) {
			return false;
		}
		$mails[ $recipient ] = array(
			'state'  => Retry::PENDING,
			'time'   => '',
			'detail' => '',
		) + $mails[ $recipient ];
		// Not while the lead is being sent: its process would overwrite the state.
		$sql = 'UPDATE %i SET mails = %s, mail_state = %s, mail_attempts = 0, mail_next_gmt = %s WHERE id = %d AND mail_state <> %s';
		return 1 === Lead_Table::run( $sql, Lead_Table::name(), (string) wp_json_encode( $mails ), Retry::PENDING, Retry::stamp(), $id, Retry::SENDING );
	}

	/** Records that the buyer has withdrawn a consent. The evidence that it was given stays. */
	private static function withdraw( int $id, string $purpose ): bool {
		$lead     = Lead_Table::find( $id );
		$consents = $lead?->consents() ?? array();
		$found    = array_filter( $consents, static fn ( array $consent ): bool => $purpose === $consent['purpose'] && ! isset( $consent['withdrawn_gmt'] ) );
		foreach ( array_keys( $found ) as $place ) {
			$consents[ $place ] += array(
				'withdrawn_gmt' => Retry::stamp(),
				'withdrawn_by'  => (string) get_current_user_id(),
			);
		}
		$column = Form_Fields::all()[ array_search( $purpose, Consents::PURPOSES, true ) ]->column ?? '';
		return array() !== $found && '' !== $column && Lead_Table::update(
			$id,
			array(
				'consents' => (string) wp_json_encode( $consents ),
				$column    => 0,
			)
		);
	}

	/** A nonce for one lead is not valid for another. */
	public static function intent( string $name, int $id ): string {
		return self::ACTION . "_{$name}_{$id}";
	}

	/**
	 * Escaped link that performs an action.
	 *
	 * @param array<string, string> $more Further arguments: `of`, and `list` to return to the list.
	 */
	public static function link( string $name, int $id, string $words, string $css_class = '', array $more = array() ): string {
		$query = array(
			'action' => self::ACTION,
			'do'     => $name,
			'lead'   => $id,
		);
		$query = array_map( 'rawurlencode', array_map( 'strval', $query + $more ) );
		$url   = wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::intent( $name, $id ) );
		$class = trim( $css_class . ( 'delete' === $name ? ' cfg-leads-delete' : '' ) );
		return sprintf( '<a href="%s"%s>%s</a>', esc_url( $url ), '' === $class ? '' : ' class="' . esc_attr( $class ) . '"', esc_html( $words ) );
	}

	/** The result of an action for people; '' for none. */
	public static function result( string $name, int $count ): string {
		/* translators: %d: number of leads. */
		$deleted = _n( '%d lead deleted.', '%d leads deleted.', $count, 'cfg-configurator-leads' );
		$words   = match ( $name ) {
			'resend', 'mail' => __( 'The emails are sent again within about five minutes.', 'cfg-configurator-leads' ),
			'release'   => __( 'Accepted. The emails are sent within about five minutes.', 'cfg-configurator-leads' ),
			'reject'    => __( 'Rejected. No emails are sent.', 'cfg-configurator-leads' ),
			'webhooks'  => __( 'The lead is sent to the webhooks again within about five minutes.', 'cfg-configurator-leads' ),
			'follow-up' => __( 'Follow-up saved.', 'cfg-configurator-leads' ),
			'withdraw'  => __( 'Withdrawal recorded.', 'cfg-configurator-leads' ),
			'delete'    => sprintf( $deleted, $count ),
			default     => '',
		};
		$none = __( 'Nothing was changed: the lead is being sent now, or is no longer in that state.', 'cfg-configurator-leads' );
		return '' === $words || $count > 0 ? $words : $none;
	}

	private static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- respond() checks it before anything is done.
		return isset( $_REQUEST[ $name ] ) && is_string( $_REQUEST[ $name ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $name ] ) ) : '';
	}
}
