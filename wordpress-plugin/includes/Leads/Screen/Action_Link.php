<?php
/**
 * Action links for leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

defined( 'ABSPATH' ) || exit;

/**
 * A link with a nonce that performs one action on one lead.
 */
final class Action_Link {
	/**
	 * @param string $name One of Lead_Actions::NAMES.
	 */
	public static function html( string $name, int $lead, string $words, string $css_class = '' ): string {
		$address = wp_nonce_url(
			admin_url(
				'admin-post.php?action=' . Lead_Actions::PREFIX . $name . '&lead='
				. $lead
			),
			Lead_Actions::intent( $name, array( $lead ) )
		);
		return '<a href="' . esc_url( $address ) . '" class="' . esc_attr( $css_class ) . '">' . esc_html( $words ) . '</a>';
	}
}
