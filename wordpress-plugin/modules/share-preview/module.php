<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Share_Preview;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Server_Render\Car_Preview;
use Cfg_Configurator\Modules\Server_Render\Model_List;
use Cfg_Configurator\Modules\Server_Render\Page_Facts;

/** The names of classes in callbacks load nothing: only addresses that name a car do. */
return new class() extends Module {
	public const REQUIRES = array( 'gateway', 'checked-requests', 'overload-protection', 'server-render', 'public-files' );

	public const IS_FOR_ELEMENT = true;

	public function checks(): array {
		return array( __( 'Pictures of shared links', 'cfg-configurator' ) => static fn (): iterable => array( Picture_Check::run() ) );
	}

	public function register(): void {
		Page_Facts::describe_cars( static fn ( Model_List $models ): ?Car_Preview => Requested_Cars::preview( $models ) );
		add_action( 'rest_api_init', self::add_route( ... ), 10, 0 );
		add_filter( 'cfg_configurator_mail_body', array( Mail_Picture::class, 'add' ), 10, 3 );
	}

	private static function add_route(): void {
		$route = array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => array( Preview_Route::class, 'answer' ),
			// Public, as what is in the catalogue.
			'permission_callback' => '__return_true',
		);
		register_rest_route( 'cfg-configurator/v1', '/preview/(?P<shape>wide|square)', $route );
	}
};
