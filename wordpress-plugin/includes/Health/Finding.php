<?php
/**
 * Finding of a health check.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the result in plain language, and the next step.
 */
final class Finding {
	/**
	 * @param string $text Description of the result.
	 * @param string $next Next step; '' if there is nothing to do.
	 * @param string $url  URL of the screen for the next step; '' if there is none.
	 * @param string $link Link text.
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
	 * Returns the finding as stored between two runs.
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
	 * @param array<mixed> $kept Result of to_array(); anything else creates an empty finding.
	 */
	public static function from_array( array $kept ): self {
		$text = static fn( string $key ): string => is_string( $kept[ $key ] ?? null ) ? $kept[ $key ] : '';
		return new self( Severity::tryFrom( $text( 'severity' ) ) ?? Severity::WARNING, $text( 'text' ), $text( 'next' ), $text( 'url' ), $text( 'link' ) );
	}
}
