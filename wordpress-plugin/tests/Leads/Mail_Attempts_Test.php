<?php
/**
 * Mails that fail.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail\Alert;
use Cfg_Configurator\Leads\Mail\Back_Off;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Storage\Tables;

/**
 * How often they are tried, when they are given up, and that one process has each.
 */
final class Mail_Attempts_Test extends Leads_Test_Case {
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

	public function test_a_plugin_that_throws_while_mailing_counts_as_a_failed_attempt(): void {
		add_filter( 'pre_wp_mail', static fn () => throw new \RuntimeException( 'SMTP plugin broke' ), 1 );
		$this->post();
		$this->services->worker()->run();
		self::assertSame( 'SMTP plugin broke', $this->services->deliveries()->of_lead( $this->lead()->id )[0]->last_error );
	}

	public function test_a_plugin_that_throws_after_the_server_took_the_mail_does_not_have_it_sent_again(): void {
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
		$this->services->worker()->run();
		$this->now += DAY_IN_SECONDS;
		$this->services->worker()->run();
		self::assertSame( 2, $sent );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
	}

	public function test_an_outcome_that_the_database_refuses_at_first_is_written_all_the_same(): void {
		$this->post();
		$refused = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$refused ): string {
				return str_contains( $sql, "`state` = 'sent'" ) && ++$refused <= 2 ? '' : $sql;
			}
		);
		$this->services->worker()->run();
		self::assertGreaterThan( 2, $refused );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
	}

	public function test_nobody_waits_for_all_mails_behind_a_server_that_is_silent(): void {
		foreach ( range( 1, 5 ) as $number ) {
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		add_filter(
			'pre_wp_mail',
			function (): bool {
				$this->now += 20;
				return false;
			},
			100
		);
		$this->services->worker()->run();
		$tried = static fn ( Delivery $delivery ): bool => $delivery->attempts > 0;
		$all   = array_merge( ...$this->services->deliveries()->of_leads( array_column( $this->leads(), 'id' ) ) );
		self::assertCount( 10, $all );
		self::assertCount( 3, array_filter( $all, $tried ) );
		remove_all_filters( 'pre_wp_mail', 100 );
		self::assertSame( 7, $this->services->worker()->run(), 'The others are due still.' );
	}

	public function test_a_mail_whose_process_ends_every_time_is_given_up_and_told(): void {
		$this->post();
		$this->mailbox->refuse();
		$this->services->worker()->run();
		$table = $this->services->deliveries();
		$this->database()->query( 'UPDATE ' . Tables::deliveries() . ' SET attempts = 0' );
		for ( $attempt = 1; $attempt <= Back_Off::ATTEMPTS; $attempt++ ) {
			$this->now += 10 * MINUTE_IN_SECONDS;
			foreach ( $table->due( 10 ) as $id ) {
				self::assertNotNull( $table->claim( $id ), 'And nothing settles it.' );
			}
		}
		$this->mailbox->refuse( false );
		self::assertSame( 0, $this->services->worker()->run() );
		self::assertSame( array( 'pending', 'pending' ), array_values( $this->states() ), 'The last process may be at work still.' );
		$this->now += Delivery_Table::CLAIM_SECONDS + 1;
		self::assertSame( 0, $this->services->worker()->run() );
		self::assertSame( array( 'failed', 'failed' ), array_values( $this->states() ) );
		self::assertArrayHasKey( Alert::MAIL, $this->services->alert()->all() );
	}

	public function test_a_process_of_long_ago_does_not_settle_a_mail_that_is_sent_again(): void {
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
}
