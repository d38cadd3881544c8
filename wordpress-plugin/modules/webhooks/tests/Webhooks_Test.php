<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;
use Cfg_Configurator\Modules\Leads_Rest\Lead_Data;
use Cfg_Configurator\Modules\Webhooks\Webhook;
use Cfg_Configurator\Modules\Webhooks\Webhook_Actions;
use Cfg_Configurator\Modules\Webhooks\Webhook_Channel;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;

/** The content of webhooks, and the addresses that they may be sent to. */
final class Webhooks_Test extends Webhooks_Test_Case {
	/**
	 * The decoded body of a request.
	 *
	 * @return array<mixed>
	 */
	private function payload( int $request = 0 ): array {
		$payload = json_decode( $this->receiver->requests[ $request ]['body'], true );
		self::assertIsArray( $payload );
		return $payload;
	}

	private function header( string $name, int $request = 0 ): string {
		return self::text( $this->receiver->requests[ $request ]['headers'][ $name ] );
	}

	public function test_a_lead_is_sent_as_json_that_matches_the_schema(): void {
		$this->post( array( 'configuration' => Snapshot_Test::valid_snapshot() ) );
		Lead_Worker::run();
		$payload = $this->payload();
		self::assertSame( array( 'lead.stored', '2026-09-21T14:13:20Z' ), array( $payload['type'], $payload['timestamp'] ) );
		$data = (array) $payload['data'];
		self::assertSame(
			array( 'Inês Conceição', 'ines@exemplo.pt', '912345678', 'LX01', 'Lume Tejo, Lisboa', true, false, 'boletim' ),
			array(
				$data['name'],
				$data['email'],
				$data['phone'],
				$data['dealer_id'],
				$data['dealer'],
				$data['consent'],
				$data['marketing'],
				( (array) $data['extra'] )['utm_source'],
			)
		);
		self::assertSame( 4_235_000, ( (array) $data['configuration'] )['totalCents'] );
		self::assertTrue( rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $data ), true ), Lead_Data::schema(), 'lead' ) );
		self::assertSame( array(), array_diff_key( $data, (array) Lead_Data::schema()['properties'] ), 'The schema describes every member.' );
	}

	public function test_the_signature_is_the_one_that_the_documented_receivers_verify(): void {
		require_once __DIR__ . '/fixtures/webhook-receiver.php';
		$verify = self::text( 'is_signed' );
		self::assertIsCallable( $verify );
		$vector = json_decode( (string) file_get_contents( __DIR__ . '/webhook-signature.json' ), true );
		self::assertIsArray( $vector );
		list( $secret, $id, $time, $body ) = array_map( self::text( ... ), array( $vector['secret'], $vector['id'], $vector['timestamp'], $vector['body'] ) );

		$signature = Webhook::signature( $secret, $id, (int) $time, $body );
		self::assertSame( $vector['signature'], $signature );
		$headers = array(
			'webhook-id'        => $id,
			'webhook-timestamp' => $time,
			'webhook-signature' => $signature,
		);
		self::assertTrue( $verify( $secret, $headers, $body, (int) $time + 300 ) );
		self::assertFalse( $verify( $secret, $headers, $body, (int) $time + 301 ) );
		self::assertFalse( $verify( $secret, $headers, $body . ' ', (int) $time ) );
		self::assertFalse( $verify( Webhook::new_secret(), $headers, $body, (int) $time ) );
	}

	public function test_a_request_is_signed_with_its_id_and_time(): void {
		$this->post();
		Lead_Worker::run();
		$body = $this->receiver->requests[0]['body'];
		self::assertSame( (string) $this->now, $this->header( 'webhook-timestamp' ) );
		self::assertSame( $this->header( 'webhook-id' ), $this->header( 'Idempotency-Key' ) );
		self::assertSame( Webhook::signature( Fake_Receiver::SECRET, $this->header( 'webhook-id' ), $this->now, $body ), $this->header( 'webhook-signature' ) );
	}

	public function test_all_attempts_have_one_idempotency_key_and_sending_again_has_another(): void {
		$this->receiver->answer( 503 );
		$this->post();
		Lead_Worker::run();
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		$this->receiver->answer( 200 );
		Database::update( Tables::leads(), array( 'phone' => '911111111' ), array( 'id' => $this->lead()->id ) );
		Webhook_Actions::resend( $this->lead()->id );
		self::assertSame( $this->header( 'Idempotency-Key', 0 ), $this->header( 'Idempotency-Key', 1 ) );
		self::assertNotSame( $this->header( 'Idempotency-Key', 0 ), $this->header( 'Idempotency-Key', 2 ) );
		self::assertSame( '911111111', ( (array) $this->payload( 2 )['data'] )['phone'] );
		self::assertSame( Delivery::SENT, $this->delivery()->state );
	}

	public function test_sending_to_the_webhooks_again_is_part_of_the_activity_of_the_lead_unless_it_is_held(): void {
		$this->post( array( 'web_page' => 'https://spam.example' ) );
		$id = $this->lead()->id;
		Webhook_Actions::resend( $id );
		self::assertSame( array(), Log_Entry::of_lead( $id ) );
		Lead_Actions::release( array( $id ) );
		Webhook_Actions::resend( $id );
		$kinds = array_column( Log_Entry::of_lead( $id ), 'kind' );
		sort( $kinds );
		self::assertSame( array( Log_Entry::ACCEPTED, Log_Entry::WEBHOOKS_RESENT ), $kinds );
	}

	public function test_all_webhooks_of_a_lead_are_planned_with_one_statement(): void {
		$rows = array();
		foreach ( array( 'first', 'second' ) as $id ) {
			$rows[] = array(
				'id'     => $id,
				'url'    => Fake_Receiver::ADDRESS,
				'secret' => 'x',
			);
		}
		$this->set( array( 'webhooks' => $rows ) );
		$count = 0;
		$watch = static function ( string $sql ) use ( &$count ): string {
			$count += (int) preg_match( '/^INSERT IGNORE INTO .?' . Tables::deliveries() . "\b.*'webhook'/", $sql );
			return $sql;
		};
		$this->post();
		add_filter( 'query', $watch );
		Lead_Worker::follow_up( array( $this->lead()->id ), true );
		remove_filter( 'query', $watch );
		self::assertCount( 2, Webhook_Channel::queue()->of_lead( $this->lead()->id ) );
		self::assertSame( 1, $count );
	}

	public function test_a_held_lead_is_sent_once_it_is_released(): void {
		$this->post( array( 'web_page' => 'https://spam.example' ) );
		Lead_Worker::run();
		Webhook_Actions::resend( $this->lead()->id );
		self::assertSame( array(), $this->receiver->requests );
		Lead_Actions::release( array( $this->lead()->id ) );
		Lead_Worker::run();
		self::assertCount( 1, $this->receiver->requests );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function private_addresses(): array {
		return array(
			'loopback' => array( 'https://127.0.0.1/x' ),
			'private'  => array( 'https://10.1.2.3/x' ),
			'metadata' => array( 'https://169.254.169.254/latest' ),
		);
	}

	/**
	 * @dataProvider private_addresses
	 */
	public function test_private_networks_are_not_requested( string $url ): void {
		$this->set_webhooks( $url );
		$this->post();
		Lead_Worker::run();
		self::assertSame( array(), $this->receiver->requests );
		self::assertSame( 1, $this->delivery()->attempts );
	}

	public function test_a_filter_allows_webhooks_in_a_private_network(): void {
		add_filter( 'cfg_configurator_private_webhook', static fn ( bool $is_allowed, string $host ): bool => '10.1.2.3' === $host, 10, 2 );
		$this->set_webhooks( 'https://10.1.2.3/x' );
		$this->post();
		Lead_Worker::run();
		self::assertCount( 1, $this->receiver->requests );
	}

	public function test_requests_have_a_time_limit_read_little_and_follow_no_redirect(): void {
		$this->post();
		Lead_Worker::run();
		$arguments = $this->receiver->requests[0]['arguments'];
		self::assertSame( array( 10.0, 8192, 0 ), array( $arguments['timeout'], $arguments['limit_response_size'], $arguments['redirection'] ) );
	}

	public function test_another_plugin_may_change_what_is_sent(): void {
		add_filter( 'cfg_configurator_webhook_payload', static fn ( array $payload, int $id ): array => array( 'number' => $id ) + $payload, 10, 2 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( $this->lead()->id, $this->payload()['number'] );
	}
}
