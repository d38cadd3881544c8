<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Posting\Draft_Cookie;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Draft_Store;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Stored values of a rejected form: how long and how much is stored, and who can read it. */
final class Drafts_Test extends Leads_Test_Case {
	public function test_the_values_of_a_form_are_stored_for_an_hour(): void {
		$outcome = $this->post(
			array(
				'accept' => '',
				'msg'    => 'Olá 🚗 [gallery] <b>"x"</b>',
			)
		);
		$draft   = Draft_Store::find( (string) $outcome->draft );
		self::assertSame( 'Olá 🚗 [gallery] <b>"x"</b>', $draft?->fields['msg'] );
		self::assertSame( array( 'accept' ), $draft->broken );
		$this->now += HOUR_IN_SECONDS + 1;
		self::assertNull( Draft_Store::find( (string) $outcome->draft ) );
		Lead_Worker::run();
		self::assertSame( 0, $this->rows_in( Tables::drafts() ) );
	}

	public function test_an_unknown_or_malformed_token_finds_nothing(): void {
		$this->post( array( 'accept' => '' ) );
		foreach ( array( '', str_repeat( '0', 32 ), '../etc/passwd', "' OR 1=1 -- " ) as $token ) {
			self::assertNull( Draft_Store::find( $token ) );
		}
	}

	public function test_no_url_contains_the_token_and_its_fingerprint_alone_opens_nothing(): void {
		$outcome = $this->post( array( 'accept' => '' ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', (string) $outcome->draft );
		self::assertStringNotContainsString( (string) $outcome->draft, $outcome->location );
		$fingerprint = $this->query_of( $outcome->location )[ Lead_Fields::DRAFT ];
		self::assertNull( Draft_Store::find( $fingerprint ) );
		self::assertSame( '', Draft_Cookie::token_with( $fingerprint ) );
		$this->set_draft_cookie( $outcome );
		self::assertSame( $outcome->draft, Draft_Cookie::token_with( $fingerprint ) );
	}

	public function test_a_form_rejected_twice_replaces_its_draft(): void {
		$first = $this->post( array( 'accept' => '' ) );
		$this->set_draft_cookie( $first );
		$second = $this->post(
			array(
				'accept'           => '',
				'name'             => 'Outra',
				Lead_Fields::DRAFT => $this->query_of( $first->location )[ Lead_Fields::DRAFT ],
			)
		);
		self::assertSame( $first->draft, $second->draft );
		self::assertSame( 'Outra', Draft_Store::find( (string) $second->draft )?->fields['name'] );
		self::assertSame( 1, $this->rows_in( Tables::drafts() ) );
	}

	public function test_a_form_from_another_site_does_not_change_the_draft_of_the_cookie(): void {
		$first = $this->post( array( 'accept' => '' ) );
		$this->set_draft_cookie( $first );
		$second = $this->post( array( 'accept' => '' ) );
		self::assertNotSame( $first->draft, $second->draft );
		$this->post();
		self::assertFalse( Draft_Store::find( (string) $first->draft )?->is_sent );
	}

	public function test_the_draft_is_deleted_after_the_corrected_form_is_a_lead(): void {
		$refused = $this->post( array( 'accept' => '' ) );
		$this->set_draft_cookie( $refused );
		$this->assert_thanks( $this->post( array( Lead_Fields::DRAFT => $this->query_of( $refused->location )[ Lead_Fields::DRAFT ] ) ) );
		$draft = Draft_Store::find( (string) $refused->draft );
		self::assertSame( array( true, array(), array() ), array( $draft?->is_sent, $draft?->fields, $draft?->broken ) );
		self::assertStringNotContainsString( 'exemplo', (string) wp_json_encode( Database::rows( 'SELECT * FROM %i', Tables::drafts() ) ) );
	}

	public function test_a_body_over_the_size_limit_leaves_no_draft(): void {
		$outcome = $this->post( array( 'msg' => str_repeat( 'x', 5000 ) ), array( 'CONTENT_LENGTH' => '666000' ) );
		$this->assert_problem( $outcome, array( 'msg' ) );
		self::assertNull( $outcome->draft );
		self::assertSame( 0, $this->rows_in( Tables::drafts() ) );
	}

	public function test_fields_that_together_exceed_the_size_limit_leave_no_draft_whatever_the_length_header_says(): void {
		$large   = str_repeat( '🚗', 16_000 );
		$outcome = $this->post(
			array(
				'name'  => $large,
				'email' => $large,
				'msg'   => $large,
			)
		);
		$this->assert_problem( $outcome, array( 'name', 'email', 'msg' ) );
		self::assertSame( array( null, 0 ), array( $outcome->draft, $this->rows_in( Tables::drafts() ) ) );
	}

	public function test_the_number_of_drafts_of_one_address_is_limited_and_replaces_only_its_own(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$other                  = $this->post( array( 'accept' => '' ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.8';
		$tokens                 = array();
		foreach ( range( 1, 4 * Draft_Store::MAXIMUM_PER_ADDRESS ) as $number ) {
			$tokens[] = (string) $this->post( array( 'accept' => "no-{$number}" ) )->draft;
		}
		self::assertSame( Draft_Store::MAXIMUM_PER_ADDRESS + 1, $this->rows_in( Tables::drafts() ) );
		self::assertNull( Draft_Store::find( $tokens[0] ) );
		self::assertNotNull( Draft_Store::find( end( $tokens ) ) );
		self::assertNotNull( Draft_Store::find( (string) $other->draft ) );
	}

	public function test_the_number_of_drafts_of_the_site_is_limited_and_the_oldest_are_deleted_first(): void {
		$this->store_rows( Draft_Store::MAXIMUM + 5, 10 );
		$newest = $this->post( array( 'accept' => '' ) );
		self::assertSame( Draft_Store::MAXIMUM, $this->rows_in( Tables::drafts() ) );
		self::assertNotNull( Draft_Store::find( (string) $newest->draft ) );
		self::assertNull( Draft_Store::find( str_pad( '1', 32, '0', STR_PAD_LEFT ) ) );
	}

	public function test_the_bytes_of_all_drafts_are_limited_and_the_oldest_are_deleted_first(): void {
		$each = intdiv( Draft_Store::MAXIMUM_BYTES, 20 );
		$this->store_rows( 25, $each );
		$newest = $this->post( array( 'accept' => '' ) );
		self::assertSame( 20, $this->rows_in( Tables::drafts() ), 'Nineteen of the older drafts and the newest one fit.' );
		self::assertNotNull( Draft_Store::find( (string) $newest->draft ) );
	}

	public function test_a_draft_is_stored_although_its_table_was_missing(): void {
		$this->database()->query( 'DROP TABLE ' . Tables::drafts() );
		self::assertNotNull( $this->post( array( 'accept' => '' ) )->draft );
	}

	/**
	 * Stores this many drafts, each from another address.
	 *
	 * @param int $bytes Recorded size of each draft.
	 */
	private function store_rows( int $count, int $bytes ): void {
		foreach ( array_chunk( range( 1, $count ), 200 ) as $numbers ) {
			$values = array();
			foreach ( $numbers as $number ) {
				$token = str_pad( (string) $number, 32, '0', STR_PAD_LEFT );
				array_push( $values, $token, hash( 'sha256', $token ), '{}', $bytes, '2036-01-01 00:00:00' );
			}
			$marks = implode( ', ', array_fill( 0, count( $numbers ), '(%s, %s, %s, %d, %s)' ) );
			Database::run( "INSERT INTO %i (token, bucket, fields, bytes, expires_gmt) VALUES {$marks}", Tables::drafts(), ...$values );
		}
	}
}
