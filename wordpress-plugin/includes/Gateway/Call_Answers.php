<?php
/**
 * REST callback of the content calls.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * Maps a REST request to a content call, and its result to a REST response.
 */
final class Call_Answers {
	/**
	 * @param string $file The plugin's main file.
	 */
	public function __construct( private Settings $settings, private string $file ) {
	}

	/**
	 * @param \WP_REST_Request<array<string, mixed>> $request Request with validated arguments.
	 */
	public function answer( Call $call, \WP_REST_Request $request ): \WP_REST_Response {
		if ( null !== $request->get_header( Content_Client::MARK ) ) {
			return Error_Response::loop();
		}
		$arguments = $this->arguments( $call, $request );
		try {
			$answer = $this->answer_to( $call, $arguments );
		} catch ( Content_Refusal $refusal ) {
			return Error_Response::refused( $refusal );
		} catch ( Content_Failure $failure ) {
			return Error_Response::failed( $failure );
		}
		$is_known = $answer->is_known_by( (string) $request->get_header( 'If-None-Match' ) );
		return new Json_Response( $is_known ? '' : $answer->body, $answer->headers(), $is_known ? 304 : 200 );
	}

	/**
	 * @param array<string, string> $arguments Validated arguments.
	 */
	private function answer_to( Call $call, array $arguments ): Answer {
		$set = $this->settings->text( 'content_site' );
		if ( '' === $set ) {
			return ( new Sample_Range( $this->file ) )->answer( $call, $arguments );
		}
		$address = Content_Address::parse( $set );
		if ( null === $address ) {
			throw new Content_Failure( Content_Failure::UNREACHABLE, 'The address of the content site is none.' );
		}
		$copies  = new Response_Cache();
		$fetcher = new Fetcher( $address, new Content_Client( $address ), $copies, new Model_Registry( $copies, $address ) );
		$answers = new Content_Answers( $address, $fetcher, $copies, new Refresh_Lock(), new Circuit_Breaker(), Deferred_Tasks::of_this_request() );
		return $answers->answer( $call, $arguments );
	}

	/**
	 * Returns the arguments from the URL path only. Query parameters of the same name are ignored.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, string>
	 */
	private function arguments( Call $call, \WP_REST_Request $request ): array {
		$given     = $request->get_url_params();
		$arguments = array();
		foreach ( array_keys( $call->arguments ) as $name ) {
			$arguments[ $name ] = is_scalar( $given[ $name ] ?? null ) ? (string) $given[ $name ] : '';
		}
		return $arguments;
	}
}
