<?php
/**
 * Sample line-up, shown until a content site is configured.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Serves the calls from the folder `sample/`, which `npm run plugin:sample` generates from the demo content site:
 * a few models, one image per colour, financing off, a few dealers without email addresses. Every response has
 * the source 'sample'.
 */
final class Sample_Range {
	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private string $file ) {
	}

	/**
	 * Checks whether buyers see the sample: no content site is configured, and the site has no model list of its own.
	 */
	public static function is_in_use(): bool {
		if ( '' !== ( new Settings() )->text( 'content_site' ) ) {
			return false;
		}
		$routes = rest_get_server()->get_routes( Route_Table::REST_NAMESPACE );
		return isset( $routes[ '/' . Route_Table::REST_NAMESPACE . Endpoint_Registry::models()->route() ] );
	}

	/**
	 * @param array<string, string> $arguments Validated arguments.
	 * @throws Content_Refusal If the sample has no data for the call.
	 */
	public function answer( Call $call, array $arguments ): Answer {
		$data = $this->read( $call, $arguments );
		if ( null === $data ) {
			throw new Content_Refusal( 404, 'not_found', 'The sample range has nothing there.' );
		}
		$folder   = plugins_url( 'sample/', $this->file );
		$pictures = new Picture_Addresses( static fn ( string $reference ): string => $folder . $reference );
		$body     = (string) wp_json_encode( $pictures->absolute( $data ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return new Answer( Answer::SAMPLE, $body, Cached_Response::etag_of( $body ) );
	}

	/**
	 * Returns the contents of the call's file, filtered by dealer if requested. Returns null if there is no file.
	 *
	 * @param array<string, string> $arguments
	 */
	private function read( Call $call, array $arguments ): mixed {
		$value = reset( $arguments );
		if ( Call::DEALERS === $call->kind ) {
			$network = $this->file_of( $call->name() );
			return $network instanceof \stdClass && 'all' !== $value ? $this->named( $network, (string) $value ) : $network;
		}
		return match ( $call->kind ) {
			Call::CATALOGUE => $this->file_of( $call->name() ),
			Call::MODEL     => $this->file_of( $call->name() . '-' . $value ),
			default         => null,
		};
	}

	/**
	 * Returns the dealers with the requested ids. A list of ids also turns on government mode (docs/content-api.md).
	 */
	private function named( \stdClass $network, string $value ): \stdClass {
		$wanted  = preg_split( '/[-,]/', $value );
		$dealers = array_filter(
			is_array( $network->dealers ?? null ) ? $network->dealers : array(),
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The wire's name.
			static fn ( mixed $dealer ): bool => $dealer instanceof \stdClass && in_array( $dealer->objectId ?? '', (array) $wanted, true )
		);
		return (object) array(
			'isGov'     => true,
			'districts' => $network->districts ?? array(),
			'dealers'   => array_values( $dealers ),
		);
	}

	/**
	 * @param string $name Letters, digits, '-' and '_' only, as the schemas ensure.
	 */
	private function file_of( string $name ): mixed {
		$file = plugin_dir_path( $this->file ) . "sample/$name.json";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of our own.
		return is_readable( $file ) ? json_decode( (string) file_get_contents( $file ) ) : null;
	}
}
