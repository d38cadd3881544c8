<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Legal\Tests;

use Cfg_Configurator\Admin\Mail_Preview;
use Cfg_Configurator\Admin\Settings_Panel;
use Cfg_Configurator\Admin\Settings_Saving;
use Cfg_Configurator\Leads\Mail\Texts\Mail_Kind;
use Cfg_Configurator\Modules\Legal\Legal_Places;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The links and previews of the tab 'Legal information'. back-office-legal.e2e.ts opens them. */
final class Legal_Places_Test extends Embed_Test_Case {
	/** What is previewed outside the configurator. */
	private const DOCUMENTS = array( 'models', 'dealer', 'confirmation', 'configuration' );

	private function tab(): string {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		global $wp_settings_sections, $wp_settings_fields;
		$wp_settings_sections = array();
		$wp_settings_fields   = array();
		$this->know();
		add_action( 'cfg_configurator_settings_bottom', array( new Mail_Preview(), 'render' ) );
		return $this->output_of( array( new Settings_Panel( Setting_Registry::tabs()['legal'] ), 'render' ) );
	}

	/** @param array<string, string> $posted Values of the form. */
	private function preview( string $what, array $posted ): string {
		$this->know();
		$this->act_as( 'administrator' );
		$_POST    = array(
			Mail_Preview::BUTTON => "show:{$what}",
			Settings::OPTION     => wp_slash( array( Settings_Saving::TAB => 'legal' ) + $posted ),
		);
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Settings_Saving::GROUP . '-options' ) );
		return ( new Mail_Preview() )->page();
	}

	public function test_every_section_whose_texts_are_shown_links_its_screens_in_the_preview_and_the_texts_around_it(): void {
		$html = $this->tab();
		self::assertStringContainsString( '<iframe class="cfg-preview-frame" name="cfg-preview"', $html );
		$sections = array_diff( array_column( Setting_Registry::tabs()['legal']->sections, 'id' ), array( 'cookies' ) );
		self::assertSame( array( ...array_values( $sections ), 'values', 'example', 'notes' ), array_keys( Legal_Places::SCREENS ) );
		foreach ( Legal_Places::SCREENS as $section => $screens ) {
			$start = (int) strpos( $html, "data-place=\"{$section}\"" );
			$links = substr( $html, $start, (int) strpos( $html, '</p>', $start ) - $start );
			self::assertSame( count( $screens ), substr_count( $links, ' target="cfg-preview">' ), $section );
			self::assertStringContainsString( ' data-screen="summary"', $links );
			self::assertMatchesRegularExpression( '/tab=\w+#cfg-\w+/', $links );
		}
		foreach ( array( 'texts#cfg-labels-creditWarning', 'texts#cfg-legal_content', 'texts#cfg-labels-wltpCo2', 'general#cfg-product' ) as $link ) {
			self::assertStringContainsString( "tab={$link}\"", $html );
		}
	}

	public function test_the_mails_and_the_printed_models_have_buttons_that_post_the_form_to_another_tab(): void {
		$html = $this->tab();
		self::assertSame( self::DOCUMENTS, array( 'models', ...array_column( Mail_Kind::cases(), 'value' ) ) );
		foreach ( self::DOCUMENTS as $what ) {
			$button = '/<button [^>]*form="cfg-form" [^>]*formtarget="_blank" name="cfg_mail" value="show:' . $what . '"/';
			self::assertMatchesRegularExpression( $button, $html );
		}
		self::assertStringNotContainsString( 'value="send:', $html, 'Tests are sent from the tab of the mails.' );
	}

	public function test_a_value_that_is_not_saved_yet_is_shown_in_the_mails_and_the_printed_models_and_not_saved(): void {
		$this->set( array( 'lender_name' => 'Lume Financeira, S.A.' ) );
		foreach ( self::DOCUMENTS as $what ) {
			$html = $this->preview( $what, array( 'lender_name' => 'Banco "Novo", S.A.' ) );
			// Mails are escaped twice: in their own HTML, and in an attribute of the preview.
			self::assertMatchesRegularExpression( '/Mutuante: Banco &(amp;)?quot;Novo/', $html, $what );
			self::assertStringNotContainsString( 'Lume Financeira', $html );
		}
		self::assertStringContainsString( '<template shadowrootmode="open">', $this->preview( 'models', array() ) );
		self::assertSame( 'Lume Financeira, S.A.', Settings::text( 'lender_name' ) );
	}

	public function test_the_mails_have_official_values(): void {
		foreach ( Mail_Kind::cases() as $kind ) {
			self::assertStringContainsString( '5,2 a 6,1 l/100 km', $this->preview( $kind->value, array() ), $kind->value );
		}
	}

	public function test_a_value_that_cannot_be_saved_is_reported_and_not_shown(): void {
		foreach ( self::DOCUMENTS as $what ) {
			$html = $this->preview( $what, array( 'lender_name' => str_repeat( 'x', 201 ) ) );
			self::assertStringContainsString( '<li>' . esc_html( Setting_Registry::fields()['lender_name']->label() ) . ':', $html );
			self::assertStringNotContainsString( 'xxx', $html );
		}
	}

	public function test_posted_values_need_the_nonce_of_the_form(): void {
		$this->act_as( 'administrator' );
		$_POST    = array( Mail_Preview::BUTTON => 'show:models' );
		$_REQUEST = array( '_wpnonce' => 'x' );
		self::assertSame( 403, $this->wp_die_of( fn (): string => ( new Mail_Preview() )->page() )->status );
	}
}
