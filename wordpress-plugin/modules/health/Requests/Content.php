<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Requests;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Settings\Settings;

/** Runs content calls (spec §7) through WordPress's REST server, so the site's own routes and the gateway's work alike, each once per health run. */
final class Content {
	/** @var array<string, Call_Result> */
	private array $answers = array();

	private float $spent = 0.0;

	/** @param float $limit Time limit in seconds for all calls together, below the usual timeout of web servers. */
	public function __construct( private float $limit = 40.0 ) {
	}

	/** @param array<string, string> $arguments Argument values by name. The endpoint's example stands in for a missing one. */
	public function get( string $call, array $arguments = array() ): Call_Result {
		$path = trim( substr( Endpoint::named( $call )->rest_path( $arguments ), strlen( '/cfg' ) ), '/' );

		return $this->answers[ $path ] ??= $this->spent > $this->limit ? new Call_Result( $path, 0 ) : $this->ask( $path );
	}

	public function of_model( string $call, Catalogue_Item $model ): Call_Result {
		return $this->get( $call, array( 'modelId' => $model->id ) );
	}

	/** @return list<Catalogue_Item> The models that have an id. */
	public function models(): array {
		return Catalogue_Item::list_of( $this->get( Endpoint::MODELS ), 'model' );
	}

	/** Whether visitors see sample models. */
	public static function has_sample(): bool {
		return '' === Settings::text( 'content_site' ) && Gateway_Response::SAMPLE === ( new self() )->get( Endpoint::MODELS )->source;
	}

	/** @return \Generator<Catalogue_Item> The versions of all models, with one request per model. */
	public function versions(): \Generator {
		foreach ( $this->models() as $model ) {
			yield from Catalogue_Item::list_of( $this->of_model( 'lstVersions', $model ), 'designation' );
		}
	}

	/** @return list<Call_Result> All responses so far. */
	public function answers(): array {
		return array_values( $this->answers );
	}

	/** A response of WordPress's REST server. An exception in a route of the site becomes a finding and does not abort the run. */
	public static function send( \WP_REST_Request $request ): \WP_REST_Response {
		try {
			return rest_do_request( $request );
		} catch ( \Throwable ) {
			return new \WP_REST_Response( null, 500 );
		}
	}

	private function ask( string $path ): Call_Result {
		// During a check, no cached response counts as fresh, and the circuit breaker does not open.
		$ask_anew = static fn ( array $seconds ): array => array_merge( $seconds, array_fill_keys( array( 'fresh', 'pause' ), 0 ) );
		$start    = microtime( true );
		add_filter( 'cfg_configurator_gateway_seconds', $ask_anew, 99 );
		$response = self::send( new \WP_REST_Request( 'GET', '/cfg/' . $path ) );
		remove_filter( 'cfg_configurator_gateway_seconds', $ask_anew, 99 );
		$took         = microtime( true ) - $start;
		$this->spent += $took;
		$data         = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		$headers      = array_filter( array_change_key_case( $response->get_headers() ), 'is_string' );
		if ( isset( $headers['x-cfg-status'] ) ) {
			// The gateway's own status says less than the content site's, of which the response could not be used.
			return new Call_Result( $path, (int) $headers['x-cfg-status'], null, '', $took, $headers['x-cfg-failure'] ?? '' );
		}
		return new Call_Result( $path, $response->get_status(), $data, $headers['x-cfg-source'] ?? '', $took, $headers['x-cfg-failure'] ?? '' );
	}
}
