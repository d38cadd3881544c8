<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Privacy;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator_Leads\Webhook_Request;
use Cfg_Configurator_Leads\Webhook_Table;
use Cfg_Configurator_Leads\Webhooks;

/** Leads for other systems: what is sent when, what follows each answer, and the settings. */
final class Webhooks_Test extends Leads_Test_Case {
	private const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
	private const URL    = 'https://203.0.113.7/leads';

	/** @var list<array{url: string, headers: array<string, string>, body: string, redirection: mixed}> */
	private array $requests = array();

	/** @var int|string Status of the receiver, or the message of an error. */
	private int|string $answer = 204;

	/** @var list<string> Kinds of cfg_configurator_error. */
	private array $told = array();

	protected function setUp(): void {
		parent::setUp();
		$this->answer_http( $this->receive( ... ) );
		add_action(
			'cfg_configurator_error',
			function ( string $kind ): void {
				$this->told[] = $kind;
			}
		);
		$this->set_webhooks( self::URL );
	}

	private function set_webhooks( string ...$urls ): void {
		$rows = array_map(
			static fn ( string $url ): array => array(
				'url'    => $url,
				'secret' => self::SECRET,
			),
			$urls
		);
		$this->set( array( Webhooks::SETTING => $rows ) );
	}

	/**
	 * @param array<mixed> $arguments
	 * @return array<string, mixed>|\WP_Error|null
	 */
	private function receive( string $url, array $arguments ): array|\WP_Error|null {
		if ( ! str_contains( $url, '203.0.113.' ) ) {
			return null;
		}
		/** @var array{headers: array<string, string>, body: string, redirection: mixed} $arguments */
		$this->requests[] = compact( 'url' ) + array_intersect_key( $arguments, array_flip( array( 'headers', 'body', 'redirection' ) ) );
		return is_string( $this->answer ) ? new \WP_Error( 'http_request_failed', $this->answer ) : array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => $this->answer,
				'message' => '',
			),
		);
	}

	private function run_cron( int $later = 0 ): void {
		$sql = 'UPDATE %i SET next_gmt = %s WHERE next_gmt <= %s';
		Lead_Table::run( $sql, Webhook_Table::name(), gmdate( 'Y-m-d H:i:s', time() - 1 ), gmdate( 'Y-m-d H:i:s', time() + $later ) );
		do_action( 'cfg_configurator_leads_due' );
	}

	/** @return list<string|null> */
	private function delivery_states( Lead $lead ): array {
		return array_column( Webhook_Table::of_lead( $lead->id ), 'state' );
	}

	public function test_a_lead_is_planned_when_it_is_stored_and_sent_in_cron_signed_without_redirects(): void {
		$lead = $this->add();
		self::assertSame( array( array( 'pending' ), array() ), array( $this->delivery_states( $lead ), $this->requests ) );
		$this->run_cron();
		self::assertCount( 1, $this->requests );
		list( 'url' => $url, 'headers' => $headers, 'body' => $body, 'redirection' => $redirection ) = $this->requests[0];
		$signature = Webhook_Request::signature( self::SECRET, $headers['webhook-id'], (int) $headers['webhook-timestamp'], $body );
		self::assertSame( array( self::URL, $signature, 0 ), array( $url, $headers['webhook-signature'], $redirection ) );
		self::assertSame( 'lead_' . substr( $lead->submission_key, 0, 32 ) . '_1', $headers['Idempotency-Key'] );
		$message = (array) json_decode( $body, true );
		$data    = (array) ( $message['data'] ?? array() );
		self::assertSame( array( 'lead.stored', 'Inês Conceição', $lead->id ), array( $message['type'] ?? '', $data['name'] ?? '', $data['id'] ?? 0 ) );
		self::assertSame( array( 'sent' ), $this->delivery_states( $lead ) );
		$this->run_cron( DAY_IN_SECONDS );
		self::assertCount( 1, $this->requests );
	}

	public function test_the_signature_is_that_of_the_documented_example(): void {
		/** @var array{secret: string, id: string, timestamp: int, body: string, signature: string} $example */
		$example = json_decode( (string) file_get_contents( __DIR__ . '/webhook-signature.json' ), true );
		self::assertSame( $example['signature'], Webhook_Request::signature( $example['secret'], $example['id'], $example['timestamp'], $example['body'] ) );
	}

	/** @return array<string, array{int|string, string, int, bool}> Answer, state after a run, requests after another day, whether somebody is told. */
	public static function answers(): array {
		return array(
			'accepted'                 => array( 201, 'sent', 1, false ),
			'gone'                     => array( 410, 'failed', 1, true ),
			'refused'                  => array( 400, 'pending', 2, false ),
			'overloaded'               => array( 503, 'pending', 2, false ),
			'moved'                    => array( 301, 'pending', 2, false ),
			'no host'                  => array( 'cURL error 6: Could not resolve host: crm.example', 'pending', 2, false ),
			'no connection'            => array( 'cURL error 7: Failed to connect to crm.example port 443 after 3 ms', 'pending', 2, false ),
			'no connection in time'    => array( 'cURL error 28: Connection timed out after 10001 milliseconds', 'pending', 2, false ),
			'no connection, new words' => array( 'cURL error 28: Failed to connect to crm.example after 9 ms: Timeout was reached', 'pending', 2, false ),
			'no encryption'            => array( 'cURL error 60: SSL certificate problem: certificate has expired', 'pending', 2, false ),
			'no answer in time'        => array( 'cURL error 28: Operation timed out after 10001 milliseconds with 0 bytes received', 'unknown', 1, true ),
			'an empty answer'          => array( 'cURL error 52: Empty reply from server', 'unknown', 1, true ),
			'a dropped connection'     => array( 'cURL error 56: Recv failure: Connection reset by peer', 'unknown', 1, true ),
		);
	}

	/** @dataProvider answers */
	public function test_evidence_decides_what_follows_an_answer( int|string $answer, string $state, int $requests, bool $is_told ): void {
		$lead         = $this->add();
		$this->answer = $answer;
		$this->run_cron();
		self::assertSame( array( $state ), $this->delivery_states( $lead ) );
		self::assertSame( $is_told ? array( 'webhook' ) : array(), $this->told );
		$this->run_cron( DAY_IN_SECONDS );
		self::assertCount( $requests, $this->requests );
		self::assertCount( 1, array_unique( array_column( array_column( $this->requests, 'headers' ), 'Idempotency-Key' ) ) );
	}

	public function test_a_delivery_is_given_up_after_its_last_attempt_and_somebody_is_told_once(): void {
		$lead         = $this->add();
		$this->answer = 500;
		for ( $run = 0; $run < 9; $run++ ) {
			$this->run_cron( 2 * DAY_IN_SECONDS );
		}
		self::assertSame( array( 6, array( 'failed' ), array( 'webhook' ) ), array( count( $this->requests ), $this->delivery_states( $lead ), $this->told ) );
	}

	public function test_a_receiver_that_cannot_be_reached_is_asked_once_in_a_run(): void {
		$this->add();
		$this->add();
		$this->answer = 'cURL error 7: Failed to connect';
		$this->run_cron();
		self::assertCount( 1, $this->requests );
	}

	public function test_a_lead_sent_again_has_a_new_id_and_the_key_that_it_had(): void {
		$lead = $this->add();
		$this->run_cron();
		Lead_Table::update( $lead->id, array( 'follow_up' => 'won' ) );
		$this->perform( 'webhooks', $lead );
		$this->run_cron();
		$ids = array_column( array_column( $this->requests, 'headers' ), 'webhook-id' );
		self::assertSame( array( '_1', '_2' ), array_map( static fn ( string $id ): string => substr( $id, -2 ), $ids ) );
		$data = array_column( array_map( static fn ( array $request ): array => (array) json_decode( $request['body'], true ), $this->requests ), 'data' );
		self::assertSame( array( $lead->submission_key, $lead->submission_key ), array_column( $data, 'key' ) );
		self::assertSame( array( 'new', 'won' ), array_column( $data, 'follow_up' ) );
	}

	public function test_a_held_lead_is_sent_when_somebody_releases_it_and_a_rejected_one_never(): void {
		$lead = $this->add( array( 'open_ms' => '10' ) );
		$this->add( array( 'open_ms' => '11' ) );
		$this->run_cron();
		self::assertSame( array( array( 'held' ), array() ), array( $this->delivery_states( $lead ), $this->requests ) );
		Lead_Table::release( $lead->id );
		$this->run_cron();
		self::assertSame( array( array( 'sent' ), 1 ), array( $this->delivery_states( $lead ), count( $this->requests ) ) );
	}

	public function test_a_lead_whose_process_ended_before_it_was_planned_is_sent_all_the_same(): void {
		$this->run_cron();
		$this->post();
		Lead_Table::run( 'UPDATE %i SET created_gmt = %s', Lead_Table::name(), gmdate( 'Y-m-d H:i:s', time() - 300 ) );
		self::assertSame( array(), $this->delivery_states( $this->lead() ) );
		$this->run_cron();
		self::assertSame( array( 'sent' ), $this->delivery_states( $this->lead() ) );
	}

	public function test_a_webhook_gets_the_leads_from_after_it_was_added_and_older_ones_by_hand(): void {
		$this->set_webhooks();
		$lead = $this->add();
		Lead_Table::run( 'UPDATE %i SET created_gmt = %s', Lead_Table::name(), gmdate( 'Y-m-d H:i:s', time() - 300 ) );
		$this->run_cron();
		$this->set_webhooks( self::URL );
		$this->run_cron();
		$this->run_cron();
		self::assertSame( array(), $this->requests );
		$this->perform( 'webhooks', $lead );
		$this->run_cron();
		self::assertCount( 1, $this->requests );
	}

	public function test_what_is_planned_for_a_webhook_that_was_removed_is_given_up(): void {
		$lead = $this->add();
		$this->set_webhooks();
		$this->run_cron();
		self::assertSame( array( array( 'failed' ), array() ), array( $this->delivery_states( $lead ), $this->requests ) );
	}

	public function test_each_webhook_gets_each_lead(): void {
		$this->set_webhooks( self::URL, 'https://203.0.113.8/leads' );
		$this->add();
		$this->run_cron();
		self::assertSame( array( self::URL, 'https://203.0.113.8/leads' ), array_column( $this->requests, 'url' ) );
	}

	public function test_nothing_goes_to_a_private_network(): void {
		$this->set_webhooks( 'https://127.0.0.2/leads' );
		$lead = $this->add();
		$this->run_cron();
		self::assertSame( array( 'pending' ), $this->delivery_states( $lead ) );
		$words = __( 'The host cannot be found, or is in a private network.', 'cfg-configurator-leads' );
		self::assertSame( $words, Webhook_Table::of_lead( $lead->id )[0]['detail'] );
	}

	public function test_a_site_without_webhooks_plans_nothing(): void {
		$this->set_webhooks();
		$lead = $this->add();
		$this->run_cron();
		self::assertSame( array(), $this->delivery_states( $lead ) );
	}

	public function test_deliveries_are_deleted_with_their_lead_and_exported_with_it(): void {
		$lead = $this->add();
		$this->run_cron();
		self::assertStringContainsString( '203.0.113.7', (string) wp_json_encode( Privacy::export( 'ines@exemplo.pt' ) ) );
		Privacy::erase( 'ines@exemplo.pt' );
		self::assertSame( array(), $this->delivery_states( $lead ) );
	}

	public function test_the_view_of_a_lead_shows_its_deliveries_and_sends_again(): void {
		$this->answer = 503;
		$lead         = $this->add();
		$this->run_cron();
		$this->act_with( Install::READ, Install::MANAGE );
		$html = $this->screen( array( 'lead' => (string) $lead->id ) );
		self::assertStringContainsString( '203.0.113.7', $html );
		self::assertStringContainsString( '503', $html );
		self::assertStringContainsString( esc_html__( 'Send to the webhooks again', 'cfg-configurator-leads' ), $html );
	}

	/** @return array<string, array{array<string, string>, bool}> */
	public static function rows(): array {
		return array(
			'https'               => array( array( 'url' => 'https://crm.example/leads?key=1' ), true ),
			'http'                => array( array( 'url' => 'http://crm.example/leads' ), false ),
			'a path'              => array( array( 'url' => '/leads' ), false ),
			'a user in the URL'   => array( array( 'url' => 'https://user:pass@crm.example/' ), false ),
			'a secret of its own' => array(
				array(
					'url'    => 'https://crm.example/',
					'secret' => self::SECRET,
				),
				true,
			),
			'a short secret'      => array(
				array(
					'url'    => 'https://crm.example/',
					'secret' => 'whsec_YWJj',
				),
				false,
			),
		);
	}

	/**
	 * @dataProvider rows
	 * @param array<string, string> $row
	 */
	public function test_a_webhook_is_saved_with_a_secret_and_an_invalid_one_is_refused( array $row, bool $is_valid ): void {
		list( $values, $refusals ) = Settings::submit( array(), Settings::fields(), array( Webhooks::SETTING => array( $row, array( 'url' => '' ) ) ) );
		self::assertSame( $is_valid, ! isset( $refusals[ Webhooks::SETTING ] ) );
		if ( $is_valid ) {
			/** @var list<array{url: string, secret: string}> $saved */
			$saved = $values[ Webhooks::SETTING ];
			self::assertCount( 1, $saved );
			self::assertTrue( Webhook_Request::is_secret( $saved[0]['secret'] ) );
			self::assertSame( $row['secret'] ?? $saved[0]['secret'], $saved[0]['secret'] );
		}
	}
}
