<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Which routes the plugin registers, and their responses over HTTP. */
final class Route_Table_Test extends Content_Site_Test_Case {
	/**
	 * Registers a route as a theme would; its response is 'theirs'.
	 *
	 * @param non-falsy-string $route        Below its namespace.
	 * @param non-falsy-string $in_namespace Without slashes.
	 */
	private function theme_has( string $route, string $method = 'GET', string $in_namespace = 'cfg' ): void {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				$in_namespace,
				$route,
				array(
					'methods'             => $method,
					'callback'            => static fn (): string => 'theirs',
					'permission_callback' => '__return_true',
				)
			)
		);
	}

	/**
	 * @return list<string> Names of the calls that are registered below `cfg`.
	 */
	private function registered(): array {
		$routes = array_keys( rest_get_server()->get_routes( 'cfg' ) );
		return array_values( array_filter( array_map( static fn ( string $route ): string => explode( '/', $route )[2] ?? '', $routes ) ) );
	}

	/** The response body that a browser receives. */
	private function printed( string $path, string $method = 'GET' ): string {
		$_SERVER['REQUEST_METHOD'] = $method;
		return $this->output_of( static fn () => rest_get_server()->serve_request( $path ) );
	}

	public function test_every_call_of_the_specification_has_a_route(): void {
		$calls = 'config_simul lstModels boModelsFields equipmentLst backOffice carPods hyuDealersLst'
			. ' lstEngines lstVersions extColors panomaricLI stockCars updateFinances amortisation compareFinances'
			. ' saveCfgOptions get-cfg-pdf';
		self::assertSame( explode( ' ', $calls ), array_values( array_diff( $this->registered(), array( 'saveBuild', 'findBuild' ) ) ) );
	}

	/**
	 * @return array<string, array{non-falsy-string, string}>
	 */
	public static function routes_of_the_site(): array {
		return array(
			'plain'                  => array( '/lstModels', 'lstModels' ),
			'with a slash'           => array( '/lstModels/', 'lstModels' ),
			'with a pattern'         => array( '/lstEngines/(?P<modelId>\d+)', 'lstEngines' ),
			'with a pickier pattern' => array( '/extColors/(?P<model>[a-z]{4,})', 'extColors' ),
			'in a pattern, no slash' => array( '/(?P<call>carPods)', 'carPods' ),
			'in one pattern'         => array( '/(?P<call>panomaricLI)/(?P<id>.+)', 'panomaricLI' ),
			'in other letters'       => array( '/LSTVERSIONS/(?P<id>\d+)', 'lstVersions' ),
			'with ten arguments'     => array( '/updateFinances/(?P<all>.*)', 'updateFinances' ),
			'with one argument'      => array( '/hyuDealersLst/(?P<value>[\w,-]+)', 'hyuDealersLst' ),
		);
	}

	/**
	 * @dataProvider routes_of_the_site
	 * @param non-falsy-string $route
	 */
	public function test_a_route_of_the_site_replaces_ours_and_the_others_remain( string $route, string $call ): void {
		$this->theme_has( $route );
		$routes = rest_get_server()->get_routes( 'cfg' );
		foreach ( Endpoint::all() as $each ) {
			self::assertSame( $each->name !== $call, isset( $routes[ '/cfg' . $each->route() ] ), $each->name );
		}
	}

	public function test_the_route_of_the_site_answers(): void {
		$this->theme_has( '/lstModels' );
		self::assertSame( 'theirs', $this->ask( '/cfg/lstModels' )->get_data() );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/carPods' ) ) );
	}

	public function test_a_route_for_another_method_or_namespace_does_not_replace_ours(): void {
		$this->theme_has( '/lstModels', 'POST' );
		$this->theme_has( '/carPods', 'GET', 'shop/v1' );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/carPods' ) ) );
	}

	public function test_a_route_with_a_longer_name_is_another_call(): void {
		$this->theme_has( '/lstModelsOld' );
		self::assertSame( 'content-site', $this->source_of( $this->ask( '/cfg/lstModels' ) ) );
	}

	public function test_post_routes_of_the_site_take_precedence(): void {
		foreach ( array_keys( Endpoint::posts() ) as $call ) {
			$this->theme_has( '/' . $call, 'POST' );
		}
		foreach ( array_keys( Endpoint::posts() ) as $call ) {
			self::assertSame( 'theirs', rest_do_request( new \WP_REST_Request( 'POST', '/cfg/' . $call ) )->get_data(), $call );
		}
	}

	public function test_responses_are_printed_as_they_were_cached(): void {
		$this->site()->plan( array( '*' => array( 'body' => '{"labels":{},"product":"Maré/é"}' ) ) );
		foreach ( array( 'fetched', 'cached' ) as $how ) {
			self::assertSame( '{"labels":{},"product":"Maré/é"}', $this->printed( '/cfg/backOffice' ), $how );
		}
	}

	public function test_head_and_304_print_nothing(): void {
		self::assertSame( '', $this->printed( '/cfg/lstModels', 'HEAD' ) );
		$_SERVER['HTTP_IF_NONE_MATCH'] = '*';
		self::assertSame( '', $this->printed( '/cfg/lstModels' ) );
	}

	public function test_wordpress_still_wraps_responses_on_request(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		$_GET = array( '_envelope' => '1' );
		self::assertSame( 'Maré', $this->nested_value( json_decode( $this->printed( '/cfg/lstModels' ), true ), 'body', 0, 'model' ) );
		$_GET = array( '_jsonp' => 'show' );
		self::assertStringStartsWith( '/**/show([', $this->printed( '/cfg/lstModels' ) );
		$_GET = array( '_fields' => 'model' );
		self::assertStringContainsString( 'Mar', $this->printed( '/cfg/lstModels' ) );
	}

	public function test_errors_are_printed_as_json(): void {
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		self::assertSame( 'cfg_content_site_invalid_response', $this->nested_value( json_decode( $this->printed( '/cfg/lstModels' ), true ), 'code' ) );
	}

	public function test_only_read_methods_are_allowed(): void {
		foreach ( array( 'POST', 'PUT', 'DELETE' ) as $method ) {
			self::assertSame( 404, rest_do_request( new \WP_REST_Request( $method, '/cfg/lstModels' ) )->get_status() );
		}
	}
}
