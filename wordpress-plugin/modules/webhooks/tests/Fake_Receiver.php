<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

/** Receives webhooks in place of a real server. */
final class Fake_Receiver {
	public const ADDRESS = 'https://93.184.215.14/pedidos?token=x';
	public const SECRET  = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

	/** Error messages of cURL. */
	public const REFUSED = 'cURL error 7: Failed to connect to 93.184.215.14 port 443: Connection refused';
	public const SILENT  = 'cURL error 28: Operation timed out after 10001 milliseconds with 0 bytes received';

	/**
	 * Requests that arrived, oldest first.
	 *
	 * @var list<array{url: string, headers: array<mixed>, body: string, arguments: array<mixed>}>
	 */
	public array $requests = array();

	/**
	 * How often each message was accepted, by idempotency key.
	 *
	 * @var array<string, int>
	 */
	public array $taken = array();

	/**
	 * Returns the status or the error message for a request, and whether the message was accepted.
	 *
	 * @var \Closure(): array{int|string, bool}
	 */
	public \Closure $behaviour;

	public function __construct() {
		$this->answer( 200 );
		add_filter( 'pre_http_request', array( $this, 'receive' ), 10, 3 );
		// Allows responses from the filter `pre_http_request`.
		add_filter( 'cfg_configurator_unpinned_requests', '__return_true' );
	}

	/** Responds to every request with this status or error message of cURL. */
	public function answer( int|string $status ): void {
		$this->behaviour = static fn (): array => array( $status, 200 === $status );
	}

	/**
	 * Callback of the filter `pre_http_request`.
	 *
	 * @param array<mixed> $arguments Arguments of the request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function receive( mixed $given, array $arguments, string $url ): array|\WP_Error {
		list( $status, $is_taken ) = ( $this->behaviour )();

		$headers = (array) $arguments['headers'];
		$body    = is_string( $arguments['body'] ) ? $arguments['body'] : '';
		$key     = is_string( $headers['Idempotency-Key'] ) ? $headers['Idempotency-Key'] : '';
		if ( $is_taken && ! str_starts_with( $key, 'ping_' ) ) {
			$this->taken[ $key ] = ( $this->taken[ $key ] ?? 0 ) + 1;
		}
		$this->requests[] = compact( 'url', 'headers', 'body', 'arguments' );
		return is_string( $status ) ? new \WP_Error( 'http_request_failed', $status ) : array(
			'headers'  => array(),
			'body'     => '',
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
		);
	}

	/**
	 * @return list<mixed> The types of the messages that arrived.
	 */
	public function types(): array {
		return array_map( static fn ( array $request ): mixed => ( (array) json_decode( $request['body'], true ) )['type'], $this->requests );
	}
}
