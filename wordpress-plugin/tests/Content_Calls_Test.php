<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Content_Site;
use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Content_Site as Planned_Site;

/** Where the content calls of widget and plugin go. */
final class Content_Calls_Test extends Wordpress_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'cfg_configurator_api_url' );
		update_option( Settings::OPTION, array( 'content_site' => 'https://conteudos.lume.example' ) );
	}

	public function test_the_content_calls_go_to_the_content_site_unless_a_filter_says_otherwise(): void {
		self::assertSame( 'https://conteudos.lume.example/', Attributes::all()['api-url'] );
		add_filter( 'cfg_configurator_api_url', static fn (): string => 'https://copia.lume.example/' );
		self::assertSame( 'https://copia.lume.example/', Attributes::all()['api-url'] );
	}

	public function test_without_a_content_site_they_go_to_this_site(): void {
		update_option( Settings::OPTION, array() );
		self::assertSame( home_url( '/' ), Attributes::all()['api-url'] );
		$answer = static fn ( mixed $result, mixed $server, \WP_REST_Request $request ): mixed =>
			'/cfg/mine' === $request->get_route() ? array( 'id' => 1 ) : $result;
		add_filter( 'rest_pre_dispatch', $answer, 10, 3 );
		self::assertSame( array( 'id' => 1 ), Content_Site::get( 'mine' ) );
		self::assertNull( Content_Site::get( 'nothing' ) );
	}

	public function test_a_filter_supplies_the_response_to_a_call_of_this_server(): void {
		$answer = static fn ( ?string $body, string $url ): ?string => str_ends_with( $url, '/wp-json/cfg/mine' ) ? '{"id":1}' : $body;
		add_filter( 'cfg_configurator_content_response', $answer, 1, 2 );
		self::assertSame( array( 'id' => 1 ), Content_Site::get( 'mine' ) );
		add_filter( 'cfg_configurator_content_response', static fn (): string => '', 1 );
		self::assertNull( Content_Site::get( 'mine' ), 'There is no response.' );
	}

	public function test_without_the_module_a_call_has_limits_and_in_a_network_a_public_host(): void {
		remove_all_filters( 'cfg_configurator_content_response' );
		$unsafe = array();
		$note   = static function ( mixed $response, array $arguments ) use ( &$unsafe ): array {
			$unsafe[] = array( $arguments['redirection'], $arguments['timeout'], $arguments['reject_unsafe_urls'] );
			return array( 'body' => '{}' );
		};
		add_filter( 'pre_http_request', $note, 10, 2 );
		Content_Site::get( 'mine' );
		self::assertSame( array( array( 0, 5, is_multisite() ) ), $unsafe );
	}

	public function test_the_plugin_requests_a_call_from_the_content_site(): void {
		$site = new Planned_Site();
		try {
			$plans = array(
				'/wp-json/cfg/hyuDealersLst/all' => array( 'body' => '{"dealers":[]}' ),
				'/wp-json/cfg/broken'            => array( 'body' => '{"dealers":' ),
			);
			$site->plan( $plans );
			update_option( Settings::OPTION, array( 'content_site' => $site->url ) );
			self::assertSame( array( 'dealers' => array() ), Content_Site::get( 'hyuDealersLst/all' ) );
			self::assertNull( Content_Site::get( 'broken' ) );
		} finally {
			$site->remove();
		}
	}
}
