<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Modules\Leads_Desk\Leads_List_Table;

/** What a user or the site decides about the list: its length, its columns and the format of its times. */
final class Screen_Options_Test extends Desk_Test_Case {
	public function test_a_user_chooses_how_many_leads_and_which_columns_are_listed(): void {
		$this->act_as( 'administrator' );
		array_map( fn ( int $number ) => $this->post( array( 'submission_id' => "number-{$number}" ) ), range( 1, 3 ) );
		$_GET = array( 'page' => 'cfg-configurator-leads' );
		// WordPress caches the columns of a screen by its id, here across tests.
		$GLOBALS['hook_suffix'] = 'toplevel_page_cfg-configurator-leads-options'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on the page.
		set_current_screen();
		( new Lead_Admin() )->load_screen();
		$screen = get_current_screen();
		self::assertNotNull( $screen );
		self::assertSame( 20, $screen->get_option( 'per_page', 'default' ) );
		self::assertStringContainsString( 'value="dealer"', $this->output_of( static fn () => $screen->render_list_table_columns_preferences() ) );
		$table = $this->screen();
		self::assertSame( 3, substr_count( $table, 'name="lead[]"' ) );
		self::assertDoesNotMatchRegularExpression( '/column-dealer[^"]* hidden/', $table );
		update_user_meta( get_current_user_id(), $this->saved_option( '2' ), 2 );
		update_user_option( get_current_user_id(), "manage{$screen->id}columnshidden", array( 'dealer' ), true );
		$table = $this->screen();
		self::assertSame( 2, substr_count( $table, 'name="lead[]"' ) );
		self::assertMatchesRegularExpression( '/column-dealer[^"]* hidden/', $table );
		$_REQUEST['paged'] = '2';
		self::assertSame( 1, substr_count( $this->screen(), 'name="lead[]"' ) );
		unset( $GLOBALS['hook_suffix'], $_REQUEST['paged'] );
	}

	/** Name of the option that WordPress saves for a posted value. */
	private function saved_option( string $posted ): string {
		( new Lead_Admin() )->register();
		$name  = Leads_List_Table::PER_PAGE;
		$value = static fn ( string $text ): mixed => apply_filters( "set_screen_option_{$name}", false, $name, $text );
		self::assertSame( array( (int) $posted, 1, 500, 20 ), array_map( $value, array( $posted, '-3', '99999', 'x' ) ) );
		return $name;
	}

	public function test_times_are_in_the_zone_formats_and_language_of_the_site(): void {
		$this->act_as( 'administrator' );
		update_option( 'date_format', 'j. F Y' );
		update_option( 'time_format', 'G\\hi' );
		$this->post();
		Lead_Worker::run();
		$lead = $this->lead();
		$when = '21. ' . wp_date( 'F', strtotime( '2026-09-21' ) ) . ' 2026 15h13';
		self::assertStringContainsString( $when, $this->screen() );
		$view = $this->screen( array( 'lead' => (string) $lead->id ) );
		self::assertSame( 4, substr_count( $view, $when ), 'Received, in two places, and two mails.' );
		self::assertDoesNotMatchRegularExpression( '#\d\d/\d\d/\d{4} \d\d:\d\d(?!:)#', $view, 'Only the evidence of a consent has a format of its own.' );
	}
}
