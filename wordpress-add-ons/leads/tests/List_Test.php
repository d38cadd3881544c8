<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator_Leads\Filter;
use Cfg_Configurator_Leads\Leads_Page;

/** The list of leads: what it shows, filters, search, order and bulk actions. */
final class List_Test extends Leads_Test_Case {
	/**
	 * @param array<string, mixed> $query
	 * @return list<string>
	 */
	private function found( array $query ): array {
		return array_map( static fn ( Lead $lead ): string => $lead->name, Filter::of_query( $query )->page( 50, 0, 'id', true ) );
	}

	public function test_the_list_shows_who_wants_what_of_which_dealer_and_the_state_of_the_mails(): void {
		$lead = $this->add();
		$this->act_with( Install::READ, Install::MANAGE );
		$html = $this->screen();
		foreach ( array( 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'Maré', 'Lume Tejo, Lisboa', Sender::state_label( 'sent' ) ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		self::assertStringContainsString( esc_url( Leads_Page::url( array( 'lead' => $lead->id ) ) ), $html );
	}

	public function test_a_user_without_the_capability_reads_nothing(): void {
		$this->add();
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->screen() )->status );
	}

	public function test_a_user_who_may_only_read_gets_no_action_and_cannot_perform_one(): void {
		$lead = $this->add( array( 'open_ms' => '10' ) );
		$this->act_with( Install::READ );
		$html = html_entity_decode( $this->screen() . $this->screen( array( 'lead' => (string) $lead->id ) ) );
		self::assertStringNotContainsString( 'admin-post.php?action=cfg_configurator_leads&', $html );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->perform( 'release', $lead ) )->status );
		self::assertSame( Lead::HELD, $this->again( $lead )->status );
	}

	/** @return array<string, array{array<string, mixed>, list<string>}> */
	public static function criteria(): array {
		return array(
			'nothing'              => array( array(), array( 'Ana', 'Rui', 'Eva' ) ),
			'the form'             => array( array( 'form_type' => 'test-drive' ), array( 'Rui' ) ),
			'the status'           => array( array( 'status' => 'held' ), array( 'Eva' ) ),
			'the dealer'           => array( array( 'dealer_id' => 'PT01' ), array( 'Rui' ) ),
			'the state of mails'   => array( array( 'mail_state' => 'none' ), array( 'Eva' ) ),
			'the follow-up'        => array( array( 'follow_up' => 'won' ), array( 'Ana' ) ),
			'two criteria'         => array(
				array(
					'status' => 'received',
					's'      => 'test',
				),
				array(),
			),
			'a part of a name'     => array( array( 's' => 'ui' ), array( 'Rui' ) ),
			'a part of an address' => array( array( 's' => 'eva@' ), array( 'Eva' ) ),
			'a part of a message'  => array( array( 's' => '100% elétrico' ), array( 'Ana' ) ),
			'a literal character'  => array( array( 's' => 'A%a' ), array() ),
			'a day without leads'  => array( array( 'to' => '2020-01-01' ), array() ),
			'a day with all'       => array( array( 'from' => '2020-01-01' ), array( 'Ana', 'Rui', 'Eva' ) ),
			'what is no day'       => array( array( 'to' => '2020-99-01' ), array( 'Ana', 'Rui', 'Eva' ) ),
			'a list, not a text'   => array( array( 'status' => array( 'held' ) ), array( 'Ana', 'Rui', 'Eva' ) ),
		);
	}

	/**
	 * @dataProvider criteria
	 * @param array<string, mixed> $query
	 * @param list<string>         $names
	 */
	public function test_a_filter_finds_the_leads_that_meet_it( array $query, array $names ): void {
		$ana = $this->add(
			array(
				'name' => 'Ana',
				'msg'  => 'Quero um 100% elétrico',
			)
		);
		$this->add(
			array(
				'name'        => 'Rui',
				'form_type'   => 'test-drive',
				'id_district' => '13',
				'dealer'      => 'PT01',
			)
		);
		$this->add(
			array(
				'name'    => 'Eva',
				'email'   => 'eva@exemplo.pt',
				'open_ms' => '10',
			)
		);
		Lead_Table::update( $ana->id, array( 'follow_up' => 'won' ) );
		self::assertSame( $names, $this->found( $query ) );
		self::assertSame( count( $names ), Filter::of_query( $query )->count() );
	}

	public function test_a_number_and_a_configuration_code_find_their_lead(): void {
		$lead = $this->add( array( 'name' => 'Ana' ) );
		$this->add( array( 'name' => 'Rui' ) );
		Lead_Table::update( $lead->id, array( 'build_code' => '7QXM4T9K6' ) );
		self::assertSame( array( 'Ana' ), $this->found( array( 's' => "#{$lead->id}" ) ) );
		self::assertSame( array( 'Ana' ), $this->found( array( 's' => '7qx-m4t-9k6' ) ) );
	}

	public function test_the_days_of_a_filter_are_those_of_the_sites_time_zone(): void {
		update_option( 'timezone_string', 'Europe/Lisbon' );
		$lead = $this->add( array( 'name' => 'Ana' ) );
		Lead_Table::update( $lead->id, array( 'created_gmt' => '2026-07-01 23:30:00' ) );
		self::assertSame( array(), $this->found( array( 'to' => '2026-07-01' ) ) );
		self::assertSame( array( 'Ana' ), $this->found( array( 'to' => '2026-07-02' ) ) );
		self::assertSame( array( 'Ana' ), $this->found( array( 'from' => '2026-07-02' ) ) );
	}

	public function test_the_list_can_be_sorted_by_name(): void {
		array_map( fn ( string $name ): Lead => $this->add( compact( 'name' ) ), array( 'Rui', 'Ana', 'Eva' ) );
		$this->act_with( Install::READ );
		$html  = $this->screen(
			array(
				'orderby' => 'name',
				'order'   => 'asc',
			)
		);
		$place = array_map( static fn ( string $name ): int => (int) strpos( $html, ">{$name}</a>" ), array( 'Ana', 'Eva', 'Rui' ) );
		self::assertGreaterThan( 0, $place[0] );
		self::assertTrue( $place[0] < $place[1] && $place[1] < $place[2] );
	}

	public function test_an_unknown_order_is_the_newest_first(): void {
		array_map( fn ( string $name ): Lead => $this->add( compact( 'name' ) ), array( 'Rui', 'Ana' ) );
		self::assertSame( 'Ana', Filter::of_query( array() )->page( 1, 0, 'name; DROP TABLE x' )[0]->name );
	}

	public function test_the_views_count_the_leads_of_each_status(): void {
		$this->add();
		$this->add( array( 'open_ms' => '10' ) );
		$this->act_with( Install::READ );
		$text = wp_strip_all_tags( $this->screen() );
		foreach ( array( 'All', 'Accepted', 'Held back' ) as $view ) {
			$words = __( $view, 'cfg-configurator-leads' ); // phpcs:ignore WordPress.WP.I18n -- those of the list.
			self::assertMatchesRegularExpression( '/' . preg_quote( $words, '/' ) . ' \(' . ( 'All' === $view ? 2 : 1 ) . '\)/', $text );
		}
	}

	/** @return array<string, array{string, string, int}> */
	public static function bulk_actions(): array {
		return array(
			'release' => array( 'release', 'received', 2 ),
			'reject'  => array( 'reject', 'rejected', 2 ),
			'delete'  => array( 'delete', '', 2 ),
			'resend'  => array( 'resend', 'held', 0 ),
		);
	}

	/** @dataProvider bulk_actions */
	public function test_a_bulk_action_changes_the_chosen_leads( string $action, string $status, int $count ): void {
		$leads = array( $this->add( array( 'open_ms' => '10' ) ), $this->add( array( 'open_ms' => '11' ) ), $this->add( array( 'open_ms' => '12' ) ) );
		$this->act_with( Install::READ, Install::MANAGE );
		$_GET     = array(
			'action' => $action,
			'leads'  => array( (string) $leads[0]->id, (string) $leads[1]->id ),
			'status' => 'held',
		);
		$_REQUEST = $_GET + array( '_wpnonce' => wp_create_nonce( 'bulk-leads' ) );
		set_current_screen( 'configurador_page_cfg-configurator-leads' );
		$query = $this->query_of( $this->redirect_of( static fn () => Leads_Page::load() )->location );
		self::assertSame( array( $action, (string) $count, 'held' ), array( $query['did'], $query['count'], $query['status'] ) );
		self::assertSame( $status, Lead_Table::find( $leads[0]->id )->status ?? '' );
		self::assertSame( Lead::HELD, $this->again( $leads[2] )->status );
	}

	public function test_a_bulk_action_needs_a_nonce(): void {
		$lead = $this->add();
		$this->act_with( Install::READ, Install::MANAGE );
		$_GET     = array(
			'action' => 'delete',
			'leads'  => array( (string) $lead->id ),
		);
		$_REQUEST = $_GET;
		set_current_screen( 'configurador_page_cfg-configurator-leads' );
		$this->wp_die_of( static fn () => Leads_Page::load() );
		self::assertSame( $lead->id, $this->again( $lead )->id );
	}

	public function test_a_page_of_the_list_has_at_least_one_and_at_most_500_leads(): void {
		$saved = static fn ( mixed $value ): int => Leads_Page::per_page( false, Leads_Page::PER_PAGE, $value );
		self::assertSame( array( 1, 50, 500, 20 ), array_map( $saved, array( '0', '50', '9999', 'x' ) ) );
	}
}
