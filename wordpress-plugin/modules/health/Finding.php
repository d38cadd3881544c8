<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/** Describes the result in plain language, and the next step. */
final class Finding {
	/** Severities: buyers are affected, or a lead may be lost; works, but with limitations; nothing to do. */
	public const PROBLEM = 'problem';
	public const WARNING = 'warning';
	public const FINE    = 'fine';

	/** From worst to best. */
	public const SEVERITIES = array( self::PROBLEM, self::WARNING, self::FINE );

	/** Number of names before 'and N more'. */
	private const MAX_NAMES = 8;

	/**
	 * @param string $severity One of SEVERITIES.
	 * @param string $text     Description of the result.
	 * @param string $next     Next step; '' if there is nothing to do.
	 * @param string $url      URL of the screen for the next step; '' if there is none.
	 * @param string $link     Link text.
	 */
	public function __construct(
		public readonly string $severity,
		public readonly string $text,
		public readonly string $next = '',
		public readonly string $url = '',
		public readonly string $link = '',
	) {
	}

	/** @param array<self> $findings The severity of the worst; FINE without any. */
	public static function worst( array $findings ): string {
		return array_values( array_intersect( self::SEVERITIES, array_column( $findings, 'severity' ) ) )[0] ?? self::FINE;
	}

	/** @param array<string> $names At least one. Long lists are shortened. */
	public static function names( array $names ): string {
		$names  = array_unique( $names );
		$shown  = implode( ', ', array_slice( $names, 0, self::MAX_NAMES ) );
		$others = count( $names ) - self::MAX_NAMES;
		/* translators: 1: some names, 2: how many others there are. */
		return $others <= 0 ? $shown : sprintf( _n( '%1$s and %2$d more', '%1$s and %2$d more', $others, 'cfg-configurator' ), $shown, $others );
	}
}
