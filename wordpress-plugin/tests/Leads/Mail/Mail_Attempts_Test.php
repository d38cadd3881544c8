<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Delivery attempts: how often, until when, and by one process at a time. */
final class Mail_Attempts_Test extends Leads_Test_Case {
	public function test_a_rejected_mail_is_kept_with_its_reason_and_retried_at_growing_intervals_until_it_is_given_up(): void {
		$this->mailbox->refuse();
		$this->post();
		$waits = array();
		for ( $attempt = 1; $attempt <= Delivery::MAXIMUM_ATTEMPTS; $attempt++ ) {
			Lead_Worker::run();
			$delivery = Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0];
			self::assertSame( $attempt, $delivery->attempts );
			self::assertSame( 'The mail server refused.', $delivery->last_error );
			$wait    = strtotime( $delivery->next_gmt . ' UTC' ) - $this->now;
			$waits[] = $wait;
			Lead_Worker::run();
			self::assertSame( $attempt, Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0]->attempts, 'No attempt is made before the retry is due.' );
			$this->now += $wait;
		}
		self::assertSame( array( 120, 480, 1920, 7680, 30_720, 86_400, 86_400, 86_400, 0 ), $waits );
		self::assertSame(
			array(
				'dealer'  => 'failed',
				'visitor' => 'failed',
			),
			$this->states()
		);
		$this->now += 10 * DAY_IN_SECONDS;
		$this->mailbox->refuse( false );
		Lead_Worker::run();
		self::assertSame( array(), array_diff( $this->mailed(), array( 'pedidos@lume.example' ) ), 'At most a fault is mailed.' );
		self::assertArrayHasKey( Faults::MAIL, $this->faults );
		self::assertSame( 2 * Delivery::MAXIMUM_ATTEMPTS, $this->attempts() );
	}

	/** The sum of the attempts of all mails. */
	private function attempts(): int {
		$deliveries = Delivery_Queue::of_mails()->of_lead( $this->lead()->id );
		return array_sum( array_map( static fn ( Delivery $delivery ): int => $delivery->attempts, $deliveries ) );
	}

	public function test_a_plugin_that_throws_while_mailing_counts_as_a_failed_attempt(): void {
		add_filter( 'pre_wp_mail', static fn () => throw new \RuntimeException( 'SMTP plugin broke' ), 1 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( 'SMTP plugin broke', Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0]->last_error );
	}

	public function test_a_mail_is_not_sent_again_when_a_plugin_throws_after_the_server_accepted_it(): void {
		remove_filter( 'pre_wp_mail', array( $this->mailbox, 'take' ), 99 );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_succeeded', array() );
				return true;
			}
		);
		$sent = 0;
		add_action(
			'wp_mail_succeeded',
			static function () use ( &$sent ): void {
				++$sent;
				throw new \Error( 'A mail log broke.' );
			}
		);
		$this->post();
		Lead_Worker::run();
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertSame( 2, $sent );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
	}

	public function test_a_result_that_the_database_rejects_at_first_is_stored_later(): void {
		$this->post();
		$refused = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$refused ): string {
				return str_contains( $sql, "`state` = 'sent'" ) && ++$refused <= 2 ? '' : $sql;
			}
		);
		Lead_Worker::run();
		self::assertGreaterThan( 2, $refused );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
	}

	public function test_a_mail_whose_process_died_twice_while_sending_is_given_up_with_an_alert(): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		for ( $attempt = 1; $attempt <= Delivery::UNCERTAIN_ATTEMPTS; $attempt++ ) {
			$this->now += 10 * MINUTE_IN_SECONDS;
			$due        = Delivery_Queue::of_mails()->due( 10 );
			self::assertCount( 2, $due );
			foreach ( $due as $delivery ) {
				self::assertNotNull( Delivery_Queue::of_mails()->claim( $delivery ), 'The mail is claimed and never settled.' );
			}
		}
		$this->mailbox->refuse( false );
		self::assertSame( 0, Lead_Worker::run() );
		self::assertSame( array( 'pending', 'pending' ), array_values( $this->states() ), 'The last process may still be sending.' );
		$this->now += Delivery_Queue::CLAIM_SECONDS + 1;
		self::assertSame( 0, Lead_Worker::run() );
		self::assertSame( array( 'failed', 'failed' ), array_values( $this->states() ) );
		self::assertArrayHasKey( Faults::MAIL, $this->faults );
		$this->resend( $this->lead()->id );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ), 'A mail that was given up can be resent.' );
	}

	public function test_a_mail_is_given_up_after_an_unknown_result_but_not_after_two_certain_failures(): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET state = 'sent' WHERE recipient = 'visitor'" );
		$outcomes  = array( Send_Result::FAILED, Send_Result::FAILED, Send_Result::UNCERTAIN );
		$given_up  = array();
		$uncertain = array();
		foreach ( $outcomes as $outcome ) {
			$this->now += DAY_IN_SECONDS;
			$delivery   = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
			self::assertNotNull( $delivery );
			$given_up[]  = Delivery_Queue::of_mails()->settle_failed( $delivery, new Send_Result( $outcome, 'lost' ) );
			$uncertain[] = Delivery_Queue::of_mails()->of_lead( $delivery->lead_id )[0]->uncertain;
		}
		self::assertSame( array( false, false, true ), $given_up );
		self::assertSame( array( 0, 0, 1 ), $uncertain );
	}

	public function test_a_permanently_rejected_mail_is_given_up_at_the_first_attempt(): void {
		$this->post();
		Lead_Worker::follow_up();
		Mail_Sender::restart( $this->lead()->id );
		$delivery = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $delivery );
		self::assertTrue( Delivery_Queue::of_mails()->settle_failed( $delivery, new Send_Result( Send_Result::REJECTED, '550 no such mailbox' ) ) );
		self::assertSame( 'failed', $this->states()['dealer'] );
	}

	public function test_a_clock_put_back_a_year_delays_no_mail(): void {
		$this->mailbox->refuse();
		$this->post();
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( 2, Lead_Worker::run() );
	}
}
