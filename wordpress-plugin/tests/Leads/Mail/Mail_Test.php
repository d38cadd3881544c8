<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
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
		$this->post_spam();
		Lead_Worker::run();
		self::assertSame( array(), $this->mailbox->mails );
		$this->release();
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
	}

	public function test_a_mail_to_a_visitor_whose_planning_was_interrupted_is_sent_a_minute_later(): void {
		$this->post();
		Delivery_Queue::of_mails()->plan( $this->lead()->id, array( Delivery::VISITOR => 'ines@exemplo.pt' ), array( Delivery::VISITOR => 60 ) );
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS ), $this->mailed() );
		$this->now += 61;
		Lead_Worker::run();
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}
}
