<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads;

defined( 'ABSPATH' ) || exit;

/** Evidence of the consents that a buyer gave, which later changes of labels and settings do not affect (docs/decisions/0047). Escape its texts. */
final class Consents {
	/** By posted field (docs/content-api.md, consents). */
	public const PURPOSES = array(
		'accept'     => 'privacy',
		'disclaimer' => 'marketing',
		'share'      => 'dealers',
	);

	/** Maximum length of each text, in characters. */
	private const MAXIMUM = 2000;

	/**
	 * One consent for each ticked checkbox. Unreadable texts count as unknown: ''.
	 *
	 * @param array<string, string> $form Of Form::read().
	 * @return string JSON.
	 */
	public static function of_form( array $form, string $given_gmt ): string {
		$shown   = json_decode( $form[ Form_Fields::CONSENTS ], true );
		$shown   = is_array( $shown ) ? $shown : array();
		$texts   = is_array( $shown['texts'] ?? null ) ? $shown['texts'] : array();
		$text    = static fn ( mixed $value ): string => is_string( $value ) ? mb_substr( Form::trim( $value ), 0, self::MAXIMUM ) : '';
		$policy  = $text( $shown['policy'] ?? '' );
		$version = $text( $shown['policyVersion'] ?? '' );
		$page    = '' === $policy || '' !== $version ? null : get_post( url_to_postid( $policy ) );
		$list    = array();
		foreach ( self::PURPOSES as $field => $purpose ) {
			if ( 'S' === ( $form[ $field ] ?? '' ) ) {
				$list[] = array(
					'purpose'        => $purpose,
					'text'           => $text( $texts[ $field ] ?? '' ),
					'policy'         => $policy,
					// Without a version, when the page was last changed.
					'policy_version' => $page instanceof \WP_Post ? "{$page->post_modified_gmt} UTC" : $version,
					'given_gmt'      => $given_gmt,
					'form_type'      => $form['form_type'],
				);
			}
		}
		return (string) wp_json_encode( $list );
	}

	/** @return array<string, string> One text for each purpose, by label; '' if the buyer did not agree. */
	public static function rows( Lead $lead ): array {
		$rows    = array();
		$fields  = Form_Fields::all();
		$records = array_column( $lead->consents(), null, 'purpose' );
		foreach ( self::PURPOSES as $name => $purpose ) {
			/* translators: %s: what the buyer agreed to */
			$label          = sprintf( __( 'Consent: %s', 'cfg-configurator' ), isset( $fields[ $name ] ) ? $fields[ $name ]->label : $name );
			$rows[ $label ] = isset( $records[ $purpose ] ) ? implode( "\n", self::parts( $records[ $purpose ] ) ) : '';
		}
		return $rows;
	}

	/**
	 * @param array<string, string> $consent
	 * @return list<string> The text, when and where it was given, the policy, and the withdrawal.
	 */
	private static function parts( array $consent ): array {
		// Local time with seconds and zone, in one format: it is evidence.
		$time    = static fn ( string $name ): string => get_date_from_gmt( $consent[ $name ] ?? '', 'd/m/Y H:i:s T' );
		$text    = $consent['text'] ?? '';
		$version = $consent['policy_version'] ?? '';
		/* translators: 1: date and time, 2: form */
		$given = __( 'given %1$s, form: %2$s', 'cfg-configurator' );
		/* translators: 1: URL, 2: version or date */
		$policy = '' === $version ? '%1$s' : __( '%1$s (version: %2$s)', 'cfg-configurator' );
		$parts  = array(
			'' === $text ? __( 'The text shown was not recorded.', 'cfg-configurator' ) : $text,
			sprintf( $given, $time( 'given_gmt' ), Form_Type::label( $consent['form_type'] ?? '' ) ),
			'' === ( $consent['policy'] ?? '' ) ? '' : sprintf( $policy, $consent['policy'], $version ),
		);
		if ( isset( $consent['withdrawn_gmt'] ) ) {
			$user = get_userdata( (int) ( $consent['withdrawn_by'] ?? 0 ) );
			/* translators: 1: date and time, 2: name of a user */
			$words   = __( 'withdrawn %1$s, recorded by %2$s', 'cfg-configurator' );
			$parts[] = sprintf( $words, $time( 'withdrawn_gmt' ), false === $user ? '#' . ( $consent['withdrawn_by'] ?? '' ) : $user->display_name );
		}
		return array_values( array_filter( $parts ) );
	}
}
