<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Mail;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use PHPMailer\PHPMailer\PHPMailer;

/** WordPress uses one PHPMailer per request: the plugin's mails must not change those of other plugins. */
final class Shared_Mailer_Test extends Leads_Test_Case {
	/**
	 * Replaces WordPress's PHPMailer and sends nothing.
	 *
	 * @var Recording_Mailer
	 */
	private Recording_Mailer $recorder;

	private mixed $before;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		require_once __DIR__ . '/Recording_Mailer.php';
		remove_filter( 'pre_wp_mail', array( $this->mailbox, 'take' ), 99 );
		add_filter( 'wp_mail_from', static fn (): string => 'configurador@lume.example' );
		$this->before           = $GLOBALS['phpmailer'] ?? null;
		$this->recorder         = new Recording_Mailer( true );
		Recording_Mailer::$sent = array();
		$GLOBALS['phpmailer']   = $this->recorder; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored in tearDown().
	}

	protected function tearDown(): void {
		$GLOBALS['phpmailer'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- see setUp().
		parent::tearDown();
	}

	public function test_mails_of_other_plugins_after_those_of_a_lead_have_their_own_message_ids_and_the_earlier_timeouts(): void {
		$smtp = $this->recorder->getSMTPInstance();
		$this->post();
		Lead_Worker::follow_up();
		self::assertTrue( wp_mail( 'a@example.com', 'One', 'Text' ) );
		self::assertTrue( wp_mail( 'b@example.com', 'Two', 'Text' ) );
		self::assertCount( 4, Recording_Mailer::$sent );
		$ids = array_column( Recording_Mailer::$sent, 'id' );
		self::assertMatchesRegularExpression( '/^<lead-\d+-dealer-1-/', $ids[0] );
		self::assertMatchesRegularExpression( '/^<lead-\d+-visitor-1-/', $ids[1] );
		self::assertStringNotContainsString( 'lead-', $ids[2] . $ids[3] );
		self::assertNotSame( $ids[2], $ids[3] );
		self::assertSame( array( 300, 300 ), array_slice( array_column( Recording_Mailer::$sent, 'timeout' ), 2 ) );
		self::assertSame( array( 300, 300 ), array_slice( array_column( Recording_Mailer::$sent, 'time_limit' ), 2 ) );
		self::assertSame( array( '', '' ), array_slice( array_column( Recording_Mailer::$sent, 'text' ), 2 ) );
		self::assertSame( $smtp, $this->recorder->getSMTPInstance() );
	}

	public function test_the_mailer_is_restored_when_another_plugin_throws_while_the_mail_of_a_lead_is_prepared_or_sent(): void {
		$hooks  = $this->hooks();
		$throws = static fn () => throw new \RuntimeException( 'broken' );
		foreach ( array( 10, PHP_INT_MAX ) as $priority ) {
			add_action( 'phpmailer_init', $throws, $priority );
			$this->post( array( 'submission_id' => "number-{$priority}" ) );
			Lead_Worker::follow_up();
			remove_action( 'phpmailer_init', $throws, $priority );
			// phpcs:disable WordPress.NamingConventions.ValidVariableName -- names of PHPMailer.
			self::assertSame( '', $this->recorder->MessageID );
			self::assertSame( array( 300, 300 ), array( $this->recorder->Timeout, $this->recorder->getSMTPInstance()->Timelimit ) );
			// phpcs:enable
		}
		self::assertSame( $hooks, $this->hooks() );
	}

	public function test_the_smtp_class_of_another_plugin_is_kept_and_gets_shorter_timeouts_for_the_mail_only(): void {
		$smtp = new class() extends \PHPMailer\PHPMailer\SMTP {
		};
		$this->recorder->setSMTPInstance( $smtp );
		$this->post();
		Lead_Worker::follow_up();
		// The class does not tell sending from waiting for the confirmation.
		self::assertLessThanOrEqual( 27, Recording_Mailer::$sent[0]['timeout'] );
		self::assertLessThanOrEqual( 27, Recording_Mailer::$sent[0]['time_limit'] );
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- names of PHPMailer.
		self::assertSame( array( 300, 300 ), array( $this->recorder->Timeout, $smtp->Timelimit ) );
		self::assertSame( $smtp, $this->recorder->getSMTPInstance() );
	}

	/**
	 * The number of callbacks of each hook that sending a mail uses.
	 *
	 * @return list<int>
	 */
	private function hooks(): array {
		/** @var array<string, \WP_Hook> $wp_filter */
		global $wp_filter;
		$count = static fn ( string $name ): int => array_sum( array_map( 'count', isset( $wp_filter[ $name ] ) ? $wp_filter[ $name ]->callbacks : array() ) );
		return array_map( $count, array( 'phpmailer_init', 'wp_mail_failed', 'wp_mail_succeeded', 'http_request_args' ) );
	}
}
