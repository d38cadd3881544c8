<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Posted_Form;

/**
 * The column `consents` of a lead: a JSON list of Consent, which later changes of labels and settings do not affect, and its words for lead screen, CSV file
 * and privacy export. Texts are as submitted: escape them on output.
 */
final class Consent_Record {
	/** Maximum length of each text, in characters. */
	private const MAXIMUM = 2000;

	/** The consents of a form as JSON: one for each ticked checkbox. Unreadable texts count as unknown. */
	public static function of_form( Posted_Form $form, string $given_gmt ): string {
		$shown  = json_decode( $form->text( Lead_Fields::CONSENTS ), true );
		$shown  = is_array( $shown ) ? $shown : array();
		$texts  = is_array( $shown['texts'] ?? null ) ? $shown['texts'] : array();
		$policy = self::text( $shown, 'policy' );
		$ticked = array_filter( Consent::PURPOSES, static fn ( string $field ): bool => 'S' === $form->text( $field ), ARRAY_FILTER_USE_KEY );
		$list   = array();
		foreach ( $ticked as $field => $purpose ) {
			$version = self::text( $shown, 'policyVersion' );
			$list[]  = new Consent(
				$purpose,
				self::text( $texts, $field ),
				$policy,
				'' === $version ? self::last_change( $policy ) : $version,
				$given_gmt,
				$form->text( 'form_type' )
			);
		}
		return (string) wp_json_encode( $list );
	}

	/** @return list<Consent> For a lead from before version 4, one for each ticked checkbox, without texts. */
	public static function of_lead( Lead $lead ): array {
		$stored = json_decode( $lead->text( 'consents' ), true );
		if ( is_array( $stored ) ) {
			return array_map( array( Consent::class, 'of' ), array_values( array_filter( $stored, 'is_array' ) ) );
		}
		$ticked = array_filter( self::fields(), static fn ( Lead_Field $field ): bool => '1' === $lead->text( $field->column ) );
		return array_map(
			static fn ( string $purpose ): Consent => new Consent( $purpose, '', '', '', $lead->created_gmt, $lead->form_type ),
			array_keys( $ticked )
		);
	}

	/** @return array<string, int|string> Columns with the withdrawal, and without the consent; empty if there is no such consent. */
	public static function without( Lead $lead, string $purpose, int $user ): array {
		$values = array();
		$list   = self::of_lead( $lead );
		foreach ( $list as $place => $consent ) {
			if ( $consent->purpose === $purpose && ! $consent->is_withdrawn() ) {
				$change = array(
					'withdrawn_gmt' => Clock::stamp(),
					'withdrawn_by'  => $user,
				);

				$list[ $place ] = Consent::of( array( ...get_object_vars( $consent ), ...$change ) );
				$values         = array( self::fields()[ $purpose ]->column => 0 );
			}
		}
		return array() === $values ? array() : $values + array( 'consents' => (string) wp_json_encode( $list ) );
	}

	/** @return array<string, Lead_Field> The consent checkboxes by purpose. */
	public static function fields(): array {
		$fields = array_column( Lead_Fields::visible(), null, 'name' );
		$found  = array();
		foreach ( Consent::PURPOSES as $name => $purpose ) {
			$found[ $purpose ] = $fields[ $name ];
		}
		return $found;
	}

	/** When the policy was last changed (UTC), if it is a page of this site; '' otherwise. */
	private static function last_change( string $policy ): string {
		$page = '' === $policy ? null : get_post( url_to_postid( $policy ) );
		return $page instanceof \WP_Post ? $page->post_modified_gmt . ' UTC' : '';
	}

	/** @param array<mixed> $values */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? mb_substr( Posted_Form::trimmed( $value ), 0, self::MAXIMUM ) : '';
	}

	/**
	 * @param string $separator Between the parts of a consent.
	 * @return array<string, string> One row for each purpose, by label; '' if the buyer did not agree.
	 */
	public static function rows( Lead $lead, string $separator ): array {
		$rows    = array();
		$records = array_column( self::of_lead( $lead ), null, 'purpose' );
		foreach ( self::fields() as $purpose => $field ) {
			/* translators: %s: what the buyer agreed to */
			$label          = sprintf( __( 'Consent: %s', 'cfg-configurator' ), $field->label );
			$rows[ $label ] = isset( $records[ $purpose ] ) ? implode( $separator, self::parts( $records[ $purpose ] ) ) : '';
		}
		return $rows;
	}

	/** @return list<string> The text, when and where it was given, the policy, and the withdrawal. */
	public static function parts( Consent $consent ): array {
		$parts   = array();
		$parts[] = '' === $consent->text ? __( 'The text shown was not recorded.', 'cfg-configurator' ) : $consent->text;
		/* translators: 1: date and time, 2: form */
		$parts[] = sprintf( __( 'given %1$s, form: %2$s', 'cfg-configurator' ), self::time( $consent->given_gmt ), Form_Type::label( $consent->form_type ) );
		if ( '' !== $consent->policy ) {
			/* translators: 1: URL, 2: version or date */
			$words   = '' === $consent->policy_version ? '%1$s' : __( '%1$s (version: %2$s)', 'cfg-configurator' );
			$parts[] = sprintf( $words, $consent->policy, $consent->policy_version );
		}
		if ( $consent->is_withdrawn() ) {
			$user = get_userdata( $consent->withdrawn_by );
			$name = false === $user ? '#' . $consent->withdrawn_by : $user->display_name;
			/* translators: 1: date and time, 2: name of a user */
			$parts[] = sprintf( __( 'withdrawn %1$s, recorded by %2$s', 'cfg-configurator' ), self::time( $consent->withdrawn_gmt ), $name );
		}
		return $parts;
	}

	/** Local date and time with seconds and zone, in one format: it is evidence, and files and exports contain it too. */
	private static function time( string $gmt ): string {
		return get_date_from_gmt( $gmt, 'd/m/Y H:i:s T' );
	}
}
