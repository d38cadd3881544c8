<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The attributes that settings of modules give the element. */
final class Settings_Attributes_Test extends Embed_Test_Case {
	/**
	 * @param array<string, string> $overrides
	 * @param array<string, mixed>  $back_office
	 * @return array<string, string>
	 */
	private function attributes( array $overrides = array(), array $back_office = array() ): array {
		$this->know( array(), $back_office );
		return Attributes::all( $overrides );
	}

	public function test_energy_prices_of_the_settings_replace_those_of_the_content_site_energy_by_energy(): void {
		$given  = array(
			'petrol' => array(
				'price'  => 1.8,
				'date'   => '2026-10-01',
				'source' => 'Lume',
			),
			'diesel' => array(
				'price'  => 1.7,
				'date'   => '2026-10-01',
				'source' => 'Lume',
			),
			'other'  => array( 'price' => 3 ),
		);
		$prices = fn (): array => (array) json_decode( $this->attributes( array(), array( 'energyPrices' => $given ) )['energy-prices'] ?? '{}', true );
		self::assertCount( 0, $prices(), 'Without settings, the widget reads the content site\'s own prices.' );
		$this->set(
			array(
				'energy_petrol_price'  => '1.729',
				'energy_petrol_date'   => '2026-11-16',
				'energy_petrol_source' => 'DGEG',
			)
		);
		$petrol = array(
			'price'  => '1.729',
			'date'   => '2026-11-16',
			'source' => 'DGEG',
		);
		self::assertEquals(
			array(
				'petrol' => $petrol,
				'diesel' => $given['diesel'],
			),
			$prices()
		);
		$this->set( array( 'energy_petrol_date' => '' ) );
		self::assertEquals( array_diff_key( $petrol, array( 'date' => 0 ) ), $prices()['petrol'], 'Prices and dates of two sources are not mixed.' );
	}

	public function test_every_setting_of_spec_3_has_its_attribute(): void {
		$this->set(
			array(
				'stock_url'       => 'https://loja.example/',
				'product'         => 'Lume',
				'policy_link'     => '/p/?a=1&b=2',
				'has_pdf'         => 'false',
				'has_simul'       => 'true',
				'no_result'       => 'Nada',
				'svg_no_model'    => '/sem.svg',
				'seo_title'       => 'T',
				'legal_content'   => '<p>L & "M"</p>',
				'destaque_title'  => 'D',
				'finance_content' => 'F',
				'resume_title'    => 'R',
				'faqs_motor'      => array(
					array(
						'question' => 'P?',
						'answer'   => '<p>R.</p>',
					),
					array( 'answer' => 'no question' ),
				),
				'labels'          => '{"select":"Escolher"}',
				'credMinEntry'    => '750',
				'hod_rate'        => '5.95',
				'form_url'        => 'https://crm.example/',
				'leadSource'      => 'CFG',
				'success_page'    => '/obrigado/',
			)
		);
		$expected = array(
			'stock-url'         => 'https://loja.example/',
			'product'           => 'Lume',
			'policy-link'       => '/p/?a=1&b=2',
			'has-pdf'           => 'false',
			'has-simul'         => 'true',
			'cfg-msg-no-result' => 'Nada',
			'svg'               => array( 'noModel' => '/sem.svg' ),
			'seo'               => array( 'title' => 'T' ),
			'legal-sect'        => array( 'legalContent' => '<p>L & "M"</p>' ),
			'destaque-sect'     => array( 'destaqueTitle' => 'D' ),
			'finance-sect'      => array( 'content' => 'F' ),
			'resume-page'       => array( 'title' => 'R' ),
			'faqs'              => array(
				'faqsMotor' => array(
					array(
						'question' => 'P?',
						'answer'   => '<p>R.</p>',
					),
				),
			),
			'labels'            => array( 'select' => 'Escolher' ),
			'has-build-codes'   => 'true',
			'credit-limits'     => array(
				'hod_rate'     => 5.95,
				'credMinEntry' => 750,
			),
			'form'              => array(
				'formUrl'    => 'https://crm.example/',
				'successUrl' => '/obrigado/',
				'leadSource' => 'CFG',
			),
		);
		$read     = array_map( static fn ( string $text ): mixed => str_starts_with( $text, '{' ) ? json_decode( $text, true ) : $text, $this->attributes() );
		unset( $read['base-path'], $read['api-url'] );
		self::assertEqualsCanonicalizing( array_keys( $expected ), array_keys( $read ) );
		foreach ( $expected as $name => $value ) {
			self::assertEquals( $value, $read[ $name ], $name );
		}
	}

	public function test_missing_fields_of_a_section_come_from_the_content_site(): void {
		$this->set( array( 'legal_title' => 'Legal', 'leadSource' => 'CFG' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$given = array(
			'legalSect' => array(
				'legalTitle'   => 'Theirs',
				'legalContent' => '<p>Text</p>',
			),
			'form'      => array(
				'formUrl'    => 'https://content.example/forms/',
				'lead_type'  => 'PROP',
				'leadSource' => 'X',
			),
			'seo'       => array( 'title' => 'Theirs' ),
		);
		$read  = $this->attributes( array(), $given );
		self::assertSame( '{"legalTitle":"Legal","legalContent":"<p>Text</p>"}', $read['legal-sect'] );
		self::assertSame(
			array(
				'formUrl'    => Lead_Endpoint::url(),
				'leadSource' => 'CFG',
				'lead_type'  => 'PROP',
			),
			json_decode( $read['form'], true )
		);
		self::assertArrayNotHasKey( 'seo', $read );
	}

	public function test_without_a_consent_manager_the_setting_decides_and_allows_statistics_by_default(): void {
		$this->know();
		self::assertNull( ( Attributes::all()['consent'] ?? null ) );
		$this->set( array( 'analytics_consent' => 'denied' ) );
		self::assertSame( 'denied', ( Attributes::all()['consent'] ?? null ) );
		$this->visit( '/configurador/' );
		do_shortcode( '[cfg_configurator]' );
		self::assertFalse( wp_script_is( Consent_Manager::SCRIPT ) );
	}

	public function test_the_lifetime_of_the_cookies_can_be_a_number_of_days_or_the_session(): void {
		foreach ( array( '', '0', '90' ) as $days ) {
			$this->set( array( 'cookie_lifetime' => $days ) );
			self::assertSame( $days, Attributes::all()['cookie-lifetime'] ?? '' );
		}
	}
}
