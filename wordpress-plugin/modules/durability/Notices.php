<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Lead_Setup;

/** Shows alerts and the number of waiting leads on the plugin's screens, to those who manage leads. */
final class Notices {
	/** Action of `admin-post.php`, and of its nonce. */
	public const DISMISS = 'cfg_configurator_dismiss_alerts';

	public static function render(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only compared.
		$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( wp_unslash( $_GET['page'] ) ) : '';
		if ( ! str_starts_with( $page, 'cfg-configurator' ) || ! current_user_can( Lead_Setup::CAPABILITY ) ) {
			return;
		}
		$waiting = count( Fallback_Store::all() );
		if ( $waiting > 0 ) {
			/* translators: %d: number of leads */
			$words = _n(
				'%d lead is stored temporarily because the database rejects it. It will be added to the list automatically.',
				'%d leads are stored temporarily because the database rejects them. They will be added to the list automatically.',
				$waiting,
				'cfg-configurator'
			);
			wp_admin_notice( esc_html( sprintf( $words, $waiting ) ), array( 'type' => 'error' ) );
		}
		$lines = array_map(
			static fn ( array $alert ): string => Clock::display( gmdate( 'Y-m-d H:i:s', $alert['at'] ) )
				. ': ' . $alert['words'] . ( '' === $alert['cause'] ? '' : ' (' . $alert['cause'] . ')' ),
			Alert::all()
		);
		if ( array() !== $lines ) {
			$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::DISMISS ), self::DISMISS );
			$dismiss = sprintf( ' <a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Dismiss', 'cfg-configurator' ) );
			wp_admin_notice( implode( '<br>', array_map( 'esc_html', $lines ) ) . $dismiss, array( 'type' => 'warning' ) );
		}
	}

	public static function dismiss(): void {
		Lead_Setup::require_capability();
		check_admin_referer( self::DISMISS );
		Alert::dismiss();
		$back = wp_get_referer();
		wp_safe_redirect( false === $back ? admin_url() : $back );
		exit;
	}
}
