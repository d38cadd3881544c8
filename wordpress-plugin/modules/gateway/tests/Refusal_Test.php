<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Requests that the gateway refuses. */
final class Refusal_Test extends Content_Site_Test_Case {
	private const CREDIT = '/cfg/updateFinances/1/20000/20000.55/500/5000/60/5/9/0/S';

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function invalid_paths(): array {
		$credit = static fn ( int $place, string $value ): string => implode(
			'/',
			array_replace( explode( '/', self::CREDIT ), array( 2 + $place => $value ) )
		);
		return array(
			'another host'             => array( '/cfg/lstEngines/http://evil.example', 404 ),
			'a host in an id'          => array( '/cfg/lstEngines/evil.example', 400 ),
			'a user in an id'          => array( '/cfg/lstEngines/@evil.example', 400 ),
			'a port in an id'          => array( '/cfg/lstEngines/1:8080', 400 ),
			'the folder above'         => array( '/cfg/lstEngines/..', 400 ),
			'two folders above'        => array( '/cfg/lstEngines/../../wp-login.php', 404 ),
			'an encoded slash'         => array( '/cfg/lstEngines/..%2f..%2fwp-login.php', 400 ),
			'a double encoded slash'   => array( '/cfg/lstEngines/..%252f', 400 ),
			'a backslash'              => array( '/cfg/lstEngines/..\\', 400 ),
			'a query in an id'         => array( '/cfg/lstEngines/1?x=1', 400 ),
			'a fragment in an id'      => array( '/cfg/lstEngines/1#x', 400 ),
			'a null byte'              => array( "/cfg/lstEngines/1\0", 400 ),
			'a line break'             => array( "/cfg/lstEngines/1\n", 400 ),
			'a header'                 => array( "/cfg/lstEngines/1\r\nHost: evil.example", 400 ),
			'a space'                  => array( '/cfg/lstEngines/1 2', 400 ),
			'a letter with accent'     => array( '/cfg/lstEngines/é', 400 ),
			'an endless id'            => array( '/cfg/lstEngines/' . str_repeat( '1', 41 ), 400 ),
			'no id'                    => array( '/cfg/lstEngines/', 404 ),
			'too many parts'           => array( '/cfg/lstEngines/1/2', 404 ),
			'an unknown call'          => array( '/cfg/users', 404 ),
			'another namespace'        => array( '/cfg/../wp/v2/users', 404 ),
			'dealers by wildcard'      => array( '/cfg/hyuDealersLst/*', 400 ),
			'dealers, joined badly'    => array( '/cfg/hyuDealersLst/LX01--LX02', 400 ),
			'dealers without end'      => array( '/cfg/hyuDealersLst/' . str_repeat( 'A1-', 140 ) . 'A1', 400 ),
			'a negative price'         => array( $credit( 2, '-1' ), 400 ),
			'a price in words'         => array( $credit( 2, 'null' ), 400 ),
			'a price with exponent'    => array( $credit( 2, '1e9' ), 400 ),
			'a price with a comma'     => array( $credit( 2, '1,5' ), 400 ),
			'a price beyond all'       => array( $credit( 2, '10000001' ), 400 ),
			'a price of many decimals' => array( $credit( 2, '1.' . str_repeat( '0', 21 ) ), 400 ),
			'no months'                => array( $credit( 6, '0' ), 400 ),
			'too many months'          => array( $credit( 6, '241' ), 400 ),
			'half a month'             => array( $credit( 6, '60.5' ), 400 ),
			'a rate above all'         => array( $credit( 8, '100.1' ), 400 ),
			'another credit type'      => array( $credit( 10, 's' ), 400 ),
			'no credit type'           => array( substr( self::CREDIT, 0, -2 ), 404 ),
		);
	}

	/**
	 * @dataProvider invalid_paths
	 */
	public function test_invalid_paths_are_rejected_before_any_request( string $path, int $status ): void {
		self::assertSame( $status, $this->ask( $path )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}

	public function test_a_query_parameter_does_not_make_an_invalid_path_valid(): void {
		$request = new \WP_REST_Request( 'GET', '/cfg/lstEngines/..' );
		$request->set_query_params( array( 'modelId' => '101' ) );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}

	public function test_arguments_reach_the_content_site_unchanged(): void {
		$this->site()->plan( array( '*' => array( 'body' => '{}' ) ) );
		$this->ask( self::CREDIT );
		$this->ask( '/cfg/hyuDealersLst/LX01,PT02' );
		self::assertSame(
			array( '/wp-json' . self::CREDIT, '/wp-json/cfg/hyuDealersLst/LX01%2CPT02' ),
			array_column( $this->site()->requests(), 'path' )
		);
	}

	public function test_no_data_of_the_visitor_reach_the_content_site(): void {
		$request = new \WP_REST_Request( 'GET', '/cfg/lstEngines/101' );
		$request->set_query_params(
			array(
				'modelId' => '999',
				'url'     => 'http://evil.example',
			)
		);
		$request->set_headers(
			array(
				'Cookie'           => 'secret=1',
				'Authorization'    => 'Bearer 1',
				'X-Forwarded-Host' => 'evil.example',
			)
		);
		rest_do_request( $request );
		$asked = $this->site()->requests();
		self::assertSame( '/wp-json/cfg/lstEngines/101', $asked[0]['path'] );
		self::assertSame( substr( $this->site()->url, 7 ), $asked[0]['headers']['Host'] );
		self::assertSame( array(), array_intersect_key( $asked[0]['headers'], array_flip( array( 'Cookie', 'Authorization', 'X-Forwarded-Host' ) ) ) );
	}

	public function test_redirects_are_followed_on_the_same_host_and_port(): void {
		$to = static fn ( string $location ): array => array(
			'status'  => 301,
			'headers' => array( 'Location' => $location ),
		);
		$this->site()->plan(
			array(
				'/wp-json/cfg/lstModels/' => $to( '/a' ),
				'/a'                      => $to( $this->site()->url . '/b' ),
				'/b'                      => $to( 'c' ),
				'/c'                      => array( 'body' => self::MODELS ),
			)
		);
		self::assertSame( 'Maré', $this->data_of( $this->ask( '/cfg/lstModels' ), 0, 'model' ) );
	}

	public function test_endless_redirects_are_aborted(): void {
		$this->site()->plan(
			array(
				'*' => array(
					'status'  => 302,
					'headers' => array( 'Location' => '/again' ),
				),
			)
		);
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertCount( 4, $this->site()->requests() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function redirects_to_other_hosts(): array {
		return array(
			'another host'      => array( 'http://localhost:%d/x' ),
			'a private address' => array( 'http://10.0.0.1:%d/x' ),
			'metadata'          => array( 'http://169.254.169.254/latest' ),
			'another port'      => array( 'http://127.0.0.1:1/x' ),
			'no port'           => array( 'http://127.0.0.1/x' ),
			'a user'            => array( 'http://user@127.0.0.1:%d/x' ),
			'no scheme'         => array( '//localhost:%d/x' ),
			'a file'            => array( 'file:///etc/passwd' ),
		);
	}

	/**
	 * @dataProvider redirects_to_other_hosts
	 */
	public function test_redirects_to_another_host_are_not_followed( string $location ): void {
		$port = (int) wp_parse_url( $this->site()->url, PHP_URL_PORT );
		$this->site()->plan(
			array(
				'*' => array(
					'status'  => 302,
					'headers' => array(
						'Location' => sprintf(
							$location,
							$port
						),
					),
				),
			)
		);
		$asked = array();
		$this->answer_http(
			static function ( string $url ) use ( &$asked ): ?array {
				$asked[] = $url;
				return null;
			}
		);
		self::assertSame( 502, $this->ask( '/cfg/lstModels' )->get_status() );
		self::assertSame( array( $this->site()->url . '/wp-json/cfg/lstModels/' ), $asked );
	}

	public function test_requests_of_other_plugins_keep_their_safety_checks(): void {
		$this->ask( '/cfg/lstModels' );
		add_filter( 'pre_option_home', static fn (): string => 'https://www.lume.example' );
		self::assertFalse( wp_http_validate_url( $this->site()->url ) );
	}

	public function test_a_gateway_that_requests_itself_is_reported(): void {
		self::assertSame( 508, $this->ask( '/cfg/lstModels', array( 'X-Cfg-Gateway' => '1' ) )->get_status() );
		$this->ask( '/cfg/lstModels' );
		self::assertSame( '1', $this->site()->requests()[0]['headers']['X-Cfg-Gateway'] );
	}
}
