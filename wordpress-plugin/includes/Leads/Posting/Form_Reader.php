<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Configuration\Snapshot_Reader;
use Cfg_Configurator\Leads\Fields\Lead_Fields;

/** Reads the fields of a submitted form. Array values count as missing. Unknown fields are dropped. */
final class Form_Reader {
	/** Maximum request body in bytes. Fits a message of 3,500 emoji and the largest snapshot, both percent-encoded. */
	public const MAXIMUM_BYTES = 131_072;

	/**
	 * Maximum length of a hidden field, in characters. Longer values are truncated: visitors cannot correct hidden
	 * fields.
	 */
	private const MAXIMUM_HIDDEN = 2000;

	/**
	 * Visible fields and consents are cut to this number of characters. It is well above the limits of Lead_Rules, which
	 * still detect long values.
	 */
	private const MAXIMUM_VISIBLE = 16_000;

	/** @param array<mixed> $posted Slashed `$_POST`. */
	public static function read( array $posted ): Posted_Form {
		$fields = array();
		foreach ( Lead_Fields::visible() as $field ) {
			$fields[ $field->name ] = mb_substr( $field->normalised( self::posted( $posted, $field->name ) ), 0, self::MAXIMUM_VISIBLE );
		}
		$hidden = array( ...Lead_Fields::hidden(), Lead_Fields::HONEYPOT, Lead_Fields::TIME );
		foreach ( $hidden as $name ) {
			// Truncated JSON would not parse. One extra byte makes an oversized snapshot fail the size check.
			$limit = match ( $name ) {
				Lead_Fields::SNAPSHOT => Snapshot_Reader::MAXIMUM_BYTES + 1,
				Lead_Fields::CONSENTS => self::MAXIMUM_VISIBLE,
				default => self::MAXIMUM_HIDDEN,
			};
			$fields[ $name ] = mb_substr( self::posted( $posted, $name ), 0, $limit );
		}
		return new Posted_Form( $fields );
	}

	/** @param array<mixed> $posted Slashed `$_POST`. Line breaks are normalised: browsers send CR LF but count one character. */
	private static function posted( array $posted, string $name ): string {
		$value = $posted[ $name ] ?? '';
		$text  = is_string( $value ) ? mb_scrub( str_replace( "\r\n", "\n", wp_unslash( $value ) ), 'UTF-8' ) : '';
		// Nobody types control characters such as NUL, and databases handle them differently.
		return Posted_Form::trimmed( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}
}
