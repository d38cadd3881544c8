<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Mail\Mail_Guard;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** How long mails may delay a visitor's request, and which ones are left to cron. */
final class Mail_Runs_Test extends Leads_Test_Case {
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

	public function test_a_request_sends_no_second_mail_after_a_slow_one(): void {
		$this->slow_down( 2, false );
		self::assertSame( 1, $this->request( 'number-1' ) );
	}

	public function test_a_request_leaves_mails_that_failed_before_to_cron(): void {
		$this->mailbox->refuse();
		$this->slow_down( 0, true );
		self::assertSame( 2, $this->request( 'number-1' ) );
		$this->mailbox->refuse( false );
		$this->now += 120;
		self::assertSame( 2, $this->request( 'number-2' ) );
		self::assertSame( 2, Lead_Worker::run() );
	}

	public function test_cron_ends_a_run_after_two_mails_that_the_server_is_too_slow_for_and_tries_again_in_the_next(): void {
		foreach ( array( 'number-1', 'number-2' ) as $submission ) {
			$this->post( array( 'submission_id' => $submission ) );
		}
		$this->slow_down( 2, false );
		Lead_Worker::run();
		self::assertSame( 2, $this->attempts );
		$this->slow_down( 0, true );
		$this->now += 120;
		self::assertSame( 4, Lead_Worker::run() );
	}

	public function test_a_success_between_two_failures_starts_the_count_again(): void {
		$guard = new Mail_Guard();
		self::assertTrue( $guard->begin() );
		self::assertSame(
			array( false, false, false, true ),
			array_map( array( $guard, 'record' ), array( true, false, true, true ) )
		);
	}
}
