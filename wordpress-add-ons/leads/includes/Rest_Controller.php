<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead_Table;

/** `cfg-configurator/v1/leads`: reads leads, and changes their follow-up (docs/rest-api.md). */
final class Rest_Controller extends \WP_REST_Controller {
	/** Values of `orderby`, and their columns. */
	private const ORDERS = array(
		'created' => 'created_gmt',
		'id'      => 'id',
		'name'    => 'name',
		'dealer'  => 'dealer',
		'model'   => 'model',
	);

	private const NAMESPACE = 'cfg-configurator/v1';
	private const BASE      = 'leads';

	public static function register(): void {
		( new self() )->register_routes();
	}

	public function register_routes(): void {
		$schema = array( 'schema' => array( $this, 'get_public_item_schema' ) );
		$list   = array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => array( $this, 'get_items' ),
			'permission_callback' => array( $this, 'get_items_permissions_check' ),
			'args'                => $this->get_collection_params(),
		);
		$one    = array(
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => array( $this, 'get_item' ),
			'permission_callback' => array( $this, 'get_items_permissions_check' ),
		);
		$change = array(
			'methods'             => \WP_REST_Server::EDITABLE,
			'callback'            => array( $this, 'update_item' ),
			'permission_callback' => array( $this, 'update_item_permissions_check' ),
			'args'                => array(
				'follow_up' => array(
					'type'     => 'string',
					'enum'     => array_keys( Words::follow_ups() ),
					'required' => true,
				),
			),
		);
		register_rest_route( self::NAMESPACE, '/' . self::BASE, array( $list ) + $schema );
		register_rest_route( self::NAMESPACE, '/' . self::BASE . '/(?P<id>\d{1,18})', array( $one, $change ) + $schema );
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ): bool|\WP_Error {
		return $this->allowed( Install::READ );
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return true|\WP_Error
	 */
	public function update_item_permissions_check( $request ): bool|\WP_Error {
		return $this->allowed( Install::MANAGE );
	}

	/** @return true|\WP_Error */
	private function allowed( string $capability ): bool|\WP_Error {
		$words = __( 'You are not allowed to do this with leads.', 'cfg-configurator-leads' );
		return current_user_can( $capability ) ? true : new \WP_Error( 'rest_forbidden', $words, array( 'status' => rest_authorization_required_code() ) );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function get_items( $request ): \WP_REST_Response|\WP_Error {
		$number = static fn ( string $name ): int => is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 1;
		$filter = Filter::of_query( $request->get_params() );
		$count  = $filter->count();
		$pages  = (int) ceil( $count / $number( 'per_page' ) );
		if ( $number( 'page' ) > max( 1, $pages ) ) {
			$words = __( 'There is no such page of leads.', 'cfg-configurator-leads' );
			return new \WP_Error( 'rest_lead_invalid_page_number', $words, array( 'status' => 400 ) );
		}
		$order    = self::ORDERS[ is_string( $request['orderby'] ) ? $request['orderby'] : 'created' ] ?? '';
		$leads    = $filter->page( $number( 'per_page' ), ( $number( 'page' ) - 1 ) * $number( 'per_page' ), $order, 'asc' === $request['order'] );
		$response = new \WP_REST_Response( array_map( Lead_Data::create( ... ), $leads ) );
		$response->header( 'X-WP-Total', (string) $count );
		$response->header( 'X-WP-TotalPages', (string) $pages );
		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( self::NAMESPACE . '/' . self::BASE ) );
		foreach ( array(
			'prev' => $number( 'page' ) - 1,
			'next' => $number( 'page' ) + 1,
		) as $relation => $page ) {
			if ( $page >= 1 && $page <= $pages ) {
				$response->link_header( $relation, add_query_arg( 'page', $page, $base ) );
			}
		}
		return $response;
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function get_item( $request ): \WP_REST_Response|\WP_Error {
		$lead = Lead_Table::find( is_numeric( $request['id'] ) ? (int) $request['id'] : 0 );
		return null !== $lead ? new \WP_REST_Response( Lead_Data::create( $lead ) )
			: new \WP_Error( 'rest_lead_invalid_id', __( 'This lead no longer exists.', 'cfg-configurator-leads' ), array( 'status' => 404 ) );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	public function update_item( $request ): \WP_REST_Response|\WP_Error {
		$lead = $this->get_item( $request );
		if ( is_wp_error( $lead ) ) {
			return $lead;
		}
		$is_saved = Lead_Table::update( (int) $request['id'], array( 'follow_up' => (string) $request['follow_up'] ) ); // @phpstan-ignore cast.int, cast.string
		return $is_saved ? $this->get_item( $request )
			: new \WP_Error( 'rest_lead_not_saved', __( 'The database did not save it.', 'cfg-configurator-leads' ), array( 'status' => 500 ) );
	}

	/** @return array<string, mixed> */
	public function get_collection_params(): array {
		$enums  = array(
			'form_type'  => Form_Type::ALL,
			'status'     => array_keys( Words::statuses() ),
			'follow_up'  => array_keys( Words::follow_ups() ),
			'mail_state' => array( 'none', 'pending', 'sending', 'sent', 'handed', 'unknown', 'failed' ),
			'orderby'    => array_keys( self::ORDERS ),
			'order'      => array( 'asc', 'desc' ),
		);
		$is_day = static fn ( mixed $value ): bool => is_string( $value ) && Filter::is_day( $value );
		$params = array_intersect_key( parent::get_collection_params(), array_flip( array( 'page', 'per_page' ) ) );
		$params = $params + array_fill_keys( array( 'search', 'dealer_id', 'email' ), array( 'type' => 'string' ) );
		foreach ( array( 'from', 'to' ) as $name ) {
			$params[ $name ] = array(
				'type'              => 'string',
				'validate_callback' => $is_day,
			);
		}
		foreach ( $enums as $name => $enum ) {
			$params[ $name ] = compact( 'enum' ) + array( 'type' => 'string' );
		}
		$params['orderby']['default'] = 'created';
		$params['order']['default']   = 'desc';
		return $params;
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return Lead_Data::schema();
	}
}
