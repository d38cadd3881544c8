<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway;

defined( 'ABSPATH' ) || exit;

/** How long the responses of an endpoint are cached, and how many of them. */
enum Caching {
	/** Models, texts and limits. The same for all visitors, and rarely changed. */
	case CATALOGUE;
	/** Like CATALOGUE, but for a single model. */
	case MODEL;
	case DEALERS;
	/** Financing figures for one set of inputs; the number of variants is unlimited. */
	case SIMULATION;

	/** Seconds during which a response is served from the cache without a request. */
	public function fresh(): int {
		return match ( $this ) {
			self::CATALOGUE, self::MODEL => 5 * MINUTE_IN_SECONDS,
			self::DEALERS                => 15 * MINUTE_IN_SECONDS,
			self::SIMULATION             => MINUTE_IN_SECONDS,
		};
	}

	/**
	 * Seconds during which a response is served as stale if the content site fails. Short for prices and dated
	 * offers: an outdated figure is worse than none.
	 */
	public function kept(): int {
		return self::SIMULATION === $this ? HOUR_IN_SECONDS : 30 * DAY_IN_SECONDS;
	}

	/** Number of responses that are cached per call. */
	public function slots(): int {
		return match ( $this ) {
			self::CATALOGUE  => 1,
			self::DEALERS    => 16,
			self::MODEL      => 32,
			self::SIMULATION => 48,
		};
	}
}
