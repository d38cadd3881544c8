<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Deadline\Tests;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Mail\Mail_Server_Test_Case;

/** The deadline of a mail, and what is known about a mail after it. */
final class Mail_Deadline_Test extends Mail_Server_Test_Case {
	public function test_the_time_for_sending_does_not_limit_the_wait_for_the_confirmation(): void {
		$this->start_server( 0.8 );
		self::assertSame( Send_Result::SENT, $this->send( new Mail_Time( 0.5, 2.0 ) )->outcome );
		self::assertSame( Send_Result::UNCERTAIN, $this->send( new Mail_Time( 0.5, 0.1 ) )->outcome );
		self::assertCount( 2, $this->arrived() );
	}

	public function test_a_mail_is_not_repeated_when_its_process_dies_while_it_waits_for_the_confirmation(): void {
		$this->start_server( 0 );
		$this->post();
		$delivery = self::claimed();
		// The process ends here: nothing is settled.
		$this->send( new Mail_Time( 5.0, 5.0, static fn () => Delivery_Queue::of_mails()->mark_uncertain( $delivery ) ) );
		$this->now += Delivery_Queue::CLAIM_SECONDS + 1;
		Lead_Worker::run();
		self::assertSame( array( 'dealer' => 'failed' ), $this->states() );
		self::assertArrayHasKey( Faults::MAIL, $this->faults );
		$this->arrived();
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertSame( array(), $this->arrived() );
	}

	/**
	 * @return array<string, array{array<string, mixed>|\WP_Error, string}>
	 */
	public static function answers_of_an_api(): array {
		$late    = new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 5001 milliseconds with 0 bytes received' );
		$refused = new \WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect to api.example port 443: Connection refused' );
		return array(
			'none in time'  => array( $late, Send_Result::UNCERTAIN ),
			'no connection' => array( $refused, Send_Result::FAILED ),
			'a status'      => array( array( 'response' => array( 'code' => 503 ) ), Send_Result::FAILED ),
		);
	}

	/**
	 * @dataProvider answers_of_an_api
	 * @param array<string, mixed>|\WP_Error $answer
	 */
	public function test_a_mail_sent_through_an_api_is_uncertain_only_if_the_request_may_have_arrived( array|\WP_Error $answer, string $outcome ): void {
		add_filter(
			'pre_wp_mail',
			static function () use ( $answer ): bool {
				do_action( 'http_api_debug', $answer, 'response', 'Requests', array(), 'https://api.example/' );
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'The API did not take the email.' ) );
				return false;
			}
		);
		self::assertSame( $outcome, $this->send( new Mail_Time( 5.0, 5.0 ) )->outcome );
	}
}
