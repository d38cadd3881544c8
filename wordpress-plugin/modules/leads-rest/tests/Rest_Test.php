<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up;
use Cfg_Configurator\Modules\Leads_Rest\Lead_Data;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The REST API for leads (docs/rest-api.md). */
final class Rest_Test extends Leads_Test_Case {
	private const LEADS = '/cfg-configurator/v1/leads';

	protected function setUp(): void {
		parent::setUp();
		Lead_Setup::set_up();
		$this->act_as( 'administrator' );
	}

	/**
	 * @param array<string, int|string> $query
	 */
	private function ask( string $path = '', array $query = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', self::LEADS . $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * @return list<mixed> This member of every lead in a response.
	 */
	private function values( \WP_REST_Response $response, string $member ): array {
		return array_column( (array) $response->get_data(), $member );
	}

	/** Posts leads, one a minute. */
	private function post_many( int $count ): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		foreach ( range( 1, $count ) as $number ) {
			$this->now += 60;
			$this->post(
				array(
					'submission_id' => "number-{$number}",
					'name'          => 'Inês ' . str_repeat( 'A', $number ),
				)
			);
		}
	}

	public function test_only_users_with_the_capability_to_read_leads_get_any(): void {
		$this->post();
		$id = $this->lead()->id;
		foreach ( array( 'editor', 'subscriber', '' ) as $role ) {
			$this->act_as( $role );
			foreach ( array( '', "/{$id}", '/export' ) as $path ) {
				self::assertSame( 403, $this->ask( $path )->get_status() );
			}
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->ask()->get_status() );
		$this->act_as( 'subscriber' );
		wp_get_current_user()->add_cap( 'cfg_read_leads' );
		self::assertSame( 200, $this->ask()->get_status() );
	}

	public function test_an_application_password_gives_access(): void {
		$this->post();
		$user = get_userdata( $this->act_as( 'subscriber' ) );
		self::assertInstanceOf( \WP_User::class, $user );
		$user->add_cap( 'cfg_read_leads' );
		$made = \WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'CRM' ) );
		self::assertIsArray( $made );
		wp_set_current_user( 0 );
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		add_filter( 'application_password_is_api_request', '__return_true' );
		$_SERVER['PHP_AUTH_USER'] = $user->user_login;
		$_SERVER['PHP_AUTH_PW']   = $made[0];
		wp_set_current_user( (int) wp_validate_application_password( false ) );
		self::assertSame( 200, $this->ask()->get_status() );
	}

	public function test_leads_are_listed_in_pages_with_links_newest_first(): void {
		$this->post_many( 5 );
		$response = $this->ask(
			'',
			array(
				'per_page' => 2,
				'page'     => 2,
			)
		);
		self::assertSame( array( 'Inês AAA', 'Inês AA' ), $this->values( $response, 'name' ) );
		$headers = $response->get_headers();
		self::assertSame( array( '5', '3' ), array( $headers['X-WP-Total'], $headers['X-WP-TotalPages'] ) );
		self::assertStringContainsString( 'page=1>; rel="prev"', self::text( $headers['Link'] ) );
		self::assertStringContainsString( 'page=3>; rel="next"', self::text( $headers['Link'] ) );
		self::assertSame(
			array( 'Inês A' ),
			$this->values(
				$this->ask(
					'',
					array(
						'order'    => 'asc',
						'per_page' => 1,
					)
				),
				'name'
			)
		);
		self::assertSame( 400, $this->ask( '', array( 'page' => 2 ) )->get_status() );
	}

	/**
	 * @param array<string, int|string> $query
	 * @return list<mixed> Form types of the leads that are found.
	 */
	private function forms( array $query ): array {
		return $this->values( $this->ask( '', $query ), 'form_type' );
	}

	public function test_filters_narrow_the_list(): void {
		$this->post();
		$this->post(
			array(
				'form_type'     => 'test-drive',
				'submission_id' => 'second-one',
				'email'         => 'rui@exemplo.pt',
				'dealer'        => 'PT01',
				'id_district'   => '13',
			)
		);
		$this->post(
			array(
				'submission_id' => 'third-one',
				'web_page'      => 'https://spam.example',
			)
		);
		self::assertSame( array( 'test-drive' ), $this->forms( array( 'form_type' => 'test-drive' ) ) );
		self::assertSame( array( 'test-drive' ), $this->forms( array( 'dealer_id' => 'PT01' ) ) );
		self::assertSame( array( 'test-drive' ), $this->forms( array( 'email' => 'RUI@exemplo.pt' ) ) );
		self::assertSame( array( 'proposal' ), $this->forms( array( 'status' => 'held' ) ) );
		self::assertCount(
			3,
			$this->forms(
				array(
					'from' => '2026-09-21',
					'to'   => '2026-09-21',
				)
			)
		);
		self::assertSame( array(), $this->forms( array( 'to' => '2026-09-20' ) ) );
		self::assertSame( array( 'test-drive' ), $this->forms( array( 'search' => 'rui@' ) ) );
	}

	/**
	 * @return array<string, array{array<string, int|string>}>
	 */
	public static function invalid_filters(): array {
		return array(
			'a form that is none'      => array( array( 'form_type' => 'proposta' ) ),
			'a day that is none'       => array( array( 'from' => '2026-02-30' ) ),
			'a day with a null byte'   => array( array( 'from' => "2026-09-21\0" ) ),
			'too many per page'        => array( array( 'per_page' => 101 ) ),
			'a status that is none'    => array( array( 'status' => 'new' ) ),
			'a follow-up that is none' => array( array( 'sales_status' => 'received' ) ),
			'an order that is none'    => array( array( 'orderby' => 'email' ) ),
			'an address that is none'  => array( array( 'email' => 'ines' ) ),
		);
	}

	/**
	 * @dataProvider invalid_filters
	 * @param array<string, int|string> $query
	 */
	public function test_an_invalid_filter_is_rejected( array $query ): void {
		self::assertSame( 400, $this->ask( '', $query )->get_status() );
	}

	public function test_a_lead_is_found_by_its_number(): void {
		$this->post();
		$data = $this->ask( "/{$this->lead()->id}" )->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( 'ines@exemplo.pt', '2026-09-21T14:13:20Z', null ), array( $data['email'], $data['created'], $data['corrected'] ) );
		self::assertSame( 404, $this->ask( '/999999' )->get_status() );
	}

	public function test_the_work_with_a_lead_is_in_its_data_and_filters_the_list(): void {
		$this->post();
		$lead = $this->lead();
		$name = wp_get_current_user()->display_name;
		$work = array(
			'sales_status' => Follow_Up::CONTACTED,
			'assigned_to'  => (string) get_current_user_id(),
			'note'         => 'Prefere ser contactada de manhã.',
		);
		Follow_Up::save( $lead->id, $work );
		$data = $this->ask( "/{$lead->id}" )->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( 'contacted', $name ), array( $data['sales_status'], $data['assigned_to'] ) );
		$note = array(
			'text'    => 'Prefere ser contactada de manhã.',
			'author'  => $name,
			'created' => gmdate( 'Y-m-d\TH:i:s\Z', $this->now ),
		);
		self::assertSame( array( $note ), $data['notes'] );
		$this->post_many( 1 );
		self::assertSame( array( $lead->id ), $this->values( $this->ask( '', array( 'sales_status' => 'contacted' ) ), 'id' ) );
		self::assertCount( 1, $this->values( $this->ask( '', array( 'sales_status' => 'new' ) ), 'id' ) );
		$message = self::text( wp_json_encode( Lead_Data::of( $lead, null ) ) );
		self::assertStringNotContainsString( 'Prefere', $message, 'Webhooks do not contain notes.' );
	}

	public function test_the_export_is_the_csv_file_of_the_filtered_leads(): void {
		$this->post_many( 2 );
		$request = new \WP_REST_Request( 'GET', self::LEADS . '/export' );
		$request->set_query_params( array( 'search' => 'Inês AA' ) );
		$response = rest_do_request( $request );
		self::assertSame( 'text/csv; charset=utf-8', $response->get_headers()['Content-Type'] );
		$serve = static fn () => self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $response, $request, rest_get_server() ) );
		$file  = $this->output_of( $serve );
		self::assertStringContainsString( 'Inês AA', $file );
		self::assertSame( 2, substr_count( $file, "\r\n" ), 'The file has the headings and one lead.' );
	}

	public function test_the_published_schema_describes_every_member_of_a_lead(): void {
		$this->post();
		$data = $this->ask( "/{$this->lead()->id}" )->get_data();
		self::assertIsArray( $data );
		$options = rest_do_request( new \WP_REST_Request( 'OPTIONS', self::LEADS ) )->get_data();
		self::assertIsArray( $options );
		$schema = (array) $options['schema'];
		self::assertSame( 'cfg-lead', $schema['title'] );
		self::assertEqualsCanonicalizing( array_keys( $data ), array_keys( (array) $schema['properties'] ) );
		self::assertTrue( rest_validate_value_from_schema( json_decode( self::text( wp_json_encode( $data ) ), true ), $schema ) );
	}
}
