<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;

/**
 * Spam checks; a lead that fails one is held back. None needs a value printed into the page, which may be cached for days. A high rate
 * from one network alone holds nothing, because buyers may share an address (docs/decisions/0113).
 */
final class Spam {
	/** Minimum time a person needs to fill in the form, and time below which one of many is doubtful, in milliseconds. */
	private const SHORTEST = 2000;
	private const QUICK    = 15_000;

	/** Leads of one network within ten minutes that are not suspicious. The constant CFG_CONFIGURATOR_RATE_LIMIT overrides it; 0 disables the limit. */
	private const LIMIT  = 10;
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	private const LINK = '~https?:|www\.|://~i';

	/**
	 * @param array<string, string> $form    Valid, of Form::read().
	 * @param string                $network Of network().
	 * @return array{string, int} Why the lead is held back, '' if it is not; and the number of leads with its email address within an hour.
	 */
	public static function check( array $form, string $network ): array {
		$time  = $form[ Form_Fields::TIME ];
		$sql   = 'SELECT COUNT(*) AS of_network, (SELECT COUNT(*) FROM %i WHERE (email = %s OR email LIKE %s) AND created_gmt > %s) AS of_address
			FROM %i WHERE network = %s AND created_gmt > %s';
		$table = Lead_Table::name();
		// All spellings of a mailbox are one: case and anything after a '+' are ignored.
		$box   = (string) preg_replace( '/\+[^@]*(?=@)/', '', $form['email'] );
		$parts = explode( '@', addcslashes( $box, '_%\\' ) ) + array( 1 => '' );
		$like  = "{$parts[0]}+%@{$parts[1]}";
		$row   = Lead_Table::rows( $sql, $table, $box, $like, Retry::stamp( -HOUR_IN_SECONDS ), $table, $network, Retry::stamp( -self::WINDOW ) )[0] ?? array();
		$many  = (int) ( $row['of_network'] ?? 0 );
		$same  = (int) ( $row['of_address'] ?? 0 );
		$set   = defined( 'CFG_CONFIGURATOR_RATE_LIMIT' ) ? constant( 'CFG_CONFIGURATOR_RATE_LIMIT' ) : self::LIMIT;
		$limit = is_numeric( $set ) ? (int) $set : self::LIMIT;
		$is_by = static fn (): bool => (int) $time < self::QUICK || 1 === preg_match( self::LINK, Form_Fields::without_pdf( $form['msg'] ) ) || $same > 0;

		$reason = match ( true ) {
			'' !== $form[ Form_Fields::HONEYPOT ] => 'honeypot',
			! ctype_digit( $time ) => 'no-time',
			(int) $time < self::SHORTEST => 'too-fast',
			1 === preg_match( self::LINK, $form['name'] ) => 'link',
			$limit > 0 && $many >= $limit && $is_by() => 'rate',
			default => '',
		};
		$filtered = Log::guard( 'cfg_configurator_spam_reason', static fn () => apply_filters( 'cfg_configurator_spam_reason', $reason, $form ), $reason );
		$reason   = is_string( $filtered ) ? $filtered : $reason;
		if ( 'rate' === $reason ) {
			Log::error( 'held', __( 'Many leads of one network look like spam and are held back. Please review them.', 'cfg-configurator' ) );
		}
		return array( $reason, $same );
	}

	/**
	 * Hash of the visitor's network, which cannot be read from it and changes every day. Behind a proxy that WordPress does not know,
	 * the public address that the proxy names counts too.
	 *
	 * @param array<mixed> $server `$_SERVER`.
	 */
	public static function network( array $server ): string {
		$text    = static fn ( string $name ): string => is_string( $server[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $server[ $name ] ) ) : '';
		$address = $text( 'REMOTE_ADDR' );
		$named   = implode( ' ', array_map( $text, array( 'HTTP_CF_CONNECTING_IP', 'HTTP_TRUE_CLIENT_IP', 'HTTP_X_FORWARDED_FOR', 'HTTP_X_REAL_IP' ) ) );
		$public  = array_filter(
			(array) preg_split( '/[\s,]+/', $named ),
			static fn ( mixed $word ): bool => false !== filter_var( $word, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
		);
		// An IPv4 address may come as an IPv6 one (::ffff:192.0.2.1).
		$network = static fn ( string $ip ): string => str_replace( '::ffff:', '', wp_privacy_anonymize_ip( $ip ) );
		$parts   = array( $network( $address ), $network( (string) reset( $public ) ), gmdate( 'Y-m-d' ) );
		return substr( hash_hmac( 'sha256', implode( '|', $parts ), wp_salt( 'auth' ) ), 0, 32 );
	}
}
