<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Health\Finding;
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
		$findings = array();
		foreach ( $this->missing() as $text ) {
			$findings[] = Finding::warning( $text, __( 'Enter it in the legal information.', 'cfg-configurator' ), ...self::link() );
		}
		$has_none = static fn ( Catalogue_Item $model ): bool => ! self::has_values( Wltp::of( $model->value( 'wltp' ) ) );
		$models   = array_filter( $this->content->models(), $has_none );
		if ( array() !== $models ) {
			/* translators: %s: names of models. */
			$text       = __( 'Models without official consumption or CO₂ values: %s.', 'cfg-configurator' );
			$next       = __( 'Add the field \'wltp\' to these models on the content site. Until then, their cards show no values.', 'cfg-configurator' );
			$findings[] = Finding::warning( sprintf( $text, Finding::names( array_column( $models, 'name' ) ) ), $next );
		}
		$vat = $this->label( self::VAT_LABEL, self::VAT_DEFAULT );
		if ( str_contains( $vat, '+ IVA' ) ) {
			/* translators: %s: a text of the widget. */
			$text       = __( 'These texts show prices without VAT: %s. Prices for consumers include all taxes.', 'cfg-configurator' );
			$link       = array( Settings_Page::url( 'texts' ), __( 'Texts', 'cfg-configurator' ) );
			$findings[] = Finding::warning( sprintf( $text, "'{$vat}'" ), __( 'Check the texts.', 'cfg-configurator' ), ...$link );
		}
		return Finding::or_fine( $findings, __( 'The legal information that the screens need is complete.', 'cfg-configurator' ) );
	}

	/**
	 * Checks that the privacy policy, which buyers must accept, and the pages named in the settings exist.
	 *
	 * @return array<Finding>
	 */
	public function pages(): array {
		$findings = array();
		$answer   = $this->content->get( 'backOffice' );
		$policy   = $answer->data['policyLink'] ?? '';
		if ( '' === Settings::text( 'policy_link' ) && $answer->is_ok && ( ! is_string( $policy ) || '' === $policy ) ) {
			$text       = __( 'No privacy policy is set, although visitors must accept it.', 'cfg-configurator' );
			$findings[] = Finding::warning( $text, __( 'Enter its URL.', 'cfg-configurator' ), ...self::link() );
		}
		// Paths are relative to the host, and not to a WordPress in a subdirectory.
		$host = (string) preg_replace( '#^(https?://[^/]+).*$#', '$1', home_url() );
		$link = array( Settings_Page::url( 'forms' ), __( 'Form pages', 'cfg-configurator' ) );
		foreach ( array( 'success_page', 'failure_page' ) as $key ) {
			$address = Settings::text( $key );
			$whole   = str_starts_with( $address, '/' ) ? $host . $address : $address;
			if ( '' !== $address && 0 === url_to_postid( $whole ) && untrailingslashit( home_url() ) !== untrailingslashit( $whole ) ) {
				/* translators: 1: name of a setting, 2: an address. */
				$text       = __( '\'%1$s\': no page was found at %2$s.', 'cfg-configurator' );
				$text       = sprintf( $text, Setting_Registry::fields()[ $key ]->label(), $address );
				$findings[] = Finding::warning( $text, __( 'Open the URL to check it, and correct it if the page is missing.', 'cfg-configurator' ), ...$link );
			}
		}
		return Finding::or_fine( $findings, __( 'The pages used by the forms exist.', 'cfg-configurator' ) );
	}

	/** @return array{string, string} */
	private static function link(): array {
		return array( Settings_Page::url( 'legal' ), __( 'Legal information', 'cfg-configurator' ) );
	}

	/** @return list<string> What is empty. */
	private function missing(): array {
		$has_financing = ( new Limits( $this->content ) )->has_simulation();
		$is_missing    = array(
			__( 'There is financing, but the lender is missing. It must be named beside every monthly payment.', 'cfg-configurator' )
				=> $has_financing && '' === $this->text( 'lender_name', 'creditLegal', 'lenderName' ),
			__( 'There is financing, but the registration number of the credit intermediary is missing.', 'cfg-configurator' )
				=> $has_financing && '' === $this->text( 'intermediary_number', 'creditLegal', 'intermediaryNumber' ),
			__( 'The link to the complaints book is missing at the bottom of the screens.', 'cfg-configurator' )
				=> '' === $this->text( 'complaints_link', 'legalLinks', 'complaints' ),
			__( 'The link to the accessibility statement is missing at the bottom of the screens.', 'cfg-configurator' )
				=> '' === $this->text( 'accessibility_link', 'legalLinks', 'accessibility' ),
			__( 'The texts name a guarantee, but the guarantee notice is empty.', 'cfg-configurator' )
				=> $this->has_guarantee_claim() && ! $this->has_guarantee_notice(),
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
		$given = $this->content->get( 'backOffice' )->list( $field )[ $member ] ?? '';
		$own   = Settings::text( $key );
		return '' === $own && is_string( $given ) ? trim( $given ) : $own;
	}

	private function label( string $key, string $fallback ): string {
		$own  = json_decode( Settings::text( 'labels' ), true );
		$text = ( is_array( $own ) ? $own[ $key ] ?? null : null ) ?? $this->content->get( 'backOffice' )->list( 'labels' )[ $key ] ?? $fallback;
		return is_string( $text ) ? $text : $fallback;
	}
}
