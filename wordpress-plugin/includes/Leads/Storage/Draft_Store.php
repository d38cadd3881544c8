<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Posting\Draft;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Posting\Rate_Limit;

/**
 * Stores rejected forms for an hour under a random token, so that the failure page can fill in the form again. Drafts
 * are limited per network address, so one sender replaces only its own, and by number and size for the whole site. The
 * oldest are deleted first.
 */
final class Draft_Store {
	/** Maximum drafts per network address within Rate_Limit's window. */
	public const MAXIMUM_PER_ADDRESS = 10;

	/** Maximum drafts for the site. */
	public const MAXIMUM = 1000;

	/** Maximum size of all drafts, in bytes. */
	public const MAXIMUM_BYTES = 16 * MB_IN_BYTES;

	/**
	 * @param array<string, string> $fields As posted; unknown fields are dropped.
	 * @param list<string>          $broken Invalid fields.
	 * @param string                $token  Token of the draft to replace; '' for a new one.
	 * @return string|null The draft's token, 32 hexadecimal digits; null if it is too large or cannot be stored.
	 */
	public static function keep( array $fields, array $broken = array(), string $token = '' ): ?string {
		$json = wp_json_encode( array_intersect_key( $fields, array_flip( Lead_Fields::all() ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		if ( ! is_string( $json ) || strlen( $json ) > Posted_Form::MAXIMUM_BYTES ) {
			return null;
		}
		$token = '' !== $token && null !== self::find( $token ) ? $token : bin2hex( random_bytes( 16 ) );
		$row   = array(
			'token'       => $token,
			'bucket'      => Rate_Limit::bucket( 'draft' ),
			'email'       => mb_substr( $fields['email'] ?? '', 0, 191 ),
			'broken'      => mb_substr( implode( ',', $broken ), 0, 191 ),
			'fields'      => $json,
			'bytes'       => strlen( $json ),
			'is_sent'     => 0,
			'expires_gmt' => Clock::stamp( HOUR_IN_SECONDS ),
		);
		if ( null === Database::upsert( Tables::drafts(), $row ) ) {
			return null;
		}
		self::drop_surplus( $row['bucket'] );
		return $token;
	}

	/** Returns the draft of a token; null if the token is unknown, malformed or expired. */
	public static function find( string $token ): ?Draft {
		$sql = 'SELECT * FROM %i WHERE token = %s AND expires_gmt >= %s';
		$row = '' === $token ? null : Database::row( $sql, Tables::drafts(), $token, Clock::stamp() );
		return null === $row ? null : new Draft(
			self::fields_of( $row ),
			array_values( array_filter( explode( ',', (string) $row['broken'] ) ) ),
			'1' === $row['is_sent']
		);
	}

	/** Marks the draft as submitted and deletes its fields. */
	public static function mark_sent( string $token ): void {
		Database::run( "UPDATE %i SET is_sent = 1, email = '', broken = '', fields = '', bytes = 0 WHERE token = %s", Tables::drafts(), $token );
	}

	/** @return array<string, array<string, string>> The fields of a person's drafts, by token. */
	public static function of_person( string $email ): array {
		$drafts = array();
		$sql    = 'SELECT * FROM %i WHERE LOWER(email) = %s AND is_sent = 0';
		foreach ( Database::rows( $sql, Tables::drafts(), strtolower( mb_substr( $email, 0, 191 ) ) ) as $row ) {
			$drafts[ (string) $row['token'] ] = self::fields_of( $row );
		}
		return $drafts;
	}

	public static function forget( string $token ): void {
		Database::run( 'DELETE FROM %i WHERE token = %s', Tables::drafts(), $token );
	}

	/** Deletes expired drafts, and drafts that expire too far in the future because the clock was set back. */
	public static function clean(): void {
		$sql = 'DELETE FROM %i WHERE expires_gmt < %s OR expires_gmt > %s';
		Database::run( $sql, Tables::drafts(), Clock::stamp(), Clock::stamp( 2 * HOUR_IN_SECONDS ) );
	}

	/** Deletes the oldest drafts over the limits of the address and the site. */
	private static function drop_surplus( string $bucket ): void {
		$sql     = 'SELECT id FROM %i WHERE bucket = %s ORDER BY id DESC LIMIT 1 OFFSET %d';
		$surplus = Database::value( $sql, Tables::drafts(), $bucket, self::MAXIMUM_PER_ADDRESS );
		if ( null !== $surplus ) {
			Database::run( 'DELETE FROM %i WHERE bucket = %s AND id <= %d', Tables::drafts(), $bucket, (int) $surplus );
		}
		$bytes = 0;
		$rows  = Database::rows( 'SELECT id, bytes FROM %i ORDER BY id DESC LIMIT %d', Tables::drafts(), self::MAXIMUM + 1 );
		foreach ( $rows as $number => $row ) {
			$bytes += (int) $row['bytes'];
			if ( $number >= self::MAXIMUM || $bytes > self::MAXIMUM_BYTES ) {
				Database::run( 'DELETE FROM %i WHERE id <= %d', Tables::drafts(), (int) $row['id'] );
				return;
			}
		}
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, string>
	 */
	private static function fields_of( array $row ): array {
		$fields = json_decode( (string) $row['fields'], true );
		$fields = is_array( $fields ) ? array_filter( $fields, 'is_string' ) : array();
		return array_filter( $fields, 'is_string', ARRAY_FILTER_USE_KEY );
	}
}
