<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Element\Language;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Mail_Evidence;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** Who gets mail, what it says, and what happens when it cannot be sent. */
final class Mail_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->serve();
		$this->set( array( 'mail_fallback' => 'pedidos@lume.example' ) );
		ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- the entries are not of interest.
	}

	private function text( int $index, string $name = 'message' ): string {
		$value = $this->mailbox->mails[ $index ][ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : implode( "\n", array_filter( (array) $value, 'is_string' ) );
	}

	public function test_a_proposal_is_mailed_to_the_dealer_and_the_buyer_who_reply_to_each_other(): void {
		$this->send();
		self::assertSame( array( 'tejo@lume.example', 'ines@exemplo.pt' ), $this->mailed() );
		self::assertSame( 'sent', $this->lead()->mail_state );
		self::assertStringContainsString( 'Reply-To: ines@exemplo.pt', $this->text( 0, 'headers' ) );
		self::assertStringContainsString( 'Reply-To: tejo@lume.example', $this->text( 1, 'headers' ) );
		self::assertStringContainsString( 'Inês Conceição', $this->text( 0, 'alternative' ) );
	}

	public function test_text_and_background_of_a_mail_come_together(): void {
		$this->send();
		preg_match_all( '/style="([^"]*(?<!-)\bcolor:[^"]*)"/', $this->text( 1 ), $found );
		self::assertGreaterThan( 5, count( $found[1] ) );
		foreach ( $found[1] as $style ) {
			self::assertStringContainsString( 'background:#', $style );
		}
		self::assertMatchesRegularExpression( '/<body bgcolor="#\w{6}" text="#\w{6}"/', $this->text( 1 ) );
	}

	public function test_leads_without_a_dealers_address_and_copies_go_to_the_fallback_address(): void {
		$this->set( array( 'mail_copy' => '1' ) );
		$this->send();
		self::assertStringContainsString( 'Bcc: pedidos@lume.example', $this->text( 0, 'headers' ) );
		$this->serve( more: array( 'hyuDealersLst/all' => array() ) );
		$this->send(
			array(
				'dealer'        => 'X1',
				'submission_id' => 'another-one',
			)
		);
		self::assertSame( 'pedidos@lume.example', $this->mailed()[2] );
		self::assertStringNotContainsString( 'Bcc:', $this->text( 2, 'headers' ) );
	}

	public function test_the_configuration_by_e_mail_goes_to_the_buyer_even_without_confirmations(): void {
		$this->set( array( 'mail_to_visitor' => '' ) );
		$this->send();
		$this->send( array( 'form_type' => 'configuration-email' ) );
		self::assertSame( array( 'tejo@lume.example', 'pedidos@lume.example', 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_an_address_that_visitors_enter_gets_at_most_three_mails_within_an_hour(): void {
		foreach ( array( 'ines@exemplo.pt', 'INES@exemplo.pt', 'ines+1@exemplo.pt', 'ines+2@exemplo.pt' ) as $number => $address ) {
			$this->send(
				array(
					'submission_id' => "number-{$number}",
					'email'         => $address,
				)
			);
		}
		self::assertCount( 3, array_filter( $this->mailed(), static fn ( string $to ): bool => str_contains( $to, 'exemplo' ) ) );
		$last = $this->leads()[3];
		self::assertSame( array( 'sent', 'limited' ), array_column( $last->mails(), 'state' ) );
		self::assertTrue( Sender::resend( $last->id ) );
		Sender::run_due();
		self::assertSame( 'ines+2@exemplo.pt', $this->mailed()[8] );
	}

	/** @return array<string, array{string, string}> Words of a mail server, and the state that follows. */
	public static function refusals(): array {
		return array(
			'a temporary reply'         => array( 'SMTP Error: data not accepted. SMTP code: 451 Additional SMTP info: greylisted', 'pending' ),
			'no connection'             => array( 'SMTP connect() failed.', 'pending' ),
			'a host that is not found'  => array( 'cURL error 6: Could not resolve host: mail.example', 'pending' ),
			'a time-out while it opens' => array( 'Connection timed out while connecting to mail.example', 'pending' ),
			'a permanent reply'         => array( '550 5.1.1 no such user', 'failed' ),
			'a permanent reply, quoted' => array( 'The server said: 554 spam', 'failed' ),
			'no evidence'               => array( 'The mail was not sent.', 'unknown' ),
			'a time-out'                => array( 'Timed out after 20 seconds', 'unknown' ),
			'no words'                  => array( '', 'unknown' ),
		);
	}

	/** @dataProvider refusals */
	public function test_the_words_of_who_refused_decide_whether_a_mail_is_sent_again( string $words, string $state ): void {
		$this->set( array( 'mail_to_visitor' => '' ) );
		$this->mailbox->refuse( $words );
		$this->send();
		self::assertSame( $state, $this->lead()->mail_state );
		$this->mailbox->refuse( is_refusing: false );
		$this->pass( 300 );
		Sender::run_due();
		self::assertSame( 'pending' === $state ? 'sent' : $state, $this->lead()->mail_state );
	}

	public function test_a_false_return_value_decides_whatever_events_say(): void {
		$refuse = static function (): bool {
			do_action( 'wp_mail_succeeded', array() );
			return false;
		};
		add_filter( 'pre_wp_mail', $refuse, 200 );
		$this->send();
		self::assertSame( array( 'unknown', 'unknown' ), array_values( $this->states() ) );
	}

	public function test_a_mail_that_another_plugin_takes_over_without_phpmailer_is_handed_not_sent(): void {
		remove_all_filters( 'pre_wp_mail' );
		add_filter( 'pre_wp_mail', '__return_true' );
		$queue = false;
		add_filter(
			'wp_mail',
			static function ( array $mail ) use ( &$queue ): array {
				$queue = apply_filters( 'wp_mail_smtp_mail_catcher_send_enqueue_email', true ) || apply_filters(
					'easy_wp_smtp_mail_catcher_send_enqueue_email',
					true
				);
				return $mail;
			}
		);
		$evidence = Mail_Evidence::send( static fn (): bool => wp_mail( 'a@lume.example', 'x', 'y' ), 5 );
		self::assertSame( 'sent', $evidence[0], 'A function of WordPress itself is no other plugin.' );
		self::assertFalse( $queue, 'The queues of two plugins are off for the mail.' );
		self::assertTrue( (bool) apply_filters( 'wp_mail_smtp_mail_catcher_send_enqueue_email', true ) );
	}

	public function test_a_mail_is_tried_six_times_over_two_days_and_given_up_with_one_mail_to_the_administrator(): void {
		$this->set( array( 'mail_to_visitor' => '' ) );
		$this->mailbox->refuse();
		$this->send();
		foreach ( array( 300, 1800, 7200, 43200 ) as $wait ) {
			$this->pass( $wait - 60 );
			Sender::run_due();
			self::assertSame( 'pending', $this->lead()->mail_state, 'Not before its time.' );
			$this->pass( $wait );
			Sender::run_due();
		}
		self::assertSame( '5', $this->lead()->text( 'mail_attempts' ) );
		$this->pass( DAY_IN_SECONDS );
		$this->mailbox->refuse( 'SMTP Error: 421 closing' );
		$told = 0;
		add_action(
			'cfg_configurator_error',
			static function ( string $kind ) use ( &$told ): void {
				$told += 'mail' === $kind ? 1 : 0;
			}
		);
		Sender::run_due();
		Sender::run_due();
		self::assertSame( array( 'failed', 1 ), array( $this->lead()->mail_state, $told ) );
	}

	public function test_of_two_processes_one_sends(): void {
		$this->mailbox->refuse();
		$this->send();
		$this->mailbox->refuse( is_refusing: false );
		$this->pass( 300 );
		$row = Lead_Table::rows( 'SELECT * FROM %i', Lead_Table::name() )[0];
		$own = static fn (): array => array( 'sent', array() );
		self::assertTrue( Retry::attempt( Lead_Table::name(), 'mail_', $row, $own ) );
		self::assertFalse( Retry::attempt( Lead_Table::name(), 'mail_', $row, $own ) );
	}

	public function test_a_process_that_ends_while_it_sends_leaves_that_mail_unknown_and_the_other_one_is_sent(): void {
		$this->send_and_end( array( 'dealer' => 'pending' ) );
		self::assertSame( array( 'ines@exemplo.pt', 'pedidos@lume.example' ), $this->mailed(), 'The buyer, and whoever has to know.' );
		self::assertSame( array( 'unknown', 'sent' ), array_values( $this->states() ) );
		self::assertSame( 'unknown', $this->lead()->mail_state );
		self::assertTrue( Sender::resend( $this->lead()->id ), 'Only a person sends it again.' );
		Sender::run_due();
		self::assertSame( 'sent', $this->lead()->mail_state );
	}

	public function test_a_process_that_ends_at_the_second_mail_leaves_that_one_unknown_and_the_first_one_is_tried_again(): void {
		$this->send_and_end(
			array(
				'dealer' => 'again',
				'buyer'  => 'sending',
			)
		);
		self::assertSame( array( 'tejo@lume.example', 'pedidos@lume.example' ), $this->mailed() );
		self::assertSame( array( 'sent', 'unknown' ), array_values( $this->states() ) );
	}

	/**
	 * A process ends while it sends, and the claim ends.
	 *
	 * @param array<string, string> $states Of the lead's mails then, by recipient.
	 */
	private function send_and_end( array $states ): void {
		$this->mailbox->refuse();
		$this->send();
		$this->mailbox->refuse( is_refusing: false );
		$mails = $this->lead()->mails();
		foreach ( $states as $recipient => $state ) {
			$mails[ $recipient ]['state'] = $state;
		}
		$gone = array(
			'mails'         => (string) wp_json_encode( $mails ),
			'mail_state'    => 'sending',
			'mail_next_gmt' => Retry::stamp( 600 ),
		);
		Lead_Table::update( $this->lead()->id, $gone );
		Sender::run_due();
		self::assertSame( 'sending', $this->lead()->mail_state, 'A claim lasts.' );
		Lead_Table::update( $this->lead()->id, array( 'mail_next_gmt' => Retry::stamp( -1 ) ) );
		Sender::run_due();
		Sender::run_due();
	}

	public function test_one_request_at_a_time_sends_and_takes_what_others_left(): void {
		$other = $this->post( array( 'submission_id' => 'number-one' ) );
		Lead_Table::update( (int) ( $other->row['id'] ?? 0 ), array( 'mail_state' => 'sending', 'mail_next_gmt' => Retry::stamp( 60 ) ) );
		$this->send( array( 'submission_id' => 'number-two' ) );
		self::assertSame( array(), $this->mailed() );
		Lead_Table::update( (int) ( $other->row['id'] ?? 0 ), array( 'mail_state' => 'sent' ) );
		$this->send( array( 'submission_id' => 'number-three' ) );
		self::assertCount( 4, $this->mailed() );
	}

	public function test_the_sender_comes_from_the_settings_and_cannot_add_a_header(): void {
		$this->set(
			array(
				'mail_from_address' => 'configurador@lume.example',
				'mail_from_name'    => "Lume \"<x>\r\nBcc: evil@example.com",
			)
		);
		$this->send();
		self::assertStringContainsString( 'From: "Lume x Bcc: evil@example.com" <configurador@lume.example>', $this->text( 0, 'headers' ) );
	}

	public function test_the_dealers_mail_is_in_the_language_of_the_site_whatever_language_the_request_has(): void {
		add_filter( 'locale', static fn (): string => 'en_GB' );
		self::assertSame( 'pt_PT', Language::site_locale() );
		$this->send( array( 'configuration' => '{"language":"en-GB"}' ) );
		self::assertStringContainsString( 'lang="pt-PT"', $this->text( 0 ) );
		self::assertStringNotContainsString( 'lead #', $this->text( 0 ) );
		self::assertSame( 'en_GB', get_locale(), 'The request keeps its own.' );
	}

	public function test_a_mail_can_be_changed_and_a_callback_that_throws_has_it_sent_later(): void {
		add_filter(
			'cfg_configurator_mail',
			static function ( \Cfg_Configurator\Leads\Email $email, string $recipient ): \Cfg_Configurator\Leads\Email {
				if ( 'buyer' === $recipient ) {
					throw new \RuntimeException( 'ines@exemplo.pt' );
				}
				$email->subject = 'Novo';
				$email->cc      = array( 'norte@lume.example' );
				return $email;
			},
			10,
			2
		);
		$this->send();
		self::assertSame( array( 'Novo' ), array_column( $this->mailbox->mails, 'subject' ) );
		self::assertStringContainsString( 'Cc: norte@lume.example', $this->text( 0, 'headers' ) );
		self::assertSame( array( 'sent', 'again' ), array_values( $this->states() ) );
	}
}
