<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;

/** Search criteria for leads; '' means any. */
final class Lead_Filter {
	/**
	 * @param string $search Part of a typed text, model or configuration id, a build code, or '#' and a lead's number.
	 * @param string $form   One of Form_Type.
	 * @param string $from   First day, YYYY-MM-DD in the site's time zone; likewise the last one.
	 * @param string $status One of the states of a Lead.
	 * @param string $email  A whole e-mail address; case-insensitive.
	 * @param string $mail   A state of Delivery that at least one of the lead's mails is in.
	 * @param string $read   '0' for unread leads, '1' for others.
	 * @param string $sales  One of Follow_Up.
	 * @param string $assigned Id of the user whose leads to show; '0' for leads of nobody.
	 */
	public function __construct(
		public readonly string $search = '',
		public readonly string $form = '',
		public readonly string $dealer = '',
		public readonly string $from = '',
		public readonly string $to = '',
		public readonly string $status = '',
		public readonly string $email = '',
		public readonly string $mail = '',
		public readonly string $read = '',
		public readonly string $sales = '',
		public readonly string $assigned = '',
	) {
	}

	/** @param array<mixed> $query Unslashed query arguments. Malformed values are dropped. */
	public static function from_query( array $query ): self {
		$text = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? sanitize_text_field( $query[ $name ] ) : '';
		$only = static fn ( string $name, bool $is_valid ): string => $is_valid ? $text( $name ) : '';
		return new self(
			$text( 's' ),
			$text( 'form' ),
			$text( 'dealer' ),
			$only( 'from', self::is_day( $text( 'from' ) ) ),
			$only( 'to', self::is_day( $text( 'to' ) ) ),
			$text( 'status' ),
			mail: $only( 'mail', Delivery::FAILED === $text( 'mail' ) ),
			read: $only( 'read', in_array( $text( 'read' ), array( '0', '1' ), true ) ),
			sales: $only( 'sales', isset( Follow_Up::all()[ $text( 'sales' ) ] ) ),
			assigned: $only( 'assigned', ctype_digit( $text( 'assigned' ) ) ),
		);
	}

	/** @return array<string, string> The query arguments for this filter. */
	public function to_query(): array {
		/** @var array<string, string> $query */
		$query = array( 's' => $this->search ) + get_object_vars( $this );
		unset( $query['search'], $query['email'] );
		return array_filter( $query, static fn ( string $value ): bool => '' !== $value );
	}

	/** @return array{0: string, 1: list<string>} SQL conditions and their placeholder values. The leads table has the alias `l`. */
	public function where(): array {
		$criteria   = array(
			'l.form_type = %s'    => $this->form,
			'l.dealer_id = %s'    => $this->dealer,
			'l.status = %s'       => $this->status,
			'l.is_read = %s'      => $this->read,
			'l.sales_status = %s' => $this->sales,
			'l.assigned_to = %s'  => $this->assigned,
			'l.email = %s'        => $this->email,
			'l.created_gmt >= %s' => self::start( $this->from ),
			'l.created_gmt < %s'  => self::start( $this->to, 1 ),
		);
		$criteria   = array_filter( $criteria, static fn ( string $value ): bool => '' !== $value );
		$conditions = array( '1 = 1', ...array_keys( $criteria ) );
		$values     = array_values( $criteria );
		if ( '' !== $this->mail ) {
			$conditions[] = 'l.id IN (SELECT lead_id FROM %i WHERE channel = %s AND state = %s)';
			array_push( $values, Tables::deliveries(), Delivery_Queue::MAILS, $this->mail );
		}
		if ( 1 === preg_match( '/^#(\d{1,18})$/', $this->search, $number ) ) {
			$conditions[] = 'l.id = %d';
			$values[]     = $number[1];
		} elseif ( '' !== $this->search ) {
			$is_typed     = static fn ( Lead_Field $field ): bool => in_array( $field->control, array( Lead_Field::TEXT, Lead_Field::TEXTAREA ), true );
			$columns      = array( ...array_column( array_filter( Lead_Fields::visible(), $is_typed ), 'column' ), 'model', 'configuration_id' );
			$like         = '%' . Database::wpdb()->esc_like( $this->search ) . '%';
			$code         = Build_Code::parse( $this->search );
			$tests        = array_map( static fn ( string $column ): string => "l.{$column} LIKE %s", $columns );
			$conditions[] = '(' . implode( ' OR ', array( ...$tests, ...( '' === $code ? array() : array( 'l.build_code = %s' ) ) ) ) . ')';
			array_push( $values, ...array_fill( 0, count( $columns ), $like ), ...( '' === $code ? array() : array( $code ) ) );
		}
		return array( implode( ' AND ', $conditions ), $values );
	}

	public static function is_day( string $text ): bool {
		// PHP throws for a null byte.
		$day = str_contains( $text, "\0" ) ? false : \DateTimeImmutable::createFromFormat( '!Y-m-d', $text );
		return false !== $day && $day->format( 'Y-m-d' ) === $text;
	}

	/** Start of a day, or of one so many days later, in the site's time zone, as UTC. */
	private static function start( string $day, int $later = 0 ): string {
		if ( '' === $day ) {
			return '';
		}
		$start = new \DateTimeImmutable( $day . ' 00:00:00', wp_timezone() );
		return $start->modify( "+{$later} day" )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
	}

	public function render(): void {
		$forms = array_combine( Form_Type::ALL, array_map( Form_Type::label( ... ), Form_Type::ALL ) );
		echo '<div class="alignleft actions cfg-leads-filter">';
		self::filter_choice( 'form', __( 'Form', 'cfg-configurator' ), __( 'All forms', 'cfg-configurator' ), $forms, $this->form );
		$dealers = Lead_Search::dealers();
		self::filter_choice( 'dealer', __( 'Dealer', 'cfg-configurator' ), __( 'All dealers', 'cfg-configurator' ), $dealers, $this->dealer );
		$states = Follow_Up::all();
		self::filter_choice( 'sales', __( 'Follow-up', 'cfg-configurator' ), __( 'Any follow-up', 'cfg-configurator' ), $states, $this->sales );
		$users = array( 0 => __( 'Nobody', 'cfg-configurator' ) ) + Assignees::all();
		self::filter_choice( 'assigned', __( 'Assigned to', 'cfg-configurator' ), __( 'Any assignee', 'cfg-configurator' ), $users, $this->assigned );
		self::filter_day( 'from', __( 'From', 'cfg-configurator' ), $this->from );
		self::filter_day( 'to', __( 'to', 'cfg-configurator' ), $this->to );
		submit_button( __( 'Filter', 'cfg-configurator' ), '', 'filter_action', false );
		echo '</div>';
	}

	/** @param array<int|string, string> $options By value. */
	private static function filter_choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		echo '<label class="screen-reader-text" for="cfg-lead-' . esc_attr( $name ) . '">' . esc_html( $label ) . '</label><select name="'
			. esc_attr( $name ) . '" id="cfg-lead-' . esc_attr( $name ) . '"><option value="">' . esc_html( $all ) . '</option>';
		Follow_Up::options( $options, $chosen );
		echo '</select>';
	}

	private static function filter_day( string $name, string $label, string $day ): void {
		echo '<label class="cfg-leads-day">' . esc_html( $label ) . ' <input type="date" name="' . esc_attr( $name ) . '" value="' . esc_attr( $day )
			. '"></label> ';
	}
}
