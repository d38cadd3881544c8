<?php
/**
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Tests\Gateway;

use Cfg_Configurator\Gateway\Content_Address;
use Cfg_Configurator\Gateway\Network_Rule;

/**
 * Which address an administrator may set.
 */
final class Network_Rule_Test extends Gateway_Test_Case {
	/**
	 * @return array<string, array{string}>
	 */
	public static function no_addresses(): array {
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
	 * @dataProvider no_addresses
	 */
	public function test_what_is_no_root_address_is_not_asked( string $address ): void {
		self::assertNull( Content_Address::parse( $address ) );
		$this->set_content_site( $address );
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
	}

	/**
	 * @return array<string, array{string, bool, bool}>
	 */
	public static function networks(): array {
		return array(
			'public'               => array( 'http://93.184.215.14', true, true ),
			'loopback'             => array( 'http://127.0.0.1', true, false ),
			'loopback, short'      => array( 'http://127.1', true, false ),
			'loopback, one number' => array( 'http://2130706433', true, false ),
			'private'              => array( 'http://10.1.2.3', true, false ),
			'private, 172'         => array( 'http://172.31.0.1', true, false ),
			'private, 192'         => array( 'http://192.168.1.1', true, false ),
			'carrier'              => array( 'http://100.64.0.1', true, false ),
			'metadata'             => array( 'http://169.254.169.254', false, false ),
			'this network'         => array( 'http://0.0.0.0', false, false ),
			'multicast'            => array( 'http://224.0.0.1', false, false ),
			'broadcast'            => array( 'http://255.255.255.255', false, false ),
		);
	}

	/**
	 * @dataProvider networks
	 */
	public function test_private_networks_are_asked_only_where_that_is_allowed( string $address, bool $on_a_site, bool $in_a_network ): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://www.lume.example' );
		$content_site = Content_Address::parse( $address );
		self::assertNotNull( $content_site );
		add_filter( 'cfg_configurator_private_content_site', '__return_true' );
		self::assertSame( $on_a_site, array() !== Network_Rule::hosts( $content_site ) );
		add_filter( 'cfg_configurator_private_content_site', '__return_false', 11 );
		self::assertSame( $in_a_network, array() !== Network_Rule::hosts( $content_site ) );
	}

	public function test_a_name_that_is_no_host_is_not_asked(): void {
		$this->need_network();
		$content_site = Content_Address::parse( 'http://nobody.invalid' );
		self::assertNotNull( $content_site );
		self::assertSame( array(), Network_Rule::hosts( $content_site ) );
	}

	public function test_the_address_that_was_judged_is_asked_even_where_the_name_means_another_by_then(): void {
		$port = (string) wp_parse_url( $this->site()->url, PHP_URL_PORT );
		$this->set_content_site( "http://localhost:$port" );
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
		add_action(
			'http_api_curl',
			static function ( mixed $handle ) use ( $port ): void {
				self::assertInstanceOf( \CurlHandle::class, $handle );
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- A name server that has changed its mind.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( "localhost:$port:127.0.0.9" ) );
			},
			5
		);
		self::assertSame( 'Maré', $this->data_of( $this->ask( '/cfg/lstModels' ), 0, 'model' ) );
	}

	public function test_a_refused_network_is_not_asked(): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://www.lume.example' );
		add_filter( 'cfg_configurator_private_content_site', '__return_false' );
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}
}
