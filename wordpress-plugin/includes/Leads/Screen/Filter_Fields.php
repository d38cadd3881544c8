<?php
/**
 * Filter fields of the leads list.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Screen;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Storage\Lead_Filter;
use Cfg_Configurator\Leads\Storage\Lead_Search;

/**
 * The form, dealer and date filters above the list.
 */
final class Filter_Fields {
	public function __construct( private Lead_Search $search, private Lead_Filter $filter ) {
	}

	public function render(): void {
		$forms = array();
		foreach ( Form_Type::ALL as $type ) {
			$forms[ $type ] = Form_Type::words( $type );
		}
		echo '<div class="alignleft actions cfg-leads-filter">';
		$this->choice( 'form', __( 'Form', 'cfg-configurator' ), __( 'All forms', 'cfg-configurator' ), $forms, $this->filter->form );
		$this->choice( 'dealer', __( 'Dealer', 'cfg-configurator' ), __( 'All dealers', 'cfg-configurator' ), $this->search->dealers(), $this->filter->dealer );
		$this->day( 'from', __( 'From', 'cfg-configurator' ), $this->filter->from );
		$this->day( 'to', __( 'to', 'cfg-configurator' ), $this->filter->to );
		submit_button( __( 'Filter', 'cfg-configurator' ), '', 'filter_action', false );
		echo '</div>';
	}

	/**
	 * @param array<int|string, string> $options By value.
	 */
	private function choice( string $name, string $label, string $all, array $options, string $chosen ): void {
		echo '<label class="screen-reader-text" for="cfg-lead-' . esc_attr( $name ) . '">' . esc_html( $label ) . '</label><select name="'
			. esc_attr( $name ) . '" id="cfg-lead-' . esc_attr( $name ) . '"><option value="">' . esc_html( $all ) . '</option>';
		foreach ( $options as $value => $words ) {
			echo '<option value="' . esc_attr( (string) $value ) . '"' . selected( $chosen, (string) $value, false ) . '>' . esc_html( $words ) . '</option>';
		}
		echo '</select>';
	}

	private function day( string $name, string $label, string $day ): void {
		echo '<label class="cfg-leads-day">' . esc_html( $label ) . ' <input type="date" name="' . esc_attr( $name ) . '" value="' . esc_attr( $day )
			. '"></label> ';
	}
}
