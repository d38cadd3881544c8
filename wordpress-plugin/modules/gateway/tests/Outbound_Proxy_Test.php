<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Checked_Requests\Network_Rule;
use Cfg_Configurator\Network\Http_Error;
use Cfg_Configurator\Tests\Process_Test_Case;

/**
 * Sites that may send requests only through a proxy (`WP_PROXY_HOST`) and cannot resolve other names. The content site of
 * the tests is the proxy: it records the whole URL of what it is to request.
 */
final class Outbound_Proxy_Test extends Process_Test_Case {
	/** A name that nobody can resolve. */
	private const SITE = 'http://catalogue.example';

	/** PHP code that prints the source, status and failure of the model list. */
	private const ASK = '$told = rest_do_request( new WP_REST_Request( "GET", "/cfg/lstModels" ) );
		echo ( $told->get_headers()["X-Cfg-Source"] ?? "" ) . $told->get_status() . ( $told->get_headers()["X-Cfg-Failure"] ?? "" );';

	protected function setUp(): void {
		parent::setUp();
		$this->constants = array(
			'WP_ACCESSIBLE_HOSTS' => '*',
			'WP_PROXY_HOST'       => '127.0.0.1',
			'WP_PROXY_PORT'       => (string) wp_parse_url( $this->site()->url, PHP_URL_PORT ),
		);
		$this->set_content_site( self::SITE );
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
	}

	/** @return list<string> What has been requested. */
	private function requested(): array {
		return array_column( $this->site()->requests(), 'path' );
	}

	public function test_the_model_list_comes_through_the_proxy_from_a_host_that_this_server_cannot_resolve(): void {
		self::assertSame( 'content-site200', $this->run_php( self::ASK ) );
		self::assertSame( array( self::SITE . '/wp-json/cfg/lstModels/' ), $this->requested() );
	}

	public function test_pictures_and_checks_use_the_proxy_but_not_for_forbidden_names(): void {
		$statuses = $this->run_php(
			'foreach ( array( "catalogue.example", "metadata.google.internal", "169.254.169.254", "2852039166" ) as $host ) {
				echo Cfg_Configurator\Modules\Checked_Requests\Web_Request::get( "http://$host/mare.webp" )["status"], " ";
			}'
		);
		self::assertSame( array( self::SITE . '/mare.webp' ), $this->requested() );
		self::assertSame( '200 0 0 0 ', $statuses );
	}

	public function test_a_forbidden_name_is_not_requested_through_the_proxy(): void {
		$this->set_content_site( 'http://metadata.google.internal' );
		self::assertSame( '502unreachable', $this->run_php( self::ASK ) );
		self::assertSame( array(), $this->requested() );
	}

	public function test_a_host_that_the_site_exempts_from_the_proxy_is_requested_directly(): void {
		$this->set_content_site( $this->site()->url );
		$this->constants['WP_PROXY_BYPASS_HOSTS'] = '127.0.0.1';
		self::assertSame( 'content-site200', $this->run_php( self::ASK ) );
		self::assertSame( array( '/wp-json/cfg/lstModels/' ), $this->requested() );
	}

	/** @return array<string, array{string, string, list<string>}> Host of the content site, outcome, and what has been requested. */
	public static function exempted_hosts(): array {
		return array(
			'allowed'   => array( '127.0.0.1', 'content-site200', array( '/wp-json/cfg/lstModels/' ) ),
			'unknown'   => array( 'localhost.example', '502unreachable', array() ),
			'forbidden' => array( '169.254.169.254', '502unreachable', array() ),
		);
	}

	/**
	 * @dataProvider exempted_hosts
	 * @param list<string> $requested
	 */
	public function test_an_exempted_url_is_checked_and_requested_directly( string $host, string $outcome, array $requested ): void {
		$this->set_content_site( "http://$host:{$this->constants['WP_PROXY_PORT']}" );
		$told = $this->run_php(
			'add_filter( "pre_http_send_through_proxy", fn ( $is_proxied, $url ) => ! str_contains( $url, "lstModels" ), 10, 2 );' . self::ASK
		);
		self::assertSame( array( $outcome, $requested ), array( $told, $this->requested() ) );
	}

	public function test_a_request_that_would_leave_the_proxy_after_the_check_is_not_sent(): void {
		$this->set_content_site( "http://localhost:{$this->constants['WP_PROXY_PORT']}" );
		$told = $this->run_php(
			'$is_proxied = false;
			add_filter( "pre_http_send_through_proxy", function () use ( &$is_proxied ) { return $is_proxied = ! $is_proxied; } );' . self::ASK
		);
		self::assertSame( array( '502unreachable', array() ), array( $told, $this->requested() ) );
	}

	public function test_a_proxy_that_is_down_or_refuses_the_host_makes_the_content_site_unreachable(): void {
		$this->set_content_site( 'https://catalogue.example' );
		self::assertSame( '502unreachable', $this->run_php( self::ASK ), 'The proxy does not open a tunnel.' );
		$this->delete_gateway_state();
		$this->site()->stop();
		self::assertSame( '502unreachable', $this->run_php( self::ASK ), 'The proxy is down.' );
		$this->site()->start();
	}

	/** @return array<string, array{string}> Messages of cURL. */
	public static function proxy_failures(): array {
		return array(
			'unknown proxy'  => array( 'cURL error 5: Could not resolve proxy: proxy.example' ),
			'handshake'      => array( 'cURL error 97: cannot complete SOCKS5 connection' ),
			'refused tunnel' => array( 'cURL error 56: CONNECT tunnel failed, response 403' ),
			'older cURL'     => array( 'cURL error 56: Received HTTP code 403 from proxy after CONNECT' ),
		);
	}

	/** @dataProvider proxy_failures */
	public function test_failures_of_the_proxy_count_as_an_unreachable_site( string $message ): void {
		self::assertTrue( Http_Error::is_unreachable( $message ) );
	}

	/** @return array<string, array{string, bool, bool}> Whether a host is allowed with and without private networks. */
	public static function hosts_by_network(): array {
		return array(
			'public'                => array( 'catalogue.example', true, true ),
			'public, like metadata' => array( 'metadata.maker.example', true, true ),
			'public, with a number' => array( '360.maker.example', true, true ),
			'public address'        => array( '93.184.215.14', true, true ),
			'private address'       => array( '10.1.2.3', true, false ),
			'loopback'              => array( '127.0.0.1', true, false ),
			'loopback, short'       => array( '127.1', false, false ),
			'loopback, one number'  => array( '2130706433', false, false ),
			'loopback, hexadecimal' => array( '0x7f.0.0.1', false, false ),
			'hexadecimal at last'   => array( '127.0.0.0x1', false, false ),
			'octal'                 => array( '010.0.0.1', false, false ),
			'too many numbers'      => array( '1.2.3.4.5', false, false ),
			'localhost'             => array( 'localhost', true, false ),
			'below localhost'       => array( 'a.localhost', true, false ),
			'no dot'                => array( 'intranet', true, false ),
			'internal'              => array( 'catalogue.internal', true, false ),
			'local'                 => array( 'catalogue.local', true, false ),
			'home network'          => array( 'catalogue.home.arpa', true, false ),
			'metadata address'      => array( '169.254.169.254', false, false ),
			'metadata, one number'  => array( '2852039166', false, false ),
			'metadata, hexadecimal' => array( '0xa9.0xfe.0xa9.0xfe', false, false ),
			'metadata, octal'       => array( '0251.0376.0251.0376', false, false ),
			'Google metadata'       => array( 'metadata.google.internal', false, false ),
			'Google, short'         => array( 'metadata', false, false ),
			'Google, other name'    => array( 'metadata.goog', false, false ),
			'AWS metadata'          => array( 'instance-data.ec2.internal', false, false ),
			'AWS, short'            => array( 'instance-data', false, false ),
		);
	}

	/** @dataProvider hosts_by_network */
	public function test_names_that_the_proxy_resolves_are_checked_as_names( string $host, bool $on_a_site, bool $in_a_network ): void {
		self::assertSame( $on_a_site, ( new Network_Rule( static fn (): bool => true ) )->allows_name( $host ) );
		self::assertSame( $in_a_network, ( new Network_Rule( static fn (): bool => false ) )->allows_name( $host ) );
	}
}
