<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Email;
use Cfg_Configurator\Leads\Mail\Mail_Time;
use Cfg_Configurator\Leads\Mail\Mailer;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use PHPMailer\PHPMailer\PHPMailer;

/** Sends mails through a mail server that takes some time to confirm a message, for example because it scans its contents. */
abstract class Mail_Server_Test_Case extends Leads_Test_Case {
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
		$this->stop_server();
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	protected function stop_server(): void {
		if ( is_resource( $this->server ) ) {
			proc_terminate( $this->server, 9 );
			proc_close( $this->server );
		}
	}

	/**
	 * Starts a mail server and sends the site's mails through it.
	 *
	 * @param float $seconds Until it confirms a message; negative for never.
	 */
	protected function start_server( float $seconds ): void {
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
	protected function arrived(): array {
		self::assertIsResource( $this->printed );
		return array_values( array_filter( explode( "\n", (string) stream_get_contents( $this->printed ) ) ) );
	}

	protected function send( Mail_Time $time ): Send_Result {
		$email = new Email( 'Subject', 'Heading', array( 'Text' ), '', array(), '', '', array(), '', 'pt-PT' );
		return Mailer::deliver( $email, self::ADDRESS, 'lead-1-dealer-1', $time );
	}

	/** The dealer's mail of the only lead, as claimed by a process that is about to send it. */
	protected static function claimed(): Delivery {
		Lead_Worker::plan();
		$delivery = Delivery_Queue::of_mails()->claim( Delivery_Queue::of_mails()->due( 1 )[0] );
		self::assertNotNull( $delivery );
		return $delivery;
	}
}
