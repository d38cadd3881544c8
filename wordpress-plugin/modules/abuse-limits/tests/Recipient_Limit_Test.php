<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Abuse_Limits\Tests;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Mail_Sender;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Abuse_Limits\Recipient_Limit;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** How many mails an address that visitors enter gets. */
final class Recipient_Limit_Test extends Leads_Test_Case {
	public function test_ten_requests_for_one_address_send_it_three_mails_within_an_hour_and_all_of_those_to_the_dealer(): void {
		foreach ( range( 1, 10 ) as $number ) {
			$address = array( 'ines@exemplo.pt', 'INES@exemplo.pt', 'ines+2@exemplo.pt' )[ $number % 3 ];
			$this->post(
				array(
					'submission_id' => "number-{$number}",
					'email'         => $address,
				)
			);
			Lead_Worker::follow_up();
			$this->now += 60;
		}
		$this->now += 600;
		Lead_Worker::run();
		$count = array_count_values( array_map( static fn ( string $to ): string => self::ADDRESS === $to ? 'dealer' : 'visitor', $this->mailed() ) );
		self::assertSame(
			array(
				'dealer'  => 10,
				'visitor' => 3,
			),
			$count
		);
		self::assertSame( 7, Delivery_Queue::of_mails()->count( Delivery::LIMITED ) );
		$this->now += HOUR_IN_SECONDS;
		$this->post( array( 'submission_id' => 'number-11' ) );
		Lead_Worker::follow_up();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), array_slice( $this->mailed(), -2 ) );
	}

	public function test_a_mail_is_limited_by_those_planned_before_it_and_not_by_later_ones_or_other_addresses(): void {
		add_filter( 'cfg_configurator_recipient_limit', static fn (): int => 1 );
		foreach ( array( 'ines@exemplo.pt', 'rui.ines@exemplo.pt', 'ines@exemplo.pt' ) as $number => $address ) {
			$this->post(
				array(
					'submission_id' => "number-{$number}",
					'email'         => $address,
				)
			);
		}
		list( $first, $other, $last ) = Lead_Worker::plan();
		$allows                       = static fn ( Lead $lead ): bool => Recipient_Limit::allows( true, $lead->id, $lead->email );
		self::assertSame( array( true, true, false ), array_map( $allows, array( $first, $other, $last ) ) );
		$this->now                   += HOUR_IN_SECONDS + MINUTE_IN_SECONDS;
		self::assertFalse( $allows( $last ), 'One that waits will be sent.' );
		Lead_Worker::run();
		$this->now += HOUR_IN_SECONDS + MINUTE_IN_SECONDS;
		self::assertTrue( $allows( $last ), 'Those of an hour ago do not count.' );
	}

	public function test_a_limited_mail_is_shown_with_its_reason_and_can_be_resent(): void {
		add_filter( 'cfg_configurator_recipient_limit', static fn (): int => 1 );
		foreach ( array( 'number-1', 'number-2' ) as $submission ) {
			$this->post( array( 'submission_id' => $submission ) );
			Lead_Worker::follow_up();
		}
		$lead  = $this->leads()[1];
		$mails = Delivery_Queue::of_mails()->of_lead( $lead->id );
		self::assertSame( array( 'sent', 'limited' ), array_column( $mails, 'state' ) );
		$reason = __( 'not sent: too many emails to this address within an hour', 'cfg-configurator' );
		self::assertSame( $reason, $mails[1]->description() );
		( new Mail_Sender() )->retry();
		Lead_Worker::run();
		self::assertSame( 'limited', Delivery_Queue::of_mails()->of_lead( $lead->id )[1]->state, 'Retrying all mails does not send it.' );
		$this->resend( $lead->id );
		self::assertSame( 'sent', Delivery_Queue::of_mails()->of_lead( $lead->id )[1]->state );
	}

	public function test_the_mails_to_an_address_are_counted_with_one_statement(): void {
		$this->post();
		$count  = 0;
		$record = static function ( string $sql ) use ( &$count ): string {
			$count += (int) preg_match( '/LIKE .%@exemplo\.pt/', $sql );
			return $sql;
		};
		add_filter( 'query', $record );
		Lead_Worker::follow_up( array( $this->lead()->id ), true );
		self::assertSame( 1, $count );
	}
}
