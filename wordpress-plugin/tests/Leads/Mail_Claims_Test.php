<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * One process sends a mail at a time, and claims of processes that died expire.
 */
final class Mail_Claims_Test extends Leads_Test_Case {
	public function test_an_outdated_process_does_not_settle_a_mail_that_is_being_resent(): void {
		$this->post();
		$this->services->worker()->follow_up();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET state = 'pending', sent_gmt = NULL" );
		$table = $this->services->deliveries();
		$late  = $table->claim( $table->due( 1 )[0] );
		self::assertNotNull( $late );
		$this->now += Delivery_Table::CLAIM_SECONDS + 1;
		$table->restart( $late->lead_id );
		$table->settle_sent( $late );
		self::assertSame( Delivery::PENDING, $table->of_lead( $late->lead_id )[0]->state );
	}

	public function test_fifty_abandoned_claims_do_not_delay_later_mails(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		add_filter( 'cfg_configurator_recipient_limit', '__return_zero' );
		foreach ( range( 1, 50 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		$this->mailbox->refuse();
		$this->services->worker()->run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$table      = $this->services->deliveries();
		$due        = $table->due( 1000 );
		self::assertCount( 100, $due );
		foreach ( array_slice( $due, 0, 50 ) as $id ) {
			self::assertNotNull( $table->claim( $id ) );
		}
		self::assertSame( array_slice( $due, 50 ), $table->due( 50 ) );
		self::assertSame( 50, $this->services->worker()->run() );
	}

	public function test_a_claimed_mail_is_reserved_until_the_claim_expires(): void {
		$this->post();
		$this->mailbox->refuse();
		$this->services->worker()->run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$table      = $this->services->deliveries();
		$due        = $table->due( 10 );
		self::assertCount( 2, $due );
		foreach ( $due as $id ) {
			self::assertNotNull( $table->claim( $id ) );
			self::assertNull( $table->claim( $id ) );
		}
		self::assertSame( 0, $this->services->worker()->run() );
		$this->now += Delivery_Table::CLAIM_SECONDS + 1;
		self::assertSame( 2, $this->services->worker()->run() );
	}

	public function test_a_process_whose_claim_has_expired_does_not_overwrite_the_result_of_the_next(): void {
		$this->post();
		$this->services->worker()->follow_up();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET state = 'pending', sent_gmt = NULL" );
		$table = $this->services->deliveries();
		$id    = $table->due( 1 )[0];
		$late  = $table->claim( $id );
		self::assertNotNull( $late );
		$this->now += Delivery_Table::CLAIM_SECONDS + 1;
		$next       = $table->claim( $id );
		self::assertNotNull( $next );
		$table->settle_sent( $next );
		$table->settle_failed( $late, new Send_Result( Send_Result::FAILED, 'too late' ) );
		self::assertSame( Delivery::SENT, $table->of_lead( $late->lead_id )[0]->state );
	}

	public function test_a_claim_in_the_future_after_a_clock_was_put_back_expires_at_once(): void {
		$this->post();
		$this->mailbox->refuse();
		$this->services->worker()->run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$this->services->deliveries()->claim( $this->services->deliveries()->due( 1 )[0] );
		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( 2, $this->services->worker()->run() );
	}

	public function test_a_submission_plans_the_mails_of_its_own_lead_only_and_cron_those_of_all(): void {
		$this->post();
		$this->post( array( 'submission_id' => 'second-one' ) );
		list( $first, $second ) = array_column( $this->leads(), 'id' );
		$this->services->worker()->follow_up( array( $first ), true );
		self::assertCount( 2, $this->services->deliveries()->of_lead( $first ) );
		self::assertSame( array(), $this->services->deliveries()->of_lead( $second ) );
		$this->services->worker()->run();
		self::assertCount( 2, $this->services->deliveries()->of_lead( $second ) );
	}
}
