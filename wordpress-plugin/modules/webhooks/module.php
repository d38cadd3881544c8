<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Module;

return new class() extends Module {
	public const REQUIRES = array( 'leads-desk', 'leads-rest', 'checked-requests', 'overload-protection' );

	public const IS_ON_AT_FIRST = false;

	public function tabs(): array {
		return array( $this->file()->tab( array( Webhook::SETTING => array( 'control' => static fn () => new Webhook_Rows() ) ) ) );
	}

	public function checks(): array {
		$check = array(
			'slug'           => array() === Webhook::all() ? '' : 'webhooks',
			'sends_requests' => true,
			'run'            => Webhook_Check::run( ... ),
		);
		return array( $this->title() => $check );
	}

	public function register(): void {
		Channel::add( new Webhook_Channel() );
		Lead_Extension::add( new Webhook_Extension() );
		add_filter( 'debug_information', array( Webhook_Check::class, 'add_numbers' ), 20 );
		if ( is_admin() ) {
			( new Webhook_Actions() )->register();
			( new Webhook_Test() )->register();
		}
	}
};
