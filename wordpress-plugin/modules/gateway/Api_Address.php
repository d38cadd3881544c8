<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;

/**
 * The address at which the widget finds the content calls (docs/decisions/0107). The widget appends paths that start with `wp-json/cfg/`, so the REST API is
 * used where it has that prefix and answers visitors; elsewhere a query on the front page, as for forms. It only reaches the routes of `cfg`, without a
 * user, so nothing is opened that a site has closed.
 */
final class Api_Address {
	/** '1' while visitors do not reach the REST API, else '0': WordPress would look for a missing option in the database. */
	public const OPTION = 'cfg_configurator_rest_is_closed';

	public const HOOK = 'cfg_configurator_check_rest';

	/** Seconds between a change of the plugins and the check. */
	private const PAUSE = 10;

	/** Query with the path that the widget appends. */
	private const QUERY = Lead_Endpoint::ARGUMENT . '=conteudos&rota=/';

	/** Filters with which plugins close the REST API. */
	private const CLOSING = array( 'rest_authentication_errors', 'rest_pre_dispatch', 'rest_endpoints' );

	/** @param \Closure(string): array{status: int, text: string} $get Requests an address as a visitor. */
	public function __construct( private \Closure $get ) {
	}

	public function register(): void {
		add_action( self::HOOK, array( $this, 'check' ), 10, 0 );
		// WordPress runs this hook daily.
		add_action( 'delete_expired_transients', array( $this, 'check' ), 10, 0 );
		foreach ( array( 'activated_plugin', 'deactivated_plugin', 'cfg_configurator_install', 'update_option_permalink_structure' ) as $change ) {
			add_action( $change, array( $this, 'schedule' ), 10, 0 );
		}
	}

	/** Ends with a slash, as the widget expects. */
	public static function url(): string {
		return self::can_be_rest() && '1' !== get_option( self::OPTION ) ? self::rest_url() : self::query_url();
	}

	/** Ends with a slash: the widget appends a path, perhaps with a query of its own. */
	public static function query_url(): string {
		return home_url( '/?' . self::QUERY );
	}

	/** Finds out, as a visitor, which address answers. Changes nothing if this site cannot send requests to itself. */
	public function check(): void {
		if ( ! self::can_be_rest() ) {
			return;
		}
		$path   = Endpoint::named( Endpoint::MODELS )->path();
		$answer = ( $this->get )( self::rest_url() . $path );
		if ( self::is_list( $answer ) ) {
			update_option( self::OPTION, '0', true );
		} elseif ( 0 !== $answer['status'] && self::is_list( ( $this->get )( self::query_url() . $path ) ) ) {
			update_option( self::OPTION, '1', true );
		}
	}

	public function schedule(): void {
		add_option( self::OPTION, '0', '', true );
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + self::PAUSE, self::HOOK );
		}
	}

	/** @param array{status: int, text: string} $answer A long response is truncated, so only the start of the list is looked at. */
	public static function is_list( array $answer ): bool {
		return 200 === $answer['status'] && str_starts_with( ltrim( $answer['text'] ), '[' );
	}

	public static function answer_query(): void {
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
		// PHP would read a plus sign as a space.
		$is_ours = 1 === preg_match( '#^' . preg_quote( self::QUERY . 'wp-json', '#' ) . '(/[^?&]*)#', $query, $found );
		$path    = rawurldecode( $is_ours ? $found[1] : '' );
		return 1 === preg_match( '#^/cfg/[^\x00-\x1F]+$#', $path ) ? $path : null;
	}

	private static function can_be_rest(): bool {
		return '' !== get_option( 'permalink_structure' ) && 'wp-json' === rest_get_url_prefix();
	}

	private static function rest_url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		return home_url( '/' . $wp_rewrite->root );
	}
}
