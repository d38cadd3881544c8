<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Admin;

use Cfg_Configurator\Admin\Legal\Legal_Preview;
use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Admin\Settings_Saving;
use Cfg_Configurator\Settings\Section;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The page that previews all legal information, with saved or unsaved settings. */
final class Legal_Preview_Test extends Embed_Test_Case {
	/** Places that name the lender: credit notice, example, print, server-rendered model list, two mails. */
	private const WITH_LENDER = 6;

	/** @param array<string, mixed>|null $posted Values of the form; null if the page is opened as a link. */
	private function preview( ?array $posted = null ): string {
		$wltp = array(
			'fuelCC' => array( 5.2, 6.1 ),
			'co2'    => array( 120, 138 ),
		);
		$this->store_line_up(
			array(
				self::MODELS[0],
				array(
					...self::MODELS[1],
					'wltp' => $wltp,
				),
			)
		);
		$this->act_as( 'administrator' );
		$_GET['places'] = '1';
		if ( null !== $posted ) {
			$_POST    = array(
				Settings::OPTION => wp_slash( $posted ),
				'_wpnonce'       => wp_create_nonce( Settings_Saving::GROUP . '-options' ),
			);
			$_REQUEST = $_POST;
		}
		return $this->output_of( array( new Settings_Panel( Setting_Registry::tabs()[ Legal_Preview::TAB ] ), 'render' ) );
	}

	public function test_a_value_that_is_not_saved_yet_is_shown_in_all_its_places_and_not_saved(): void {
		$this->set( array( 'lender_name' => 'Lume Financeira, S.A.' ) );
		self::assertSame( self::WITH_LENDER, substr_count( $this->preview(), 'Mutuante: Lume Financeira, S.A.' ) );
		$html = $this->preview( array( 'lender_name' => 'Banco "Novo", S.A.' ) );
		// Mails are escaped twice: in their own HTML, and in an attribute of the preview.
		self::assertSame( self::WITH_LENDER, preg_match_all( '/Mutuante: Banco &(amp;)?quot;Novo/', $html ) );
		self::assertStringNotContainsString( 'Lume Financeira', $html );
		self::assertSame( 'Lume Financeira, S.A.', Settings::text( 'lender_name' ) );
	}

	public function test_values_consents_and_example_are_those_of_a_model_with_a_monthly_payment(): void {
		$html = $this->preview(
			array(
				'policy_link' => array(
					'page'    => 'other',
					'address' => '/privacidade/',
				),
			)
		);
		self::assertStringContainsString( '<dt>Consumo (WLTP)</dt><dd>5,2 a 6,1 l/100 km</dd>', $html );
		self::assertStringContainsString( 'Exemplo representativo</h3><p>Credit to Drive, Maré.', $html );
		self::assertStringContainsString( "<dt>Prestação mensal</dt><dd>363,62\u{A0}€</dd>", $html );
		self::assertStringContainsString( 'Li e aceito a <a href="' . home_url( '/privacidade/' ) . '">Política de Privacidade</a>', $html );
		self::assertStringContainsString( 'comunicações de marketing da marca Lume', $html );
	}

	public function test_every_legal_setting_that_is_shown_somewhere_is_linked_below_its_place(): void {
		$html = $this->preview();
		$tab  = Setting_Registry::tabs()[ Legal_Preview::TAB ];
		$seen = array_filter( $tab->sections, static fn ( Section $section ): bool => 'cookies' !== $section->id );
		foreach ( array_keys( array_merge( ...array_column( $seen, 'fields' ) ) ) as $key ) {
			self::assertStringContainsString( "tab=legal#cfg-{$key}\"", $html );
		}
		self::assertStringContainsString( 'tab=texts#cfg-labels-creditWarning"', $html );
	}

	public function test_a_value_that_cannot_be_saved_is_reported_and_the_saved_one_is_shown(): void {
		$this->set( array( 'lender_name' => 'Lume Financeira, S.A.' ) );
		$html = $this->preview( array( 'lender_name' => str_repeat( 'x', 201 ) ) );
		self::assertStringContainsString( 'notice-warning', $html );
		self::assertSame( self::WITH_LENDER, substr_count( $html, 'Mutuante: Lume Financeira, S.A.' ) );
	}

	public function test_posted_values_need_the_nonce_of_the_form(): void {
		$_POST = array( Settings::OPTION => array( 'lender_name' => 'Banco Novo' ) );
		self::assertSame( 403, $this->wp_die_of( fn (): string => $this->preview() )->status );
	}

	public function test_the_settings_have_the_button_that_posts_their_form_to_the_preview(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$html = $this->output_of( array( new Settings_Panel( Setting_Registry::tabs()[ Legal_Preview::TAB ] ), 'render' ) );
		self::assertMatchesRegularExpression( '/<button type="submit"[^>]* formaction="[^"]*tab=legal[^"]*places=1" formtarget="_blank">/', $html );
	}
}
