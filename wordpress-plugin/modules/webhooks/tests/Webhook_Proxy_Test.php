<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Process_Test_Case;

/** Webhooks of a site that may send requests only through a proxy. The content site of the tests is the proxy. */
final class Webhook_Proxy_Test extends Process_Test_Case {
	public function test_a_lead_reaches_a_webhook_through_the_proxy(): void {
		$this->constants = array(
			'WP_ACCESSIBLE_HOSTS' => '*',
			'WP_PROXY_HOST'       => '127.0.0.1',
			'WP_PROXY_PORT'       => (string) wp_parse_url( $this->site()->url, PHP_URL_PORT ),
		);
		$this->site()->plan( array( '*' => array( 'body' => '{}' ) ) );
		$row = array(
			'id'     => '0123456789ab',
			'url'    => 'http://crm.example/leads',
			'secret' => str_repeat( 'a', 64 ),
		);
		update_option( Settings::OPTION, array( 'webhooks' => array( $row ) ) );
		$outcome = $this->run_php(
			'use Cfg_Configurator\Modules\Webhooks as W;
			foreach ( W\Webhook::all() as $webhook ) {
				echo (int) W\Webhook_Client::is_allowed( $webhook->url ), W\Webhook_Client::post( $webhook, W\Webhook_Message::ping(), 2.0 )->outcome;
			}
			echo (int) W\Webhook_Client::is_allowed( "https://crm.internal/leads" );'
		);
		self::assertSame( array( 'http://crm.example/leads' ), array_column( $this->site()->requests(), 'path' ) );
		self::assertSame( '1sent0', $outcome );
	}
}
