<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Overload_Protection\Tests;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Overload_Protection\Shared_Mail_Guard;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use Cfg_Configurator\Tests\Leads\Mail\Slow_Mail;

/** When requests no longer send mails. */
final class Mail_Transport_Test extends Leads_Test_Case {
	use Slow_Mail;

	protected function setUp(): void {
		parent::setUp();
		$this->attempts = 0;
		add_filter( 'cfg_configurator_recipient_limit', '__return_zero' );
	}

	/**
	 * Posts a form and does the work that follows the response.
	 *
	 * @return int Number of mails that it tried to send.
	 */
	private function request( string $submission ): int {
		$this->post( array( 'submission_id' => $submission ) );
		$before = $this->attempts;
		Lead_Worker::follow_up();
		return $this->attempts - $before;
	}

	public function test_requests_send_nothing_after_two_slow_mails_until_cron_has_sent_a_fast_one(): void {
		$this->slow_down( 2, false );
		self::assertSame( array( 1, 1, 0, 0 ), array_map( array( $this, 'request' ), array( 'number-1', 'number-2', 'number-3', 'number-4' ) ) );
		Lead_Worker::run();
		self::assertSame( 3, $this->attempts, 'Cron probes with one mail.' );
		self::assertSame( 0, $this->request( 'number-5' ) );
		$this->slow_down( 0, true );
		$this->now += 120;
		self::assertSame( 10, Lead_Worker::run() );
		self::assertSame( 2, $this->request( 'number-6' ) );
	}

	public function test_cron_continues_to_send_through_a_slow_server_while_requests_do_not(): void {
		$this->slow_down( 3, true );
		$this->request( 'number-1' );
		$this->request( 'number-2' );
		self::assertSame( 0, $this->request( 'number-3' ) );
		self::assertSame( 4, Lead_Worker::run() );
		self::assertSame( 0, $this->request( 'number-4' ) );
	}

	public function test_the_circuit_breaker_is_read_from_the_database_so_that_all_servers_see_it(): void {
		$this->slow_down( 2, false );
		$this->request( 'number-1' );
		$this->request( 'number-2' );
		wp_cache_set( Shared_Mail_Guard::BREAKER, '', 'options' );
		self::assertSame( 0, $this->request( 'number-3' ) );
	}

	public function test_one_request_retries_after_a_quarter_of_an_hour_without_cron(): void {
		$this->slow_down( 2, false );
		array_map( array( $this, 'request' ), array( 'number-1', 'number-2' ) );
		$this->now += 16 * MINUTE_IN_SECONDS;
		self::assertSame( 1, $this->request( 'number-3' ) );
		self::assertSame( 0, $this->request( 'number-4' ) );
	}

	public function test_a_request_sends_nothing_while_another_one_sends_for_both(): void {
		$is_nested = false;
		$nested    = null;
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent ) use ( &$is_nested, &$nested ): mixed {
				if ( ! $is_nested ) {
					$is_nested = true;
					$nested    = $this->request( 'number-2' );
				}
				return $sent;
			},
			1
		);
		$this->slow_down( 0, true );
		self::assertSame( 4, $this->request( 'number-1' ) );
		self::assertSame( 0, $nested );
	}

	public function test_an_abandoned_lock_expires_and_counts_as_a_failure_of_the_mail_server(): void {
		$guard = new Shared_Mail_Guard();
		self::assertTrue( $guard->begin() );
		$this->slow_down( 0, true );
		self::assertSame( 0, $this->request( 'number-1' ) );
		$this->now += 61;
		self::assertTrue( $guard->begin() );
		$this->now += 61;
		self::assertTrue( $guard->begin() );
		self::assertTrue( ( new Shared_Mail_Guard() )->is_open() );
	}

	public function test_a_lock_in_the_future_after_a_clock_was_put_back_stops_no_mail(): void {
		$this->now += YEAR_IN_SECONDS;
		self::assertTrue( ( new Shared_Mail_Guard() )->begin() );
		$this->now -= YEAR_IN_SECONDS;
		$this->slow_down( 0, true );
		self::assertSame( 2, $this->request( 'number-1' ) );
	}

	public function test_the_circuit_breaker_is_read_once_for_all_mails_of_a_submission(): void {
		$this->set( array( 'mail_copy' => '1' ) );
		$this->post();
		$reads = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$reads ): string {
				$reads += (int) preg_match( '/^SELECT .*' . Shared_Mail_Guard::BREAKER . '/', $sql );
				return $sql;
			}
		);
		Lead_Worker::follow_up();
		self::assertCount( 3, $this->mailbox->mails );
		self::assertSame( 1, $reads );
	}

	public function test_cron_stops_after_two_mails_without_an_answer_and_sends_all_once_one_gets_through(): void {
		foreach ( range( 1, 5 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$this->now += 20;
				return false;
			},
			100
		);
		Lead_Worker::run();
		$tried = static fn ( Delivery $delivery ): bool => $delivery->attempts > 0;
		$all   = array_merge( ...Delivery_Queue::of_mails()->of_leads( array_column( $this->leads(), 'id' ) ) );
		self::assertCount( 10, $all );
		self::assertCount( 2, array_filter( $all, $tried ) );
		Lead_Worker::run();
		$all = array_merge( ...Delivery_Queue::of_mails()->of_leads( array_column( $this->leads(), 'id' ) ) );
		self::assertCount( 3, array_filter( $all, $tried ), 'One probe while the circuit breaker is open.' );
		remove_all_filters( 'pre_wp_mail', 100 );
		self::assertSame( 7, Lead_Worker::run(), 'The others are still due.' );
	}
}
