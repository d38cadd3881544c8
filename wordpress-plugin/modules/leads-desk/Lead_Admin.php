<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Settings\Texts;

/** The screen with the list of leads, or one of them, its actions and the export. */
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
			self::render( ... )
		);
		if ( false !== $hook ) {
			add_action( 'load-' . $hook, array( $this, 'load_screen' ) );
		}
	}

	/** Handles the list's bulk actions, or adds its screen options, before any output. */
	public function load_screen(): void {
		Settings_Page::style( __FILE__, 'leads' );
		Settings_Page::script( __FILE__, 'leads' );
		$name = $this->bulk_action();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a lead has no options.
		if ( '' === $name && ! isset( $_GET['lead'] ) ) {
			Leads_List_Table::add_screen_options();
		}
		if ( '' === $name ) {
			return;
		}
		Lead_Setup::require_capability();
		check_admin_referer( 'bulk-leads' );
		$ids    = Lead_Actions::requested_ids();
		$filter = Lead_Filter::from_query( wp_unslash( $_GET ) )->to_query();
		// Without selected leads nothing was done, so show no notice.
		$did = array() === $ids ? array() : array( 'did' => Lead_Actions::act( $name, $ids ) );
		wp_safe_redirect( Leads_Address::of( array( ...$filter, ...$did ) ), 303 );
		exit;
	}

	public function export(): void {
		Lead_Setup::require_capability();
		check_admin_referer( Lead_Actions::intent( 'export', array() ) );
		nocache_headers();
		foreach ( Csv_Export::headers() as $name => $value ) {
			header( "$name: $value" );
		}
		wp_ob_end_flush_all();
		Csv_Export::send( Lead_Filter::from_query( wp_unslash( $_GET ) ) );
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
		// phpcs:disable WordPress.Security -- load_screen() checks the intent; only compared.
		$chosen = isset( $_GET['filter_action'] ) ? array() : array( $_GET['action'] ?? '', $_GET['action2'] ?? '' );
		// phpcs:enable
		$known = array_intersect( array( 'resend', 'release', 'reject', 'delete', 'read', 'unread' ), array_filter( $chosen, 'is_string' ) );
		return (string) reset( $known );
	}

	public static function render(): void {
		Lead_Setup::require_capability();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only chooses what is shown.
		$id       = is_scalar( $_GET['lead'] ?? null ) ? absint( $_GET['lead'] ) : 0;
		$question = __( 'Delete permanently? This cannot be undone.', 'cfg-configurator' );
		echo '<div class="wrap cfg-leads" data-delete-question="' . esc_attr( $question ) . '">';
		self::render_notices( is_string( $_GET['did'] ?? null ) ? sanitize_key( $_GET['did'] ) : '' );
		$lead = $id > 0 ? Lead_Table::find( $id ) : null;
		if ( null !== $lead ) {
			Follow_Up::set_read( array( $lead->id ), true );
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
		/** Documented in docs/hooks.md. */
		do_action( 'cfg_configurator_leads_search', $filter->search );
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
		$words = Texts::of( __DIR__ . '/module.json', 'done', $did );
		if ( '' !== $words ) {
			$type = in_array( $did, array( 'refused', 'not-withdrawn', 'not-saved' ), true ) ? 'error' : 'success';
			wp_admin_notice( esc_html( $words ), compact( 'type' ) );
		}
		$failed = Delivery_Queue::of_mails()->count( Delivery::FAILED );
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
			wp_admin_notice( esc_html( sprintf( $words, $failed ) ) . ' ' . $link, array( 'type' => 'warning' ) );
		}
		/** Documented in docs/hooks.md. */
		do_action( 'cfg_configurator_leads_notices', $did );
	}
}
