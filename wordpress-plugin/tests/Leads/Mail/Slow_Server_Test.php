<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;

/** Mail servers that take long to confirm a message, or never do. */
final class Slow_Server_Test extends Mail_Server_Test_Case {
	/** @group slow */
	public function test_leads_an_hour_apart_are_mailed_once_by_a_server_that_confirms_later_than_a_mail_may_take(): void {
		$this->start_server( 1.8 );
		foreach ( array( 1, 2, 3 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
			Lead_Worker::follow_up();
			$this->now += 5 * MINUTE_IN_SECONDS;
			Lead_Worker::run();
			self::assertCount( 1, $this->arrived(), "Lead {$number}." );
			$this->now += 55 * MINUTE_IN_SECONDS;
		}
		Lead_Worker::run();
		self::assertSame( array(), $this->arrived() );
		$deliveries = array_merge( ...Delivery_Queue::of_mails()->of_leads( array_column( $this->leads(), 'id' ) ) );
		self::assertSame( array_fill( 0, 3, Delivery::SENT ), array_map( static fn ( Delivery $delivery ): string => $delivery->state, $deliveries ) );
		self::assertSame( array(), $this->faults );
	}

	public function test_a_mail_that_is_never_confirmed_is_sent_once_and_given_up_with_an_alert(): void {
		$this->start_server( -1 );
		$this->post();
		$delivery = self::claimed();
		$result   = $this->send( new Mail_Time( 0.5, 0.2, static fn () => Delivery_Queue::of_mails()->mark_uncertain( $delivery ) ) );
		self::assertSame( Send_Result::UNCERTAIN, $result->outcome );
		self::assertTrue( Delivery_Queue::of_mails()->settle_failed( $delivery, $result ) );
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertCount( 1, $this->arrived() );
		self::assertSame( array( 'dealer' => 'failed' ), $this->states() );
	}

	public function test_a_mail_fails_for_certain_if_there_was_no_connection_until_the_time_was_over(): void {
		$this->start_server( -1 );
		$this->stop_server();
		$result = $this->send( new Mail_Time( 0.0 ) );
		self::assertSame( array( Send_Result::FAILED, true ), array( $result->outcome, $result->is_unreachable ) );
	}
}
