<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Configuration;

use Cfg_Configurator\Leads\Configuration\Configuration_Snapshot;
use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The configuration snapshot of a form, from the post to the mails, the list, the CSV file and the privacy export. */
final class Snapshot_Test extends Leads_Test_Case {
	/**
	 * @return list<array{case: string, snapshot: mixed, warning: string}>
	 */
	private static function table(): array {
		/** @var list<array{case: string, snapshot: mixed, warning: string}> */
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/snapshots.json' ), true );
	}

	/**
	 * The first case of the table: everything chosen, Open Drive, 42 350 euros.
	 *
	 * @param array<string, mixed> $change Fields that differ.
	 */
	public static function valid_snapshot( array $change = array() ): string {
		$snapshot = self::table()[0]['snapshot'];
		self::assertIsArray( $snapshot );
		return (string) wp_json_encode( array( ...$snapshot, ...$change ) );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function snapshots(): array {
		return array_combine(
			array_column( self::table(), 'case' ),
			array_map( static fn ( array $row ): array => array( $row['snapshot'], $row['warning'] ), self::table() )
		);
	}

	/**
	 * @dataProvider snapshots
	 */
	public function test_a_lead_is_stored_whatever_its_snapshot_and_flagged_when_it_breaks_a_rule( mixed $posted, string $warning ): void {
		$this->assert_thanks( $this->post( array( 'configuration' => (string) wp_json_encode( $posted ) ) ) );
		$lead = $this->lead();
		self::assertSame( $warning, $lead->warning );
		self::assertSame( Configuration_Snapshot::UNREADABLE === $warning, null === $lead->configuration );
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
		$is_told = '' !== $warning && str_contains( self::text( $this->mailbox->mails[0]['message'] ), Configuration_Snapshot::warning_label( $warning ) );
		self::assertSame( '' !== $warning, $is_told );
	}

	public function test_a_snapshot_is_stored_with_its_known_fields_only_and_read_back_unchanged(): void {
		$this->post( array( 'configuration' => self::valid_snapshot( array( 'isAdmin' => true ) ) ) );
		$kept = $this->lead()->configuration;
		self::assertNotNull( $kept );
		self::assertEquals( json_decode( self::valid_snapshot(), true ), json_decode( $kept->to_json(), true ) );
		self::assertEquals( $kept, Snapshot_Reader::read( $kept->to_json() ) );
	}

	public function test_every_figure_of_an_open_drive_loan_is_mailed_once_as_the_buyer_saw_it(): void {
		$this->post( array( 'configuration' => self::valid_snapshot() ) );
		Lead_Worker::run();
		$amounts = array( '42 350', '459,33', '43 801,23', '6 500,00', '35 850', '15 246,00' );
		$money   = array_map( static fn ( string $amount ): string => str_replace( ' ', "\u{A0}", "{$amount} €" ), $amounts );
		$figures = array( ...$money, '8,2%', '6,45%', 'Open Drive' );
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( $this->mailbox->mails as $mail ) {
			$text = self::text( $mail['message'] );
			foreach ( $figures as $figure ) {
				self::assertSame( 1, substr_count( $text, $figure ), $figure );
			}
			self::assertDoesNotMatchRegularExpression( '/\d[\s\x{A0}]%|\d,\d{3}|\b\d{4,}\b,/u', $text );
		}
	}

	public function test_an_amount_appears_in_one_row_only(): void {
		$plain = Snapshot_Reader::read(
			self::valid_snapshot(
				array(
					'priceLines' => array(
						array(
							'item'  => 'version',
							'name'  => 'Prestígio',
							'cents' => 4_235_000,
						),
					),
				)
			)
		);
		$rows  = array_filter( Snapshot_Rows::figures( $plain ) );
		self::assertArrayNotHasKey( 'base_price', $rows );
		self::assertSame( $rows, array_unique( $rows ) );
	}

	public function test_no_name_of_a_snapshot_adds_a_header_or_markup_to_a_mail(): void {
		$text = "x\r\nBcc: evil@example.com <script>alert(1)</script>";
		$item = array(
			'id'   => $text,
			'name' => $text,
		);
		$this->post(
			array(
				'configuration' => self::valid_snapshot(
					array(
						'configurationId' => $text,
						'model'           => $item,
						'version'         => $item + array( 'localCode' => $text ),
						'exterior'        => $item + array( 'factoryCode' => $text ),
					)
				),
			)
		);
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( $this->mailbox->mails as $mail ) {
			self::assertStringNotContainsString( '<script', self::text( $mail['message'] ) );
			self::assertStringNotContainsStringIgnoringCase( 'bcc:', (string) wp_json_encode( array( $mail['headers'], $mail['subject'] ) ) );
		}
	}
}
