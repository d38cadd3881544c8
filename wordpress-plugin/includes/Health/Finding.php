<?php
/**
 * One thing that a check found.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * What is so, in plain words, and what to do next.
 */
final class Finding {
	/**
	 * @param string $text What is so.
	 * @param string $next What to do; '' where there is nothing to do.
	 * @param string $url  Where to do it; '' for nowhere in particular.
	 * @param string $link What the link says.
	 */
	private function __construct(
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
	 * As it is kept between two runs.
	 *
	 * @return array<string, string>
	 */
	public function to_array(): array {
		return array(
			'severity' => $this->severity->value,
			'text'     => $this->text,
			'next'     => $this->next,
			'url'      => $this->url,
			'link'     => $this->link,
		);
	}

	/**
	 * @param array<mixed> $kept As to_array() gave it; anything else gives an empty finding.
	 */
	public static function from_array( array $kept ): self {
		$text = static fn( string $key ): string => is_string( $kept[ $key ] ?? null ) ? $kept[ $key ] : '';
		return new self( Severity::tryFrom( $text( 'severity' ) ) ?? Severity::WARNING, $text( 'text' ), $text( 'next' ), $text( 'url' ), $text( 'link' ) );
	}
}
