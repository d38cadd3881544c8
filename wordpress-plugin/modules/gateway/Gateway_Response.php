<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** A JSON response and where it came from. Over HTTP, it is printed unchanged (Route_Table::serve); it is decoded for `rest_do_request()` only. */
final class Gateway_Response extends \WP_REST_Response {
	public const CONTENT_SITE = 'content-site';
	public const CACHED       = 'cached';
	public const STALE        = 'stale';
	public const SAMPLE       = 'sample';

	private ?string $json;

	/**
	 * @param self::* $source        Value of the X-Cfg-Source header.
	 * @param int     $time          When the content site sent or confirmed it, in Unix time.
	 * @param int     $max_age       Browser cache lifetime in seconds; 0 means `no-cache`.
	 * @param string  $failure       A Content_Failure reason; '' if there was no failure.
	 * @param string  $if_none_match If-None-Match header of the request; a matching one gets 304 without a body.
	 */
	public function __construct( string $source, string $json, int $time, int $max_age, string $failure, string $if_none_match ) {
		$etag    = '"' . substr( hash( 'sha256', $json ), 0, 32 ) . '"';
		$headers = array(
			'X-Cfg-Source'  => $source,
			'ETag'          => $etag,
			'Cache-Control' => $max_age > 0 ? "public, max-age=$max_age, stale-if-error=86400" : 'no-cache',
			'Age'           => self::SAMPLE === $source ? '' : (string) max( 0, time() - $time ),
			'Warning'       => self::STALE === $source ? '110 - "Response is Stale"' : '',
			'X-Cfg-Failure' => $failure,
		);
		// Servers that compress responses turn the tag into a weak one.
		$is_known = 1 === preg_match( '#(^|,)\s*(\*|(W/)?' . $etag . ')\s*(,|$)#', $if_none_match );
		parent::__construct( null, $is_known ? 304 : 200, array_filter( $headers, static fn ( string $value ): bool => '' !== $value ) );
		// The constructor has set data.
		$this->json = $is_known ? '' : $json;
	}

	/** Returns the JSON; null if a filter has replaced the data. */
	public function json(): ?string {
		return $this->json;
	}

	/** Returns the decoded data, with objects as arrays like in every REST response. */
	public function get_data(): mixed {
		return null === $this->json ? parent::get_data() : json_decode( $this->json, true, 64, JSON_BIGINT_AS_STRING );
	}

	/** @param mixed $data Replaces the JSON. Any value that can be encoded. */
	public function set_data( $data ): void {
		$this->json = null;
		parent::set_data( $data );
	}
}
