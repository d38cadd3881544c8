<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Modules\Webhooks\Webhook;
use Cfg_Configurator\Modules\Webhooks\Webhook_Rows;
use Cfg_Configurator\Modules\Webhooks\Webhook_Test;
use Cfg_Configurator\Settings\Setting_Registry;

/** The button that sends a test to a webhook. */
final class Test_Button_Test extends Webhooks_Test_Case {
	/** Presses the button of a webhook and returns the result. */
	private function press( string $webhook = self::ID ): string {
		$_POST    = array( Webhook_Test::BUTTON => $webhook );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Webhook_Test::ACTION ) );
		return ( new Webhook_Test() )->result();
	}

	public function test_a_test_is_signed_like_a_lead_and_contains_none(): void {
		require_once __DIR__ . '/fixtures/webhook-receiver.php';
		$verify = self::text( 'is_signed' );
		self::assertIsCallable( $verify );
		$this->act_as( 'administrator' );
		$this->receiver->answer( 202 );
		$words = $this->press();
		self::assertSame( 'O teste foi entregue a 93.184.215.14, que respondeu com o estado 202.', $words );
		self::assertCount( 1, $this->receiver->requests );
		list( 'url' => $url, 'headers' => $headers, 'body' => $body ) = $this->receiver->requests[0];
		self::assertSame( Fake_Receiver::ADDRESS, $url );
		self::assertTrue( $verify( Fake_Receiver::SECRET, $headers, $body, $this->now ) );
		$payload = (array) json_decode( $body, true );
		self::assertSame( array( 'ping', array( 'test' => true ) ), array( $payload['type'], $payload['data'] ) );
		self::assertSame( array(), $this->leads() );
	}

	/**
	 * @return array<string, array{int|string, string}>
	 */
	public static function failed_deliveries(): array {
		return array(
			'an error'      => array( 500, 'O destinatário respondeu com o estado 500.' ),
			'a redirect'    => array( 302, 'Indique o endereço final nas definições.' ),
			'no connection' => array( Fake_Receiver::REFUSED, 'Não foi possível contactar o destinatário.' ),
			'silence'       => array( Fake_Receiver::SILENT, 'O destinatário não respondeu em dez segundos.' ),
		);
	}

	/**
	 * @dataProvider failed_deliveries
	 */
	public function test_a_failure_is_reported_with_its_reason( int|string $answer, string $reason ): void {
		$this->act_as( 'administrator' );
		$this->receiver->answer( $answer );
		$words = $this->press();
		self::assertStringContainsString( 'O teste não foi entregue a 93.184.215.14. ', $words );
		self::assertStringContainsString( $reason, $words );
	}

	public function test_a_private_network_gets_no_test(): void {
		$this->act_as( 'administrator' );
		$this->set_webhooks( 'https://10.1.2.3/x' );
		self::assertStringContainsString( 'rede privada', $this->press() );
		self::assertSame( array(), $this->receiver->requests );
	}

	public function test_a_webhook_that_is_not_saved_gets_no_test(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'removido', $this->press( 'ffffffffffff' ) );
		self::assertSame( array(), $this->receiver->requests );
	}

	public function test_only_those_who_may_change_the_settings_send_a_test(): void {
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->press() )->status );
		$this->act_as( 'administrator' );
		$_REQUEST = array( '_wpnonce' => 'x' );
		self::assertSame( 403, $this->wp_die_of( fn () => ( new Webhook_Test() )->result() )->status );
		self::assertSame( array(), $this->receiver->requests );
	}

	public function test_only_saved_webhooks_have_the_button(): void {
		$rows  = array( array( 'id' => self::ID ), array( 'url' => 'https://crm.lume.example/' ) );
		$field = Setting_Registry::fields()[ Webhook::SETTING ];
		$html  = $this->output_of( fn () => ( new Webhook_Rows() )->render( $field, $rows, '' ) );
		self::assertSame( 1, substr_count( $html, '<button' ) );
		self::assertStringContainsString( 'name="webhook" value="' . self::ID . '"', $html );
		$form = $this->output_of( fn () => ( new Webhook_Test() )->render( 'webhooks' ) );
		preg_match( '~form="([^"]+)"~', $html, $matches );
		self::assertStringContainsString( '<form id="' . ( $matches[1] ?? '' ) . '"', $form );
		self::assertSame( '', $this->output_of( fn () => ( new Webhook_Test() )->render( 'mail' ) ) );
	}
}
