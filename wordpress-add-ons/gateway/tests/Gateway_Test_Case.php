<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Tests;

use Cfg_Configurator\Tests\Content_Site;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator_Gateway\Builds\Build_Table;
use Cfg_Configurator_Gateway\Gateway;
use Cfg_Configurator_Gateway\Response;

/** Calls of the widget, and a real content site whose responses are planned. */
abstract class Gateway_Test_Case extends Plugin_Test_Case {
	/** Path of a simulation of a version. */
	protected const SIMULATION = 'updateFinances/10123/32450/33450/0/6000/96/5.5/8.3/0/N';

	protected Content_Site $site;

	protected function setUp(): void {
		parent::setUp();
		Build_Table::ensure();
		$this->site = new Content_Site();
		$this->set( array( 'content_site' => $this->site->url ) );
	}

	protected function tearDown(): void {
		$this->site->remove();
		parent::tearDown();
	}

	/** Has lists requested from the planned content site. */
	protected function request_lists(): void {
		remove_all_filters( 'cfg_configurator_content_response' );
	}

	/**
	 * Sets the responses of the planned content site.
	 *
	 * @param array<string, array<string, mixed>> $plans By path of the call; '*' for all others.
	 */
	protected function plan( array $plans ): void {
		$all = array();
		foreach ( $plans as $path => $plan ) {
			$all[ '*' === $path ? $path : "/wp-json/cfg/$path" ] = $plan;
		}
		$this->site->plan( $all );
	}

	/** @param array<string, string> $headers */
	protected function call( string $path, string $method = 'GET', string $body = '', array $headers = array() ): Response {
		$request = new \WP_REST_Request( $method, "/wp-json/cfg/$path" );
		$request->set_headers( $headers );
		$request->set_body( $body );
		return Gateway::answer( $request );
	}

	/** @param array<mixed> $body */
	protected function post_call( string $name, array $body ): Response {
		return $this->call( "$name/", 'POST', (string) wp_json_encode( (object) $body ), array( 'Content-Type' => 'application/json' ) );
	}

	/** @return array<mixed> */
	protected function data( Response $response ): array {
		return (array) json_decode( $response->body, true );
	}

	/** The code of an error. */
	protected function code( Response $response ): mixed {
		return $this->data( $response )['code'] ?? null;
	}

	/** @return list<string> Paths that the content site was asked for since the last time. */
	protected function requested(): array {
		return array_column( $this->site->requests(), 'path' );
	}
}
