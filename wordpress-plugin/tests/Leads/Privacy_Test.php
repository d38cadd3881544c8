<?php
/**
 * Leads and privacy.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Configuration\Saved_Fields;
use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Storage\Rescue_Store;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * What WordPress's privacy tools export and erase, and what retention deletes.
 */
final class Privacy_Test extends Leads_Test_Case {
	private function save_configuration( string $id ): void {
		$this->services->configurations()->save( Saved_Fields::read( Configuration_Test::body( array( 'configurationID' => $id ) ) ) );
	}

	private function configurations(): int {
		return $this->rows_in( Tables::configurations() );
	}

	private function assert_nothing_deleted(): void {
		self::assertSame( 0, $this->services->retention()->run_daily() );
	}

	public function test_both_tools_are_known_to_wordpress(): void {
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
	}

	public function test_the_export_holds_a_person_s_leads_with_their_configuration_and_nobody_else_s(): void {
		$this->save_configuration( 'c1' );
		$this->post();
		$this->post(
			array(
				'email'         => 'INES@exemplo.pt',
				'submission_id' => 'second-one',
			)
		);
		$this->post(
			array(
				'email'         => 'outra@exemplo.pt',
				'submission_id' => 'third-one',
			)
		);
		$export = $this->services->privacy()->export( 'ines@exemplo.pt' );
		self::assertTrue( $export['done'] );
		self::assertCount( 2, $export['data'] );
		$values = array_column( $export['data'][0]['data'], 'value' );
		foreach ( array( 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'Horizonte', "35\u{A0}700,10\u{A0}€", 'boletim' ) as $value ) {
			self::assertContains( $value, $values );
		}
		self::assertStringNotContainsString( 'outra@', (string) wp_json_encode( $export ) );
	}

	public function test_many_leads_are_exported_and_erased_in_steps(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		foreach ( range( 1, 120 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		$items = array();
		$page  = 1;
		do {
			$step  = $this->services->privacy()->export( 'ines@exemplo.pt', $page++ );
			$items = array( ...$items, ...array_column( $step['data'], 'item_id' ) );
		} while ( ! $step['done'] );
		self::assertCount( 120, array_unique( $items ) );
		$removed = 0;
		$page    = 1;
		do {
			$step     = $this->services->privacy()->erase( 'ines@exemplo.pt', $page++ );
			$removed += $step['items_removed'];
		} while ( ! $step['done'] );
		self::assertSame( array( 120, array() ), array( $removed, $this->leads() ) );
	}

	public function test_erasing_takes_the_lead_its_mails_and_its_configuration_and_leaves_the_others(): void {
		$this->save_configuration( 'c1' );
		$this->save_configuration( 'c2' );
		$this->save_configuration( 'c3' );
		$this->post();
		$this->post(
			array(
				'configurationID' => 'c2',
				'submission_id'   => 'second-one',
			)
		);
		$this->post(
			array(
				'configurationID' => 'c2',
				'submission_id'   => 'third-one',
				'email'           => 'outra@exemplo.pt',
			)
		);
		$this->services->worker()->run();
		$erased = $this->services->privacy()->erase( 'ines@exemplo.pt' );
		self::assertSame( array( 2, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertSame( 'outra@exemplo.pt', $this->lead()->email );
		self::assertNull( $this->services->configurations()->find( 'c1' ) );
		self::assertNotNull( $this->services->configurations()->find( 'c2' ) );
		self::assertNotNull( $this->services->configurations()->find( 'c3' ) );
		self::assertSame( 2, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_a_rescued_lead_is_exported_and_erased_too(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		remove_all_filters( 'query' );
		self::assertCount( 1, $this->services->privacy()->export( 'ines@exemplo.pt' )['data'] );
		self::assertSame( 1, $this->services->privacy()->erase( 'ines@exemplo.pt' )['items_removed'] );
		self::assertSame( array(), ( new Rescue_Store() )->all() );
	}

	public function test_a_lead_that_the_table_refuses_still_is_exported_and_erased_where_it_waits(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->post(
			array(
				'email'         => 'outra@exemplo.pt',
				'submission_id' => 'second-one',
			)
		);
		$export = $this->services->privacy()->export( 'INES@exemplo.pt' );
		self::assertCount( 1, $export['data'] );
		self::assertContains( 'Inês Conceição', array_column( $export['data'][0]['data'], 'value' ) );
		self::assertSame( 1, $this->services->privacy()->erase( 'INES@exemplo.pt' )['items_removed'] );
		self::assertSame( array( 'outra@exemplo.pt' ), array_column( ( new Rescue_Store() )->all(), 'email' ) );
	}

	public function test_what_waits_to_be_mended_is_exported_and_erased_and_gone_after_its_hour(): void {
		$token = (string) $this->post( array( 'accept' => '' ) )->draft;
		$other = (string) $this->services->drafts()->keep( array( 'email' => 'outra@exemplo.pt' ) );
		self::assertContains( 'Inês Conceição', array_column( $this->services->privacy()->export( 'ines@exemplo.pt' )['data'][0]['data'], 'value' ) );
		self::assertSame( 1, $this->services->privacy()->erase( 'ines@exemplo.pt' )['items_removed'] );
		self::assertNull( $this->services->drafts()->find( $token ) );
		self::assertNotNull( $this->services->drafts()->find( $other ) );
		$this->now += HOUR_IN_SECONDS + 1;
		$this->services->worker()->run();
		self::assertSame( 0, $this->rows_in( Tables::drafts() ) );
	}

	public function test_the_export_tells_of_mails_corrections_and_the_visit(): void {
		$this->save_configuration( 'c1' );
		$this->post();
		$this->services->worker()->run();
		$this->services->leads()->correct( $this->lead()->id, array( 'phone' => '911111111' ), 1 );
		$rows = array_column( $this->services->privacy()->export( 'ines@exemplo.pt' )['data'][0]['data'], 'value', 'name' );
		self::assertMatchesRegularExpression( '/tejo@lume\.example: .*2026-09-21 14:13:20 UTC\n.*ines@exemplo\.pt: /', implode( "\n", $rows ) );
		self::assertContains( '911111111', $rows );
		self::assertSame( 2, count( array_keys( $rows, '2026-09-21 14:13:20', true ) ), 'Sent, and corrected.' );
		self::assertContains( 'visita-1', $rows );
	}

	public function test_retention_deletes_a_lead_that_waits_aside_too(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		self::assertSame( 0, $this->services->retention()->run_daily() );
		$this->now += 2 * DAY_IN_SECONDS;
		self::assertCount( 1, ( new Rescue_Store() )->all() );
		$this->now += 9 * DAY_IN_SECONDS;
		self::assertSame( 1, $this->services->retention()->apply( 30 ) );
		self::assertSame( array(), ( new Rescue_Store() )->all() );
	}

	public function test_a_configuration_without_an_id_goes_though_a_lead_has_none(): void {
		$this->save_configuration( '' );
		$this->post( array( 'configurationID' => '' ) );
		$this->now += 31 * DAY_IN_SECONDS;
		$this->services->retention()->apply( 0 );
		self::assertSame( 0, $this->configurations() );
		self::assertCount( 1, $this->leads() );
	}

	public function test_retention_deletes_what_is_older_and_nothing_else(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->save_configuration( 'c1' );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		$this->save_configuration( 'c2' );
		$this->post(
			array(
				'submission_id'   => 'second-one',
				'configurationID' => 'c2',
			)
		);
		$this->now += 11 * DAY_IN_SECONDS;
		self::assertSame( 1, $this->services->retention()->run_daily() );
		self::assertSame( 'c2', $this->lead()->configuration_id );
		self::assertSame( 1, $this->configurations() );
	}

	public function test_a_retention_of_0_days_keeps_leads_for_ever_and_forgets_what_nobody_asked_about(): void {
		$this->set( array( 'retention_days' => 0 ) );
		$this->save_configuration( 'c1' );
		$this->save_configuration( 'unasked' );
		$this->post();
		$this->now += 20 * YEAR_IN_SECONDS;
		self::assertSame( 0, $this->services->retention()->run_daily() );
		self::assertCount( 1, $this->leads() );
		self::assertNotNull( $this->services->configurations()->find( 'c1' ) );
		self::assertNull( $this->services->configurations()->find( 'unasked' ) );
	}

	public function test_a_clock_that_jumps_years_ahead_deletes_nothing_that_day_and_says_so(): void {
		$this->post();
		$this->assert_nothing_deleted();
		$this->now += 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertArrayHasKey( Alert::CLOCK, $this->services->alert()->all() );
		$this->now -= 12 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		self::assertCount( 1, $this->leads() );
	}

	public function test_after_a_pause_of_cron_the_second_run_deletes(): void {
		$this->post();
		$this->services->retention()->run_daily();
		$this->now += 3 * YEAR_IN_SECONDS;
		$this->assert_nothing_deleted();
		$this->now += DAY_IN_SECONDS;
		self::assertSame( 1, $this->services->retention()->run_daily() );
	}

	public function test_held_leads_are_told_of_once_a_day(): void {
		$this->post( array( 'web_page' => 'x' ) );
		$this->services->retention()->run_daily();
		$this->end_request();
		self::assertCount( 1, $this->mailbox->mails );
		self::assertSame( 'pedidos@lume.example', $this->mailbox->mails[0]['to'] );
	}
}
