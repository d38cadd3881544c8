<?php
/**
 * Puts the language of each page before its path, as plugins for several languages do.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

add_filter(
	'page_link',
	static function ( string $url, int $id ): string {
		$language = (int) get_option( 'english_page' ) === $id ? 'en' : 'pt';
		return get_option( 'permalink_structure' ) ? str_replace( home_url( '/' ), home_url( "/$language/" ), $url ) : $url;
	},
	10,
	2
);

add_filter(
	'page_rewrite_rules',
	static function ( array $rules ): array {
		$prefixed = array();
		foreach ( $rules as $pattern => $query ) {
			$prefixed[ '(?:pt|en)/' . $pattern ] = $query;
		}
		return $prefixed;
	}
);
