<?php
/**
 * Where an answer is kept.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Names of the options of one answer. What is certain to be asked again has a name of its own. What
 * visitors can ask in endlessly many ways (wishes of a simulation, made-up ids) shares a fixed number of
 * places, the newest taking the place of an older one: the options table cannot be made to grow.
 */
final class Cache_Key {
	/** Begins the name of every option that holds a copy. */
	public const PREFIX = 'cfg_configurator_copy_';

	/** Shared places of each call. */
	private const SHARED = array(
		Call::CATALOGUE  => 1,
		Call::MODEL      => 8,
		Call::DEALERS    => 16,
		Call::SIMULATION => 48,
	);

	/** Locks and pauses of each call; two answers that share one wait for each other now and then. */
	private const TURNS = 64;

	/**
	 * @param string $source Address that the answer comes from.
	 * @param string $own    Name of its own, kept for what is known to exist.
	 * @param string $shared Name that it shares with others.
	 * @param string $turn   Name of its lock and its pause.
	 */
	private function __construct(
		public readonly string $source,
		public readonly string $own,
		public readonly string $shared,
		public readonly string $turn
	) {
	}

	public static function of( Call $call, string $source ): self {
		$number = crc32( $source );
		return new self(
			$source,
			self::PREFIX . substr( hash( 'sha256', $source ), 0, 24 ),
			self::PREFIX . $call->name() . '_' . ( $number % self::SHARED[ $call->kind ] ),
			$call->name() . '_' . ( $number % self::TURNS )
		);
	}
}
