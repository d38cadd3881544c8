<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** WordPress list table of leads. */
final class Leads_List_Table extends \WP_List_Table {
	/** Name of the user's option 'Leads per page'. */
	public const PER_PAGE = 'cfg_configurator_leads_per_page';

	private const USUAL = 20;
	private const MOST  = 500;

	/** @var array<int, list<Delivery>> */
	private array $mails = array();

	/** @var array<int, Configuration_Snapshot> */
	private array $saved = array();

	public function __construct( private Lead_Filter $filter ) {
		parent::__construct(
			array(
				'singular' => 'lead',
				'plural'   => 'leads',
				'ajax'     => false,
			)
		);
	}

	/** Adds 'Screen options' to the list, before anything is printed. */
	public static function add_screen_options(): void {
		$option = self::PER_PAGE;
		$label  = __( 'Leads per page', 'cfg-configurator' );
		add_screen_option( 'per_page', compact( 'option', 'label' ) + array( 'default' => self::USUAL ) );
		// Registers its columns, so that they can be hidden.
		new self( new Lead_Filter() );
	}

	/** The number to save, for the filter `set_screen_option_{option}`. */
	public static function per_page( mixed $value ): int {
		return min( self::MOST, max( 1, is_numeric( $value ) ? (int) $value : self::USUAL ) );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'          => '<input type="checkbox">',
			'name'        => __( 'Buyer', 'cfg-configurator' ),
			'form'        => __( 'Form', 'cfg-configurator' ),
			'model'       => __( 'Configuration', 'cfg-configurator' ),
			'dealer'      => __( 'Dealer', 'cfg-configurator' ),
			'mail'        => __( 'Emails', 'cfg-configurator' ),
			'sales'       => __( 'Follow-up', 'cfg-configurator' ),
			'created_gmt' => __( 'Received', 'cfg-configurator' ),
		);
	}

	/** @return array<string, array{0: string, 1: bool}> */
	protected function get_sortable_columns(): array {
		return array(
			'name'        => array( 'name', false ),
			'model'       => array( 'model', false ),
			'dealer'      => array( 'dealer', false ),
			'created_gmt' => array( 'created_gmt', true ),
		);
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return array(
			'resend'  => __( 'Send again', 'cfg-configurator' ),
			'release' => __( 'Accept', 'cfg-configurator' ),
			'reject'  => __( 'Reject', 'cfg-configurator' ),
			'read'    => __( 'Mark as read', 'cfg-configurator' ),
			'unread'  => __( 'Mark as unread', 'cfg-configurator' ),
			'delete'  => __( 'Delete', 'cfg-configurator' ),
		);
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$shown = array_intersect_key( $this->filter->to_query(), array_flip( array( 'status', 'mail', 'read' ) ) );
		$views = array();
		foreach ( self::views_by_name() as $name => list( $words, $query ) ) {
			$count = Lead_Search::count( Lead_Filter::from_query( $query ) );
			if ( $count > 0 || in_array( $name, array( 'all', 'unread' ), true ) || $query === $shown ) {
				$current        = $query === $shown ? ' class="current" aria-current="page"' : '';
				$views[ $name ] = '<a href="' . esc_url( Leads_Address::of( $query ) ) . '"' . $current . '>' . esc_html( $words )
					. ' <span class="count">(' . esc_html( number_format_i18n( $count ) ) . ')</span></a>';
			}
		}
		return $views;
	}

	/** @return array<string, array{string, array<string, string>}> Name and query of each view. */
	private static function views_by_name(): array {
		return array(
			'all'      => array( __( 'All', 'cfg-configurator' ), array() ),
			'unread'   => array( __( 'Unread', 'cfg-configurator' ), array( 'read' => '0' ) ),
			'received' => array( __( 'Accepted', 'cfg-configurator' ), array( 'status' => Lead::RECEIVED ) ),
			'held'     => array( __( 'Held back', 'cfg-configurator' ), array( 'status' => Lead::HELD ) ),
			'rejected' => array( __( 'Rejected', 'cfg-configurator' ), array( 'status' => Lead::REJECTED ) ),
			'failed'   => array( __( 'Email failed', 'cfg-configurator' ), array( 'mail' => Delivery::FAILED ) ),
		);
	}

	/** @param Lead $lead Of this row. */
	public function single_row( $lead ): void {
		echo Follow_Up::is_read( $lead ) ? '<tr>' : '<tr class="cfg-leads-unread">';
		$this->single_row_columns( $lead );
		echo '</tr>';
	}

	public function prepare_items(): void {
		$this->_column_headers = array( $this->get_columns(), get_hidden_columns( $this->screen ), $this->get_sortable_columns(), 'name' );
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only chooses the order.
		$order        = is_string( $_GET['orderby'] ?? null ) ? sanitize_key( $_GET['orderby'] ) : 'created_gmt';
		$is_ascending = isset( $_GET['order'] ) && is_string( $_GET['order'] ) && 'asc' === sanitize_key( wp_unslash( $_GET['order'] ) );
		// phpcs:enable
		$per_page    = self::per_page( $this->get_items_per_page( self::PER_PAGE, self::USUAL ) );
		$count       = Lead_Search::count( $this->filter );
		$this->items = Lead_Search::page( $this->filter, $per_page, ( $this->get_pagenum() - 1 ) * $per_page, $order, $is_ascending );
		$this->mails = Delivery_Queue::of_mails()->of_leads( array_map( static fn ( Lead $lead ): int => $lead->id, $this->items ) );
		$this->saved = Lead_Extension::configurations_of( $this->items );
		$this->set_pagination_args(
			array(
				'total_items' => $count,
				'per_page'    => $per_page,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No leads found.', 'cfg-configurator' );
	}

	/** @param string $which 'top' or 'bottom'. */
	protected function extra_tablenav( $which ): void {
		if ( 'top' === $which ) {
			$this->filter->render();
		}
	}

	/** @param Lead $lead Of this row. */
	protected function column_cb( $lead ): string {
		/* translators: %s: name of the buyer */
		$label = sprintf( __( 'Select the lead from %s', 'cfg-configurator' ), $lead->name );
		return '<label class="screen-reader-text" for="lead-' . $lead->id . '">' . esc_html( $label ) . '</label><input type="checkbox" id="lead-'
			. $lead->id . '" name="lead[]" value="' . $lead->id . '">';
	}

	protected function column_name( Lead $lead ): string {
		$view    = Leads_Address::of( array( 'lead' => $lead->id ) );
		$is_out  = $lead->is_held() || $lead->is_rejected();
		$actions = array(
			'view'   => '<a href="' . esc_url( $view ) . '">' . esc_html__( 'View', 'cfg-configurator' ) . '</a>',
			'resend' => Lead_Actions::link(
				$is_out ? 'release' : 'resend',
				$lead->id,
				$is_out ? __( 'Accept', 'cfg-configurator' ) : __( 'Send again', 'cfg-configurator' )
			),
			'reject' => $lead->is_held() ? Lead_Actions::link( 'reject', $lead->id, __( 'Reject', 'cfg-configurator' ) ) : '',
			'read'   => Lead_Actions::link(
				Follow_Up::is_read( $lead ) ? 'unread' : 'read',
				$lead->id,
				Follow_Up::is_read( $lead ) ? __( 'Mark as unread', 'cfg-configurator' ) : __( 'Mark as read', 'cfg-configurator' )
			),
			'delete' => Lead_Actions::link( 'delete', $lead->id, __( 'Delete', 'cfg-configurator' ), 'submitdelete' ),
		);
		$state   = $lead->is_held() ? __( 'held back', 'cfg-configurator' ) : __( 'rejected', 'cfg-configurator' );
		$held    = $is_out ? ' <span class="post-state">— ' . esc_html( $state ) . '</span>' : '';
		$unread  = Follow_Up::is_read( $lead ) ? '' : '<span class="screen-reader-text">' . esc_html__( 'Unread:', 'cfg-configurator' ) . ' </span>';
		return '<strong>' . $unread . '<a class="row-title" href="' . esc_url( $view ) . '">' . esc_html( $lead->name ) . '</a>' . $held
			. '</strong><span class="cfg-leads-line">' . esc_html( $lead->email ) . '</span> <span class="cfg-leads-line">'
			. esc_html( $lead->phone ) . '</span>' . $this->row_actions( array_filter( $actions ) );
	}

	/**
	 * Prints nothing: row_actions() adds the button that shows the other columns on phones.
	 *
	 * @param Lead   $item        Of this row.
	 * @param string $column_name Current column.
	 * @param string $primary     Column with the actions.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		return '';
	}

	protected function column_form( Lead $lead ): string {
		return esc_html( Form_Type::label( $lead->form_type ) );
	}

	protected function column_model( Lead $lead ): string {
		$snapshot = $this->saved[ $lead->id ] ?? null;
		$figures  = Snapshot_Rows::figures( $snapshot );
		$lines    = array(
			$lead->model,
			$figures['total_price'],
			self::financing( $figures['credit_type'], $figures['rent'] ),
			'' === $lead->warning ? '' : __( 'needs confirmation', 'cfg-configurator' ),
		);
		return implode( '<br>', array_map( 'esc_html', array_filter( $lines ) ) );
	}

	/** The type of credit with its monthly payment; '' without financing. */
	private static function financing( string $type, string $payment ): string {
		/* translators: %s: amount in euros. */
		$monthly = '' === $payment ? '' : sprintf( __( '%s per month', 'cfg-configurator' ), $payment );
		return implode( ', ', array_filter( array( $type, $monthly ) ) );
	}

	protected function column_dealer( Lead $lead ): string {
		return esc_html( $lead->dealer_label() ) . ( '' === $lead->district ? '' : '<br>' . esc_html( $lead->district ) );
	}

	protected function column_mail( Lead $lead ): string {
		$lines = array_map(
			static fn ( Delivery $delivery ): string => '<span class="cfg-leads-mail cfg-leads-' . esc_attr( $delivery->state )
			. '">' . esc_html( Delivery::recipient_name( $delivery->recipient ) . ': ' . $delivery->description() ) . '</span>',
			$this->mails[ $lead->id ] ?? array()
		);
		return array() === $lines ? '—' : implode( '', $lines );
	}

	protected function column_sales( Lead $lead ): string {
		$lines = array( Follow_Up::label( Follow_Up::status_of( $lead ) ), Assignees::name( Follow_Up::assigned_to( $lead ) ) );
		return implode( '<br>', array_map( 'esc_html', array_filter( $lines ) ) );
	}

	protected function column_created_gmt( Lead $lead ): string {
		return esc_html( Clock::display( $lead->created_gmt ) );
	}
}
