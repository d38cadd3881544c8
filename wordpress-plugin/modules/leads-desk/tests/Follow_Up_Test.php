<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Modules\Leads_Desk\Assignees;
use Cfg_Configurator\Modules\Leads_Desk\Csv_Export;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Filter;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Search;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Sales work on a lead: status, assignee and log. */
final class Follow_Up_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Lead_Setup::set_up();
		set_current_screen( 'toplevel_page_cfg-configurator-leads' );
		$_SERVER['HTTP_HOST'] = '127.0.0.1';
	}

	/**
	 * Posts the form of the lead's view.
	 *
	 * @param array<string, string> $change Fields that differ from those of a new lead.
	 */
	private function save( array $change ): string {
		$id       = $this->lead()->id;
		$_POST    = array(
			'sales_status'        => 'new',
			'sales_status_before' => 'new',
			'assigned_to'         => '0',
			'assigned_to_before'  => '0',
			'note'                => '',
			...$change,
		);
		$_REQUEST = array(
			'lead'     => (string) $id,
			'_wpnonce' => wp_create_nonce( Lead_Actions::intent( 'work', array( $id ) ) ),
		);
		return (string) ( $this->query_of( $this->redirect_of( fn () => Lead_Actions::perform( 'work' ) )->location )['did'] ?? '' );
	}

	/**
	 * @return list<array{string, string, int}> Kind, text and user, oldest first.
	 */
	private function log(): array {
		$parts = static fn ( Log_Entry $entry ): array => array( $entry->kind, $entry->text, $entry->user_id );
		return array_map( $parts, array_reverse( Log_Entry::of_lead( $this->lead()->id ) ) );
	}

	/** @return array{string, int} Status of the lead, and the user who works with it. */
	private function work(): array {
		return array( Follow_Up::status_of( $this->lead() ), Follow_Up::assigned_to( $this->lead() ) );
	}

	public function test_status_assignee_and_note_are_saved_and_logged_with_the_user(): void {
		$this->post();
		$user = $this->act_as( 'administrator' );
		self::assertSame( array( 'new', 0, array() ), array( ...$this->work(), $this->log() ) );
		$change = array(
			'sales_status' => 'contacted',
			'assigned_to'  => (string) $user,
			'note'         => "Liguei às 10h.\nVolta a ligar <b>amanhã</b>.",
		);
		self::assertSame( 'saved', $this->save( $change ) );
		self::assertSame( array( 'contacted', $user ), $this->work() );
		self::assertSame( 'received', $this->lead()->status, 'The sales status does not change the status of the lead.' );
		self::assertSame(
			array(
				array( 'status', 'contacted', $user ),
				array( 'assigned', (string) $user, $user ),
				array( 'note', "Liguei às 10h.\nVolta a ligar amanhã.", $user ),
			),
			$this->log()
		);
		$_GET  = array( 'lead' => (string) $this->lead()->id );
		$shown = $this->output_of( fn () => Lead_Admin::render() );
		self::assertStringContainsString( 'Liguei às 10h.<br />', $shown );
		self::assertStringContainsString( '<option value="contacted" selected=\'selected\'>', $shown );
	}

	public function test_a_form_opened_earlier_does_not_undo_the_work_of_another_user(): void {
		$this->post();
		$this->act_as( 'administrator' );
		$this->save( array( 'sales_status' => 'won' ) );
		$this->save( array( 'note' => 'Sem resposta.' ) );
		self::assertSame( array( 'won', 2 ), array( Follow_Up::status_of( $this->lead() ), count( $this->log() ) ) );
	}

	public function test_unknown_statuses_users_without_the_capability_and_endless_notes_are_not_saved(): void {
		$this->post();
		$subscriber = $this->act_as( 'subscriber' );
		$this->act_as( 'administrator' );
		$this->save(
			array(
				'sales_status' => 'stolen',
				'assigned_to'  => (string) $subscriber,
			)
		);
		self::assertSame( 'not-saved', $this->save( array( 'note' => str_repeat( 'x', 5001 ) ) ) );
		self::assertSame( array( 'new', 0, array() ), array( ...$this->work(), $this->log() ) );
	}

	public function test_what_else_users_do_with_a_lead_is_logged_without_the_buyers_old_data(): void {
		$this->post( array( 'web_page' => 'x' ) );
		$user = $this->act_as( 'administrator' );
		$id   = $this->lead()->id;
		foreach ( array( 'reject', 'release', 'release', 'resend' ) as $name ) {
			Lead_Actions::act( $name, array( $id ) );
		}
		$_POST = array(
			'name'  => 'Inês Conceição',
			'email' => 'nova@exemplo.pt',
			'phone' => '912345678',
		);
		Lead_Actions::act( 'correct', array( $id ) );
		self::assertSame(
			array( array( 'rejected', '', $user ), array( 'accepted', '', $user ), array( 'resent', '', $user ), array( 'corrected', 'email', $user ) ),
			$this->log()
		);
	}

	public function test_correcting_a_lead_fires_an_action_with_the_new_details_and_the_user(): void {
		$calls = array();
		add_action(
			'cfg_configurator_lead_corrected',
			static function ( mixed ...$arguments ) use ( &$calls ): void {
				$calls[] = $arguments;
			},
			10,
			9
		);
		$this->post();
		$user  = $this->act_as( 'administrator' );
		$_POST = array(
			'name'  => 'Inês Conceição',
			'email' => 'ines@exemplo.pt',
			'phone' => '911111111',
		);
		self::assertSame( 'corrected', Lead_Actions::act( 'correct', array( $this->lead()->id ) ) );
		self::assertSame( array( array( $this->lead()->id, $_POST, $user ) ), $calls );
	}

	public function test_the_list_filters_by_status_and_assignee_and_shows_both(): void {
		$this->post();
		$user = $this->act_as( 'administrator' );
		$this->save(
			array(
				'sales_status' => 'won',
				'assigned_to'  => (string) $user,
			)
		);
		$this->post(
			array(
				'submission_id' => 'second-one',
				'name'          => 'Rui Mar',
			)
		);
		$names = static fn ( array $query ): array => array_column( Lead_Search::page( Lead_Filter::from_query( $query ), 10 ), 'name' );
		self::assertSame( array( 'Inês Conceição' ), $names( array( 'sales' => 'won' ) ) );
		self::assertSame( array( 'Rui Mar' ), $names( array( 'sales' => 'new' ) ) );
		self::assertSame( array( 'Inês Conceição' ), $names( array( 'assigned' => (string) $user ) ) );
		self::assertSame( array( 'Rui Mar' ), $names( array( 'assigned' => '0' ) ) );
		self::assertCount( 2, $names( array( 'sales' => 'x' ) ) );
		self::assertSame( array( 'assigned' => '0' ), Lead_Filter::from_query( array( 'assigned' => '0' ) )->to_query(), 'The export has the same filter.' );
		$_GET  = array( 'sales' => 'won' );
		$shown = $this->output_of( fn () => Lead_Admin::render() );
		self::assertMatchesRegularExpression( '~<td class=\'sales column-sales\'[^>]*>[^<]+<br>' . Assignees::name( $user ) . '</td>~', $shown );
	}

	public function test_the_last_columns_of_the_csv_file_are_status_assignee_and_notes(): void {
		$this->post();
		$user = $this->act_as( 'administrator' );
		$this->save(
			array(
				'sales_status' => 'lost',
				'assigned_to'  => (string) $user,
				'note'         => '=HYPERLINK("x")',
			)
		);
		$this->save( array( 'note' => 'Comprou outro.' ) );
		$file = '';
		Csv_Export::write(
			new Lead_Filter(),
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		$cells = array_slice( str_getcsv( explode( "\r\n", $file )[1], ';', '"', '' ), -3 );
		self::assertSame( array( Assignees::name( $user ), '\'=HYPERLINK("x") | Comprou outro.' ), array_slice( $cells, 1 ) );
	}

	public function test_the_leads_of_a_deleted_user_go_to_the_successor_or_to_nobody(): void {
		$this->post();
		$user = $this->act_as( 'administrator' );
		$this->save( array( 'assigned_to' => (string) $user ) );
		do_action( 'deleted_user', $user, 7, new \WP_User() );
		self::assertSame( 7, Follow_Up::assigned_to( $this->lead() ) );
		do_action( 'deleted_user', 7, null, new \WP_User() );
		self::assertSame( 0, Follow_Up::assigned_to( $this->lead() ) );
	}
}
