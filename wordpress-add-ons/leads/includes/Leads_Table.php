<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Leads\Snapshot_Rows;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/** WordPress's list table, of leads. What buyers typed is escaped, and never a link. */
final class Leads_Table extends \WP_List_Table {
	/** States of mails by which the list can be filtered. */
	private const MAIL_STATES = array( Retry::PENDING, Retry::SENT, 'handed', Retry::UNKNOWN, Retry::FAILED );

	public function __construct( private Filter $filter ) {
		parent::__construct(
			array(
				'singular' => 'lead',
				'plural'   => 'leads',
				'ajax'     => false,
			)
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return array(
			'cb'          => '<input type="checkbox">',
			'name'        => __( 'Buyer', 'cfg-configurator-leads' ),
			'form'        => __( 'Form', 'cfg-configurator-leads' ),
			'model'       => __( 'Configuration', 'cfg-configurator-leads' ),
			'dealer'      => __( 'Dealer', 'cfg-configurator-leads' ),
			'mail'        => __( 'Emails', 'cfg-configurator-leads' ),
			'follow_up'   => __( 'Follow-up', 'cfg-configurator-leads' ),
			'created_gmt' => __( 'Received', 'cfg-configurator-leads' ),
		);
	}

	/** @return array<string, array{string, bool}> */
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
		return ! current_user_can( Install::MANAGE ) ? array() : array(
			'resend'  => __( 'Send again', 'cfg-configurator-leads' ),
			'release' => __( 'Accept', 'cfg-configurator-leads' ),
			'reject'  => __( 'Reject', 'cfg-configurator-leads' ),
			'delete'  => __( 'Delete', 'cfg-configurator-leads' ),
		);
	}

	/** @return array<string, string> All leads, and those of each status. */
	protected function get_views(): array {
		$sql    = 'SELECT status, COUNT(*) AS leads FROM %i GROUP BY status';
		$counts = array_map( 'intval', array_column( Lead_Table::rows( $sql, Lead_Table::name() ), 'leads', 'status' ) );
		$views  = array();
		$chosen = $this->filter->get( 'status' );
		foreach ( array( '' => __( 'All', 'cfg-configurator-leads' ) ) + Words::statuses() as $status => $words ) {
			$count = '' === $status ? array_sum( $counts ) : $counts[ $status ] ?? 0;
			if ( $count > 0 || '' === $status || $status === $chosen ) {
				$views[ '' === $status ? 'all' : $status ] = sprintf(
					'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
					esc_url( Leads_Page::url( array_filter( compact( 'status' ) ) ) ),
					$status === $chosen ? ' class="current" aria-current="page"' : '',
					esc_html( $words ),
					esc_html( number_format_i18n( $count ) )
				);
			}
		}
		return $views;
	}

	public function prepare_items(): void {
		$this->_column_headers = array( $this->get_columns(), get_hidden_columns( $this->screen ), $this->get_sortable_columns(), 'name' );
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only chooses the order.
		$order        = is_string( $_GET['orderby'] ?? null ) ? sanitize_key( $_GET['orderby'] ) : '';
		$is_ascending = isset( $_GET['order'] ) && 'asc' === $_GET['order'];
		// phpcs:enable
		$per_page    = $this->get_items_per_page( Leads_Page::PER_PAGE, Leads_Page::USUAL );
		$this->items = $this->filter->page( $per_page, ( $this->get_pagenum() - 1 ) * $per_page, $order, $is_ascending );
		$this->set_pagination_args(
			array(
				'total_items' => $this->filter->count(),
				'per_page'    => $per_page,
			)
		);
	}

	public function no_items(): void {
		esc_html_e( 'No leads found.', 'cfg-configurator-leads' );
	}

	/** @param string $which 'top' or 'bottom'. */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		$mails = array_combine( self::MAIL_STATES, array_map( Sender::state_label( ... ), self::MAIL_STATES ) );
		$forms = array_combine( Form_Type::ALL, array_map( Form_Type::label( ... ), Form_Type::ALL ) );
		echo '<div class="alignleft actions cfg-leads-filter">';
		$this->choice( 'form_type', __( 'Form', 'cfg-configurator-leads' ), __( 'All forms', 'cfg-configurator-leads' ), $forms );
		$this->choice( 'dealer_id', __( 'Dealer', 'cfg-configurator-leads' ), __( 'All dealers', 'cfg-configurator-leads' ), Filter::dealers() );
		$this->choice( 'mail_state', __( 'Emails', 'cfg-configurator-leads' ), __( 'Emails in any state', 'cfg-configurator-leads' ), $mails );
		$this->choice( 'follow_up', __( 'Follow-up', 'cfg-configurator-leads' ), __( 'Any follow-up', 'cfg-configurator-leads' ), Words::follow_ups() );
		foreach ( array(
			'from' => __( 'From', 'cfg-configurator-leads' ),
			'to'   => __( 'to', 'cfg-configurator-leads' ),
		) as $name => $label ) {
			printf(
				'<label class="cfg-leads-day">%s <input type="date" name="%s" value="%s"></label> ',
				esc_html( $label ),
				esc_attr( $name ),
				esc_attr( $this->filter->get( $name ) )
			);
		}
		submit_button( __( 'Filter', 'cfg-configurator-leads' ), '', 'filter_action', false );
		echo '</div>';
	}

	/** @param array<int|string, string> $options Labels by value. */
	private function choice( string $name, string $label, string $all, array $options ): void {
		$html = '<label class="screen-reader-text" for="cfg-leads-%1$s">%2$s</label><select name="%1$s" id="cfg-leads-%1$s">';
		printf( $html, esc_attr( $name ), esc_html( $label ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- above.
		foreach ( array( '' => $all ) + $options as $value => $words ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $value ),
				selected( (string) $value, $this->filter->get( $name ), false ),
				esc_html( $words )
			);
		}
		echo '</select>';
	}

	/** @param Lead $lead Of this row. */
	protected function column_cb( $lead ): string {
		/* translators: %s: name of the buyer. */
		$label = sprintf( __( 'Select the lead from %s', 'cfg-configurator-leads' ), $lead->name );
		$html  = '<label class="screen-reader-text" for="lead-%1$d">%2$s</label><input type="checkbox" id="lead-%1$d" name="leads[]" value="%1$d">';
		return sprintf( $html, $lead->id, esc_html( $label ) );
	}

	protected function column_name( Lead $lead ): string {
		$url   = esc_url( Leads_Page::url( array( 'lead' => $lead->id ) ) );
		$name  = esc_html( '' === $lead->name ? "#{$lead->id}" : $lead->name );
		$state = Lead::RECEIVED === $lead->status ? '' : '<span class="post-state">— ' . esc_html( Words::statuses()[ $lead->status ] ?? '' ) . '</span>';
		return "<strong><a class=\"row-title\" href=\"{$url}\">{$name}</a> {$state}</strong>" . self::lines( $lead->email, $lead->phone );
	}

	/**
	 * The links below the name.
	 *
	 * @param Lead   $item        Of this row.
	 * @param string $column_name Current column.
	 * @param string $primary     Column with the links.
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		if ( $column_name !== $primary ) {
			return '';
		}
		$link  = static fn ( string $action, string $words, string $css = '' ): string
			=> Actions::link( $action, $item->id, $words, $css, array( 'list' => '1' ) );
		$view  = sprintf( '<a href="%s">%s</a>', esc_url( Leads_Page::url( array( 'lead' => $item->id ) ) ), esc_html__( 'View', 'cfg-configurator-leads' ) );
		$links = array(
			'view'    => $view,
			'resend'  => Lead::RECEIVED === $item->status ? $link( 'resend', __( 'Send again', 'cfg-configurator-leads' ) ) : '',
			'release' => Lead::RECEIVED === $item->status ? '' : $link( 'release', __( 'Accept', 'cfg-configurator-leads' ) ),
			'reject'  => Lead::HELD === $item->status ? $link( 'reject', __( 'Reject', 'cfg-configurator-leads' ) ) : '',
			'delete'  => $link( 'delete', __( 'Delete', 'cfg-configurator-leads' ), 'submitdelete' ),
		);
		return $this->row_actions( current_user_can( Install::MANAGE ) ? array_filter( $links ) : array( 'view' => $view ) );
	}

	protected function column_form( Lead $lead ): string {
		return esc_html( Form_Type::label( $lead->form_type ) );
	}

	protected function column_model( Lead $lead ): string {
		$figures = Snapshot_Rows::figures( $lead->snapshot() );
		/* translators: %s: amount in euros. */
		$monthly = '' === $figures['rent'] ? '' : sprintf( __( '%s per month', 'cfg-configurator-leads' ), $figures['rent'] );
		$warning = '' === $lead->snapshot_warning ? '' : __( 'needs confirmation', 'cfg-configurator-leads' );
		$credit  = implode( ', ', array_filter( array( $figures['credit_type'], $monthly ) ) );
		return self::lines( $lead->model, $figures['total_price'], $credit, $warning );
	}

	protected function column_dealer( Lead $lead ): string {
		return self::lines( '' === $lead->dealer ? $lead->dealer_id : $lead->dealer, $lead->text( 'district' ) );
	}

	protected function column_mail( Lead $lead ): string {
		$html = '';
		foreach ( $lead->mails() as $recipient => $mail ) {
			$state = $mail['state'] ?? '';
			$words = Words::recipient( $recipient ) . ': ' . Sender::state_label( $state );
			$html .= sprintf( '<span class="cfg-leads-line cfg-leads-%s">%s</span>', esc_attr( $state ), esc_html( $words ) );
		}
		return '' === $html ? '—' : $html;
	}

	protected function column_follow_up( Lead $lead ): string {
		return esc_html( Words::follow_ups()[ $lead->follow_up ] ?? $lead->follow_up );
	}

	protected function column_created_gmt( Lead $lead ): string {
		return esc_html( Words::time( $lead->created_gmt ) );
	}

	/** Escaped lines; '' is skipped. */
	private static function lines( string ...$texts ): string {
		$line = static fn ( string $text ): string => '<span class="cfg-leads-line">' . esc_html( $text ) . '</span> ';
		return implode( '', array_map( $line, array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}
}
