<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Routes;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Registrable;

/**
 * Answers the content calls at a query on the site's front page, for sites whose REST API has another address or is closed
 * to visitors. Only the routes of `cfg` can be reached, without a user, so nothing is opened that a site has closed.
 */
final class Query_Route implements Registrable {
	/** Value of the query argument that all URLs of the plugin share. */
	private const NAME = 'conteudos';

	/** Query argument with the path that the widget appends. */
	private const PATH = 'rota';

	/** Filters with which plugins close the REST API. */
	private const CLOSING = array( 'rest_authentication_errors', 'rest_pre_dispatch', 'rest_endpoints' );

	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/** Ends with a slash: the widget appends a path, perhaps with a query of its own. */
	public static function url(): string {
		return home_url( '/?' . Lead_Endpoint::ARGUMENT . '=' . self::NAME . '&' . self::PATH . '=/' );
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a pattern.
		$query = isset( $_SERVER['QUERY_STRING'] ) && is_string( $_SERVER['QUERY_STRING'] ) ? wp_unslash( $_SERVER['QUERY_STRING'] ) : '';
		$route = self::route( $query );
		if ( null === $route ) {
			return;
		}
		// Without the REST API's nonce, a session must not count.
		wp_set_current_user( 0 );
		array_map( 'remove_all_filters', self::CLOSING );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- WordPress's own.
		defined( 'REST_REQUEST' ) || define( 'REST_REQUEST', true );
		rest_get_server()->serve_request( $route );
		exit;
	}

	/** Returns the REST route in a query string; null if it asks for something else. */
	public static function route( string $query ): ?string {
		$start = Lead_Endpoint::ARGUMENT . '=' . self::NAME . '&' . self::PATH . '=/wp-json/';
		// PHP would read a plus sign as a space.
		$path = str_starts_with( $query, $start ) ? rawurldecode( (string) preg_replace( '/[?&].*$/s', '', substr( $query, strlen( $start ) - 1 ) ) ) : '';
		return 1 === preg_match( '#^/cfg/[^\x00-\x1F]+$#', $path ) ? $path : null;
	}
}
