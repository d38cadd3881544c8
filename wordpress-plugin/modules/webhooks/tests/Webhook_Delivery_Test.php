<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Webhooks\Webhook_Channel;

/** Every lead arrives at least once and at most twice, whatever the receiver does. */
final class Webhook_Delivery_Test extends Webhooks_Test_Case {
	private const STEP = 5 * MINUTE_IN_SECONDS;

	/**
	 * Behaviour by time since the first lead: status or error message, whether the message is accepted, and duration in
	 * seconds.
	 *
	 * @return array<string, array{\Closure(int): array{int|string, bool, int}}>
	 */
	public static function receivers(): array {
		return array(
			'slow'                           => array( static fn (): array => array( 200, true, 8 ) ),
			'answering 500 for an hour'      => array(
				static fn ( int $age ): array => $age < HOUR_IN_SECONDS ? array( 500, false, 0 ) : array( 200, true, 0 ),
			),
			'down for a day'                 => array(
				static fn ( int $age ): array => $age < DAY_IN_SECONDS ? array( Fake_Receiver::REFUSED, false, 0 ) : array( 200, true, 0 ),
			),
			'silent for a day'               => array(
				static fn ( int $age ): array => $age < DAY_IN_SECONDS ? array( Fake_Receiver::SILENT, false, 10 ) : array( 200, true, 0 ),
			),
			'answering too late for an hour' => array(
				static fn ( int $age ): array => $age < HOUR_IN_SECONDS ? array( Fake_Receiver::SILENT, true, 10 ) : array( 200, true, 0 ),
			),
		);
	}

	/**
	 * @dataProvider receivers
	 * @param \Closure(int): array{int|string, bool, int} $behaviour By time since the first lead.
	 * @group slow
	 */
	public function test_a_thousand_leads_arrive_at_least_once_and_at_most_twice( \Closure $behaviour ): void {
		// SQLite is forty times slower than MariaDB, on which all tests run as well.
		$leads = 'wpdb' === get_class( $this->database() ) ? 1000 : 30;
		add_filter( 'cfg_configurator_mail_recipients', '__return_empty_array' );
		$this->store_leads( $leads );
		$start = $this->now;

		$this->receiver->behaviour = function () use ( $behaviour, $start ): array {
			list( $status, $is_taken, $seconds ) = $behaviour( $this->now - $start );

			$this->now += $seconds;
			return array( $status, $is_taken );
		};
		$last                      = $start + 4 * DAY_IN_SECONDS;
		do {
			Lead_Worker::run();
			$this->now = max( $this->now, $start ) + self::STEP;
		} while ( $this->now < $last && Webhook_Channel::queue()->count( Delivery::SENT ) < $leads );
		self::assertSame( $leads, Webhook_Channel::queue()->count( Delivery::SENT ), 'All deliveries are confirmed.' );
		self::assertCount( $leads, $this->receiver->taken );
		self::assertSame( array(), array_filter( $this->receiver->taken, static fn ( int $times ): bool => $times > 2 ) );
	}

	/** Stores leads without the other work of a post. */
	private function store_leads( int $count ): void {
		$columns = '(idempotency_key, form_type, created_gmt, message, from_page, extra)';
		foreach ( array_chunk( range( 1, $count ), 100 ) as $numbers ) {
			$rows = array_map(
				static fn ( int $number ): string => sprintf( "('%s', 'proposal', '%s', '', '', '{}')", hash( 'sha256', "{$number}" ), Clock::stamp() ),
				$numbers
			);
			Database::run( "INSERT INTO %i {$columns} VALUES " . implode( ', ', $rows ), Tables::leads() );
		}
	}

	public function test_a_receiver_that_always_answers_too_late_gets_each_lead_twice_at_most(): void {
		$this->receiver->behaviour = static fn (): array => array( Fake_Receiver::SILENT, true );
		$this->post();
		for ( $hour = 0; $hour < 5 * 24; $hour++ ) {
			Lead_Worker::run();
			$this->now += HOUR_IN_SECONDS;
		}
		self::assertSame( array( Delivery::UNCERTAIN_ATTEMPTS ), array_values( $this->receiver->taken ) );
		self::assertSame( Delivery::FAILED, $this->delivery()->state );
	}

	public function test_the_retry_schedule_is_that_of_the_mails(): void {
		$this->receiver->answer( 500 );
		$this->post();
		$waits = array();
		for ( $attempt = 1; $attempt <= Delivery::MAXIMUM_ATTEMPTS; $attempt++ ) {
			Lead_Worker::run();
			self::assertSame( $attempt, $this->delivery()->attempts );
			self::assertStringContainsString( '500', $this->delivery()->last_error );
			$wait       = strtotime( $this->delivery()->next_gmt . ' UTC' ) - $this->now;
			$waits[]    = $wait;
			$this->now += $wait;
		}
		self::assertSame( array( 120, 480, 1920, 7680, 30_720, 86_400, 86_400, 86_400, 0 ), $waits );
		self::assertSame( Delivery::FAILED, $this->delivery()->state );
	}

	public function test_a_visitors_request_sends_nothing(): void {
		$this->post();
		Lead_Worker::follow_up( array( $this->lead()->id ), true );
		$this->end_request();
		self::assertSame( array(), $this->receiver->requests );
		self::assertSame( Delivery::PENDING, $this->delivery()->state, 'The delivery is planned.' );
		Lead_Worker::run();
		self::assertCount( 1, $this->receiver->requests );
		self::assertSame( Delivery::SENT, $this->delivery()->state );
	}

	public function test_a_silent_receiver_is_asked_without_a_lead_whether_it_is_back(): void {
		$this->receiver->answer( Fake_Receiver::SILENT );
		$this->post();
		Lead_Worker::run();
		$this->now += self::STEP;
		Lead_Worker::run();
		self::assertSame( array( 'lead.stored', 'ping' ), $this->receiver->types() );
		self::assertSame( 1, $this->delivery()->uncertain );
		$this->receiver->answer( 200 );
		$this->now += self::STEP;
		Lead_Worker::run();
		self::assertSame( array( 'lead.stored', 'ping', 'ping', 'lead.stored' ), $this->receiver->types() );
		self::assertSame( Delivery::SENT, $this->delivery()->state );
		$this->now += self::STEP;
		Lead_Worker::run();
		self::assertCount( 4, $this->receiver->requests, 'The receiver gets no more requests.' );
	}

	public function test_a_receiver_that_is_down_gets_one_attempt_per_run_and_everything_once_it_is_back(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		$this->receiver->answer( Fake_Receiver::REFUSED );
		foreach ( range( 1, 6 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		Lead_Worker::run();
		self::assertCount( 2, $this->receiver->requests );
		Lead_Worker::run();
		self::assertCount( 3, $this->receiver->requests );
		$this->receiver->answer( 200 );
		Lead_Worker::run();
		Lead_Worker::run();
		self::assertCount( 6, $this->receiver->taken, 'Leads whose retry is not due yet are sent too.' );
	}

	public function test_a_receiver_that_is_gone_is_given_up_at_the_first_attempt(): void {
		$this->receiver->answer( 410 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( Delivery::FAILED, $this->delivery()->state );
	}

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function connection_errors(): array {
		return array(
			'no connection'     => array( Fake_Receiver::REFUSED, 0 ),
			'no such host'      => array( 'cURL error 6: Could not resolve host: crm.lume.example', 0 ),
			'no connection yet' => array( 'cURL error 28: Connection timed out after 10001 milliseconds', 0 ),
			'a bad certificate' => array( 'cURL error 60: SSL certificate problem: certificate has expired', 0 ),
			'no answer in time' => array( Fake_Receiver::SILENT, 1 ),
			'an empty answer'   => array( 'cURL error 52: Empty reply from server', 1 ),
			'a lost connection' => array( 'cURL error 56: Recv failure: Connection reset by peer', 1 ),
		);
	}

	/**
	 * @dataProvider connection_errors
	 */
	public function test_only_a_request_that_may_have_arrived_has_an_unknown_outcome( string $error, int $uncertain ): void {
		$this->receiver->answer( $error );
		$this->post();
		Lead_Worker::run();
		self::assertSame( array( 1, $uncertain ), array( $this->delivery()->attempts, $this->delivery()->uncertain ) );
		self::assertStringContainsString( $error, $this->delivery()->last_error );
	}

	public function test_a_redirect_is_not_followed(): void {
		$this->receiver->answer( 302 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( 0, $this->receiver->requests[0]['arguments']['redirection'] );
		self::assertStringContainsString( '302', $this->delivery()->last_error );
	}

	public function test_a_webhook_whose_process_died_twice_is_given_up(): void {
		$this->post();
		Lead_Worker::follow_up( array( $this->lead()->id ) );
		for ( $attempt = 1; $attempt <= Delivery::UNCERTAIN_ATTEMPTS; $attempt++ ) {
			self::assertNotNull( Webhook_Channel::queue()->claim( $this->delivery() ), 'The delivery is claimed and never settled.' );
			$this->now += 10 * MINUTE_IN_SECONDS;
		}
		Lead_Worker::run();
		self::assertSame( Delivery::FAILED, $this->delivery()->state );
		self::assertSame( array(), $this->receiver->requests );
	}

	public function test_deliveries_to_a_removed_webhook_are_given_up(): void {
		$this->post();
		Lead_Worker::follow_up( array( $this->lead()->id ) );
		$this->set_webhooks( '' );
		Lead_Worker::run();
		self::assertSame( array(), $this->receiver->requests );
		self::assertSame( Delivery::FAILED, $this->delivery()->state );
	}

	public function test_pending_deliveries_go_to_the_corrected_url(): void {
		$this->receiver->answer( 404 );
		$this->post();
		Lead_Worker::run();
		$this->receiver->answer( 200 );
		$this->set_webhooks( 'https://93.184.215.14/leads' );
		$this->now += self::STEP;
		Lead_Worker::run();
		self::assertSame( 'https://93.184.215.14/leads', $this->receiver->requests[1]['url'] );
		self::assertSame( Delivery::SENT, $this->delivery()->state );
	}

	public function test_the_latest_leads_are_delivered_again_after_the_table_of_deliveries_was_lost(): void {
		$this->post();
		Lead_Worker::run();
		// On SQLite, the next failing statement would roll the test's transaction back and restore the table.
		$this->database()->query( 'COMMIT' );
		$this->database()->query( 'DROP TABLE ' . Tables::deliveries() );
		Lead_Worker::run();
		Lead_Worker::run();
		self::assertSame( array( 2 ), array_values( $this->receiver->taken ), 'Both deliveries have the same idempotency key.' );
		self::assertCount( 2, array_filter( $this->mailed(), static fn ( string $to ): bool => 'pedidos@lume.example' !== $to ), 'It is not mailed again.' );
	}
}
