<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;

/** `cfg-configurator/v1/leads`. */
final class Rest_Test extends Leads_Test_Case {
	/** @param array<string, mixed> $arguments */
	private function request( array $arguments = array(), string $below = '', string $method = 'GET' ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/cfg-configurator/v1/leads{$below}" );
		'GET' === $method ? $request->set_query_params( $arguments ) : $request->set_body_params( $arguments );
		return rest_do_request( $request );
	}

	/** @return array<mixed> */
	private static function data( \WP_REST_Response $response ): array {
		return (array) json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	public function test_reading_needs_a_user_with_the_capability(): void {
		$id = $this->add()->id;
		self::assertSame( array( 401, 401 ), array( $this->request()->get_status(), $this->request( array(), "/{$id}" )->get_status() ) );
		$this->act_as( 'editor' );
		self::assertSame( array( 403, 403 ), array( $this->request()->get_status(), $this->request( array(), "/{$id}" )->get_status() ) );
		$this->act_with( Install::READ );
		self::assertSame( array( 200, 200 ), array( $this->request()->get_status(), $this->request( array(), "/{$id}" )->get_status() ) );
	}

	public function test_a_lead_has_the_members_of_its_schema_as_the_buyer_typed_them(): void {
		$lead = $this->add( array( 'name' => 'Ana <b>' ) );
		$this->act_with( Install::READ );
		$data       = self::data( $this->request( array(), "/{$lead->id}" ) );
		$schema     = self::data( $this->request( array(), '', 'OPTIONS' ) )['schema'];
		$properties = is_array( $schema ) && is_array( $schema['properties'] ) ? $schema['properties'] : array();
		self::assertSame( array_keys( $properties ), array_keys( $data ) );
		$expected = array(
			'name'      => 'Ana <b>',
			'dealer_id' => 'LX01',
			'consent'   => true,
			'marketing' => false,
			'follow_up' => 'new',
		);
		self::assertSame( $expected, array_intersect_key( $data, $expected ) );
		self::assertSame( array( 'utm_source' => 'boletim' ), $data['extra'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', is_string( $data['created'] ) ? $data['created'] : '' );
		self::assertTrue( rest_validate_value_from_schema( $data, (array) $schema ) );
	}

	public function test_a_list_has_pages_their_numbers_and_links(): void {
		array_map( fn ( string $name ) => $this->add( compact( 'name' ) ), array( 'Ana', 'Rui', 'Eva' ) );
		$this->act_with( Install::READ );
		$response = $this->request(
			array(
				'per_page' => 2,
				'orderby'  => 'id',
				'order'    => 'asc',
			)
		);
		/** @var array<string, string> $headers */
		$headers = $response->get_headers();
		self::assertSame( array( 'Ana', 'Rui' ), array_column( self::data( $response ), 'name' ) );
		self::assertSame( array( '3', '2' ), array( $headers['X-WP-Total'], $headers['X-WP-TotalPages'] ) );
		self::assertStringContainsString( 'rel="next"', $headers['Link'] );
		self::assertStringNotContainsString( 'rel="prev"', $headers['Link'] );
		self::assertSame( 400, $this->request( array( 'page' => 9 ) )->get_status() );
	}

	public function test_parameters_filter_the_list_and_invalid_ones_are_refused(): void {
		$this->add( array( 'name' => 'Ana' ) );
		$this->add(
			array(
				'name'    => 'Eva',
				'open_ms' => '10',
			)
		);
		$this->act_with( Install::READ );
		$names = fn ( string $name, string $value ): array => array_column( self::data( $this->request( array( $name => $value ) ) ), 'name' );
		self::assertSame( array( 'Eva' ), $names( 'status', 'held' ) );
		self::assertSame( array( 'Ana' ), $names( 'search', 'An' ) );
		self::assertSame( array( 'Eva', 'Ana' ), $names( 'email', 'INES@exemplo.pt' ) );
		self::assertSame( array(), $names( 'to', '2020-01-01' ) );
		foreach ( array( array( 'status' => 'x' ), array( 'from' => '1.1.2026' ), array( 'per_page' => 101 ), array( 'orderby' => 'email' ) ) as $invalid ) {
			self::assertSame( 400, $this->request( $invalid )->get_status() );
		}
	}

	public function test_a_lead_that_does_not_exist_is_404(): void {
		$this->act_with( Install::READ, Install::MANAGE );
		self::assertSame( 404, $this->request( array(), '/999999' )->get_status() );
		self::assertSame( 404, $this->request( array( 'follow_up' => 'won' ), '/999999', 'POST' )->get_status() );
	}

	public function test_only_who_may_change_leads_updates_the_follow_up_and_nothing_else(): void {
		$lead = $this->add();
		$this->act_with( Install::READ );
		self::assertSame( 403, $this->request( array( 'follow_up' => 'won' ), "/{$lead->id}", 'PATCH' )->get_status() );
		$this->act_with( Install::READ, Install::MANAGE );
		self::assertSame( 400, $this->request( array( 'follow_up' => 'sold' ), "/{$lead->id}", 'PATCH' )->get_status() );
		$changed = $this->request(
			array(
				'follow_up' => 'won',
				'name'      => 'Rui',
			),
			"/{$lead->id}",
			'PATCH'
		);
		self::assertSame( array( 'won', 'Inês Conceição' ), array( self::data( $changed )['follow_up'], self::data( $changed )['name'] ) );
		self::assertSame( 'won', $this->again( $lead )->follow_up );
	}
}
