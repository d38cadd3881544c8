<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Checks\Tests;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Abuse_Limits\Rate_Limit;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Suspected spam is held back, never lost, and gets the same response as any other lead. */
final class Spam_Test extends Leads_Test_Case {
	/** Options with the number of posts. */
	private const COUNTS = 'cfg_configurator_count_';

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function forms_by_reason(): array {
		return array(
			'a person'                    => array( array(), '' ),
			'the field that nobody sees'  => array( array( 'web_page' => 'https://spam.example' ), 'honeypot' ),
			'half a second'               => array( array( 'open_ms' => '500' ), 'too-fast' ),
			'two seconds'                 => array( array( 'open_ms' => '2000' ), '' ),
			'no time'                     => array( array( 'open_ms' => '' ), 'no-time' ),
			'a time that is not a number' => array( array( 'open_ms' => '-1' ), 'no-time' ),
			'a link for a name'           => array( array( 'name' => 'Win http://spam.example' ), 'link' ),
		);
	}

	/**
	 * @dataProvider forms_by_reason
	 * @param array<string, mixed> $change Fields that differ from a valid form's.
	 */
	public function test_a_suspicious_lead_is_held_with_its_reason( array $change, string $reason ): void {
		$this->assert_thanks( $this->post( $change ) );
		self::assertSame( array( '' === $reason ? 'received' : 'held', $reason ), array( $this->lead()->status, $this->lead()->held_reason ) );
	}

	public function test_the_same_form_without_the_suspicious_parts_is_released(): void {
		self::assertSame( 'held', $this->post( array( 'open_ms' => '100' ) )->lead?->status );
		self::assertEquals( $this->post()->lead, $this->lead() );
		self::assertSame( 'received', $this->lead()->status );
	}

	public function test_a_post_without_the_timing_fields_is_mailed_only_after_it_is_accepted(): void {
		$form = $this->form();
		unset( $form['open_ms'], $form['web_page'] );
		$outcome = Post_Handler::answer( wp_slash( $form ), array() );
		$this->assert_thanks( $outcome );
		Lead_Worker::run();
		self::assertSame( array( 'held', array() ), array( $this->lead()->status, $this->mailbox->mails ) );
		Database::update( Tables::leads(), array( 'status' => Lead::REJECTED ), array( 'id' => $this->lead()->id ) );
		Lead_Worker::run();
		self::assertSame( array( 'rejected', 0, array() ), array( $this->lead()->status, Lead_Table::held(), $this->mailbox->mails ) );
		$this->post();
		self::assertSame( 'rejected', $this->lead()->status, 'Posting the form again does not overrule the editor.' );
		$this->release( Lead::REJECTED );
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_another_plugin_may_decide_either_way(): void {
		add_filter( 'cfg_configurator_is_spam', static fn ( bool $is_spam, array $fields ): bool => 'casino' === $fields['msg'], 10, 2 );
		$this->post( array( 'msg' => 'casino' ) );
		self::assertSame( 'filter', $this->lead()->held_reason );
		$this->post(
			array(
				'web_page'      => 'x',
				'submission_id' => 'another-one',
			)
		);
		self::assertSame( array( 'held', 'received' ), array_column( $this->leads(), 'status' ) );
	}

	public function test_many_posts_of_one_person_are_held_and_those_from_other_networks_are_not(): void {
		foreach ( range( 1, Rate_Limit::LIMIT + 2 ) as $number ) {
			$this->assert_thanks( $this->post( array( 'submission_id' => "number-{$number}" ) ) );
		}
		$this->assert_held( 2 );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$this->post( array( 'submission_id' => 'from-elsewhere' ) );
		$this->assert_held( 2 );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->now             += Rate_Limit::WINDOW;
		$this->post( array( 'submission_id' => 'ten-minutes-later' ) );
		$this->assert_held( 2 );
	}

	private function assert_held( int $count ): void {
		self::assertSame( $count, Lead_Table::held() );
	}

	public function test_invalid_and_honeypot_posts_hold_no_buyer_with_the_same_address(): void {
		foreach ( range( 1, 101 ) as $number ) {
			$this->assert_problem( $this->post( array( 'accept' => '' ) ), array( 'accept' ) );
			$this->assert_thanks(
				$this->post(
					array(
						'submission_id' => "robot-number-{$number}",
						'web_page'      => 'x',
					)
				)
			);
		}
		$this->assert_held( 101 );
		$this->assert_thanks( $this->post() );
		$this->assert_held( 101 );
	}

	public function test_a_valid_form_is_kept_for_review_and_confirmed_however_many_came_before_it(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		foreach ( range( 1, 30 ) as $number ) {
			$this->assert_thanks( $this->post( array( 'submission_id' => "number-{$number}" ) ) );
		}
		self::assertCount( 30, $this->leads() );
		$this->assert_held( 29 );
		self::assertSame( array( 'rate' ), array_values( array_unique( array_column( array_slice( $this->leads(), 1 ), 'held_reason' ) ) ) );
	}

	/** @return array<string, string> Counters by what follows the prefix. */
	private function counts(): array {
		$counts = array();
		$table  = $this->database()->options;
		foreach ( Database::rows( 'SELECT option_name, option_value FROM %i WHERE option_name LIKE %s', $table, self::COUNTS . '%' ) as $row ) {
			$counts[ substr( (string) $row['option_name'], strlen( self::COUNTS ) ) ] = (string) $row['option_value'];
		}
		return $counts;
	}

	public function test_a_limit_of_0_disables_counting(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		foreach ( range( 1, 120 ) as $number ) {
			$this->assert_thanks( $this->post( array( 'submission_id' => "number-{$number}" ) ) );
		}
		self::assertSame( array(), $this->counts() );
	}

	public function test_the_counters_reveal_no_address_and_are_deleted_when_their_window_is_over(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		$this->post();
		$counts = $this->counts();
		self::assertSame( array( '1' ), array_values( $counts ) );
		self::assertMatchesRegularExpression( '/^\d{10}_[0-9a-f]{64}$/', (string) array_key_first( $counts ) );
		self::assertStringNotContainsString( hash( 'sha256', '192.0.2.7' ), (string) array_key_first( $counts ) );
		self::assertStringNotContainsString( '192.0.2.7', (string) wp_json_encode( $this->leads() ) );
		Lead_Worker::run();
		self::assertCount( 1, $this->counts(), 'They are kept as long as they count.' );
		$this->now += Rate_Limit::WINDOW;
		Lead_Worker::run();
		self::assertSame( array(), $this->counts() );
	}

	public function test_posts_are_counted_in_the_persistent_object_cache_if_there_is_one(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		$before = (bool) wp_using_ext_object_cache( true );
		try {
			foreach ( array( 1, 2, 3 ) as $number ) {
				$this->post( array( 'submission_id' => "number-{$number}" ) );
			}
		} finally {
			wp_using_ext_object_cache( $before );
		}
		self::assertSame( array( 'received', 'held', 'held' ), array_column( $this->leads(), 'status' ) );
		self::assertSame( array(), $this->counts() );
	}

	public function test_visitors_are_told_apart_when_the_server_writes_ipv4_as_ipv6(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		foreach ( array( '::ffff:192.0.2.1', '::ffff:192.0.2.2', '192.0.2.1' ) as $number => $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		self::assertSame( array( 'received', 'received', 'held' ), array_column( $this->leads(), 'status' ) );
	}

	public function test_an_invalid_address_is_counted_without_a_warning(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		add_filter( 'cfg_configurator_visitor_address', static fn (): string => '192.0.2.1:4711, unknown' );
		$this->post( array( 'submission_id' => 'number-1' ) );
		$this->post( array( 'submission_id' => 'number-2' ) );
		self::assertSame( array( 'received', 'held' ), array_column( $this->leads(), 'status' ) );
	}

	public function test_addresses_of_one_household_are_counted_together(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2::1';
		$this->post( array( 'submission_id' => 'number-1' ) );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:ffff::9';
		$this->post( array( 'submission_id' => 'number-2' ) );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:3::1';
		$this->post( array( 'submission_id' => 'number-3' ) );
		self::assertSame( array( 'received', 'held', 'received' ), array_column( $this->leads(), 'status' ) );
	}

	public function test_a_counter_that_fails_stops_no_lead(): void {
		$this->refuse_statements( self::COUNTS );
		$this->assert_thanks( $this->post() );
		self::assertSame( 'received', $this->lead()->status );
	}
}
