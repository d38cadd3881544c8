<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Log;

/** Reads a posted form, and converts a valid one to a row of the table. */
final class Form {
	/** Hidden fields are cut to this number of characters: visitors cannot correct them. */
	private const MAXIMUM_HIDDEN = 2000;

	/** The same for visible fields and consents: well above the limits of the rules, which still detect long values. */
	private const MAXIMUM_VISIBLE = 16_000;

	/** What address books, mail programs and chats add to a text: Unicode's format characters, and those that are ignorable by default. */
	private const INVISIBLE = '/[\p{Cf}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2065}\x{3164}\x{FE00}-\x{FE0F}'
		. '\x{FFA0}\x{FFF0}-\x{FFF8}\x{E0000}-\x{E0FFF}]/u';

	/**
	 * Reads the fields of a submitted form. Array values count as missing. Unknown fields are dropped.
	 *
	 * @param array<mixed>              $posted Slashed `$_POST`.
	 * @param array<string, Form_Field> $fields Of Form_Fields::all().
	 * @return array<string, string> All known fields by name, '' if missing: valid UTF-8, trimmed.
	 */
	public static function read( array $posted, array $fields ): array {
		$form = array();
		foreach ( $fields as $name => $field ) {
			$text          = self::posted( $posted, $name );
			$text          = 'textarea' === $field->control ? $text : self::visible( $text );
			$text          = 'telefone' === $name ? self::nine_digits( $text ) : $text;
			$form[ $name ] = mb_substr( $text, 0, self::MAXIMUM_VISIBLE );
		}
		$hidden = array( ...Form_Fields::HIDDEN, ...array_keys( Form_Fields::extra_labels() ), Form_Fields::HONEYPOT, Form_Fields::TIME );
		foreach ( $hidden as $name ) {
			$form[ $name ] ??= mb_substr( self::posted( $posted, $name ), 0, self::MAXIMUM_HIDDEN );
		}
		// Truncated JSON would not parse. One extra byte makes an oversized snapshot fail the size check.
		$form[ Form_Fields::SNAPSHOT ] = mb_substr( self::posted( $posted, Form_Fields::SNAPSHOT ), 0, Snapshot::MAXIMUM_BYTES + 1 );
		$form[ Form_Fields::CONSENTS ] = mb_substr( self::posted( $posted, Form_Fields::CONSENTS ), 0, self::MAXIMUM_VISIBLE );

		$filtered = Log::guard( 'cfg_configurator_lead_fields', static fn (): mixed => apply_filters( 'cfg_configurator_lead_fields', $form ), $form );
		return array_merge( $form, array_intersect_key( array_filter( is_array( $filtered ) ? $filtered : array(), 'is_string' ), $form ) );
	}

	/** @param array<mixed> $posted Slashed `$_POST`. Line breaks are normalised: browsers send CR LF but count one character. */
	private static function posted( array $posted, string $name ): string {
		$value = $posted[ $name ] ?? '';
		$text  = is_string( $value ) ? mb_scrub( str_replace( "\r\n", "\n", wp_unslash( $value ) ), 'UTF-8' ) : '';
		// Nobody types control characters such as NUL, and databases handle them differently.
		return self::trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
	}

	/** Trims all Unicode whitespace, like the widget. PHP's trim() misses spaces often pasted with an e-mail address. */
	public static function trim( string $text ): string {
		$space = '[\s\p{Z}\x{FEFF}]';
		return (string) preg_replace( "/^{$space}++|(?<!{$space}){$space}++$/Du", '', $text );
	}

	/** A text of one line as people see it, like the widget's `visibleText`: without invisible characters, and trimmed. */
	public static function visible( string $text ): string {
		return self::trim( (string) preg_replace( self::INVISIBLE, '', $text ) );
	}

	/** Nine digits without separators and country code; any other text as it was typed. */
	private static function nine_digits( string $text ): string {
		$bare = (string) preg_replace( '/[\s\p{Z}\p{Pd}().\/]++/u', '', $text );
		$bare = (string) preg_replace( '/^(?:\+|00)?351(?=\d{9}$)/D', '', $bare );
		return 1 === preg_match( '/^\d{9}$/D', $bare ) ? $bare : $text;
	}

	/**
	 * Converts a valid form to a row. The dealer's name and e-mail come from the content site, so that a form cannot send a
	 * lead to an arbitrary address.
	 *
	 * @param array<string, string>     $form
	 * @param array<string, Form_Field> $fields
	 * @return array<string, int|string|null> For Lead_Table::insert().
	 */
	public static function row( array $form, array $fields, Dealers $dealers, string $network, string $spam_reason ): array {
		$type    = $form['form_type'];
		$dealer  = Form_Type::EMAIL === $type ? null : self::dealer( $form, $dealers );
		$read    = Snapshot::read( $form[ Form_Fields::SNAPSHOT ] );
		$extra   = array_intersect_key( $form, Form_Fields::extra_labels() );
		$columns = array();
		foreach ( $fields as $name => $field ) {
			$text = $field->is_in( $type ) ? $form[ $name ] ?? '' : '';
			if ( '' === $field->column ) {
				$extra[ $name ] = $text;
			} else {
				$columns[ $field->column ] = $field->to_column( $text );
			}
		}
		$created = gmdate( 'Y-m-d H:i:s' );
		$short   = static fn ( string $text ): string => mb_substr( $text, 0, 191 );
		return array(
			'submission_key'   => self::key( $form, $fields ),
			'form_type'        => $type,
			'status'           => '' === $spam_reason ? Lead::RECEIVED : Lead::HELD,
			'spam_reason'      => mb_substr( $spam_reason, 0, 24 ),
			'created_gmt'      => $created,
			...$columns,
			...array_map( $short, $dealer ?? array() ),
			'model'            => $short( $form['model'] ),
			'model_id'         => $short( $form['id_model'] ),
			'configuration_id' => $short( $form['configurationID'] ),
			'build_code'       => (string) $read?->text( 'code' ),
			'from_page'        => $form['from_page'],
			'extra'            => (string) wp_json_encode( (object) array_filter( $extra, static fn ( string $value ): bool => '' !== $value ) ),
			'snapshot'         => (string) $read?->to_json(),
			'snapshot_warning' => null === $read && '' !== $form[ Form_Fields::SNAPSHOT ] ? 'unreadable' : '',
			'consents'         => Consents::of_form( $form, $created ),
			'network'          => $network,
		);
	}

	/**
	 * The dealer that gets the lead: the one that the buyer chose, unless another plugin names another one.
	 *
	 * @param array<string, string> $form
	 * @return array<string, string>|null Columns.
	 */
	private static function dealer( array $form, Dealers $dealers ): ?array {
		$chosen = $form['dealer'];
		$routed = Log::guard( 'cfg_configurator_lead_dealer', static fn (): mixed => apply_filters( 'cfg_configurator_lead_dealer', $chosen, $form ), $chosen );
		return $dealers->columns_of( is_scalar( $routed ) ? (string) $routed : '' ) ?? $dealers->columns_of( $chosen );
	}

	/**
	 * Hash of the submission id and the content. The same form again yields the same lead, even if its time, campaign or PDF link
	 * changed. A form without a submission id is always a new lead.
	 *
	 * @param array<string, string>     $form
	 * @param array<string, Form_Field> $fields
	 */
	private static function key( array $form, array $fields ): string {
		if ( '' === $form['submission_id'] ) {
			return bin2hex( random_bytes( 32 ) );
		}
		$content  = array_filter( $fields, static fn ( Form_Field $field ): bool => $field->is_content );
		$typed    = array_values( array_intersect_key( $form, $content ) );
		$parts    = array( $form['submission_id'], $form['form_type'], ...$typed, Form_Fields::without_pdf( $form['msg'] ) );
		$snapshot = $form[ Form_Fields::SNAPSHOT ];
		// A reload may change the configuration id, so it only counts for forms without a snapshot. The code may load late.
		$parts[] = '' === $snapshot ? $form['configurationID'] : (string) preg_replace( '/"(configurationId|code)":"[^"]*",?/', '', $snapshot );
		return hash( 'sha256', implode( "\0", $parts ) );
	}
}
