<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** One process sends a mail at a time, and claims of processes that died expire. */
final class Mail_Claims_Test extends Leads_Test_Case {
	public function test_an_outdated_process_does_not_settle_a_mail_that_is_being_resent(): void {
		$this->post();
		Lead_Worker::follow_up();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET state = 'pending', sent_gmt = NULL" );
		$late = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $late );
		$this->now += Delivery_Queue::CLAIM_SECONDS + 1;
		Mail_Sender::restart( $late->lead_id );
		Delivery_Queue::of_mails()->settle_sent( $late );
		self::assertSame( Delivery::PENDING, Delivery_Queue::of_mails()->of_lead( $late->lead_id )[0]->state );
	}

	public function test_fifty_abandoned_claims_do_not_delay_later_mails(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		add_filter( 'cfg_configurator_recipient_limit', '__return_zero' );
		foreach ( range( 1, 50 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$due        = Delivery_Queue::of_mails()->due( 1000 );
		self::assertCount( 100, $due );
		foreach ( array_slice( $due, 0, 50 ) as $delivery ) {
			self::assertNotNull( Delivery_Queue::of_mails()->claim( $delivery ) );
		}
		self::assertEquals( array_slice( $due, 50 ), Delivery_Queue::of_mails()->due( 50 ) );
		self::assertSame( 50, Lead_Worker::run() );
	}

	public function test_a_claimed_mail_is_reserved_until_the_claim_expires(): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$due        = Delivery_Queue::of_mails()->due( 10 );
		self::assertCount( 2, $due );
		foreach ( $due as $delivery ) {
			self::assertNotNull( Delivery_Queue::of_mails()->claim( $delivery ) );
			self::assertNull( Delivery_Queue::of_mails()->claim( $delivery ) );
			$as_claimed = Delivery_Queue::of_mails()->of_lead( $delivery->lead_id )[ Delivery::DEALER === $delivery->recipient ? 0 : 1 ];
			self::assertNull( Delivery_Queue::of_mails()->claim( $as_claimed ) );
		}
		self::assertSame( 0, Lead_Worker::run() );
		$this->now += Delivery_Queue::CLAIM_SECONDS + 1;
		self::assertSame( 2, Lead_Worker::run() );
	}

	public function test_a_claimed_mail_is_what_the_table_holds(): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->now += 120;
		$claimed    = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertSame( array( 2, 1 ), array( $claimed?->attempts, $claimed?->uncertain ) );
		self::assertEquals( Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0], $claimed );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function changes(): array {
		return array(
			'another address'                  => array( "address = 'outro@lume.example'" ),
			'an attempt that failed'           => array( 'attempts = attempts + 1' ),
			'an attempt that may have arrived' => array( 'uncertain = uncertain + 1' ),
			'a restart'                        => array( 'sendings = sendings + 1' ),
			'a settled delivery'               => array( "state = 'sent'" ),
		);
	}

	/**
	 * @dataProvider changes
	 * @param string $change What another process does to the mail after it was read.
	 */
	public function test_a_mail_that_has_changed_since_it_was_read_is_left_to_the_next_run( string $change ): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->now += 120;
		$due        = Delivery_Queue::of_mails()->due( 1 )[0];
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET {$change} WHERE id = {$due->id}" );
		self::assertNull( Delivery_Queue::of_mails()->claim( $due ) );
		self::assertSame( '', Delivery_Queue::of_mails()->of_lead( $due->lead_id )[0]->claim );
	}

	public function test_a_process_whose_claim_has_expired_does_not_overwrite_the_result_of_the_next(): void {
		$this->post();
		Lead_Worker::follow_up();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . " SET state = 'pending', sent_gmt = NULL" );
		$late = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $late );
		$this->now += Delivery_Queue::CLAIM_SECONDS + 1;
		$next       = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $next );
		Delivery_Queue::of_mails()->settle_sent( $next );
		Delivery_Queue::of_mails()->settle_failed( $late, new Send_Result( Send_Result::FAILED, 'too late' ) );
		self::assertSame( Delivery::SENT, Delivery_Queue::of_mails()->of_lead( $late->lead_id )[0]->state );
	}

	public function test_a_claim_in_the_future_after_a_clock_was_put_back_expires_at_once(): void {
		$this->post();
		$this->mailbox->refuse();
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( 2, Lead_Worker::run() );
	}

	public function test_a_submission_plans_the_mails_of_its_own_lead_only_and_cron_those_of_all(): void {
		$this->post();
		$this->post( array( 'submission_id' => 'second-one' ) );
		list( $first, $second ) = array_column( $this->leads(), 'id' );
		Lead_Worker::follow_up( array( $first ), true );
		self::assertCount( 2, Delivery_Queue::of_mails()->of_lead( $first ) );
		self::assertSame( array(), Delivery_Queue::of_mails()->of_lead( $second ) );
		Lead_Worker::run();
		self::assertCount( 2, Delivery_Queue::of_mails()->of_lead( $second ) );
	}

	public function test_the_lead_of_another_submission_is_read_once_for_all_its_mails(): void {
		$this->set( array( 'mail_copy' => '1' ) );
		$this->post();
		$id    = $this->lead()->id;
		$reads = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$reads, $id ): string {
				$reads += (int) preg_match( '/^SELECT \* FROM .?' . Tables::leads() . ".? WHERE id = {$id}$/", $sql );
				return $sql;
			}
		);
		Lead_Worker::plan();
		Lead_Worker::follow_up( array(), true );
		self::assertCount( 3, $this->mailbox->mails );
		self::assertSame( 1, $reads );
	}
}
