<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Lifecycle;
use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Modules\Leads_Desk\Leads_List_Table;
use Cfg_Configurator\Modules\Leads_Desk\Leads_Screen;
use Cfg_Configurator\Tests\Leads\Configuration\Save_Request;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use Cfg_Configurator\Tests\Wp_Die_Exception;

/** The lead screens: permissions and contents. */
final class Screen_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Lifecycle::set_up();
		set_current_screen( 'toplevel_page_cfg-configurator-leads' );
		( new Lead_Admin() )->register();
	}

	/**
	 * @param array<string, mixed> $query Query arguments.
	 */
	private function screen( array $query = array() ): string {
		$_SERVER['HTTP_HOST'] = '127.0.0.1';
		$_GET                 = array(
			'page' => 'cfg-configurator-leads',
			...$query,
		);
		return $this->output_of( fn () => Leads_Screen::render() );
	}

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

	/**
	 * Performs an action with a valid nonce.
	 *
	 * @param array<string, mixed> $posted Fields of the correction.
	 */
	private function perform( string $name, int $lead, array $posted = array() ): string {
		$_REQUEST['lead']     = (string) $lead;
		$_REQUEST['_wpnonce'] = wp_create_nonce( Lead_Actions::intent( $name, array( $lead ) ) );
		$_POST                = wp_slash( $posted );
		return $this->redirect_of( fn () => Lead_Actions::perform( $name ) )->location;
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function roles_without_the_capability(): array {
		return array_combine(
			array( 'editor', 'author', 'subscriber', '' ),
			array( array( 'editor' ), array( 'author' ), array( 'subscriber' ), array( '' ) )
		);
	}

	/**
	 * @dataProvider roles_without_the_capability
	 */
	public function test_users_without_the_capability_cannot_see_change_or_export_anything( string $role ): void {
		$this->post();
		$this->act_as( $role );
		$id = $this->lead()->id;
		self::assertSame( 403, $this->wp_die_of( fn () => $this->screen() )->status );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->screen( array( 'lead' => (string) $id ) ) )->status );
		foreach ( Lead_Actions::NAMES as $name ) {
			$_REQUEST = array(
				'lead'     => (string) $id,
				'_wpnonce' => wp_create_nonce( Lead_Actions::intent( $name, array( $id ) ) ),
			);
			self::assertSame( 403, $this->wp_die_of( fn () => Lead_Actions::perform( $name ) )->status );
		}
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Lead_Actions::intent( 'export', array() ) ) );
		self::assertSame( 403, $this->wp_die_of( fn () => do_action( 'admin_post_cfg_configurator_lead_export' ) )->status );
		self::assertSame( 'ines@exemplo.pt', $this->lead()->email );
		self::assertSame( array(), $this->mailbox->mails );
	}

	public function test_every_action_requires_its_own_nonce(): void {
		$this->post();
		$this->act_as( 'administrator' );
		$id = $this->lead()->id;
		foreach ( Lead_Actions::NAMES as $name ) {
			$intents = array(
				'',
				'x',
				wp_create_nonce( 'bulk-leads' ),
				wp_create_nonce( Lead_Actions::intent( $name, array( $id + 1 ) ) ),
				wp_create_nonce( Lead_Actions::intent( 'view', array( $id ) ) ),
			);
			foreach ( $intents as $intent ) {
				$_REQUEST = array(
					'lead'     => (string) $id,
					'_wpnonce' => $intent,
				);
				self::assertSame( 403, $this->wp_die_of( fn () => Lead_Actions::perform( $name ) )->status );
			}
		}
		foreach ( array( '', wp_create_nonce( 'bulk-leads' ), wp_create_nonce( Lead_Actions::intent( 'export', array( $id ) ) ) ) as $intent ) {
			$_REQUEST = array( '_wpnonce' => $intent );
			self::assertSame( 403, $this->wp_die_of( fn () => do_action( 'admin_post_cfg_configurator_lead_export' ) )->status );
		}
		$_GET = array(
			'action' => 'delete',
			'lead'   => array( (string) $id ),
		);
		self::assertInstanceOf( Wp_Die_Exception::class, $this->wp_die_of( fn () => ( new Lead_Admin() )->load_screen() ) );
		self::assertSame( $id, $this->lead()->id );
	}

	public function test_the_warning_about_given_up_mails_links_to_their_leads(): void {
		$this->post();
		Lead_Worker::run();
		$this->act_as( 'administrator' );
		self::assertStringNotContainsString( 'mail=failed', $this->screen() );
		$this->database()->query( 'UPDATE ' . \Cfg_Configurator\Leads\Storage\Tables::deliveries() . " SET state = 'failed'" );
		self::assertStringContainsString( 'mail=failed', $this->screen() );
		self::assertStringContainsString( 'Inês Conceição', $this->screen( array( 'mail' => 'failed' ) ) );
	}

	public function test_a_lead_can_be_resent_corrected_released_and_deleted(): void {
		$this->post( array( 'web_page' => 'x' ) );
		$this->act_as( 'administrator' );
		$id = $this->lead()->id;
		self::assertStringContainsString( 'did=released', $this->perform( 'release', $id ) );
		self::assertCount( 2, $this->mailbox->mails );
		self::assertStringContainsString( 'did=resent', $this->perform( 'resend', $id ) );
		self::assertCount( 4, $this->mailbox->mails );
		self::assertStringContainsString(
			'did=corrected',
			$this->perform(
				'correct',
				$id,
				array(
					'name'  => "Inês D'Ávila",
					'email' => 'nova@exemplo.pt',
					'phone' => '911111111',
				)
			)
		);
		self::assertSame(
			array( "Inês D'Ávila", 'nova@exemplo.pt', '911111111', get_current_user_id() ),
			array( $this->lead()->name, $this->lead()->email, $this->lead()->phone, $this->lead()->corrected_by )
		);
		self::assertStringContainsString(
			'did=refused',
			$this->perform(
				'correct',
				$id,
				array(
					'name'  => '',
					'email' => 'x',
					'phone' => '1',
				)
			)
		);
		self::assertSame( 'nova@exemplo.pt', $this->lead()->email );
		self::assertStringContainsString( 'did=deleted', $this->perform( 'delete', $id ) );
		self::assertSame( array(), $this->leads() );
		self::assertSame( array(), Delivery_Table::of_lead( $id ) );
	}

	public function test_the_list_and_a_lead_show_everything_escaped(): void {
		$evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
		Configuration_Table::save(
			\Cfg_Configurator\Leads\Configuration\Saved_Fields::read(
				Save_Request::body(
					array(
						'modelName'   => $evil,
						'versionName' => $evil,
					)
				)
			)
		);
		$this->post(
			array(
				'name'       => mb_substr( $evil, 0, 80 ),
				'msg'        => $evil,
				'model'      => $evil,
				'from_page'  => 'javascript:alert(1)',
				'utm_source' => $evil,
			)
		);
		Lead_Worker::run();
		$this->act_as( 'administrator' );
		// WordPress does this with every screen before it is shown.
		get_column_headers( 'toplevel_page_cfg-configurator-leads' );
		$pages = $this->screen()
			. $this->screen(
				array(
					's'       => $evil,
					'form'    => $evil,
					'dealer'  => $evil,
					'from'    => $evil,
					'status'  => $evil,
					'did'     => $evil,
					'orderby' => $evil,
				)
			)
			. $this->screen( array( 'lead' => (string) $this->lead()->id ) );
		self::assertStringNotContainsString( '<script>alert', $pages );
		self::assertStringNotContainsString( '<img src=x', $pages );
		self::assertStringNotContainsString( 'href="javascript', $pages );
		foreach ( array( 'ines@exemplo.pt', '912345678', 'Lume Tejo, Lisboa', "35\u{A0}700\u{A0}€", '8,3%', '&lt;script&gt;' ) as $part ) {
			self::assertStringContainsString( $part, $pages );
		}
	}
}
