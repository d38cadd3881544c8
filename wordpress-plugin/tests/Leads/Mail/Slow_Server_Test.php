<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Delivery_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use PHPMailer\PHPMailer\PHPMailer;

/** Mail servers that take long to confirm a message, for example because they scan its contents. */
final class Slow_Server_Test extends Leads_Test_Case {
	/** @var resource|null */
	private mixed $server = null;

	/** @var resource|null What the server prints. */
	private mixed $printed = null;

	protected function setUp(): void {
		parent::setUp();
		$this->require_processes();
		remove_filter( 'pre_wp_mail', array( $this->mailbox, 'take' ), 99 );
		add_filter( 'wp_mail_from', static fn (): string => 'configurador@lume.example' );
		$this->set( array( 'mail_to_visitor' => false ) );
	}

	protected function tearDown(): void {
		if ( is_resource( $this->server ) ) {
			proc_terminate( $this->server, 9 );
			proc_close( $this->server );
		}
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	/**
	 * Starts a mail server and sends the site's mails through it.
	 *
	 * @param float $seconds Until it confirms a message; negative for never.
	 */
	private function start_server( float $seconds ): void {
		$command = array( PHP_BINARY, __DIR__ . '/fixtures/smtp-server.php', (string) $seconds );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- skipped where PHP cannot start processes.
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ) ), $pipes );
		self::assertNotFalse( $process );
		$this->server  = $process;
		$this->printed = $pipes[1];
		$port          = (int) fgets( $pipes[1] );
		self::assertGreaterThan( 0, $port );
		stream_set_blocking( $pipes[1], false );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $port ): void {
				$mailer->isSMTP();
				// phpcs:disable WordPress.NamingConventions.ValidVariableName -- names of PHPMailer.
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = $port;
				$mailer->SMTPAutoTLS = false;
				// phpcs:enable
			}
		);
	}

	/**
	 * The Message-IDs of what has arrived since the last call.
	 *
	 * @return list<string>
	 */
	private function arrived(): array {
		self::assertIsResource( $this->printed );
		return array_values( array_filter( explode( "\n", (string) stream_get_contents( $this->printed ) ) ) );
	}

	private function send( Mail_Time $time ): Send_Result {
		$email = new Email( 'Subject', 'Heading', array( 'Text' ), array(), null, array(), '', 'pt-PT' );
		return Mailer::deliver( $email, self::ADDRESS, 'lead-1-dealer-1', $time );
	}

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
		$deliveries = array_merge( ...Delivery_Table::queue()->of_leads( array_column( $this->leads(), 'id' ) ) );
		self::assertSame( array_fill( 0, 3, Delivery::SENT ), array_map( static fn ( Delivery $delivery ): string => $delivery->state, $deliveries ) );
		self::assertSame( array(), $this->faults );
	}

	public function test_the_time_for_sending_does_not_limit_the_wait_for_the_confirmation(): void {
		$this->start_server( 0.8 );
		self::assertSame( Send_Result::SENT, $this->send( new Mail_Time( 0.5, 2.0 ) )->outcome );
		self::assertSame( Send_Result::UNCERTAIN, $this->send( new Mail_Time( 0.5, 0.1 ) )->outcome );
		self::assertCount( 2, $this->arrived() );
	}

	public function test_a_mail_that_is_never_confirmed_is_sent_once_and_given_up_with_an_alert(): void {
		$this->start_server( -1 );
		$this->post();
		$delivery = self::claimed();
		$result   = $this->send( new Mail_Time( 0.5, 0.2, static fn () => Delivery_Table::queue()->mark_uncertain( $delivery ) ) );
		self::assertSame( Send_Result::UNCERTAIN, $result->outcome );
		self::assertTrue( Delivery_Table::queue()->settle_failed( $delivery, $result ) );
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertCount( 1, $this->arrived() );
		self::assertSame( array( 'dealer' => 'failed' ), $this->states() );
	}

	public function test_a_mail_is_not_repeated_when_its_process_dies_while_it_waits_for_the_confirmation(): void {
		$this->start_server( 0 );
		$this->post();
		$delivery = self::claimed();
		// The process ends here: nothing is settled.
		$this->send( new Mail_Time( 5.0, 5.0, static fn () => Delivery_Table::queue()->mark_uncertain( $delivery ) ) );
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

	/** The dealer's mail of the only lead, as claimed by a process that is about to send it. */
	private static function claimed(): Delivery {
		Lead_Worker::plan();
		$delivery = Delivery_Table::queue()->claim( Delivery_Table::queue()->due( 1 )[0] );
		self::assertNotNull( $delivery );
		return $delivery;
	}
}
