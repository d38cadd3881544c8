<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations\Tests;

use Cfg_Configurator\Leads\Configuration\Snapshot_Rows;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Saved_Configurations\Configuration_Table;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The route `POST /wp-json/cfg/saveCfgOptions/` and the row that it stores. */
final class Configuration_Test extends Leads_Test_Case {
	public function test_a_configuration_is_stored_in_whole_cents_and_the_latest_of_an_id_replaces_earlier_ones(): void {
		$answer = Save_Request::send( Save_Request::body() );
		self::assertSame( array( 201, array( 'ok' => true ) ), array( $answer->get_status(), $answer->get_data() ) );
		Save_Request::send( Save_Request::body( array( 'totalPrice' => '29999.99' ) ) );
		self::assertSame( 1, $this->rows_in( Tables::named( Configuration_Table::NAME ) ) );
		$kept = Configuration_Table::find( 'c1' );
		self::assertNotNull( $kept );
		self::assertSame(
			array( 2_999_999, 40_143, 0, null ),
			array_map( array( $kept, 'cents' ), array( 'totalPrice', 'rent', 'residualValue', 'mtic' ) )
		);
		self::assertSame(
			array( 8.3, 96.0, null ),
			array( $kept->number( 'taeg', 3 ), $kept->number( 'nrPayments' ), $kept->number( 'powerCV' ) )
		);
		self::assertSame( 'Maré', $kept->text( 'modelName' ) );
	}

	/**
	 * @return array<string, array{array<string, mixed>|string, string, int}>
	 */
	public static function invalid_bodies(): array {
		$large = Save_Request::body( array( 'more' => str_repeat( 'x', 65_536 ) ) );
		return array(
			'another type'          => array( Save_Request::body(), 'text/plain', 415 ),
			'no JSON'               => array( '{', 'application/json', 400 ),
			'a list'                => array( '[1]', 'application/json', 400 ),
			'a text'                => array( '"x"', 'application/json', 400 ),
			'nothing'               => array( '{}', 'application/json', 400 ),
			'a missing field'       => array( array_diff_key( Save_Request::body(), array( 'cfg' => 1 ) ), 'application/json', 400 ),
			'a list for a text'     => array( Save_Request::body( array( 'cfg' => array( 'x' ) ) ), 'application/json', 400 ),
			'a null'                => array( Save_Request::body( array( 'cfg' => null ) ), 'application/json', 400 ),
			'a figure that is none' => array( Save_Request::body( array( 'rent' => 'abc' ) ), 'application/json', 400 ),
			'a figure beyond all'   => array( Save_Request::body( array( 'rent' => 1e300 ) ), 'application/json', 400 ),
			'2001 characters'       => array( Save_Request::body( array( 'cfg' => str_repeat( 'é', 2001 ) ) ), 'application/json', 400 ),
			'another credit type'   => array( Save_Request::body( array( 'creditType' => 'HOD' ) ), 'application/json', 400 ),
			'over 64 KB'            => array( $large, 'application/json', 413 ),
		);
	}

	/**
	 * @dataProvider invalid_bodies
	 * @param array<string, mixed>|string $body   Request body.
	 * @param int                         $status Status of the response.
	 */
	public function test_an_invalid_body_is_rejected( array|string $body, string $type, int $status ): void {
		self::assertSame( $status, Save_Request::send( $body, $type )->get_status() );
		self::assertSame( 0, $this->rows_in( Tables::named( Configuration_Table::NAME ) ) );
	}

	public function test_unknown_fields_are_not_stored_and_2000_accented_letters_are(): void {
		Save_Request::send(
			Save_Request::body(
				array(
					'evil' => 'evil',
					'cfg'  => str_repeat(
						'é',
						2000
					),
				)
			)
		);
		$kept = Configuration_Table::find( 'c1' );
		self::assertNotNull( $kept );
		self::assertSame( array( '', str_repeat( 'é', 2000 ) ), array( $kept->text( 'evil' ), $kept->text( 'cfg' ) ) );
	}

	public function test_an_existing_route_of_the_site_is_not_replaced(): void {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'cfg',
				'/saveCfgOptions',
				array(
					'methods'             => 'POST',
					'permission_callback' => '__return_true',
					'callback'            => static fn (): array => array( 'own' => true ),
				)
			)
		);
		self::assertSame( array( 'own' => true ), Save_Request::send( Save_Request::body() )->get_data() );
		self::assertSame( 0, $this->rows_in( Tables::named( Configuration_Table::NAME ) ) );
	}

	public function test_a_missing_table_is_recreated_and_stores_the_configuration(): void {
		$this->database()->suppress_errors();
		$this->database()->query( 'DROP TABLE ' . Tables::named( Configuration_Table::NAME ) );
		self::assertSame( 201, Save_Request::send( Save_Request::body() )->get_status() );
		$this->database()->query( 'DELETE FROM ' . Tables::named( Configuration_Table::NAME ) );
		Schema::rebuild();
	}

	public function test_mails_of_a_form_without_a_snapshot_contain_the_configuration_saved_under_its_id(): void {
		Save_Request::send( Save_Request::body() );
		$this->post();
		Lead_Worker::run();
		foreach ( $this->mailbox->mails as $mail ) {
			foreach ( array( 'Horizonte', 'Vermelho Brasa', "35\u{A0}700,10\u{A0}€", "401,43\u{A0}€", '8,3%' ) as $part ) {
				self::assertStringContainsString( $part, self::text( $mail['message'] ) );
			}
		}
	}

	public function test_a_lead_keeps_its_configuration_when_the_buyer_continues_to_configure(): void {
		Save_Request::send( Save_Request::body() );
		$this->post();
		$change = array(
			'versionName' => 'Outra',
			'totalPrice'  => 1,
		);
		Save_Request::send( Save_Request::body( $change ) );
		$this->post( array( 'submission_id' => 'second-one' ) );
		Lead_Worker::run();
		list( $first, $second ) = $this->leads();
		$found                  = Lead_Extension::configurations_of( array( $first, $second ) );
		self::assertSame( 'Horizonte', $found[ $first->id ]->text( 'version', 'name' ) );
		self::assertSame( 'Outra', $found[ $second->id ]->text( 'version', 'name' ) );
		self::assertSame( array( 3_570_010, 100 ), array( $found[ $first->id ]->number( 'totalCents' ), $found[ $second->id ]->number( 'totalCents' ) ) );
		$this->resend( $first->id );
		$again = self::text( $this->mailbox->mails[4]['message'] ?? '' );
		self::assertStringContainsString( 'Horizonte', $again );
		self::assertStringContainsString( "35\u{A0}700,10\u{A0}€", $again );
	}

	public function test_a_configuration_that_arrives_after_its_lead_is_joined_by_its_id(): void {
		$this->post();
		self::assertNull( $this->lead()->configuration );
		Save_Request::send( Save_Request::body() );
		$joined = Lead_Extension::configuration( $this->lead() );
		self::assertNotNull( $joined );
		self::assertSame( 'Horizonte', $joined->text( 'version', 'name' ) );
	}

	public function test_an_unreadable_table_of_configurations_loses_no_lead(): void {
		$this->refuse_statements( 'SELECT fields' );
		$this->assert_thanks( $this->post() );
		self::assertCount( 1, $this->leads() );
	}

	/**
	 * @return array<string, array{mixed, string}>
	 */
	public static function residual_values(): array {
		return array(
			'none'       => array( '', '' ),
			'a fraction' => array( 0.42, '' ),
			'a percent'  => array( 42, '' ),
			'euros'      => array( 14_994, "14\u{A0}994,00\u{A0}€" ),
		);
	}

	/**
	 * @dataProvider residual_values
	 */
	public function test_only_a_saved_residual_value_in_euros_is_shown_as_the_last_payment( mixed $value, string $text ): void {
		Save_Request::send( Save_Request::body( array( 'residualValue' => $value ) ) );
		$kept = Configuration_Table::find( 'c1' );
		self::assertNotNull( $kept );
		self::assertSame( $text, Snapshot_Rows::figures( $kept->to_snapshot() )['lastPayment'] );
		self::assertContains( 'Vermelho Brasa (VB7)', Snapshot_Rows::choices( $kept->to_snapshot() ) );
	}
}
