<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;

/** Sends leads to the webhooks again when an editor asks for it. */
final class Webhook_Actions {
	public const RESEND = 'cfg_configurator_lead_resend-webhooks';

	/** Makes all deliveries due that wait or were given up. */
	public const RETRY = 'cfg_configurator_lead_retry-webhooks';

	/** What was done, in the address of the screen that follows. */
	public const SENT = 'webhooks-sent';
	public const DUE  = 'webhooks-due';

	public function register(): void {
		add_action( 'admin_post_' . self::RESEND, fn () => self::answer( self::RESEND, self::SENT, self::resend( ... ) ) );
		add_action( 'admin_post_' . self::RETRY, fn () => self::answer( self::RETRY, self::DUE, fn () => ( new Webhook_Channel() )->retry() ) );
	}

	/** A link that performs an action for a lead; 0 if it concerns all. */
	public static function link( string $action, int $lead, string $words, string $css_class = '' ): string {
		$address = add_query_arg( array_filter( array( 'lead' => $lead ) ), admin_url( 'admin-post.php?action=' . $action ) );
		return sprintf( '<a href="%s" class="%s">%s</a>', esc_url( wp_nonce_url( $address, $action . $lead ) ), esc_attr( $css_class ), esc_html( $words ) );
	}

	/** Skips held leads. */
	public static function resend( int $id ): void {
		$lead = Lead_Table::find( $id );
		if ( null !== $lead && Lead::RECEIVED === $lead->status ) {
			Log_Entry::add( $id, Log_Entry::WEBHOOKS_RESENT );
			( new Webhook_Channel() )->resend( $lead );
		}
	}

	/** @param \Closure(int): mixed $act Gets the id of the lead. */
	private static function answer( string $action, string $did, \Closure $act ): never {
		Lead_Setup::require_capability();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- part of the nonce that is checked next.
		$lead = is_scalar( $_GET['lead'] ?? null ) ? absint( $_GET['lead'] ) : 0;
		check_admin_referer( $action . $lead );
		$act( $lead );
		$screen = wp_get_referer();
		wp_safe_redirect( add_query_arg( 'did', $did, false === $screen ? Settings_Page::url() : $screen ), 303 );
		exit;
	}
}
