<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extensions;
use Cfg_Configurator\Leads\Lifecycle;
use Cfg_Configurator\Leads\Storage\Lead_Table;

/** Shows the list of leads or one lead. Requires the capability. */
final class Leads_Screen {
	public static function render(): void {
		Lifecycle::require_capability();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$id       = is_scalar( $_GET['lead'] ?? null ) ? absint( $_GET['lead'] ) : 0;
		$question = __( 'Delete permanently? This cannot be undone.', 'cfg-configurator' );
		echo '<div class="wrap cfg-leads" data-delete-question="' . esc_attr( $question ) . '">';
		Leads_Notices::render( is_string( $_GET['did'] ?? null ) ? sanitize_key( $_GET['did'] ) : '' );
		$lead = $id > 0 ? Lead_Table::find( $id ) : null;
		if ( null !== $lead ) {
			Follow_Up_Table::set_read( array( $lead->id ), true );
			Lead_View::render( $lead );
		} elseif ( $id > 0 ) {
			echo '<h1>' . esc_html__( 'Leads', 'cfg-configurator' ) . '</h1><p>'
				. esc_html__( 'This lead does not exist (any more).', 'cfg-configurator' ) . '</p>';
		} else {
			self::render_list( Lead_Filter::from_query( wp_unslash( $_GET ) ) );
		}
		// phpcs:enable
		echo '</div>';
	}

	private static function render_list( Lead_Filter $filter ): void {
		$table = new Leads_List_Table( $filter );
		$table->prepare_items();
		$export = admin_url( 'admin-post.php?action=' . Lead_Actions::PREFIX . 'export' );
		$export = add_query_arg( array_map( 'rawurlencode', $filter->to_query() ), $export );
		$export = wp_nonce_url( $export, Lead_Actions::intent( 'export', array() ) );
		echo '<h1 class="wp-heading-inline">' . esc_html__( 'Leads', 'cfg-configurator' ) . '</h1> <a class="page-title-action" href="'
			. esc_url( $export ) . '">' . esc_html__( 'Export CSV', 'cfg-configurator' ) . '</a><hr class="wp-header-end">';
		foreach ( Lead_Extensions::all() as $extension ) {
			$extension->render_search( $filter->search );
		}
		$table->views();
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( Leads_Address::PAGE ) . '">';
		foreach ( array_intersect_key( $filter->to_query(), array_flip( array( 'status', 'mail', 'read' ) ) ) as $name => $value ) {
			echo '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
		$table->search_box( __( 'Search leads', 'cfg-configurator' ), 'cfg-lead' );
		$table->display();
		echo '</form>';
	}
}
