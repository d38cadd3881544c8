<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Consents\Consent_Record;
use Cfg_Configurator\Modules\Consents\Tests\Shown_Consents;
use Cfg_Configurator\Modules\Leads_Desk\Assignees;
use Cfg_Configurator\Modules\Leads_Desk\Csv_Export;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Filter;
use Cfg_Configurator\Modules\Leads_Desk\Lead_View;
use Cfg_Configurator\Modules\Leads_Desk\Leads_Address;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;

/** The consents and copies of a lead on its screen and in the CSV file, and withdrawals. */
final class Lead_View_Test extends Desk_Test_Case {
	use Shown_Consents;

	public function test_consents_are_in_the_lead_screen_and_the_csv_file(): void {
		$this->post_with_texts();
		$this->act_as( 'administrator' );
		$csv = '';
		Csv_Export::write(
			new Lead_Filter(),
			static function ( string $piece ) use ( &$csv ): void {
				$csv .= $piece;
			}
		);
		$places = array( $this->screen( array( 'lead' => (string) $this->lead()->id ) ), $csv );
		foreach ( $places as $place ) {
			foreach ( array( 'campanhas', self::$policy, '21/09/2026 15:13:20 WEST' ) as $part ) {
				self::assertStringContainsString( $part, $place );
			}
		}
		self::assertStringNotContainsString( '<b>campanhas', $places[0] );
	}

	public function test_a_withdrawal_is_recorded_beside_the_consent_and_ends_it(): void {
		$this->post_with_texts();
		$this->act_as( 'administrator' );
		$this->now += 3600;
		self::assertStringContainsString( 'did=withdrawn', $this->withdraw( 'marketing' ) );
		$consent = Consent_Record::of_lead( $this->lead() )[1];
		self::assertSame(
			array( 'Aceito <b>campanhas</b> da Lume', '2026-09-21 14:13:20', '2026-09-21 15:13:20', get_current_user_id() ),
			array( $consent->text, $consent->given_gmt, $consent->withdrawn_gmt, $consent->withdrawn_by )
		);
		self::assertFalse( $this->lead()->wants_marketing );
		self::assertTrue( $this->lead()->has_consent );
		self::assertStringContainsString( '21/09/2026 16:13:20', $this->screen( array( 'lead' => (string) $this->lead()->id ) ) );
		foreach ( array( 'marketing', 'dealers', 'x', '' ) as $purpose ) {
			self::assertStringContainsString( 'did=not-withdrawn', $this->withdraw( $purpose ) );
		}
	}

	private function withdraw( string $purpose ): string {
		$_REQUEST = array(
			'lead'     => (string) $this->lead()->id,
			'purpose'  => $purpose,
			'_wpnonce' => wp_create_nonce( Lead_Actions::intent( 'withdraw', array( $this->lead()->id ) ) ),
		);
		return $this->redirect_of( static fn () => Lead_Actions::perform( 'withdraw' ) )->location;
	}

	public function test_the_screen_names_the_copies_of_a_mail(): void {
		$row = array(
			'dealer' => self::DEALER,
			'to'     => 'vendas@tejo.example',
			'cc'     => 'chefe@tejo.example, marca@lume.example',
		);
		$this->set( array( 'mail_dealers' => array( $row ) ) );
		$this->post();
		Lead_Worker::run();
		$shown = $this->output_of( fn () => Lead_View::render( $this->lead() ) );
		self::assertStringContainsString( 'vendas@tejo.example, Cc: chefe@tejo.example, marca@lume.example', $shown );
	}

	public function test_a_person_gets_the_notes_without_the_employees_and_deleting_the_lead_deletes_them(): void {
		$this->post();
		$user = $this->act_as( 'administrator' );
		$work = array(
			'assigned_to' => (string) $user,
			'note'        => 'Prefere ser contactada à tarde.',
		);
		Follow_Up::save( $this->lead()->id, $work );
		$data = (array) apply_filters( 'cfg_configurator_lead_personal_data', array(), $this->lead() );
		self::assertStringContainsString( 'Prefere ser contactada à tarde.', self::text( $data['Notas'] ?? '' ) );
		self::assertStringNotContainsString( Assignees::name( $user ), (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE ) );
		Lead_Table::delete( array( $this->lead()->id ) );
		self::assertSame( 0, $this->rows_in( Log_Entry::table() ) );
	}

	public function test_alerts_and_health_checks_link_to_the_list_of_leads(): void {
		self::assertSame( Leads_Address::of(), Lead_Extension::leads_screen() );
	}

	public function test_the_csv_file_contains_every_figure_as_a_number_in_its_own_column(): void {
		$this->post( array( 'configuration' => Snapshot_Test::valid_snapshot() ) );
		$file = '';
		Csv_Export::write(
			new Lead_Filter(),
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		$lines              = array_slice( explode( "\r\n", substr( $file, 3 ) ), 0, 2 );
		list( $head, $row ) = array_map( static fn ( string $line ): array => str_getcsv( $line, ';', '"', '' ), $lines );
		/** @var array<string, string> $cells */
		$cells = array_combine( array_map( 'strval', $head ), $row );
		$money = array_filter( $cells, static fn ( string $cell ): bool => 1 === preg_match( '/^\d+(,\d+)?$/', $cell ) );
		foreach ( array( '40400', '750', '1200', '42350', '459,33', '60', '8,2', '6,45', '6500,00', '35850', '15246,00', '43801,23' ) as $amount ) {
			self::assertCount( 1, array_keys( $money, $amount, true ), $amount );
		}
		self::assertSame( array(), array_intersect( array_keys( $cells ), array( 'totalPrice', 'rent', 'fee' ) ) );
	}

	public function test_a_lead_held_by_another_plugin_or_by_a_check_that_is_gone_says_so(): void {
		self::assertNotSame( Lead_View::reason( 'unknown' ), Lead_View::reason( 'filter' ) );
		self::assertNotSame( '', Lead_View::reason( 'unknown' ) );
		self::assertSame( '', Lead_View::reason( '' ) );
	}
}
