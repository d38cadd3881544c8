<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Sample;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Picture_Addresses;
use Cfg_Configurator\Modules\Setup\Page_Creation;
use Cfg_Configurator\Settings\Settings;

/**
 * Serves the calls from the folder `data/`, which `npm run plugin:sample` makes from the demo content site: a few models and dealers, one image per colour,
 * financing off, no email addresses.
 */
final class Sample_Models {
	/** Checks whether buyers see the sample: the editor allows it, no content site is configured, and the site has no model list of its own. */
	public static function is_in_use(): bool {
		$route = '/cfg' . Endpoint::named( Endpoint::MODELS )->route();
		return self::is_allowed() && isset( rest_get_server()->get_routes( 'cfg' )[ $route ] );
	}

	/** Decides as the demo and the Playground blueprint do: the sample models on a published page. */
	public static function publish(): void {
		update_option( Settings::OPTION, array( 'sample_range' => '1' ) + Settings::all(), true );
		Page_Creation::ensure();
		Installation::finish_setup();
	}

	/**
	 * @param string $path Path of a call with valid arguments, such as 'wp-json/cfg/lstEngines/101'.
	 * @return array{body: string, time: int}|null Null with a content site, without the editor's decision, or if the sample has no such data.
	 */
	public static function find( string $path ): ?array {
		list( , , $call, $value ) = explode( '/', rawurldecode( $path ) . '//' );
		$data                     = self::is_allowed() ? self::data( $call, $value ) : null;
		$folder                   = plugins_url( 'data/', __FILE__ );
		return null === $data ? null : array(
			'body' => (string) Picture_Addresses::json( $data, static fn ( string $reference ): string => $folder . $reference ),
			'time' => time(),
		);
	}

	/** Whether no content site is set and the editor has decided to show the sample. On a new site, nobody has (docs/decisions/0076). */
	private static function is_allowed(): bool {
		return '' === Settings::text( 'content_site' ) && Settings::is_on( 'sample_range' );
	}

	/** @param string $value Its first argument: letters, digits, '-', '_' and ',' only. */
	private static function data( string $call, string $value ): mixed {
		$is_network = Endpoint::DEALERS === Endpoint::named( $call )->about;
		$file       = __DIR__ . '/data/' . ( '' === $value || $is_network ? $call : "$call-$value" ) . '.json';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of our own.
		$data = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ) ) : null;
		return $is_network && 'all' !== $value ? self::dealers( $data, $value ) : $data;
	}

	/** Returns the dealers with the requested ids. A list of ids also turns on government mode (docs/content-api.md). */
	private static function dealers( mixed $network, string $value ): mixed {
		$network = (array) $network;
		$ids     = preg_split( '/[-,]/', $value );
		$dealers = array_filter(
			(array) ( $network['dealers'] ?? array() ),
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- The wire's name.
			static fn ( mixed $dealer ): bool => $dealer instanceof \stdClass && in_array( $dealer->objectId ?? '', (array) $ids, true )
		);
		return (object) array(
			'isGov'     => true,
			'districts' => $network['districts'] ?? array(),
			'dealers'   => array_values( $dealers ),
		);
	}
}
