<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Settings\Settings;

/** Starts one content site per class, sets its address and shortens the timeouts. */
abstract class Content_Site_Test_Case extends Wordpress_Test_Case {
	protected const MODELS = '[{"id":101,"model":"Maré","modelImg":"/media/mare.avif"},{"id":"x-9","model":"Alvor","modelImg":""}]';

	/** LIKE pattern of the options that hold cached responses. */
	protected const CACHED = 'cfg\_configurator\_copy\_%';

	/** LIKE pattern of the options that hold pauses. */
	protected const PAUSES = 'cfg\_configurator\_pause\_%';

	private static ?Content_Site $site = null;

	/**
	 * Whether the tests need a content site.
	 *
	 * @var bool
	 */
	protected bool $needs_site = true;

	/**
	 * Timeouts in seconds that replace the gateway's. WordPress waits for at least one second.
	 *
	 * @var array<string, int|float>
	 */
	protected array $seconds = array(
		'wait' => 2,
	);

	public static function tearDownAfterClass(): void {
		self::$site?->remove();
		self::$site = null;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		if ( $this->needs_site ) {
			$this->site()->plan( array() );
			$this->site()->requests();
			$this->set_content_site( $this->site()->url );
		}
		add_filter( 'cfg_configurator_gateway_seconds', fn ( array $seconds ): array => $this->seconds + $seconds );
	}

	protected function site(): Content_Site {
		self::$site ??= new Content_Site();
		return self::$site;
	}

	protected function set_content_site( string $address ): void {
		update_option( Settings::OPTION, array( 'content_site' => $address ) );
	}

	/**
	 * Requests an endpoint of the plugin.
	 *
	 * @param string                $path    Below the REST root.
	 * @param array<string, string> $headers Request headers.
	 */
	protected function ask( string $path, array $headers = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', $path );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	/** Stores a response of every call, as a file of the catalogue is one. */
	protected function store( string $json, int $age = 301 ): void {
		$stored = array(
			'body' => $json,
			'time' => time() - $age,
		);
		add_filter( 'cfg_configurator_stored_list', static fn (): array => $stored );
	}

	/** The source of a response, from its headers. */
	protected function source_of( \WP_REST_Response $response ): string {
		return $this->header_of( $response, 'X-Cfg-Source' );
	}

	/** A header of a response, or ''. */
	protected function header_of( \WP_REST_Response $response, string $name ): string {
		$value = $response->get_headers()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** The value at nested keys of a response's data, or null. */
	protected function data_of( \WP_REST_Response $response, string|int ...$keys ): mixed {
		return $this->nested_value( $response->get_data(), ...$keys );
	}

	/** The text at nested keys of a response's data, or ''. */
	protected function text_of( \WP_REST_Response $response, string|int ...$keys ): string {
		$text = $this->data_of( $response, ...$keys );
		return is_scalar( $text ) ? (string) $text : '';
	}

	/** The value at nested keys of data, or null. */
	protected function nested_value( mixed $data, string|int ...$keys ): mixed {
		foreach ( $keys as $key ) {
			$data = is_array( $data ) ? $data[ $key ] ?? null : null;
		}
		return $data;
	}

	/**
	 * Names of the options that match a LIKE pattern.
	 *
	 * @return list<string>
	 */
	protected function options( string $like ): array {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $like ) );
		return array_values( array_filter( $names, 'is_string' ) );
	}

	/** Value of an option in the database, which the plugin may have changed without WordPress's cache. */
	private function stored( string $option ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) );
	}

	/** Ages all cached responses, pauses and transients by this many seconds. */
	protected function pass_seconds( int $seconds ): void {
		foreach ( $this->options( self::CACHED ) as $option ) {
			list( $time, $rest ) = explode( ' ', $this->stored( $option ), 2 );
			update_option( $option, ( (int) $time - $seconds ) . " $rest", false );
		}
		foreach ( $this->options( self::PAUSES ) as $option ) {
			list( $failures, $time, $rest ) = explode( '|', $this->stored( $option ) );
			wp_cache_delete( $option, 'options' );
			update_option( $option, "$failures|" . ( (int) $time - $seconds ) . "|$rest", false );
		}
		foreach ( $this->options( '\_transient\_cfg\_configurator\_%' ) as $option ) {
			$name  = substr( $option, strlen( '_transient_' ) );
			$value = get_transient( $name );
			if ( is_numeric( $value ) ) {
				update_option( $option, (int) $value - $seconds, false );
			}
			$end = get_option( "_transient_timeout_$name" );
			if ( is_numeric( $end ) ) {
				update_option( "_transient_timeout_$name", (int) $end - $seconds, false );
			}
		}
	}

	/** The number of cached responses. */
	protected function cached_responses(): int {
		return count( $this->options( self::CACHED ) );
	}
}
