<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Modules\Webhooks\Webhook_Actions;
use Cfg_Configurator\Modules\Webhooks\Webhook_Channel;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Provides a webhook and its receiver. */
abstract class Webhooks_Test_Case extends Leads_Test_Case {
	protected const ID = '0123456789ab';

	protected Fake_Receiver $receiver;

	protected function setUp(): void {
		parent::setUp();
		$this->receiver = new Fake_Receiver();
		$this->set_webhooks( Fake_Receiver::ADDRESS );
	}

	/** Sets one webhook; '' for none. */
	protected function set_webhooks( string $url ): void {
		$row = array(
			'id'     => self::ID,
			'url'    => $url,
			'secret' => Fake_Receiver::SECRET,
		);
		$this->set( array( 'webhooks' => '' === $url ? array() : array( $row ) ) );
	}

	/** The only delivery of the only lead. */
	protected function delivery(): Delivery {
		$deliveries = Webhook_Channel::queue()->of_lead( $this->lead()->id );
		self::assertCount( 1, $deliveries );
		return $deliveries[0];
	}

	/** Performs an action with its own nonce. Returns where it leads to. */
	protected function perform( string $action, int $lead ): string {
		$_GET     = array( 'lead' => (string) $lead );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( $action . $lead ) );
		( new Webhook_Actions() )->register();
		return $this->redirect_of( static fn () => do_action( "admin_post_$action" ) )->location;
	}
}
