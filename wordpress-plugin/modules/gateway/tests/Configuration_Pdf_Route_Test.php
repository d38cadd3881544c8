<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** The route `POST get-cfg-pdf`. */
final class Configuration_Pdf_Route_Test extends Content_Site_Test_Case {
	private const BODY = '{"data":{"idVersion":10113,"idExterior":"VBR","extra":{}}}';

	private function send( string $body, string $type = 'application/json' ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/cfg/get-cfg-pdf' );
		$request->set_header( 'Content-Type', $type );
		$request->set_header( 'Cookie', 'secret=1' );
		$request->set_body( $body );
		return rest_do_request( $request );
	}

	public function test_the_body_is_forwarded_and_the_address_returned(): void {
		$this->site()->plan( array( '*' => array( 'body' => '"https://papers.example/documents/1.pdf"' ) ) );
		$answer = $this->send( self::BODY );
		self::assertSame( 'https://papers.example/documents/1.pdf', $answer->get_data() );
		self::assertSame( 'no-store', $this->header_of( $answer, 'Cache-Control' ) );
		$asked = $this->site()->requests();
		self::assertSame( array( 'POST', '/wp-json/cfg/get-cfg-pdf/', self::BODY ), array( $asked[0]['method'], $asked[0]['path'], $asked[0]['body'] ) );
		self::assertArrayNotHasKey( 'Cookie', $asked[0]['headers'] );
	}

	public function test_nothing_is_cached(): void {
		$this->site()->plan( array( '*' => array( 'body' => '"/documents/1.pdf"' ) ) );
		self::assertSame( $this->site()->url . '/documents/1.pdf', $this->send( self::BODY )->get_data() );
		$this->send( self::BODY );
		self::assertCount( 2, $this->site()->requests() );
		self::assertSame( 0, $this->cached_responses() );
	}

	/**
	 * @return array<string, array{string, string, int}>
	 */
	public static function invalid_bodies(): array {
		return array(
			'no JSON'        => array( 'data=1', 'application/x-www-form-urlencoded', 415 ),
			'broken JSON'    => array( '{"data":', 'application/json', 400 ),
			'a list'         => array( '[1]', 'application/json', 400 ),
			'no data'        => array( '{"x":{}}', 'application/json', 400 ),
			'data as a list' => array( '{"data":[1]}', 'application/json', 400 ),
			'too large'      => array( '{"data":{"x":"' . str_repeat( 'a', 65536 ) . '"}}', 'application/json', 413 ),
		);
	}

	/**
	 * @dataProvider invalid_bodies
	 */
	public function test_an_invalid_configuration_is_not_forwarded( string $body, string $type, int $status ): void {
		self::assertSame( $status, $this->send( $body, $type )->get_status() );
		self::assertSame( array(), $this->site()->requests() );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function invalid_responses(): array {
		return array(
			'a script'       => array( array( 'body' => '"javascript:alert(1)"' ) ),
			'HTML'           => array( array( 'body' => '"https://x.example/<script>"' ) ),
			'an object'      => array( array( 'body' => '{"url":"https://x.example/"}' ) ),
			'a page'         => array(
				array(
					'body' => '<p>',
					'type' => 'text/html',
				),
			),
			'an endless one' => array( array( 'body' => '"https://x.example/' . str_repeat( 'a', 2000 ) . '"' ) ),
			'an error'       => array(
				array(
					'status' => 500,
					'body'   => '"https://x.example/"',
				),
			),
			'a redirect'     => array(
				array(
					'status'  => 307,
					'headers' => array( 'Location' => '/elsewhere' ),
					'body'    => '""',
				),
			),
		);
	}

	/**
	 * @dataProvider invalid_responses
	 * @param array<string, mixed> $plan
	 */
	public function test_an_invalid_address_is_not_returned( array $plan ): void {
		$this->site()->plan( array( '*' => $plan ) );
		self::assertSame( 502, $this->send( self::BODY )->get_status() );
		self::assertCount( 1, $this->site()->requests() );
	}

	public function test_a_rejection_is_returned_with_the_message_of_the_content_site(): void {
		$this->site()->plan(
			array(
				'*' => array(
					'status' => 400,
					'body'   => '{"code":"bad_request","message":"idVersion is unknown."}',
				),
			)
		);
		$answer = $this->send( self::BODY );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( 'idVersion is unknown.', $this->data_of( $answer, 'message' ) );
	}

	public function test_a_content_site_that_is_down_does_not_delay_the_next_buyer(): void {
		$this->require_network();
		$this->site()->stop();
		$asked = 0;
		$this->answer_http(
			static function () use ( &$asked ): ?array {
				++$asked;
				return null;
			}
		);
		try {
			foreach ( array( 'first', 'next' ) as $buyer ) {
				self::assertSame( 502, $this->send( self::BODY )->get_status(), $buyer );
			}
		} finally {
			$this->site()->start();
		}
		self::assertSame( 1, $asked );
	}
}
