<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Assets;
use Cfg_Configurator\Leads\Lead_Setup;

/** Registers the leads screen, its actions and the export. */
final class Lead_Admin {
	private const PARENT = 'cfg-configurator';

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_screen' ), 20 );
		$per_page = fn ( mixed $saved, string $option, mixed $value ): int => Leads_List_Table::per_page( $value );
		add_filter( 'set_screen_option_cfg_configurator_leads_per_page', $per_page, 10, 3 );
		foreach ( Lead_Actions::NAMES as $name ) {
			add_action( 'admin_post_' . Lead_Actions::PREFIX . $name, fn () => Lead_Actions::perform( $name ) );
		}
		add_action( 'admin_post_' . Lead_Actions::PREFIX . 'export', array( $this, 'export' ) );
	}

	public function add_screen(): void {
		$bubble = current_user_can( Lead_Setup::CAPABILITY ) ? self::bubble( Lead_Search::unread() ) : '';
		$this->add_to_menu( $bubble );
		$hook = add_submenu_page(
			self::PARENT,
			__( 'Leads', 'cfg-configurator' ),
			__( 'Leads', 'cfg-configurator' ) . $bubble,
			Lead_Setup::CAPABILITY,
			Leads_Address::PAGE,
			fn () => Leads_Screen::render()
		);
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, array( $this, 'load_screen' ) );
		}
	}

	/** Handles the list's bulk actions, or adds its screen options, before any output. */
	public function load_screen(): void {
		Assets::style( __FILE__, 'leads' );
		Assets::script( __FILE__, 'leads' );
		$name = $this->bulk_action();
		if ( '' === $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a lead has no options.
			if ( ! isset( $_GET['lead'] ) ) {
				Leads_List_Table::add_screen_options();
			}
			return;
		}
		Lead_Setup::require_capability();
		check_admin_referer( 'bulk-leads' );
		$ids    = Lead_Actions::ids_of( isset( $_GET['lead'] ) ? map_deep( wp_unslash( $_GET['lead'] ), 'sanitize_text_field' ) : array() );
		$filter = Lead_Filter::from_query( wp_unslash( $_GET ) )->to_query();
		// Without selected leads nothing was done, so show no notice.
		$did = array() === $ids ? array() : array( 'did' => Lead_Actions::act( $name, $ids ) );
		wp_safe_redirect( Leads_Address::of( array( ...$filter, ...$did ) ), 303 );
		exit;
	}

	/** Downloads the filtered leads as CSV. */
	public function export(): void {
		Lead_Setup::require_capability();
		check_admin_referer( Lead_Actions::intent( 'export', array() ) );
		nocache_headers();
		if ( function_exists( 'set_time_limit' ) ) {
			// A truncated file would look complete.
			set_time_limit( 0 );
		}
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="leads-' . wp_date( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		wp_ob_end_flush_all();
		Csv_Export::write(
			Lead_Filter::from_query( wp_unslash( $_GET ) ),
			static function ( string $piece ): void {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- a CSV file; cells are made safe by Csv_Export.
				flush();
			}
		);
		exit;
	}

	/** Adds the number of unread leads to the plugin's entry in the menu, as WordPress does for comments. */
	private function add_to_menu( string $bubble ): void {
		/** @var array<int|string, array<int, string>> $menu */
		global $menu;
		foreach ( is_array( $menu ) ? $menu : array() as $place => $entry ) {
			if ( self::PARENT === ( $entry[2] ?? '' ) ) {
				$menu[ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- there is no function for it.
			}
		}
	}

	/** A number as the menu shows it; '' for none. */
	private static function bubble( int $count ): string {
		if ( 0 === $count ) {
			return '';
		}
		/* translators: %s: number of leads. */
		$words = sprintf( _n( '%s unread lead', '%s unread leads', $count, 'cfg-configurator' ), number_format_i18n( $count ) );
		return ' <span class="awaiting-mod"><span class="pending-count" aria-hidden="true">' . esc_html( number_format_i18n( $count ) )
			. '</span><span class="screen-reader-text">' . esc_html( $words ) . '</span></span>';
	}

	private function bulk_action(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- load_screen() checks the intent.
		$names = array();
		foreach ( array( 'action', 'action2' ) as $argument ) {
			$names[] = isset( $_GET[ $argument ] ) && is_string( $_GET[ $argument ] ) ? sanitize_key( wp_unslash( $_GET[ $argument ] ) ) : '';
		}
		$value = isset( $_GET['filter_action'] ) ? array() : array_intersect( array( 'resend', 'release', 'reject', 'delete', 'read', 'unread' ), $names );
		// phpcs:enable
		return (string) reset( $value );
	}
}
