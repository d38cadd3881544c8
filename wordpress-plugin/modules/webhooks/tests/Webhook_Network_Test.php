<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Webhooks\Webhook;
use Cfg_Configurator\Modules\Webhooks\Webhook_Client;
use Cfg_Configurator\Modules\Webhooks\Webhook_Message;
use Cfg_Configurator\Tests\Content_Site;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Webhooks to a real server. */
final class Webhook_Network_Test extends Leads_Test_Case {
	private static ?Content_Site $site = null;

	public static function tearDownAfterClass(): void {
		self::$site?->remove();
		self::$site = null;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'cfg_configurator_private_webhook', '__return_true' );
		$this->plan( array() );
		$this->site()->requests();
		$row = array(
			'id'     => '0123456789ab',
			'url'    => $this->site()->url . '/pedidos?token=x',
			'secret' => Fake_Receiver::SECRET,
		);
		$this->set( array( 'webhooks' => array( $row ) ) );
	}

	private function site(): Content_Site {
		self::$site ??= new Content_Site();
		return self::$site;
	}

	/**
	 * @param array<string, mixed> $plan Response, see Content_Site.
	 */
	private function plan( array $plan ): void {
		$this->site()->plan( array( '*' => $plan ) );
	}

	private function ping(): Send_Result {
		return Webhook_Client::post( Webhook::all()['0123456789ab'], Webhook_Message::ping(), 1.0 );
	}

	public function test_a_lead_arrives_with_a_signature_that_the_documented_receiver_accepts(): void {
		require_once __DIR__ . '/fixtures/webhook-receiver.php';
		$verify = self::text( 'is_signed' );
		self::assertIsCallable( $verify );
		$this->post();
		Lead_Worker::run();
		$requests = $this->site()->requests();
		self::assertCount( 1, $requests );
		self::assertSame( array( 'POST', '/pedidos?token=x' ), array( $requests[0]['method'], $requests[0]['path'] ) );
		$headers = array_change_key_case( $requests[0]['headers'] );
		self::assertTrue( $verify( Fake_Receiver::SECRET, $headers, $requests[0]['body'], $this->now ) );
		self::assertSame( 'application/json', $headers['content-type'] );
	}

	public function test_an_answer_that_comes_too_late_has_an_unknown_outcome(): void {
		$this->plan( array( 'delay' => 2500 ) );
		self::assertSame( Send_Result::UNCERTAIN, $this->ping()->outcome );
	}

	public function test_a_refused_connection_is_a_certain_failure(): void {
		$this->site()->stop();
		$result = $this->ping();
		$this->site()->start();
		self::assertSame( array( Send_Result::FAILED, true ), array( $result->outcome, $result->is_unreachable ) );
	}

	public function test_a_redirect_leads_nowhere(): void {
		$this->plan(
			array(
				'status'  => 307,
				'headers' => array( 'Location' => '/elsewhere' ),
			)
		);
		self::assertSame( Send_Result::FAILED, $this->ping()->outcome );
		self::assertCount( 1, $this->site()->requests() );
	}

	public function test_a_large_answer_is_not_read(): void {
		$this->plan( array( 'bytes' => 4 * MB_IN_BYTES ) );
		self::assertSame( Send_Result::SENT, $this->ping()->outcome );
	}

	public function test_a_private_address_is_not_requested_unless_allowed(): void {
		remove_all_filters( 'cfg_configurator_private_webhook' );
		self::assertSame( Send_Result::FAILED, $this->ping()->outcome );
		self::assertSame( array(), $this->site()->requests() );
	}
}
