<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Settings\Settings_Page;

/** The screen 'Leads': the list, or one lead. */
final class Leads_Page {
	public const SLUG     = 'cfg-configurator-leads';
	public const PER_PAGE = 'cfg_configurator_leads_per_page';

	/** Leads on a page of the list: by default, and at most. */
	public const USUAL = 20;
	private const MOST = 500;

	public static function add(): void {
		$title = __( 'Leads', 'cfg-configurator-leads' );
		$hook  = add_submenu_page( Settings_Page::SLUG, $title, $title, Install::READ, self::SLUG, array( self::class, 'render' ) );
		if ( false !== $hook ) {
			add_action( "load-{$hook}", array( self::class, 'load' ), 10, 0 );
		}
	}

	/** @param array<string, int|string> $query */
	public static function url( array $query = array() ): string {
		return add_query_arg( array_map( 'rawurlencode', array_map( 'strval', $query ) ), admin_url( 'admin.php?page=' . self::SLUG ) );
	}

	/** The saved number of leads per page, for the filter `set_screen_option_{option}`. */
	public static function per_page( mixed $saved, string $option, mixed $value ): int {
		return min( self::MOST, max( 1, is_numeric( $value ) ? (int) $value : self::USUAL ) );
	}

	/** Before any output: performs a bulk action of the list, or adds the screen options. */
	public static function load(): void {
		wp_enqueue_style( self::SLUG, plugins_url( 'assets/leads.css', FILE ), array(), VERSION );
		wp_enqueue_script( self::SLUG, plugins_url( 'assets/leads.js', FILE ), array(), VERSION, true );
		if ( null !== self::requested_lead() ) {
			return;
		}
		$name = ( new Leads_Table( Filter::of_query( self::get() ) ) )->current_action();
		if ( is_string( $name ) && in_array( $name, Actions::BULK, true ) ) {
			Actions::check( 'bulk-leads' );
			$ids  = wp_parse_id_list( is_array( self::get()['leads'] ?? null ) ? array_filter( self::get()['leads'], 'is_scalar' ) : array() );
			$back = self::url( Filter::of_query( self::get() )->query() );
			// Without chosen leads nothing was done, so there is nothing to say.
			wp_safe_redirect( array() === $ids ? $back : Actions::with_result( $back, $name, Actions::perform( $name, array_values( $ids ) ) ), 303 );
			exit;
		}
		$label  = __( 'Leads per page', 'cfg-configurator-leads' );
		$option = self::PER_PAGE;
		add_screen_option( 'per_page', compact( 'label', 'option' ) + array( 'default' => self::USUAL ) );
	}

	public static function render(): void {
		if ( ! current_user_can( Install::READ ) ) {
			wp_die( esc_html__( 'You are not allowed to read leads.', 'cfg-configurator-leads' ), '', array( 'response' => 403 ) );
		}
		$question = __( 'Delete for good? This cannot be undone.', 'cfg-configurator-leads' );
		printf( '<div class="wrap cfg-leads" data-question="%s">', esc_attr( $question ) );
		$id   = self::requested_lead();
		$lead = null === $id ? null : Lead_Table::find( $id );
		if ( null !== $lead ) {
			Lead_View::render( $lead );
		} else {
			self::list( null === $id ? '' : __( 'This lead no longer exists.', 'cfg-configurator-leads' ) );
		}
		echo '</div>';
	}

	/** Prints the result of the last action; screen readers announce it. */
	public static function print_result(): void {
		$did   = self::get()['did'] ?? '';
		$count = self::get()['count'] ?? '';
		$words = is_string( $did ) && is_numeric( $count ) ? Actions::result( $did, (int) $count ) : '';
		if ( '' !== $words ) {
			$kind = (int) $count > 0 ? 'success' : 'warning';
			printf( '<div class="notice notice-%s inline" role="status"><p>%s</p></div>', esc_attr( $kind ), esc_html( $words ) );
		}
	}

	private static function list( string $warning ): void {
		$filter = Filter::of_query( self::get() );
		$table  = new Leads_Table( $filter );
		$table->prepare_items();
		$export = wp_nonce_url(
			add_query_arg( array_map( 'rawurlencode', $filter->query() ), admin_url( 'admin-post.php?action=' . Csv::ACTION ) ),
			Csv::ACTION
		);
		printf(
			'<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">',
			esc_html__( 'Leads', 'cfg-configurator-leads' ),
			esc_url( $export ),
			esc_html__( 'Export CSV', 'cfg-configurator-leads' )
		);
		echo '' === $warning ? '' : '<div class="notice notice-warning inline"><p>' . esc_html( $warning ) . '</p></div>';
		self::print_result();
		$table->views();
		printf( '<form method="get"><input type="hidden" name="page" value="%s">', esc_attr( self::SLUG ) );
		// The views are links: the search keeps the chosen one.
		foreach ( array_intersect_key( $filter->query(), array( 'status' => '' ) ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		$table->search_box( __( 'Search leads', 'cfg-configurator-leads' ), 'cfg-leads' );
		$table->display();
		echo '</form>';
	}

	private static function requested_lead(): ?int {
		$lead = self::get()['lead'] ?? null;
		return is_string( $lead ) && ctype_digit( $lead ) ? (int) $lead : null;
	}

	/** @return array<mixed> */
	private static function get(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses what is shown; load() checks before it acts.
	}
}
