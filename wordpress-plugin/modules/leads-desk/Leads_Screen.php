<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Settings\Tab_File;

/** Shows the list of leads or one lead. Requires the capability. */
final class Leads_Screen {
	public static function render(): void {
		Lead_Setup::require_capability();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$id       = is_scalar( $_GET['lead'] ?? null ) ? absint( $_GET['lead'] ) : 0;
		$question = __( 'Delete permanently? This cannot be undone.', 'cfg-configurator' );
		echo '<div class="wrap cfg-leads" data-delete-question="' . esc_attr( $question ) . '">';
		self::render_notices( is_string( $_GET['did'] ?? null ) ? sanitize_key( $_GET['did'] ) : '' );
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
		foreach ( Lead_Extension::all() as $extension ) {
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

	/** Shows the result of the last of Lead_Actions ('' for none), and problems that need attention. */
	private static function render_notices( string $did ): void {
		$words = ( new Tab_File( __DIR__ . '/module.json' ) )->text( 'done', $did );
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
		foreach ( Lead_Extension::all() as $extension ) {
			$extension->render_notices( $did );
		}
	}

	/** @param string $html Escaped. */
	private static function notice( string $kind, string $html ): void {
		echo '<div class="notice notice-' . esc_attr( $kind ) . '"><p>' . wp_kses_post( $html ) . '</p></div>';
	}
}
