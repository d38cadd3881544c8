<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Cache;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Modules\Gateway\Caching;
use Cfg_Configurator\Modules\Gateway\Endpoint;

/**
 * Option names for one cached response. Requests from a known, finite set get their own option. Requests with
 * unlimited variants (simulation inputs, invalid ids) share a fixed number of options, and a newer response
 * overwrites an older one. This way visitors cannot make the options table grow.
 */
final class Cache_Key {
	/** Prefix of every option that holds a cached response. */
	public const PREFIX = 'cfg_configurator_copy_';

	/** Number of locks and circuit breakers per call. Two responses with the same number can block each other. */
	private const LOCKS = 64;

	/** @var string|null Option used only by this response, for requests from a known set; null for simulations. */
	public readonly ?string $own;

	/** @var string Option shared with other responses. */
	public readonly string $shared;

	/** @var string Name of the lock and the circuit breaker. */
	public readonly string $lock;

	/** @param string $source URL of the response on the content site. */
	public function __construct( Endpoint $endpoint, public readonly string $source ) {
		$number       = crc32( $source );
		$this->own    = Caching::SIMULATION === $endpoint->caching ? null : self::PREFIX . substr( hash( 'sha256', $source ), 0, 24 );
		$this->shared = self::PREFIX . $endpoint->name . '_' . ( $number % $endpoint->caching->shared_options() );
		$this->lock   = $endpoint->name . '_' . ( $number % self::LOCKS );
	}
}
