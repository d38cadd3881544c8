<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Configuration;

use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Official values and the credit notice of a lead's snapshot. */
final class Legal_Figures_Test extends Leads_Test_Case {
	private const NOTICE = 'Atenção! Contrair um empréstimo custa dinheiro. Mutuante: Lume Financeira, S.A.';

	/** @param array<string, mixed> $change Fields of the snapshot that differ. */
	private static function snapshot( array $change = array() ): string {
		/** @var list<array{snapshot: array<string, mixed>}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/snapshots.json' ), true );
		$wltp  = array(
			'fuelCC'            => array( 6.1, 6.1 ),
			'energyConsumption' => null,
			'autonomy'          => null,
			'co2'               => array( 138, 138 ),
		);
		return (string) wp_json_encode(
			array(
				...$table[0]['snapshot'],
				'wltp'        => $wltp,
				'creditLegal' => self::NOTICE,
				...$change,
			)
		);
	}

	public function test_mails_contain_the_official_values_and_the_credit_notice(): void {
		$notice = array( 'lenderName' => 'Banco do Site, S.A.' );
		add_filter( 'cfg_configurator_known_responses', static fn (): array => array( 'backOffice' => array( 'creditLegal' => $notice ) ) );
		$this->post( array( 'configuration' => self::snapshot() ) );
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
		$plain = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
		$texts = array_map( static fn ( array $mail ): string => (string) wp_json_encode( $mail, $plain ), $this->mailbox->mails );
		foreach ( $texts as $text ) {
			self::assertStringContainsString( '6,1 l/100 km', $text );
			self::assertStringContainsString( '138 g/km', $text );
			self::assertStringContainsString( 'Contrair um empréstimo custa dinheiro', $text );
		}
		$of_site = array_filter( $texts, static fn ( string $text ): bool => str_contains( $text, 'Banco do Site' ) );
		self::assertCount( 1, $of_site, 'The mail to the buyer has the notice of the site, because posted texts can be forged.' );
	}

	public function test_the_mail_to_the_buyer_completes_the_settings_with_the_notice_of_the_content_site(): void {
		$back_office = array( 'creditLegal' => array( 'lenderName' => 'Banco dos Conteúdos, S.A.' ) );
		add_filter( 'cfg_configurator_known_responses', static fn (): array => array( 'backOffice' => $back_office ) );
		$this->set( array( 'credit_warning' => 'Aviso do site.' ) );
		$this->post( array( 'configuration' => self::snapshot() ) );
		Lead_Worker::run();
		$messages = array_column( $this->mailbox->mails, 'message' );
		self::assertCount( 1, array_filter( $messages, static fn ( mixed $text ): bool => str_contains( self::text( $text ), 'Banco dos Conteúdos' ) ) );
	}

	public function test_a_snapshot_keeps_both_when_it_is_stored(): void {
		$again = Snapshot_Reader::read( (string) Snapshot_Reader::read( self::snapshot() )?->to_json() );
		self::assertSame( self::NOTICE, $again?->text( 'creditLegal' ) );
		self::assertEquals( array( 138.0, 138.0 ), $again->wltp()?->value( 'co2' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function invalid_legal_values(): array {
		return array(
			'a list'         => array( array( 'wltp' => array( 1, 2 ) ) ),
			'one number'     => array( array( 'wltp' => array( 'co2' => 138 ) ) ),
			'a negative one' => array( array( 'wltp' => array( 'co2' => array( -1, 2 ) ) ) ),
			'ends exchanged' => array( array( 'wltp' => array( 'co2' => array( 3, 2 ) ) ) ),
			'a long notice'  => array( array( 'creditLegal' => str_repeat( 'a', 2001 ) ) ),
		);
	}

	/**
	 * @dataProvider invalid_legal_values
	 * @param array<string, mixed> $change
	 */
	public function test_a_snapshot_with_impossible_values_is_unreadable( array $change ): void {
		self::assertNull( Snapshot_Reader::read( self::snapshot( $change ) ) );
	}
}
