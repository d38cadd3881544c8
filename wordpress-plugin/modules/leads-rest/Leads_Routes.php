<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Rest;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Modules\Leads_Desk\Csv_Export;
use Cfg_Configurator\Modules\Leads_Desk\Follow_Up;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Filter;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Search;
use Cfg_Configurator\Modules\Leads_Desk\Log_Entry;

/** GET /wp-json/cfg-configurator/v1/leads, …/leads/{id} and …/leads/export (docs/rest-api.md). Reads only. */
final class Leads_Routes {
	public const SPACE = 'cfg-configurator/v1';

	/** Orders of the API, and the columns of Lead_Search. */
	private const ORDERS = array(
		'created' => 'created_gmt',
		'id'      => 'id',
		'name'    => 'name',
		'dealer'  => 'dealer',
		'model'   => 'model',
	);

	public static function add(): void {
		self::route( '/leads', self::list( ... ), self::arguments( 'filters' ) + self::arguments( 'paging' ) );
		self::route( '/leads/export', self::export( ... ), self::arguments( 'filters' ) );
		self::route( '/leads/(?P<id>\d+)', self::get( ... ), self::arguments( 'lead' ) );
	}

	/**
	 * @param non-falsy-string                                                                $path
	 * @param \Closure(\WP_REST_Request<array<string, mixed>>): (\WP_REST_Response|\WP_Error) $answer
	 * @param array<string, array<string, mixed>>                                             $arguments
	 */
	private static function route( string $path, \Closure $answer, array $arguments ): void {
		register_rest_route(
			self::SPACE,
			$path,
			array(
				array(
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => $answer,
					'permission_callback' => static fn (): bool => current_user_can( Lead_Setup::READING ),
					'args'                => $arguments,
				),
				'schema' => array( Lead_Data::class, 'schema' ),
			)
		);
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private static function list( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$filter   = self::filter( $request );
		$page     = self::number( $request, 'page' );
		$per_page = self::number( $request, 'per_page' );
		$total    = Lead_Search::count( $filter );
		$pages    = (int) ceil( $total / $per_page );
		if ( $page > max( 1, $pages ) ) {
			return new \WP_Error( 'rest_lead_invalid_page_number', 'There are fewer pages.', array( 'status' => 400 ) );
		}
		$order = self::ORDERS[ self::text( $request, 'orderby' ) ] ?? 'created_gmt';
		$leads = Lead_Search::page( $filter, $per_page, ( $page - 1 ) * $per_page, $order, 'asc' === $request['order'] );

		$response = new \WP_REST_Response( self::data( $leads ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) $pages );
		$base = add_query_arg( urlencode_deep( $request->get_query_params() ), rest_url( self::SPACE . '/leads' ) );
		foreach ( array(
			'prev' => $page - 1,
			'next' => $page + 1,
		) as $relation => $number ) {
			if ( $number >= 1 && $number <= $pages ) {
				$response->link_header( $relation, add_query_arg( 'page', $number, $base ) );
			}
		}
		return $response;
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private static function get( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$lead = Lead_Table::find( self::number( $request, 'id' ) );
		return null === $lead
			? new \WP_Error( 'rest_lead_invalid_id', 'There is no such lead.', array( 'status' => 404 ) )
			: new \WP_REST_Response( self::data( array( $lead ) )[0] );
	}

	/**
	 * @param list<Lead> $leads
	 * @return list<array<string, mixed>>
	 */
	private static function data( array $leads ): array {
		$saved = Lead_Extension::configurations_of( $leads );
		$notes = Log_Entry::notes_of( array_column( $leads, 'id' ) );
		$data  = static fn ( Lead $lead ): array => Lead_Data::of( $lead, $saved[ $lead->id ] ?? null )
			+ array( 'notes' => Lead_Data::notes( $notes[ $lead->id ] ?? array() ) );
		return array_map( $data, $leads );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request Gets the CSV file of the leads screen, written line by line. */
	private static function export( \WP_REST_Request $request ): \WP_REST_Response {
		$filter = self::filter( $request );
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $is_served, mixed $result, mixed $served ) use ( $request, $filter ): bool {
				if ( (bool) $is_served || $served !== $request || 'GET' !== $request->get_method() ) {
					return (bool) $is_served;
				}
				Csv_Export::send( $filter );
				return true;
			},
			10,
			3
		);
		return new \WP_REST_Response( null, 200, Csv_Export::headers() );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private static function filter( \WP_REST_Request $request ): Lead_Filter {
		$text = static fn ( string $name ): string => self::text( $request, $name );
		return new Lead_Filter(
			search: $text( 'search' ),
			form: $text( 'form_type' ),
			dealer: $text( 'dealer_id' ),
			from: $text( 'from' ),
			to: $text( 'to' ),
			status: $text( 'status' ),
			email: $text( 'email' ),
			sales: $text( 'sales_status' ),
		);
	}

	/** @return array<string, array<string, mixed>> A group of arguments.json, with what code names. */
	private static function arguments( string $group ): array {
		/** @var array<string, array<string, array<string, mixed>>> $arguments */
		$arguments = wp_json_file_decode( __DIR__ . '/arguments.json', array( 'associative' => true ) );
		$more      = array(
			'form_type'    => array( 'enum' => Form_Type::ALL ),
			'status'       => array( 'enum' => array( Lead::RECEIVED, Lead::HELD, Lead::REJECTED ) ),
			'sales_status' => array( 'enum' => array_keys( Follow_Up::all() ) ),
			'from'         => array( 'validate_callback' => self::is_day( ... ) ),
			'to'           => array( 'validate_callback' => self::is_day( ... ) ),
			'orderby'      => array( 'enum' => array_keys( self::ORDERS ) ),
		);
		/** @var array<string, array<string, mixed>> $completed */
		$completed = array_replace_recursive( $arguments[ $group ], array_intersect_key( $more, $arguments[ $group ] ) );
		return $completed;
	}

	private static function is_day( mixed $value ): bool|\WP_Error {
		return is_string( $value ) && Lead_Filter::is_day( $value ) ? true : new \WP_Error( 'rest_invalid_date', 'Enter a day as YYYY-MM-DD.' );
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private static function text( \WP_REST_Request $request, string $name ): string {
		return is_string( $request[ $name ] ) ? $request[ $name ] : '';
	}

	/** @param \WP_REST_Request<array<string, mixed>> $request */
	private static function number( \WP_REST_Request $request, string $name ): int {
		return is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 0;
	}
}
