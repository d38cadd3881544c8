<?php
declare(strict_types=1);

// phpcs:disable -- names of the WP Consent API.
/** Replaces the function of the WP Consent API, which is a separate plugin. */
function wp_add_cookie_info( string $name, string $service, string $category, string $expires, string $purpose ): void {
	if ( '' !== $service . $purpose && is_array( $GLOBALS['listed_cookies'] ) ) {
		$GLOBALS['listed_cookies'][ $name ] = $category;
	}
}
