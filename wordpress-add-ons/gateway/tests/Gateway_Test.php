<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Tests;

use Cfg_Configurator\Element\Attributes;
use Cfg_Configurator\First_View\Catalogue;
use Cfg_Configurator\First_View\Content_Site as Client;
use Cfg_Configurator\First_View\Public_Folder;
use Cfg_Configurator_Gateway\Limit;
use PHPUnit\Framework\Attributes\DataProvider;

/** The calls of the widget, answered on this site. */
final class Gateway_Test extends Gateway_Test_Case {
	public function test_the_widget_is_given_an_address_that_needs_no_rest_api(): void {
		$attributes = Attributes::all();
		self::assertSame( home_url( '/?cfg_configurator_gateway=/' ), $attributes['api-url'] ?? '' );
		self::assertSame( 'true', $attributes['has-build-codes'] ?? '' );
		$this->set( array( 'cfg_gateway_codes' => 'false' ) );
		Attributes::forget();
		self::assertSame( 'false', Attributes::all()['has-build-codes'] ?? '' );
	}

	public function test_a_list_comes_from_the_file_that_cron_wrote_without_a_request(): void {
		$this->serve();
		$response = $this->call( 'lstModels/' );
		self::assertSame( array( 200, 'file' ), array( $response->status, $response->headers['X-Cfg-Source'] ) );
		self::assertSame( array( 7, 5 ), array_column( $this->data( $response ), 'id' ) );
		$again = $this->call( 'lstModels/', headers: array( 'If-None-Match' => 'W/' . $response->headers['ETag'] ) );
		self::assertSame( array( 304, '' ), array( $again->status, $again->body ) );
		self::assertSame( array(), $this->requested() );
	}

	public function test_an_old_file_is_returned_at_once_and_nothing_is_refreshed_in_the_response(): void {
		$this->serve();
		$folder = Public_Folder::of_site();
		touch( (string) $folder?->path( Catalogue::manifest() ), time() - DAY_IN_SECONDS );
		$this->request_lists();
		$this->plan( array( '*' => array( 'delay' => 3000 ) ) );
		$start = microtime( true );
		self::assertSame( 'file', $this->call( 'lstEngines/5' )->headers['X-Cfg-Source'] );
		do_action( 'shutdown' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		self::assertLessThan( 1, microtime( true ) - $start );
		self::assertSame( array(), $this->requested() );
	}

	public function test_a_list_without_a_file_is_requested_once_a_minute_with_absolute_pictures(): void {
		$this->request_lists();
		$format = '[{"colorchip":"red","largeImg":"%s/media/a.avif","gallery":[{"image":"%s"}],"lst":{},"points":{"101":[2]}}]';
		$this->plan( array( 'extColors/101' => array( 'body' => sprintf( $format, '', 'media/c.avif' ) ) ) );
		$first = $this->call( 'extColors/101' );
		$chips = sprintf( $format, $this->site->url, $this->site->url . '/media/c.avif' );
		self::assertSame( array( $chips, 'content-site' ), array( $first->body, $first->headers['X-Cfg-Source'] ) );
		$second = $this->call( 'extColors/101' );
		self::assertSame( array( $chips, 'cached' ), array( $second->body, $second->headers['X-Cfg-Source'] ) );
		self::assertSame( array( '/wp-json/cfg/extColors/101' ), $this->requested() );
	}

	public function test_a_damaged_file_is_not_returned(): void {
		$this->serve();
		$file = basename( Catalogue::calls()['wp-json/cfg/lstEngines/5']['file'] ?? '' );
		Public_Folder::of_site()?->write( $file, '[]' );
		$this->request_lists();
		$this->plan( array( 'lstEngines/5' => array( 'body' => '[{"engineID":1}]' ) ) );
		self::assertSame( '[{"engineID":1}]', $this->call( 'lstEngines/5' )->body );
	}

	public function test_a_simulation_is_forwarded_without_anything_of_the_visitor(): void {
		$this->plan( array( self::SIMULATION => array( 'body' => '{"financialInfo":{"fee":1.50}}' ) ) );
		$_COOKIE['secret'] = 'cookie';
		$_GET['extra']     = 'query';
		$response          = $this->call( self::SIMULATION );
		self::assertSame( array( 200, '{"financialInfo":{"fee":1.50}}' ), array( $response->status, $response->body ) );
		$request = $this->site->requests()[0];
		self::assertSame( '/wp-json/cfg/' . self::SIMULATION, $request['path'] );
		self::assertStringNotContainsString( 'cookie', (string) wp_json_encode( $request ) );
	}

	public function test_a_refusal_is_passed_on_with_its_message_and_without_html(): void {
		$refusal = array(
			'status' => 422,
			'body'   => '{"code":"entry","message":"<b>Entrada</b> demasiado alta"}',
		);
		$this->plan( array( self::SIMULATION => $refusal ) );
		$response = $this->call( self::SIMULATION );
		self::assertSame( array( 422, 'entry', 'Entrada demasiado alta' ), array( $response->status, ...array_values( $this->data( $response ) ) ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function unusable(): array {
		return array(
			'an error'             => array( array( 'status' => 500 ) ),
			'a page'               => array(
				array(
					'type' => 'text/html',
					'body' => '<!doctype html>',
				),
			),
			'half of a response'   => array( array( 'body' => '{"financialInfo":{' ) ),
			'another object'       => array( array( 'body' => '{"rows":[]}' ) ),
			'a list'               => array( array( 'body' => '[]' ) ),
			'null'                 => array( array( 'body' => 'null' ) ),
			'a WordPress without'  => array(
				array(
					'status' => 404,
					'body'   => '{"code":"rest_no_route","message":"x"}',
				),
			),
			'more than four MB'    => array(
				array(
					'body'  => '{"financialInfo":{}',
					'bytes' => 5_000_000,
				),
			),
			'a redirect elsewhere' => array(
				array(
					'status'  => 302,
					'headers' => array( 'Location' => 'http://169.254.169.254/' ),
					'body'    => '',
				),
			),
		);
	}

	/** @param array<string, mixed> $plan */
	#[DataProvider( 'unusable' )]
	public function test_an_unusable_response_is_an_error_in_json( array $plan ): void {
		$this->plan( array( self::SIMULATION => $plan ) );
		$response = $this->call( self::SIMULATION );
		self::assertSame( array( 502, 'cfg_content_site_invalid_response' ), array( $response->status, $this->code( $response ) ) );
		self::assertCount( 1, $this->requested() );
	}

	public function test_simulations_that_fail_at_once_however_many_do_not_pause_those_of_other_buyers(): void {
		$other = str_replace( '32450', '41000', self::SIMULATION );
		$this->plan(
			array(
				'*'    => array( 'status' => 500 ),
				$other => array( 'body' => '{"financialInfo":{}}' ),
			)
		);
		foreach ( array( '1', '2', '3', '4', '4' ) as $version ) {
			self::assertSame( 502, $this->call( str_replace( '10123', $version, self::SIMULATION ) )->status );
		}
		self::assertSame( 200, $this->call( $other )->status );
		self::assertCount( 6, $this->requested() );
	}

	public function test_one_slow_failure_that_is_repeated_pauses_nobody_and_three_different_ones_in_a_row_do(): void {
		$slow  = array(
			'status' => 500,
			'delay'  => 2050,
		);
		$other = str_replace( '32450', '41000', self::SIMULATION );
		$this->plan(
			array(
				'*'    => $slow,
				$other => array( 'body' => '{"financialInfo":{}}' ),
			)
		);
		for ( $time = 0; $time < 3; $time++ ) {
			$this->call( self::SIMULATION );
		}
		self::assertSame( 200, $this->call( $other )->status );
		foreach ( array( '1', '2', '3' ) as $version ) {
			$this->call( str_replace( '10123', $version, self::SIMULATION ) );
		}
		$this->requested();
		$paused = $this->call( $other );
		self::assertSame( array( 502, 'paused' ), array( $paused->status, $paused->headers['X-Cfg-Failure'] ) );
		self::assertSame( array(), $this->requested() );
	}

	public function test_a_content_site_that_is_down_is_reported_at_once(): void {
		$this->site->stop();
		$response = $this->call( self::SIMULATION );
		self::assertSame( array( 502, 'cfg_content_site_unreachable' ), array( $response->status, $this->code( $response ) ) );
		$this->site->start();
		$this->plan( array( '*' => array( 'body' => '{"financialInfo":{}}' ) ) );
		self::assertSame( 200, $this->call( self::SIMULATION )->status );
	}

	/** @return list<array{string}> */
	public static function other_paths(): array {
		return array_map(
			static fn ( string $path ): array => array( $path ),
			array(
				'lstEngines/..',
				'lstEngines/../../../wp-login.php',
				'lstEngines/101?x=1',
				"lstEngines/101\n",
				'lstEngines/169.254.169.254',
				'lstEngines/@127.0.0.1',
				'lstModels/x',
				'hyuDealersLst/a--b',
				'http://evil.example/',
				'../../wp/v2/users',
				'',
				str_replace( '32450', '-1', self::SIMULATION ),
				str_replace( '32450', '1e9', self::SIMULATION ),
				str_replace( '96', '0', self::SIMULATION ),
				str_replace( '8.3', '101', self::SIMULATION ),
				str_replace( '/N', '/X', self::SIMULATION ),
				self::SIMULATION . '/1',
			)
		);
	}

	#[DataProvider( 'other_paths' )]
	public function test_what_is_no_call_is_not_found_and_not_requested( string $path ): void {
		$this->request_lists();
		self::assertSame( array( 404, 'no_call' ), array( $this->call( $path )->status, $this->code( $this->call( $path ) ) ) );
		self::assertSame( array(), $this->requested() );
	}

	public function test_other_methods_are_not_allowed(): void {
		$refused = $this->call( 'lstModels/', 'PUT' );
		self::assertSame( array( 405, 'GET, HEAD' ), array( $refused->status, $refused->headers['Allow'] ) );
		self::assertSame( 'POST', $this->call( 'saveBuild/' )->headers['Allow'] );
	}

	public function test_simulations_of_one_network_are_limited_and_those_of_another_are_not(): void {
		$this->plan( array( '*' => array( 'body' => '{"financialInfo":{}}' ) ) );
		for ( $time = 0; $time < 600; $time++ ) {
			self::assertFalse( Limit::is_over( 'simulation', 600 ) );
		}
		$refused = $this->call( self::SIMULATION );
		self::assertSame( array( 429, 'too_many_requests' ), array( $refused->status, $this->code( $refused ) ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		self::assertSame( 200, $this->call( self::SIMULATION )->status );
	}

	public function test_invented_addresses_behind_a_proxy_share_ten_times_the_limit_and_one_row(): void {
		for ( $time = 0; $time < 300; $time++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = '20.' . intdiv( $time, 200 ) . '.' . $time % 200 . '.1';
			self::assertFalse( Limit::is_over( 'x', 30 ) );
		}
		self::assertTrue( Limit::is_over( 'x', 30 ) );
		$sql   = "SELECT COUNT(*) FROM {$this->database()->options} WHERE option_name LIKE '\\_transient\\_cfg\\_configurator\\_gateway\\_x%'";
		$count = $this->database()->get_var( $sql );
		self::assertSame( wp_using_ext_object_cache() ? '0' : '1', $count );
	}

	public function test_credentials_go_to_the_configured_site_and_to_nobody_else(): void {
		$this->set(
			array(
				'cfg_gateway_user'     => 'ana',
				'cfg_gateway_password' => 'mar: e sol',
			)
		);
		add_filter( 'home_url', static fn (): string => 'https://elsewhere.example/' );
		$sent = array();
		$this->answer_http(
			static function ( string $url, array $arguments ) use ( &$sent ): array {
				$headers      = is_array( $arguments['headers'] ?? null ) ? $arguments['headers'] : array();
				$sent[ $url ] = $headers['Authorization'] ?? '';
				return array(
					'response' => array( 'code' => 200 ),
					'body'     => '{"financialInfo":{}}',
				);
			}
		);
		$this->call( self::SIMULATION );
		$others = array(
			home_url( '/' ),
			$this->site->url . '.evil.example/',
			str_replace( '127.0.0.1', '127.0.0.1@evil.example', $this->site->url . '/' ),
			'https://evil.example/?' . $this->site->url . '/',
		);
		foreach ( $others as $url ) {
			Client::request( $url, 2 );
		}
		// A request that may be redirected.
		wp_remote_get( $this->site->url . '/other' );
		$basic = 'Basic ' . base64_encode( 'ana:mar: e sol' );
		self::assertSame( array( $this->site->url . '/wp-json/cfg/' . self::SIMULATION => $basic ), array_filter( $sent ) );
		self::assertCount( 6, $sent );
	}

	public function test_where_this_site_has_the_calls_they_are_answered_while_rest_is_closed(): void {
		$this->set( array( 'content_site' => '' ) );
		$this->request_lists();
		add_filter( 'rest_authentication_errors', static fn (): \WP_Error => new \WP_Error( 'closed', 'No.', array( 'status' => 401 ) ) );
		add_action(
			'rest_api_init',
			static function (): void {
				$answers = array(
					'/lstModels'                => array( array( 'id' => 9 ) ),
					'/updateFinances/(?P<a>.+)' => array( 'financialInfo' => array( 'fee' => 2 ) ),
				);
				foreach ( $answers as $route => $data ) {
					$route_arguments = array(
						'callback'            => static fn (): array => $data,
						'permission_callback' => '__return_true',
					);
					register_rest_route( 'cfg', $route, $route_arguments );
				}
			}
		);
		self::assertSame( '[{"id":9}]', $this->call( 'lstModels/' )->body );
		self::assertSame( '{"financialInfo":{"fee":2}}', $this->call( self::SIMULATION )->body );
		self::assertSame( 502, $this->call( 'lstEngines/101' )->status );
	}

	public function test_a_pdf_is_forwarded_and_only_its_url_is_returned(): void {
		$this->plan( array( 'get-cfg-pdf/' => array( 'body' => '"/documents/a.pdf"' ) ) );
		$response = $this->post_call( 'get-cfg-pdf', array( 'data' => array( 'idVersion' => 10113 ) ) );
		self::assertSame( array( 200, $this->site->url . '/documents/a.pdf' ), array( $response->status, json_decode( $response->body ) ) );
		self::assertSame( '{"data":{"idVersion":10113}}', $this->site->requests()[0]['body'] );
		foreach ( array( '"javascript:alert(1)"', '{"a":1}', '""', '"https://x.example/ a"' ) as $body ) {
			$this->plan( array( 'get-cfg-pdf/' => compact( 'body' ) ) );
			self::assertSame( 502, $this->post_call( 'get-cfg-pdf', array( 'data' => array( 'a' => $body ) ) )->status, $body );
		}
		self::assertSame( 400, $this->post_call( 'get-cfg-pdf', array( 'data' => 'x' ) )->status );
	}

	public function test_pdfs_of_one_network_are_limited(): void {
		$this->plan( array( 'get-cfg-pdf/' => array( 'body' => '"/a.pdf"' ) ) );
		for ( $time = 0; $time < 60; $time++ ) {
			Limit::is_over( 'pdf', 60 );
		}
		self::assertSame( 429, $this->post_call( 'get-cfg-pdf', array( 'data' => array( 'a' => 1 ) ) )->status );
		self::assertSame( array(), $this->requested() );
	}

	public function test_a_saved_configuration_is_forwarded_and_answered(): void {
		$this->plan(
			array(
				'saveCfgOptions/' => array(
					'status' => 201,
					'body'   => '{"ok":true,"more":1}',
				),
			)
		);
		$response = $this->post_call(
			'saveCfgOptions',
			array(
				'id'   => 'c1',
				'rent' => 363.62,
			)
		);
		self::assertSame( array( 201, '{"ok":true}' ), array( $response->status, $response->body ) );
		self::assertSame( '{"id":"c1","rent":363.62}', $this->site->requests()[0]['body'] );
		foreach ( array( array(), null, true, str_repeat( 'a', 9000 ) ) as $value ) {
			self::assertSame( 400, $this->post_call( 'saveCfgOptions', array( 'id' => $value ) )->status );
		}
		self::assertSame( array(), $this->requested() );
	}

	/** @return array<string, array{int, string, string}> Status, body, and content type. */
	public static function refused_posts(): array {
		return array(
			'no JSON'         => array( 415, '{"a":1}', 'text/plain' ),
			'no content type' => array( 415, '{"a":1}', '' ),
			'a list'          => array( 400, '[1]', 'application/json' ),
			'broken JSON'     => array( 400, '{', 'application/json' ),
			'nothing'         => array( 400, '', 'application/json' ),
			'more than 64 KB' => array( 413, '{"a":"' . str_repeat( 'a', 66_000 ) . '"}', 'application/json' ),
		);
	}

	#[DataProvider( 'refused_posts' )]
	public function test_posts_other_than_small_json_objects_are_refused( int $status, string $body, string $type ): void {
		foreach ( array( 'saveCfgOptions', 'get-cfg-pdf', 'saveBuild', 'findBuild' ) as $name ) {
			self::assertSame( $status, $this->call( "$name/", 'POST', $body, array( 'Content-Type' => $type ) )->status );
		}
		self::assertSame( array(), $this->requested() );
	}
}
