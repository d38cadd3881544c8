<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** The plugin's own URLs: a query argument on the site's front page (docs/decisions/0016). */
final class Lead_Endpoint {
	public const ARGUMENT = 'cfg-configurator';

	/** Receives form submissions. */
	public const LEAD = 'pedido';

	/** The plugin's own success and failure pages. */
	public const THANKS  = 'obrigado';
	public const PROBLEM = 'nao-enviado';

	/** Absolute URL the widget posts forms to, on the site's own host. */
	public static function url(): string {
		return self::page( self::LEAD );
	}

	/** @param string $name One of the constants above. */
	public static function page( string $name ): string {
		return add_query_arg( self::ARGUMENT, $name, home_url( '/' ) );
	}

	/** The requested endpoint; '' if none. */
	public static function requested(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only told apart from fixed names.
		$endpoint = isset( $_GET[ self::ARGUMENT ] ) && is_string( $_GET[ self::ARGUMENT ] ) ? sanitize_key( wp_unslash( $_GET[ self::ARGUMENT ] ) ) : '';
		return in_array( $endpoint, array( self::LEAD, self::THANKS, self::PROBLEM ), true ) ? $endpoint : '';
	}
}
