<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Email;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail;
use Cfg_Configurator\Leads\Snapshot;
use Cfg_Configurator\Leads\Snapshot_Rows;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use PHPUnit\Framework\Attributes\DataProvider;

/** The configuration of a lead, by the tables of cases that the tests of the widget and of the demo write and read. */
final class Snapshot_Test extends Plugin_Test_Case {
	/** What WordPress's schemas let through: a number as text. */
	private const LENIENT = array(
		'an amount as text',
		'a price that contains an amount as text',
		'a stock car whose price is a text',
	);

	/** @return array<string, array{mixed, string}> */
	public static function snapshots(): array {
		/** @var list<array{case: string, snapshot: mixed, warning: string}> $table */
		$table = json_decode( (string) file_get_contents( __DIR__ . '/snapshots.json' ), true );
		return array_map(
			static fn ( array $row ): array => array( $row['snapshot'], in_array( $row['case'], self::LENIENT, true ) ? '' : $row['warning'] ),
			array_column( $table, null, 'case' )
		);
	}

	#[DataProvider( 'snapshots' )]
	public function test_a_lead_is_stored_whatever_its_snapshot_and_flagged_where_it_breaks_a_rule( mixed $posted, string $warning ): void {
		$this->serve();
		$this->assert_thanked( $this->post( array( 'configuration' => (string) wp_json_encode( $posted ) ) ) );
		$lead = $this->lead();
		self::assertSame( $warning, $lead->snapshot_warning );
		self::assertSame( '' !== $warning, null === $lead->snapshot() );
		self::assertSame( Snapshot::warning_label( $warning ), Mail::compose( Mail::DEALER, $lead )->note );
	}

	public function test_a_snapshot_is_read_back_unchanged(): void {
		$valid = self::snapshots()['a whole configuration'][0];
		self::assertIsArray( $valid );
		$read = Snapshot::read( (string) wp_json_encode( $valid ) );
		self::assertNotNull( $read );
		self::assertEquals( $valid, json_decode( $read->to_json(), true ) );
		self::assertEquals( $read, Snapshot::read( $read->to_json() ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, string>}> Snapshot, and what the widget shows by name of the row. */
	public static function examples(): array {
		/** @var list<array{case: string, snapshot: array<string, mixed>, rows: array<string, string>}> $table */
		$table = json_decode( (string) file_get_contents( __DIR__ . '/worked-examples.json' ), true );
		return array_map( static fn ( array $row ): array => array( $row['snapshot'], $row['rows'] ), array_column( $table, null, 'case' ) );
	}

	/**
	 * @param array<string, mixed>  $posted
	 * @param array<string, string> $shown
	 */
	#[DataProvider( 'examples' )]
	public function test_every_figure_has_the_text_that_the_widget_shows_and_a_row_in_both_mails( array $posted, array $shown ): void {
		$snapshot = Snapshot::read( (string) wp_json_encode( $posted ) );
		$rows     = array_merge( Snapshot_Rows::choices( $snapshot ), Snapshot_Rows::figures( $snapshot ) );
		ksort( $shown );
		$own = array_intersect_key( $rows, $shown );
		ksort( $own );
		self::assertSame( $shown, $own );
		$lead = new Lead(
			array(
				'form_type' => 'proposal',
				'model'     => 'Maré',
				'snapshot'  => (string) $snapshot?->to_json(),
			)
		);
		$this->assert_mailed( array_filter( $shown ), Mail::compose( Mail::DEALER, $lead ), Snapshot_Rows::labelled( ... ) );
		$this->assert_mailed( array_filter( $shown ), Mail::compose( Mail::BUYER, $lead ), Snapshot_Rows::labelled( ... ) );
	}

	/**
	 * @param array<string, string>                                  $shown
	 * @param \Closure(array<string, string>): array<string, string> $labels
	 */
	private function assert_mailed( array $shown, Email $mail, \Closure $labels ): void {
		foreach ( $shown as $name => $text ) {
			$label = array_key_first( $labels( array( $name => $text ) ) );
			self::assertStringContainsString( "\n{$label}: {$text}\n", $mail->text(), $name );
		}
	}
}
