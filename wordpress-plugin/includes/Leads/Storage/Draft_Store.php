<?php
/**
 * Keeps what was typed while it is mended.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Leads\Storage;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Posting\Lead_Fields;

/**
 * What a refused form held, for an hour, under a name that nobody can guess: the failure page fills it in again.
 */
final class Draft_Store {
	private const PREFIX = 'cfg_configurator_draft_';

	/**
	 * @param array<string, string> $fields As posted; fields of no form are left out.
	 * @return string|null The draft's token, 32 hexadecimal digits; null where it cannot be kept.
	 */
	public function keep( array $fields ): ?string {
		$token = bin2hex( random_bytes( 16 ) );
		$json  = wp_json_encode( array_intersect_key( $fields, array_flip( Lead_Fields::all() ) ) );
		// Quietly: wpdb would log a refused statement with all that was typed.
		$is_kept = is_string( $json ) && Database::quietly( static fn (): bool => set_transient( self::PREFIX . $token, $json, HOUR_IN_SECONDS ) );
		return $is_kept ? $token : null;
	}

	/**
	 * The fields of a draft; none for a token that is unknown, or malformed.
	 *
	 * @return array<string, string>
	 */
	public function read( string $token ): array {
		if ( 1 !== preg_match( '/^[0-9a-f]{32}$/', $token ) ) {
			return array();
		}
		$json   = get_transient( self::PREFIX . $token );
		$given  = is_string( $json ) ? json_decode( $json, true ) : null;
		$fields = array();
		foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) ) {
				$fields[ $name ] = $value;
			}
		}
		return $fields;
	}

	/**
	 * Fields of the drafts that a person left, found by e-mail address, by token. Where a site keeps transients outside
	 * its database they cannot be searched: they are gone within the hour.
	 *
	 * @return array<string, array<string, string>>
	 */
	public function of_person( string $email ): array {
		$drafts = array();
		foreach ( $this->tokens( '_transient_' ) as $token ) {
			$fields = $this->read( $token );
			if ( strtolower( $fields['email'] ?? '' ) === strtolower( $email ) ) {
				$drafts[ $token ] = $fields;
			}
		}
		return $drafts;
	}

	/**
	 * Deletes drafts whose hour is over; WordPress itself does so once a day.
	 */
	public function clean(): void {
		foreach ( $this->tokens( '_transient_timeout_' ) as $token ) {
			// Reading one that has ended deletes it.
			get_transient( self::PREFIX . $token );
		}
	}

	public function forget( string $token ): void {
		if ( 1 === preg_match( '/^[0-9a-f]{32}$/', $token ) ) {
			delete_transient( self::PREFIX . $token );
		}
	}

	/**
	 * @param string $start Of the options' names.
	 * @return list<string>
	 */
	private function tokens( string $start ): array {
		$start .= self::PREFIX;
		$values = array( Database::wpdb()->options, Database::starting( $start ) );
		$rows   = Database::rows( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $values );
		return array_map( static fn ( array $row ): string => substr( (string) $row['option_name'], strlen( $start ) ), $rows );
	}
}
