<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Legal\Wltp;
use Cfg_Configurator\Modules\Health\Requests\Catalogue_Item;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;

/** Legal information and pages that are missing although screens need them. The settings come before the content site. */
final class Legal_Checks {
	/** The widget's label of colour prices in the summary (src/labels/pt-PT/step-labels.ts), and its default. */
	private const VAT_LABEL   = 'euroVat';
	private const VAT_DEFAULT = '€ + IVA';

	/** Its label of the guarantee in the representative example, and its default. */
	private const WARRANTY_LABEL   = 'warranty';
	private const WARRANTY_DEFAULT = 'Garantia de 7 anos.';

	public function __construct( private Content $content ) {
	}

	/** @return array<Finding> */
	public function information(): array {
		$findings = array_map( Finding::of( ... ), $this->missing() );
		$has_none = static fn ( Catalogue_Item $model ): bool => ! self::has_values( Wltp::of( $model->value( 'wltp' ) ) );
		$models   = array_filter( $this->content->models(), $has_none );
		if ( array() !== $models ) {
			$findings[] = Finding::of( 'wltp-missing', Finding::names( array_column( $models, 'name' ) ) );
		}
		$vat = $this->label( self::VAT_LABEL, self::VAT_DEFAULT );
		if ( str_contains( $vat, '+ IVA' ) ) {
			$findings[] = Finding::of( 'prices-without-vat', "'{$vat}'" );
		}
		return Finding::or_fine( $findings, 'legal' );
	}

	/** @return array<Finding> About the privacy policy, which buyers must accept, and the pages named in the settings. */
	public function pages(): array {
		$findings = array();
		$answer   = $this->content->get( 'backOffice' );
		$policy   = $answer->data['policyLink'] ?? '';
		if ( '' === Settings::text( 'policy_link' ) && $answer->is_ok && ( ! is_string( $policy ) || '' === $policy ) ) {
			$findings[] = Finding::of( 'policy-missing' );
		}
		// Paths are relative to the host, and not to a WordPress in a subdirectory.
		$host = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		foreach ( array( 'success_page', 'failure_page' ) as $key ) {
			$address = Settings::text( $key );
			$whole   = str_starts_with( $address, '/' ) ? $host . $address : $address;
			if ( '' !== $address && 0 === url_to_postid( $whole ) && untrailingslashit( home_url() ) !== untrailingslashit( $whole ) ) {
				$findings[] = Finding::of( 'result-page-missing', Setting_Registry::fields()[ $key ]->label(), $address );
			}
		}
		return Finding::or_fine( $findings, 'result-pages' );
	}

	/** @return list<string> Ids of the findings about what is empty. */
	private function missing(): array {
		$has_financing = ( new Limits( $this->content ) )->has_simulation();
		$is_missing    = array(
			'lender-missing'        => $has_financing && '' === $this->text( 'lender_name', 'creditLegal', 'lenderName' ),
			'intermediary-missing'  => $has_financing && '' === $this->text( 'intermediary_number', 'creditLegal', 'intermediaryNumber' ),
			'complaints-missing'    => '' === $this->text( 'complaints_link', 'legalLinks', 'complaints' ),
			'accessibility-missing' => '' === $this->text( 'accessibility_link', 'legalLinks', 'accessibility' ),
			'guarantee-missing'     => $this->has_guarantee_claim() && ! $this->has_guarantee_notice(),
		);
		// Call_Checks reports a content site whose texts are unknown.
		return $this->content->get( 'backOffice' )->is_ok ? array_keys( array_filter( $is_missing ) ) : array();
	}

	private function has_guarantee_claim(): bool {
		$texts = $this->label( self::WARRANTY_LABEL, self::WARRANTY_DEFAULT ) . $this->text( 'legal_content', 'legalSect', 'legalContent' );
		return false !== mb_stripos( $texts, 'garantia' );
	}

	private function has_guarantee_notice(): bool {
		$parts = array( 'title', 'text', 'picture', 'link' );
		return '' !== implode( '', array_map( fn ( string $part ): string => $this->text( "guarantee_{$part}", 'guarantee', $part ), $parts ) );
	}

	/** Consumption and CO2 are required. An electric range is not enough. */
	private static function has_values( ?Wltp $wltp ): bool {
		$has_consumption = null !== $wltp?->value( 'fuelCC' ) || null !== $wltp?->value( 'energyConsumption' );
		return $has_consumption && null !== $wltp?->value( 'co2' );
	}

	/** A text from the settings, else from the content site's back office; '' if neither has one. */
	private function text( string $key, string $field, string $member ): string {
		$from_site = $this->content->get( 'backOffice' )->list( $field )[ $member ] ?? '';
		$setting   = Settings::text( $key );
		return '' === $setting && is_string( $from_site ) ? trim( $from_site ) : $setting;
	}

	private function label( string $key, string $fallback ): string {
		$setting = json_decode( Settings::text( 'labels' ), true );
		$text    = ( is_array( $setting ) ? $setting[ $key ] ?? null : null ) ?? $this->content->get( 'backOffice' )->list( 'labels' )[ $key ] ?? $fallback;
		return is_string( $text ) ? $text : $fallback;
	}
}
