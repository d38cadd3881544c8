<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Checked_Requests\Checked_Request;
use Cfg_Configurator\Modules\Checked_Requests\Network_Rule;
use Cfg_Configurator\Modules\Checked_Requests\Web_Address;
use Cfg_Configurator\Modules\Checked_Requests\Web_Request;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Which addresses of content sites are requested. */
final class Network_Rule_Test extends Content_Site_Test_Case {
	/**
	 * @return array<string, array{string}>
	 */
	public static function invalid_root_addresses(): array {
		return array(
			'FTP'          => array( 'ftp://a.example' ),
			'a file'       => array( 'file:///etc' ),
			'a script'     => array( 'javascript:alert(1)' ),
			'no host'      => array( 'http://' ),
			'a user'       => array( 'http://u:p@a.example' ),
			'a query'      => array( 'http://a.example?x' ),
			'a fragment'   => array( 'http://a.example/#x' ),
			'a way up'     => array( 'http://a.example/../b' ),
			'two slashes'  => array( 'http://a.example//b' ),
			'no such port' => array( 'http://a.example:99999' ),
			'IPv6'         => array( 'http://[::1]/' ),
			'a space'      => array( 'http://a example' ),
			'a line break' => array( "http://a.example\n/" ),
		);
	}

	/**
	 * @dataProvider invalid_root_addresses
	 */
	public function test_an_invalid_root_address_is_not_requested( string $address ): void {
		self::assertNull( Web_Address::parse( $address ) );
		$this->set_content_site( $address );
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
	}

	/**
	 * @return array<string, array{string, bool, bool}>
	 */
	public static function addresses_by_network(): array {
		return array(
			'public'               => array( 'http://93.184.215.14', true, true ),
			'below benchmarks'     => array( 'http://198.17.255.255', true, true ),
			'above benchmarks'     => array( 'http://198.20.0.0', true, true ),
			'beside Azure'         => array( 'http://168.63.129.17', true, true ),
			'loopback'             => array( 'http://127.0.0.1', true, false ),
			'loopback, short'      => array( 'http://127.1', true, false ),
			'loopback, one number' => array( 'http://2130706433', true, false ),
			'private'              => array( 'http://10.1.2.3', true, false ),
			'private, 172'         => array( 'http://172.31.0.1', true, false ),
			'private, 192'         => array( 'http://192.168.1.1', true, false ),
			'carrier'              => array( 'http://100.64.0.1', false, false ),
			'carrier, last'        => array( 'http://100.127.255.255', false, false ),
			'Alibaba metadata'     => array( 'http://100.100.100.200', false, false ),
			'metadata'             => array( 'http://169.254.169.254', false, false ),
			'ECS task metadata'    => array( 'http://169.254.170.2', false, false ),
			'Oracle metadata'      => array( 'http://192.0.0.192', false, false ),
			'Azure platform'       => array( 'http://168.63.129.16', false, false ),
			'Azure, one number'    => array( 'http://2822734096', false, false ),
			'DS-Lite'              => array( 'http://192.0.0.1', false, false ),
			'documentation 1'      => array( 'http://192.0.2.1', false, false ),
			'documentation 2'      => array( 'http://198.51.100.1', false, false ),
			'documentation 3'      => array( 'http://203.0.113.255', false, false ),
			'benchmarks'           => array( 'http://198.18.0.0', false, false ),
			'benchmarks, last'     => array( 'http://198.19.255.255', false, false ),
			'6to4 relays'          => array( 'http://192.88.99.1', false, false ),
			'AS112'                => array( 'http://192.31.196.1', false, false ),
			'AS112, direct'        => array( 'http://192.175.48.1', false, false ),
			'multicast tunnels'    => array( 'http://192.52.193.1', false, false ),
			'reserved'             => array( 'http://240.0.0.1', false, false ),
			'this network'         => array( 'http://0.0.0.0', false, false ),
			'multicast'            => array( 'http://224.0.0.1', false, false ),
			'broadcast'            => array( 'http://255.255.255.255', false, false ),
		);
	}

	/**
	 * @dataProvider addresses_by_network
	 */
	public function test_private_networks_are_requested_only_where_that_is_allowed( string $address, bool $on_a_site, bool $in_a_network ): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://www.lume.example' );
		add_filter( 'cfg_configurator_private_content_site', '__return_true' );
		self::assertSame( $on_a_site, Checked_Request::is_allowed( $address, Network_Rule::of_site() ) );
		add_filter( 'cfg_configurator_private_content_site', '__return_false', 11 );
		self::assertSame( $in_a_network, Checked_Request::is_allowed( $address, Network_Rule::of_site() ) );
	}

	/**
	 * @return array<string, array{string, bool, bool}>
	 */
	public static function addresses_of_version_six(): array {
		return array(
			'public'             => array( '2a00:1450:4003::1', true, true ),
			'beside the AS112'   => array( '2620:4f:8001::1', true, true ),
			'loopback'           => array( '::1', true, false ),
			'private'            => array( 'fd12:3456::1', true, false ),
			'AWS metadata'       => array( 'fd00:ec2::254', false, false ),
			'beside AWS'         => array( 'fd00:ec2::255', true, false ),
			'Google metadata'    => array( 'fd20:ce::254', false, false ),
			'link-local'         => array( 'fe80::1', false, false ),
			'link-local, last'   => array( 'febf:ffff::1', false, false ),
			'unspecified'        => array( '::', false, false ),
			'IPv4 in disguise'   => array( '::ffff:169.254.169.254', false, false ),
			'IPv4, translated'   => array( '64:ff9b::a9fe:a9fe', false, false ),
			'IPv4 in 6to4'       => array( '2002:a9fe:a9fe::1', false, false ),
			'IPv4 in Teredo'     => array( '2001:0:a9fe:a9fe::1', false, false ),
			'AS112'              => array( '2620:4f:8000::1', false, false ),
			'documentation'      => array( '2001:db8::1', false, false ),
			'documentation, new' => array( '3fff::1', false, false ),
			'multicast'          => array( 'ff02::1', false, false ),
			'reserved'           => array( '4000::1', false, false ),
		);
	}

	/**
	 * @dataProvider addresses_of_version_six
	 */
	public function test_addresses_of_version_six_have_rules_of_their_own( string $address, bool $on_a_site, bool $in_a_network ): void {
		if ( ! function_exists( 'socket_addrinfo_lookup' ) ) {
			self::markTestSkipped( 'PHP has no sockets.' );
		}
		self::assertSame( $on_a_site, array( $address ) === ( new Network_Rule( static fn (): bool => true ) )->addresses( $address ) );
		self::assertSame( $in_a_network, array( $address ) === ( new Network_Rule( static fn (): bool => false ) )->addresses( $address ) );
	}

	public function test_an_invalid_host_name_is_not_requested(): void {
		$this->require_network();
		self::assertFalse( Checked_Request::is_allowed( 'http://nobody.invalid', Network_Rule::of_site() ) );
	}

	public function test_the_checked_address_is_requested_even_if_the_name_resolves_to_another_one_by_then(): void {
		$port = (string) wp_parse_url( $this->site()->url, PHP_URL_PORT );
		$this->set_content_site( "http://localhost:$port" );
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		add_action(
			'http_api_curl',
			static function ( mixed $handle ) use ( $port ): void {
				self::assertInstanceOf( \CurlHandle::class, $handle );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- a name server that now returns another address.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( "localhost:$port:127.0.0.9" ) );
			},
			5
		);
		self::assertSame( 'Maré', $this->data_of( $this->ask( '/cfg/lstModels' ), 0, 'model' ) );
		self::assertSame( 200, Web_Request::get( "http://localhost:$port/media/mare.avif" )['status'], 'Pictures and checks do the same.' );
	}

	public function test_another_http_transport_does_not_bypass_the_check_of_the_address(): void {
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		add_action(
			'requests-requests.before_request',
			static function ( mixed $url, mixed $headers, mixed $data, mixed $type, array &$options ): void {
				$options['transport'] = \WpOrg\Requests\Transport\Fsockopen::class;
			},
			10,
			5
		);
		$pinned = 0;
		add_action(
			'http_api_curl',
			static function () use ( &$pinned ): void {
				++$pinned;
			}
		);
		self::assertSame( 'Maré', $this->data_of( $this->ask( '/cfg/lstModels' ), 0, 'model' ) );
		self::assertSame( 1, $pinned );
	}

	public function test_a_response_that_another_plugin_supplies_is_rejected_unless_allowed(): void {
		$this->answer_http(
			static fn (): array => array(
				'headers'  => array( 'content-type' => 'application/json' ),
				'body'     => self::MODELS,
				'response' => array(
					'code'    => 200,
					'message' => 'OK',
				),
			)
		);
		$answer = $this->ask( '/cfg/lstModels' );
		self::assertSame( array( 502, 'unpinned' ), array( $answer->get_status(), $this->header_of( $answer, 'X-Cfg-Failure' ) ) );
		add_filter( 'cfg_configurator_unpinned_requests', '__return_true' );
		$this->pass_seconds( 15 );
		self::assertSame( 'Maré', $this->data_of( $this->ask( '/cfg/lstModels' ), 0, 'model' ) );
	}

	public function test_a_forbidden_network_is_not_requested(): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://www.lume.example' );
		add_filter( 'cfg_configurator_private_content_site', '__return_false' );
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}
}
