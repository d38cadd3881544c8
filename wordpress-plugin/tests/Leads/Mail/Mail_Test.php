<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Delivery_Words;
use Cfg_Configurator\Leads\Mail\Recipient_Limit;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The recipients of mails, and that no mail is sent twice. */
final class Mail_Test extends Leads_Test_Case {
	public function test_dealer_and_buyer_get_one_mail_each_after_the_lead_is_stored(): void {
		$this->post();
		self::assertSame( array(), $this->mailbox->mails );
		Lead_Worker::follow_up();
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
		self::assertSame(
			array(
				'dealer'  => 'sent',
				'visitor' => 'sent',
			),
			$this->states()
		);
	}

	/**
	 * @return array<string, array{array<string, string>, array<string, string>, list<string>}>
	 */
	public static function recipients(): array {
		return array(
			'the dealer, whatever the form says'   => array(
				array(),
				array( 'dealer_email' => 'evil@example.com' ),
				array( 'tejo@lume.example', 'ines@exemplo.pt' ),
			),
			'the fallback for a dealer without'    => array(
				array(),
				array(
					'dealer'      => 'PT01',
					'id_district' => '13',
				),
				array( 'pedidos@lume.example', 'ines@exemplo.pt' ),
			),
			'the site without a fallback'          => array(
				array( 'mail_fallback' => '' ),
				array(
					'dealer'      => 'PT01',
					'id_district' => '13',
				),
				array( 'admin', 'ines@exemplo.pt' ),
			),
			'a copy where it is set'               => array(
				array( 'mail_copy' => '1' ),
				array(),
				array( 'tejo@lume.example', 'pedidos@lume.example', 'ines@exemplo.pt' ),
			),
			'no second copy to the same'           => array(
				array( 'mail_copy' => '1' ),
				array(
					'dealer'      => 'PT01',
					'id_district' => '13',
				),
				array( 'pedidos@lume.example', 'ines@exemplo.pt' ),
			),
			'not the buyer where that is off'      => array( array( 'mail_to_visitor' => '' ), array(), array( 'tejo@lume.example' ) ),
			'always whoever asks for a mail'       => array(
				array( 'mail_to_visitor' => '' ),
				array( 'form_type' => 'configuration-email' ),
				array( 'pedidos@lume.example', 'ines@exemplo.pt' ),
			),
			'only whoever asks without a fallback' => array(
				array( 'mail_fallback' => '' ),
				array( 'form_type' => 'configuration-email' ),
				array( 'ines@exemplo.pt' ),
			),
		);
	}

	/**
	 * @dataProvider recipients
	 * @param array<string, string> $settings Settings to change.
	 * @param array<string, string> $change   Fields of the form that differ.
	 * @param list<string>          $to       Addresses; 'admin' stands for the administrator's.
	 */
	public function test_mails_go_to_the_configured_recipients( array $settings, array $change, array $to ): void {
		$this->set( $settings );
		$this->post( $change );
		Lead_Worker::run();
		$admin = self::text( get_option( 'admin_email' ) );
		self::assertSame(
			array_map(
				static fn ( string $address ): string => 'admin' === $address ? $admin
				: $address,
				$to
			),
			$this->mailed()
		);
	}

	public function test_the_failure_for_one_recipient_does_not_affect_the_other(): void {
		add_filter( 'pre_wp_mail', static fn ( $sent, array $mail ) => self::ADDRESS === $mail['to'] ? false : $sent, 100, 2 );
		$this->post();
		Lead_Worker::run();
		self::assertSame(
			array(
				'dealer'  => 'pending',
				'visitor' => 'sent',
			),
			$this->states()
		);
	}

	public function test_a_resent_mail_goes_to_the_current_addresses_of_the_dealer_and_the_copy(): void {
		$this->post();
		Lead_Worker::run();
		$this->set( array( 'mail_copy' => '1' ) );
		$this->store_dealers(
			array(
				'districts' => array(),
				'dealers'   => array(
					array(
						'objectId'    => self::DEALER,
						'designation' => 'Lume Tejo',
						'email'       => 'novo@lume.example',
						'district'    => 11,
					),
				),
			)
		);
		$this->resend( $this->lead()->id );
		self::assertSame( array( 'novo@lume.example', 'ines@exemplo.pt', 'pedidos@lume.example' ), array_slice( $this->mailed(), 2 ) );
	}

	public function test_cron_sends_the_mail_of_a_process_that_died_after_storing_the_lead(): void {
		$this->post();
		do_action( 'cfg_configurator_leads_work' );
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_a_held_lead_is_mailed_once_and_only_after_its_release(): void {
		$this->post( array( 'web_page' => 'https://spam.example' ) );
		Lead_Worker::run();
		self::assertSame( array(), $this->mailbox->mails );
		$this->release();
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
	}

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
		self::assertSame( 7, Delivery_Table::queue()->count( Delivery::LIMITED ) );
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
		$allows                       = static fn ( Lead $lead ): bool => Recipient_Limit::allows( $lead->id, $lead->email );
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
		$mails = Delivery_Table::of_lead( $lead->id );
		self::assertSame( array( 'sent', 'limited' ), array_column( $mails, 'state' ) );
		$reason = esc_html__( 'not sent: too many emails to this address within an hour', 'cfg-configurator' );
		self::assertStringContainsString( $reason, Delivery_Words::list( $mails ) );
		Delivery_Table::make_all_due();
		Lead_Worker::run();
		self::assertSame( 'limited', Delivery_Table::of_lead( $lead->id )[1]->state, 'Retrying all mails does not send it.' );
		$this->resend( $lead->id );
		self::assertSame( 'sent', Delivery_Table::of_lead( $lead->id )[1]->state );
	}

	public function test_a_mail_to_a_visitor_whose_planning_was_interrupted_is_sent_a_minute_later(): void {
		$this->post();
		Delivery_Table::queue()->plan( $this->lead()->id, array( Delivery::VISITOR => 'ines@exemplo.pt' ), array( Delivery::VISITOR => 60 ) );
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS ), $this->mailed() );
		$this->now += 61;
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}
}
