<?php
declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- the name of another plugin's class.

/** Replaces the method of Akismet that the plugin calls. */
final class Akismet {
	/**
	 * Body of the response; null throws an exception, as a failing request may.
	 *
	 * @var ?string
	 */
	public static ?string $answer = 'false';

	/**
	 * Query strings of the calls.
	 *
	 * @var list<string>
	 */
	public static array $asked = array();

	public static function get_api_key(): string {
		return 'key';
	}

	/**
	 * @return array{array<mixed>, string}
	 * @throws \RuntimeException If there is no answer.
	 */
	public static function http_post( string $query, string $path ): array {
		self::$asked[] = $query;
		if ( null === self::$answer || 'comment-check' !== $path ) {
			throw new \RuntimeException( 'No answer.' );
		}
		return array( array(), self::$answer );
	}
}
