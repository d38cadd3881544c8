<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

/** Describes the result in plain language, and the next step. */
final class Finding {
	/** Number of names before 'and N more'. */
	private const MAX_NAMES = 8;

	/**
	 * @param string $text Description of the result.
	 * @param string $next Next step; '' if there is nothing to do.
	 * @param string $url  URL of the screen for the next step; '' if there is none.
	 * @param string $link Link text.
	 */
	public function __construct(
		public readonly Severity $severity,
		public readonly string $text,
		public readonly string $next = '',
		public readonly string $url = '',
		public readonly string $link = '',
	) {
	}

	public static function problem( string $text, string $next, string $url = '', string $link = '' ): self {
		return new self( Severity::PROBLEM, $text, $next, $url, $link );
	}

	public static function warning( string $text, string $next, string $url = '', string $link = '' ): self {
		return new self( Severity::WARNING, $text, $next, $url, $link );
	}

	public static function fine( string $text ): self {
		return new self( Severity::FINE, $text );
	}

	/**
	 * @param array<self> $findings
	 * @param string      $text     Description if there are no findings.
	 * @return array<self>
	 */
	public static function or_fine( array $findings, string $text ): array {
		return array() === $findings ? array( self::fine( $text ) ) : $findings;
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
