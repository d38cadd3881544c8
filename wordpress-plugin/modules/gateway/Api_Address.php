<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Routes\Query_Route;
use Cfg_Configurator\Registrable;

/**
 * The address at which the widget finds the content calls (docs/decisions/0107). The widget appends paths that start with
 * `wp-json/cfg/`, so the REST API is used where it has that prefix and answers visitors; elsewhere a query on the front
 * page, as for forms.
 */
final class Api_Address implements Registrable {
	/** '1' while visitors do not reach the REST API, else '0': WordPress would look for a missing option in the database. */
	public const OPTION = 'cfg_configurator_rest_is_closed';

	public const HOOK = 'cfg_configurator_check_rest';

	/** Seconds between a change of the plugins and the check. */
	private const PAUSE = 10;

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
		return self::can_be_rest() && '1' !== get_option( self::OPTION ) ? self::rest_url() : Query_Route::url();
	}

	/** Finds out, as a visitor, which address answers. Changes nothing if this site cannot send requests to itself. */
	public function check(): void {
		if ( ! self::can_be_rest() ) {
			return;
		}
		$path   = Endpoint_Registry::named( Endpoint_Registry::MODELS )->path();
		$answer = ( $this->get )( self::rest_url() . $path );
		if ( self::is_list( $answer ) ) {
			update_option( self::OPTION, '0', true );
		} elseif ( 0 !== $answer['status'] && self::is_list( ( $this->get )( Query_Route::url() . $path ) ) ) {
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

	private static function can_be_rest(): bool {
		return '' !== get_option( 'permalink_structure' ) && 'wp-json' === rest_get_url_prefix();
	}

	private static function rest_url(): string {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		return home_url( '/' . $wp_rewrite->root );
	}
}
