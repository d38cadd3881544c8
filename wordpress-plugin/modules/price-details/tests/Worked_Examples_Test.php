<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Price_Details\Tests;

use Cfg_Configurator\Leads\Configuration\Choices;
use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Lead_Email;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Figures and price lines of a lead, as the widget shows them: worked-examples.json is written by test/wordpress/figures.test.ts. */
final class Worked_Examples_Test extends Leads_Test_Case {
	/**
	 * @return array<string, array{array<string, mixed>, array<string, string>}>
	 */
	public static function examples(): array {
		/** @var list<array{case: string, snapshot: array<string, mixed>, rows: array<string, string>}> $examples */
		$examples = json_decode( (string) file_get_contents( __DIR__ . '/worked-examples.json' ), true );
		return array_combine(
			array_column( $examples, 'case' ),
			array_map( static fn ( array $example ): array => array( $example['snapshot'], $example['rows'] ), $examples )
		);
	}

	/** @param array<string, mixed> $snapshot */
	private static function read( array $snapshot ): Configuration_Snapshot {
		$read = Snapshot_Reader::read( (string) wp_json_encode( $snapshot ) );
		self::assertNotNull( $read );
		return $read;
	}

	/**
	 * @dataProvider examples
	 * @param array<string, mixed>  $snapshot
	 * @param array<string, string> $shown    By the name of the row.
	 */
	public function test_every_figure_and_line_has_the_text_that_the_widget_shows( array $snapshot, array $shown ): void {
		$rows = Snapshot_Rows::figures( self::read( $snapshot ) );
		foreach ( $shown as $name => $text ) {
			self::assertSame( $text, $rows[ $name ] ?? 'no row', $name );
		}
		self::assertSame( array(), array_diff_key( $rows, $shown, array_flip( array( 'credit_type', 'credit' ) ) ) );
	}

	/**
	 * @dataProvider examples
	 * @param array<string, mixed>  $snapshot
	 * @param array<string, string> $shown    By the name of the row.
	 */
	public function test_both_mails_have_a_row_for_every_figure_and_line( array $snapshot, array $shown ): void {
		$read  = self::read( $snapshot );
		$lead  = new Lead( array( 'model' => 'Maré' ) );
		$mails = array(
			'buyer'  => array( Lead_Email::of( Delivery::VISITOR, $lead, $read ), Snapshot_Rows::for_buyer( ... ) ),
			'dealer' => array( Lead_Email::of( Delivery::DEALER, $lead, $read ), Snapshot_Rows::for_back_office( ... ) ),
		);
		foreach ( $mails as $recipient => list( $mail, $labels ) ) {
			foreach ( array_filter( $shown ) as $name => $text ) {
				$label = array_key_first( $labels( array( $name => $text ) ) );
				self::assertNotNull( $label, "The mail to the {$recipient} has no label for {$name}." );
				self::assertStringContainsString( "\n{$label}: {$text}\n", $mail->text(), "{$name} in the mail to the {$recipient}" );
			}
		}
	}

	public function test_a_snapshot_keeps_every_figure_when_it_is_stored(): void {
		foreach ( self::examples() as list( $snapshot ) ) {
			$stored = json_decode( self::read( $snapshot )->to_json(), true );
			self::assertIsArray( $stored );
			self::assertEquals( $snapshot['financing'], $stored['financing'] );
			self::assertEquals( $snapshot['priceLines'], $stored['priceLines'] );
		}
	}

	public function test_the_lines_of_mails_and_csv_file_add_up_to_the_total_with_any_cents(): void {
		mt_srand( 32 );
		for ( $round = 0; $round < 300; $round++ ) {
			$lines = array( self::line( 'version', mt_rand( 2_000_000, 9_000_000 ) ) );
			foreach ( Choices::OPTIONS as $option ) {
				$lines[] = self::line( $option, mt_rand( -50_000, 500_000 ) );
			}
			$total    = array_sum( array_column( $lines, 'cents' ) );
			$snapshot = new Configuration_Snapshot(
				array(
					'priceLines' => $lines,
					'totalCents' => $total,
				)
			);
			self::assertTrue( $snapshot->adds_up() );
			foreach ( array( Snapshot_Rows::figures( $snapshot ), Snapshot_Rows::cells( $snapshot ) ) as $rows ) {
				$prices = array_filter( $rows, static fn ( string $name ): bool => str_ends_with( $name, '_price' ), ARRAY_FILTER_USE_KEY );
				$cents  = array_map( static fn ( string $text ): int => self::cents_in( $text ), $prices );
				self::assertSame( $total, $cents['total_price'] );
				self::assertSame( 2 * $total, array_sum( $cents ), (string) wp_json_encode( $prices ) );
			}
		}
	}

	public function test_every_figure_has_a_column_in_the_csv_file_of_a_lead_without_configuration(): void {
		$columns = Snapshot_Rows::for_back_office( Snapshot_Rows::cells( null ) );
		$figures = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/includes/Leads/Configuration/figures.json' ), true );
		self::assertNotSame( array(), $figures );
		foreach ( array_keys( $figures ) as $id ) {
			self::assertArrayHasKey( Snapshot_Rows::label( (string) $id, 'label' ), $columns );
		}
	}

	/** '1 482,80 €' in cents. */
	private static function cents_in( string $text ): int {
		$amount = str_replace( ',', '.', (string) preg_replace( '/[^\d,-]/u', '', $text ) );
		return (int) round( 100 * (float) $amount );
	}

	/** @return array{item: string, name: string, cents: int} */
	private static function line( string $item, int $cents ): array {
		return array(
			'item'  => $item,
			'name'  => $item,
			'cents' => $cents,
		);
	}
}
