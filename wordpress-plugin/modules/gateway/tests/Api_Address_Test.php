<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Modules\Gateway\Api_Address;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Where the widget finds the content calls. */
final class Api_Address_Test extends Content_Site_Test_Case {
	/** @return list<string> Addresses requested by a check of a site that answers so: statuses by a part of the address. */
	private function check( int $rest, int $query ): array {
		$asked = array();
		$get   = static function ( string $url ) use ( &$asked, $rest, $query ): array {
			$asked[] = $url;
			$status  = str_contains( $url, '/?' ) ? $query : $rest;
			return array(
				'status' => $status,
				'text'   => 200 === $status ? '[{"id":1' : '{}',
			);
		};
		( new Api_Address( $get ) )->check();
		return $asked;
	}

	public function test_the_rest_api_is_used_where_it_answers(): void {
		self::assertSame( home_url( '/' ), Api_Address::url() );
		self::assertSame( array( home_url( '/wp-json/cfg/lstModels/' ) ), $this->check( 200, 200 ) );
		self::assertContains( home_url( '/' ), Attributes::all() );
	}

	/** @return list<array{int}> */
	public static function closed(): array {
		return array( array( 401 ), array( 403 ), array( 404 ), array( 301 ) );
	}

	/** @dataProvider closed */
	public function test_the_query_is_used_while_visitors_do_not_reach_the_rest_api( int $status ): void {
		$this->check( $status, 200 );
		self::assertSame( Api_Address::query_url(), Api_Address::url() );
		$this->check( 0, 200 );
		self::assertSame( Api_Address::query_url(), Api_Address::url(), 'A site that cannot send requests to itself learns nothing.' );
		$this->check( 200, 200 );
		self::assertSame( home_url( '/' ), Api_Address::url() );
	}

	public function test_the_address_stays_if_nothing_answers(): void {
		foreach ( array( array( 403, 403 ), array( 0, 200 ) ) as $statuses ) {
			$this->check( ...$statuses );
			self::assertSame( home_url( '/' ), Api_Address::url() );
		}
	}

	public function test_a_renamed_prefix_and_plain_permalinks_need_the_query(): void {
		add_filter( 'rest_url_prefix', static fn (): string => 'api' );
		self::assertSame( Api_Address::query_url(), Api_Address::url() );
		self::assertSame( array(), $this->check( 404, 200 ) );
		remove_all_filters( 'rest_url_prefix' );
		update_option( 'permalink_structure', '' );
		self::assertSame( Api_Address::query_url(), Api_Address::url() );
	}

	public function test_index_permalinks_are_part_of_the_address(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/index.php/%postname%/' );
		$wp_rewrite->init();
		self::assertSame( home_url( '/index.php/' ), Api_Address::url() );
	}

	/** @return array<string, array{string, ?string}> */
	public static function queries(): array {
		$start = 'cfg-configurator=conteudos&rota=';
		return array(
			'a call'                          => array( $start . '/wp-json/cfg/lstModels/', '/cfg/lstModels/' ),
			'a call with arguments'           => array( $start . '/wp-json/cfg/lstEngines/5/a+b%20c?x=1&y=2', '/cfg/lstEngines/5/a+b c' ),
			'a route of WordPress'            => array( $start . '/wp-json/wp/v2/users', null ),
			'a route of WordPress, encoded'   => array( $start . '/wp-json/%77p/v2/users', null ),
			'another namespace of the plugin' => array( $start . '/wp-json/cfg-configurator/v1/leads', null ),
			'nothing'                         => array( $start . '/wp-json/cfg/', null ),
			'another query'                   => array( 'rota=/wp-json/cfg/lstModels', null ),
		);
	}

	/** @dataProvider queries */
	public function test_only_the_content_calls_can_be_reached_by_the_query( string $query, ?string $route ): void {
		self::assertSame( $route, Api_Address::route( $query ) );
	}
}
