<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy\Tests;

use Cfg_Configurator\Leads\Storage\Configuration_Table;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Durability\Erasure_Log;
use Cfg_Configurator\Modules\Durability\Fallback_Store;
use Cfg_Configurator\Modules\Privacy\Privacy_Tools;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What WordPress's privacy tools export and erase. */
final class Privacy_Test extends Leads_Test_Case {
	public function test_both_tools_are_registered_in_wordpress(): void {
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
	}

	public function test_the_export_contains_the_leads_of_a_person_with_their_configuration_and_no_others(): void {
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
		$export = Privacy_Tools::export( 'ines@exemplo.pt' );
		self::assertTrue( $export['done'] );
		self::assertCount( 2, $export['data'] );
		$values = array_column( $export['data'][0]['data'], 'value' );
		foreach ( array( 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'Horizonte', "35\u{A0}700\u{A0}€", 'boletim' ) as $value ) {
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
			$step  = Privacy_Tools::export( 'ines@exemplo.pt', $page++ );
			$items = array( ...$items, ...array_column( $step['data'], 'item_id' ) );
		} while ( ! $step['done'] );
		self::assertCount( 120, array_unique( $items ) );
		$removed = 0;
		$page    = 1;
		do {
			$step     = Privacy_Tools::erase( 'ines@exemplo.pt', $page++ );
			$removed += $step['items_removed'];
		} while ( ! $step['done'] );
		self::assertSame( array( 120, array() ), array( $removed, $this->leads() ) );
	}

	public function test_erasing_deletes_the_lead_its_mails_and_its_configuration_and_no_others(): void {
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
		Lead_Worker::run();
		$erased = Privacy_Tools::erase( 'ines@exemplo.pt' );
		self::assertSame( array( 2, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertSame( 'outra@exemplo.pt', $this->lead()->email );
		self::assertNull( Configuration_Table::find( 'c1' ) );
		self::assertNotNull( Configuration_Table::find( 'c2' ) );
		self::assertNotNull( Configuration_Table::find( 'c3' ) );
		self::assertSame( 2, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_a_lead_of_the_fallback_store_is_exported_and_erased_too(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		remove_all_filters( 'query' );
		self::assertCount( 1, Privacy_Tools::export( 'ines@exemplo.pt' )['data'] );
		self::assertSame( 1, Privacy_Tools::erase( 'ines@exemplo.pt' )['items_removed'] );
		self::assertSame( array(), Fallback_Store::all() );
	}

	public function test_a_lead_that_the_table_still_rejects_is_exported_and_erased_in_the_fallback_store(): void {
		$this->refuse_statements( 'INSERT IGNORE INTO `' . Tables::leads() );
		$this->post();
		$this->post(
			array(
				'email'         => 'outra@exemplo.pt',
				'submission_id' => 'second-one',
			)
		);
		$export = Privacy_Tools::export( 'INES@exemplo.pt' );
		self::assertCount( 1, $export['data'] );
		self::assertContains( 'Inês Conceição', array_column( $export['data'][0]['data'], 'value' ) );
		self::assertSame( 1, Privacy_Tools::erase( 'INES@exemplo.pt' )['items_removed'] );
		self::assertSame( array( 'outra@exemplo.pt' ), array_column( Fallback_Store::all(), 'email' ) );
	}

	public function test_the_export_contains_mails_corrections_and_the_visit(): void {
		$this->save_configuration( 'c1' );
		$this->post();
		Lead_Worker::run();
		Lead_Table::correct( $this->lead()->id, array( 'phone' => '911111111' ), 1 );
		$rows = array_column( Privacy_Tools::export( 'ines@exemplo.pt' )['data'][0]['data'], 'value', 'name' );
		self::assertMatchesRegularExpression( '/tejo@lume\.example: .*2026-09-21 14:13:20 UTC\n.*ines@exemplo\.pt: /', implode( "\n", $rows ) );
		self::assertContains( '911111111', $rows );
		self::assertSame( 2, count( array_keys( $rows, '2026-09-21 14:13:20', true ) ), 'The time of the post, and that of the correction.' );
		self::assertContains( 'visita-1', $rows );
	}

	public function test_an_erasure_that_cannot_be_recorded_is_reported_as_incomplete(): void {
		$this->refuse_statements( 'INSERT' );
		self::assertTrue( Privacy_Tools::erase( 'ines@exemplo.pt' )['items_retained'] );
	}

	public function test_two_erasures_at_the_same_moment_share_one_salt(): void {
		delete_option( 'cfg_configurator_leads_erasure_salt' );
		$other = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$other ): string {
				if ( str_contains( $sql, 'INSERT' ) && str_contains( $sql, 'erasure_salt' ) && 1 === ++$other ) {
					Erasure_Log::record( 'rui@exemplo.pt' );
				}
				return $sql;
			}
		);
		self::assertTrue( Erasure_Log::record( 'ines@exemplo.pt' ) );
		self::assertGreaterThan( 0, $other );
		$before = '2020-01-01 00:00:00';
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $before ) );
		self::assertTrue( Erasure_Log::covers( 'rui@exemplo.pt', $before ) );
	}

	public function test_an_erasure_is_recorded_without_the_address_until_no_file_can_be_older(): void {
		self::assertTrue( Erasure_Log::record( 'ines@exemplo.pt' ) );
		$rows = $this->database()->get_results( "SELECT * FROM {$this->database()->options} WHERE option_name LIKE '%erased%'", ARRAY_A );
		self::assertCount( 1, (array) $rows );
		self::assertStringNotContainsString( 'exemplo', (string) wp_json_encode( $rows ) );
		self::assertStringNotContainsString( hash( 'sha256', 'ines@exemplo.pt' ), (string) wp_json_encode( $rows ) );
		$lead = gmdate( 'Y-m-d H:i:s', $this->now );

		$this->now += 399 * DAY_IN_SECONDS;
		Erasure_Log::prune( 30 );
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $lead ) );
		$this->now += 2 * DAY_IN_SECONDS;
		Erasure_Log::prune( 0 );
		self::assertTrue( Erasure_Log::covers( 'ines@exemplo.pt', $lead ), 'Without a retention period, erasures are recorded for ever.' );
		Erasure_Log::prune( 30 );
		self::assertFalse( Erasure_Log::covers( 'ines@exemplo.pt', $lead ) );
	}
}
