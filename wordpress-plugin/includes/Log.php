<?php
declare(strict_types=1);

namespace Cfg_Configurator;

defined( 'ABSPATH' ) || exit;

/** Tells the operator what has failed, without personal data: log, hook, and at most one mail an hour for each kind. */
final class Log {
	/**
	 * @param string $kind    One of those in docs/hooks.md, or an add-on's own.
	 * @param string $message For people, in the language of the site, without personal data.
	 */
	public static function error( string $kind, string $message ): void {
		self::write( "{$kind}: {$message}" );
		self::guard( 'cfg_configurator_error', static fn () => do_action( 'cfg_configurator_error', $kind, $message ) );
		$name = 'cfg_configurator_told_' . sanitize_key( $kind );
		$to   = Settings\Settings::text( 'mail_fallback' );
		$to   = false === is_email( $to ) ? get_option( 'admin_email' ) : $to;
		if ( false === get_transient( $name ) && is_string( $to ) && is_email( $to ) ) {
			set_transient( $name, '1', HOUR_IN_SECONDS );
			/* translators: %s: name of the site. */
			$subject = sprintf( __( '[%s] Car configurator: please check', 'cfg-configurator' ), get_bloginfo( 'name' ) );
			$footer  = __( 'Tools, Site Health shows what is wrong. This kind of message comes at most once an hour.', 'cfg-configurator' );
			$text    = "{$message}\n\n{$footer}\n" . admin_url( 'site-health.php' );
			Leads\Mail_Evidence::send( static fn (): bool => wp_mail( $to, wp_specialchars_decode( $subject, ENT_QUOTES ), $text ), 5 );
		}
	}

	/** Logs an exception by its place: the message may contain what a buyer typed. */
	public static function exception( \Throwable $fault, string $where ): void {
		self::write( sprintf( '%s in %s, %s:%d', $fault::class, $where, basename( $fault->getFile() ), $fault->getLine() ) );
	}

	/**
	 * Runs callbacks of other plugins. Returns what they return, or `$otherwise` if one of them throws.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @param T             $otherwise
	 * @return T
	 */
	public static function guard( string $where, callable $work, mixed $otherwise = null ): mixed {
		try {
			return $work();
		} catch ( \Throwable $fault ) {
			self::exception( $fault, $where );
			return $otherwise;
		}
	}

	private static function write( string $line ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the operator's log is where this belongs.
		error_log( "cfg-configurator: {$line}" );
	}
}
