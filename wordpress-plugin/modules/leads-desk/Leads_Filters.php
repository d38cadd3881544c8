<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;

/** The filters above the list of leads. */
final class Leads_Filters {
	public static function render( Lead_Filter $filter ): void {
		$forms = array_combine( Form_Type::ALL, array_map( Form_Type::words( ... ), Form_Type::ALL ) );
		echo '<div class="alignleft actions cfg-leads-filter">';
		self::filter_choice( 'form', __( 'Form', 'cfg-configurator' ), __( 'All forms', 'cfg-configurator' ), $forms, $filter->form );
		$dealers = Lead_Search::dealers();
		self::filter_choice( 'dealer', __( 'Dealer', 'cfg-configurator' ), __( 'All dealers', 'cfg-configurator' ), $dealers, $filter->dealer );
		$states = Follow_Up_Status::all();
		self::filter_choice( 'sales', __( 'Follow-up', 'cfg-configurator' ), __( 'Any follow-up', 'cfg-configurator' ), $states, $filter->sales );
		$users = array( 0 => __( 'Nobody', 'cfg-configurator' ) ) + Assignees::all();
		self::filter_choice( 'assigned', __( 'Assigned to', 'cfg-configurator' ), __( 'Any assignee', 'cfg-configurator' ), $users, $filter->assigned );
		self::filter_day( 'from', __( 'From', 'cfg-configurator' ), $filter->from );
		self::filter_day( 'to', __( 'to', 'cfg-configurator' ), $filter->to );
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
