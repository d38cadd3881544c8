<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Creation;
use Cfg_Configurator\Modules\Gateway\Cache\Cached_Response;
use Cfg_Configurator\Modules\Gateway\Network\Content_Refusal;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Setup\Setup_State;

/**
 * Serves the calls from the folder `sample/`, which `npm run plugin:sample` generates from the demo content site:
 * a few models, one image per colour, financing off, a few dealers without email addresses. Every response has
 * the source 'sample'.
 */
final class Sample_Models {
	/** Checks whether buyers see the sample: the editor allows it, no content site is configured, and the site has no model list of its own. */
	public static function is_in_use(): bool {
		$route = '/cfg' . Endpoint_Registry::named( Endpoint_Registry::MODELS )->route();
		return self::is_allowed() && '' === Settings::text( 'content_site' ) && isset( rest_get_server()->get_routes( 'cfg' )[ $route ] );
	}

	/** Decides as the demo and the Playground blueprint do: the sample models on a published page. */
	public static function publish(): void {
		update_option( Settings::OPTION, array( 'sample_range' => '1' ) + Settings::all(), true );
		Page_Creation::ensure();
		Setup_State::finish();
	}

	/** Whether the editor has decided to show the sample. On a new site, nobody has (docs/decisions/0076). */
	public static function is_allowed(): bool {
		return Settings::is_on( 'sample_range' );
	}

	/**
	 * @param array<string, string> $arguments Validated arguments.
	 * @throws Content_Refusal If the sample is off or has no data for the call.
	 */
	public function answer( Endpoint $endpoint, array $arguments ): Gateway_Response {
		if ( ! self::is_allowed() ) {
			throw new Content_Refusal( 404, 'no_source', 'No content site is set, and the sample models are off.' );
		}
		$value = (string) reset( $arguments );
		$data  = match ( $endpoint->caching ) {
			Caching::CATALOGUE  => $this->data( $endpoint->name ),
			Caching::MODEL      => $this->data( $endpoint->name . '-' . $value ),
			Caching::DEALERS    => $this->dealers( $this->data( $endpoint->name ), $value ),
			Caching::SIMULATION => null,
		};
		if ( null === $data ) {
			throw new Content_Refusal( 404, 'not_found', 'The sample models have no such data.' );
		}
		$folder = plugins_url( 'sample/', __FILE__ );
		$body   = (string) Picture_Addresses::json( $data, static fn ( string $reference ): string => $folder . $reference );
		return new Gateway_Response( Gateway_Response::SAMPLE, new Cached_Response( $body, time() ) );
	}

	/** Returns the dealers with the requested ids. A list of ids also turns on government mode (docs/content-api.md). */
	private function dealers( mixed $network, string $value ): mixed {
		if ( ! $network instanceof \stdClass || 'all' === $value ) {
			return $network;
		}
		$ids     = preg_split( '/[-,]/', $value );
		$dealers = array_filter(
			is_array( $network->dealers ?? null ) ? $network->dealers : array(),
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The wire's name.
			static fn ( mixed $dealer ): bool => $dealer instanceof \stdClass && in_array( $dealer->objectId ?? '', (array) $ids, true )
		);
		return (object) array(
			'isGov'     => true,
			'districts' => $network->districts ?? array(),
			'dealers'   => array_values( $dealers ),
		);
	}

	/** @param string $name Letters, digits, '-' and '_' only, as the schemas ensure. */
	private function data( string $name ): mixed {
		$file = __DIR__ . "/sample/$name.json";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of our own.
		return is_readable( $file ) ? json_decode( (string) file_get_contents( $file ) ) : null;
	}
}
