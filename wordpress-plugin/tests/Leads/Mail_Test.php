<?php
/**
 * The mails of leads.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail\Back_Off;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * Whom they go to, how often they are tried, and that none goes twice.
 */
final class Mail_Test extends Leads_Test_Case {
	/**
	 * @return array<string, string> State by recipient.
	 */
	private function states(): array {
		$states = array();
		foreach ( $this->services->deliveries()->of_lead( $this->lead()->id ) as $delivery ) {
			$states[ $delivery->recipient ] = $delivery->state;
		}
		return $states;
	}

	public function test_dealer_and_buyer_are_written_once_after_the_lead_is_kept(): void {
		$this->post();
		self::assertSame( array(), $this->mailbox->mails );
		$this->services->worker()->follow_up();
		$this->services->worker()->run();
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
	 * @param array<string, string> $settings That are set.
	 * @param array<string, string> $change   Of the form.
	 * @param list<string>          $to       Addresses; 'admin' is the site's own.
	 */
	public function test_it_goes_to( array $settings, array $change, array $to ): void {
		$this->set( $settings );
		$this->post( $change );
		$this->services->worker()->run();
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

	public function test_a_refused_mail_is_kept_with_its_reason_and_tried_ever_later_until_it_is_given_up(): void {
		$this->mailbox->refuse();
		$this->post();
		$waits = array();
		for ( $attempt = 1; $attempt <= Back_Off::ATTEMPTS; $attempt++ ) {
			$this->services->worker()->run();
			$delivery = $this->services->deliveries()->of_lead( $this->lead()->id )[0];
			self::assertSame( $attempt, $delivery->attempts );
			self::assertSame( 'The mail server refused.', $delivery->last_error );
			$wait    = strtotime( $delivery->next_gmt . ' UTC' ) - $this->now;
			$waits[] = $wait;
			$this->services->worker()->run();
			self::assertSame( $attempt, $this->services->deliveries()->of_lead( $this->lead()->id )[0]->attempts, 'Not before its time.' );
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
		$this->services->worker()->run();
		self::assertSame( array(), $this->mailbox->mails );
		self::assertSame( 2 * Back_Off::ATTEMPTS, $this->tries() );
	}

	/**
	 * All attempts together.
	 */
	private function tries(): int {
		$deliveries = $this->services->deliveries()->of_lead( $this->lead()->id );
		return array_sum( array_map( static fn ( Delivery $delivery ): int => $delivery->attempts, $deliveries ) );
	}

	public function test_one_recipient_s_failure_is_not_the_other_s(): void {
		add_filter( 'pre_wp_mail', static fn ( $sent, array $mail ) => self::ADDRESS === $mail['to'] ? false : $sent, 100, 2 );
		$this->post();
		$this->services->worker()->run();
		self::assertSame(
			array(
				'dealer'  => 'pending',
				'visitor' => 'sent',
			),
			$this->states()
		);
	}

	public function test_a_plugin_that_throws_while_mailing_counts_as_a_failed_attempt(): void {
		add_filter( 'pre_wp_mail', static fn () => throw new \RuntimeException( 'SMTP plugin broke' ), 1 );
		$this->post();
		$this->services->worker()->run();
		self::assertSame( 'SMTP plugin broke', $this->services->deliveries()->of_lead( $this->lead()->id )[0]->last_error );
	}

	public function test_a_process_that_died_between_insert_and_mail_is_made_good_by_cron(): void {
		$this->post();
		do_action( 'cfg_configurator_leads_work' );
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_a_claimed_mail_is_nobody_else_s_until_the_claim_ends(): void {
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

	public function test_a_process_whose_claim_ended_does_not_overwrite_the_next_one_s(): void {
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
		$table->settle_failed( $late, 'too late' );
		self::assertSame( Delivery::SENT, $table->of_lead( $late->lead_id )[0]->state );
	}

	public function test_a_clock_put_back_a_year_strands_no_mail(): void {
		$this->mailbox->refuse();
		$this->post();
		$this->services->worker()->run();
		$this->mailbox->refuse( false );
		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( 2, $this->services->worker()->run() );
	}

	public function test_a_claim_left_in_the_future_by_a_clock_put_back_ends_at_once(): void {
		$this->post();
		$this->mailbox->refuse();
		$this->services->worker()->run();
		$this->mailbox->refuse( false );
		$this->now += 120;
		$this->services->deliveries()->claim( $this->services->deliveries()->due( 1 )[0] );
		$this->now -= YEAR_IN_SECONDS;
		self::assertSame( 2, $this->services->worker()->run() );
	}

	public function test_a_held_lead_is_not_mailed_until_it_is_released_and_then_once(): void {
		$this->post( array( 'web_page' => 'https://spam.example' ) );
		$this->services->worker()->run();
		self::assertSame( array(), $this->mailbox->mails );
		$this->services->actions()->release( array( $this->lead()->id ) );
		$this->services->worker()->run();
		self::assertCount( 2, $this->mailbox->mails );
	}
}
