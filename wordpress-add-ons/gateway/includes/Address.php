<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway;

defined( 'ABSPATH' ) || exit;

/** Addresses of the gateway: a query on the front page, which needs neither the REST API, which sites close, nor rewrite rules. */
final class Address {
	/** The widget appends paths such as `wp-json/cfg/lstModels/`. */
	public static function api_url(): string {
		return home_url( '/?' . ARGUMENT . '=/' );
	}

	/** @param array<string, string> $query Arguments of the share link. */
	public static function preview_url( array $query ): string {
		return add_query_arg( array_map( 'rawurlencode', array( ARGUMENT => 'preview' ) + $query ), home_url( '/' ) );
	}
}
