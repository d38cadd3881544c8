<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Consents;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Posting\Posted_Form;

/** The column `consents` of a lead: a JSON list of Consent. Later changes of labels and settings do not affect it. */
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
}
