<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy\Tests;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Posting\Waiting_Leads;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Privacy\Privacy_Tools;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** What WordPress's privacy tools export and erase. */
final class Privacy_Test extends Leads_Test_Case {
	private ?Waiting_Leads $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = Waiting_Leads::current();
	}

	protected function tearDown(): void {
		Waiting_Leads::use( $this->before );
		parent::tearDown();
	}

	public function test_both_tools_are_registered_in_wordpress(): void {
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_exporters', array() ) );
		self::assertArrayHasKey( 'cfg-configurator', (array) apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
	}

	public function test_the_export_contains_the_leads_of_a_person_with_their_configuration_and_no_others(): void {
		$this->post( array( 'configuration' => Snapshot_Test::valid_snapshot() ) );
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
		foreach ( array( 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'Prestígio', "42\u{A0}350\u{A0}€", 'boletim' ) as $value ) {
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

	public function test_erasing_deletes_the_lead_and_its_mails_and_no_others(): void {
		$this->post();
		$this->post(
			array(
				'submission_id' => 'second-one',
			)
		);
		$this->post(
			array(
				'submission_id' => 'third-one',
				'email'         => 'outra@exemplo.pt',
			)
		);
		Lead_Worker::run();
		$erased = Privacy_Tools::erase( 'ines@exemplo.pt' );
		self::assertSame( array( 2, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		self::assertSame( 'outra@exemplo.pt', $this->lead()->email );
		self::assertSame( 2, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_the_export_contains_mails_and_corrections(): void {
		$this->post();
		Lead_Worker::run();
		$values = array(
			'phone'         => '911111111',
			'corrected_gmt' => Clock::stamp(),
		);
		Database::update( Tables::leads(), $values, array( 'id' => $this->lead()->id ) );
		$rows = array_column( Privacy_Tools::export( 'ines@exemplo.pt' )['data'][0]['data'], 'value', 'name' );
		self::assertMatchesRegularExpression( '/tejo@lume\.example: .*2026-09-21 14:13:20 UTC\n.*ines@exemplo\.pt: /', implode( "\n", $rows ) );
		self::assertContains( '911111111', $rows );
		self::assertSame( 2, count( array_keys( $rows, '2026-09-21 14:13:20', true ) ), 'The time of the post, and that of the correction.' );
	}

	public function test_a_lead_that_waits_for_its_table_is_exported_and_erased_too(): void {
		$this->post();
		$row    = $this->database()->get_row( 'SELECT * FROM ' . Tables::leads(), ARRAY_A );
		$fields = array();
		foreach ( (array) $row as $column => $value ) {
			$fields[ (string) $column ] = self::text( $value ?? '' );
		}
		$waiting = $this->wait_with( array( 'key' => $fields ), true );
		self::assertSame( 1, Lead_Table::delete( array( $this->lead()->id ) ) );
		$export = Privacy_Tools::export( 'INES@exemplo.pt' );
		self::assertCount( 1, $export['data'] );
		self::assertContains( 'Inês Conceição', array_column( $export['data'][0]['data'], 'value' ) );
		self::assertSame( array(), Privacy_Tools::export( 'outra@exemplo.pt' )['data'] );
		self::assertSame( 1, Privacy_Tools::erase( 'INES@exemplo.pt' )['items_removed'] );
		self::assertSame( array(), $waiting->all() );
	}

	public function test_an_erasure_that_cannot_be_recorded_is_reported_as_incomplete(): void {
		self::assertFalse( Privacy_Tools::erase( 'ines@exemplo.pt' )['items_retained'] );
		$this->wait_with( array(), false );
		self::assertTrue( Privacy_Tools::erase( 'ines@exemplo.pt' )['items_retained'] );
	}

	/**
	 * Has these leads wait for their table.
	 *
	 * @param array<string, array<string, int|string>> $rows By key.
	 */
	private function wait_with( array $rows, bool $is_recorded ): Waiting_Leads {
		$waiting = new class( $rows, $is_recorded ) extends Waiting_Leads {
			/** @param array<string, array<string, int|string>> $rows */
			public function __construct( private array $rows, private bool $is_recorded ) {
			}

			public function expect( ?array $row ): void {
			}

			public function keep( array $row, string $cause ): bool {
				return false;
			}

			public function move_to_table(): int {
				return 0;
			}

			public function expire( int $days ): int {
				return 0;
			}

			public function all(): array {
				return $this->rows;
			}

			public function erase( string $email ): int {
				$count      = count( $this->rows );
				$this->rows = array();
				return $count;
			}

			public function record_erasure( string $email ): bool {
				return $this->is_recorded;
			}
		};
		Waiting_Leads::use( $waiting );
		return $waiting;
	}
}
