<?php
/**
 * Plugin Name: Sem rede
 * Description: Answers in WordPress.org's place that it is closed, so that nobody waits or is warned. For development.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

add_filter(
	'pre_http_request',
	static fn( mixed $given, array $request, string $url ): mixed => wp_parse_url( $url, PHP_URL_HOST ) === 'api.wordpress.org'
		? array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => 503,
				'message' => 'Closed',
			),
			'cookies'  => array(),
			'filename' => '',
		)
		: $given,
	10,
	3
);
