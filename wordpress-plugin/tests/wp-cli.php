<?php
declare(strict_types=1);

// phpcs:disable -- names of WP-CLI.
/** Replaces the classes of WP-CLI, which is a separate program. */
final class WP_CLI {
	public static string $said = '';

	/** @param object|array{object|class-string, string} $command */
	public static function add_command( string $name, object|array $command ): void {
		self::$said .= "Command: {$name}, " . ( is_array( $command ) ? $command[1] : $command::class );
	}

	public static function line( string $words ): void {
		self::$said .= $words . "\n";
	}

	public static function success( string $words ): void {
		self::$said .= "Success: {$words}";
	}

	public static function error( string $words ): void {
		self::$said .= "Error: {$words}";
	}
}
