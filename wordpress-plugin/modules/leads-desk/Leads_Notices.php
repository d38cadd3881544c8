<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Table;

/** Shows the result of the last action, and problems that need attention. */
final class Leads_Notices {
	/** @param string $did Last action, as returned by Lead_Actions::act(); '' for none. */
	public static function render( string $did ): void {
		$words = self::done()[ $did ] ?? '';
		if ( '' !== $words ) {
			self::notice( in_array( $did, array( 'refused', 'not-withdrawn', 'not-saved' ), true ) ? 'error' : 'success', esc_html( $words ) );
		}
		$failed = Delivery_Table::queue()->count( Delivery::FAILED );
		if ( $failed > 0 ) {
			/* translators: %d: number of mails */
			$words = _n(
				'%d email could not be sent. Check the email settings, then send the lead again.',
				'%d emails could not be sent. Check the email settings, then send the leads again.',
				$failed,
				'cfg-configurator'
			);
			$link  = Leads_Address::of( array( 'mail' => Delivery::FAILED ) );
			$link  = '<a href="' . esc_url( $link ) . '">' . esc_html__( 'View leads', 'cfg-configurator' ) . '</a>';
			self::notice( 'warning', esc_html( sprintf( $words, $failed ) ) . ' ' . $link );
		}
		foreach ( Lead_Extensions::all() as $extension ) {
			$extension->render_notices( $did );
		}
	}

	/** @return array<string, string> */
	private static function done(): array {
		return array(
			'resent'        => __( 'Sent again. The status of each email is shown beside it.', 'cfg-configurator' ),
			'released'      => __( 'Accepted. The emails are being sent.', 'cfg-configurator' ),
			'rejected'      => __( 'Rejected. No email was sent.', 'cfg-configurator' ),
			'saved'         => __( 'Saved.', 'cfg-configurator' ),
			'not-saved'     => __( 'Not everything was saved. Open the lead again and repeat it.', 'cfg-configurator' ),
			'deleted'       => __( 'Deleted.', 'cfg-configurator' ),
			'read'          => __( 'Marked as read.', 'cfg-configurator' ),
			'unread'        => __( 'Marked as unread.', 'cfg-configurator' ),
			'corrected'     => __( 'Corrected.', 'cfg-configurator' ),
			'withdrawn'     => __( 'The withdrawal has been recorded.', 'cfg-configurator' ),
			'not-withdrawn' => __( 'The withdrawal could not be recorded. Open the lead again and repeat it.', 'cfg-configurator' ),
			'refused'       => __( 'Not corrected. Enter a name, an email address and a phone number with nine digits.', 'cfg-configurator' ),
		);
	}

	/** @param string $html Escaped. */
	private static function notice( string $kind, string $html ): void {
		echo '<div class="notice notice-' . esc_attr( $kind ) . '"><p>' . wp_kses_post( $html ) . '</p></div>';
	}
}
