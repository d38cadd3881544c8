<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Mail_Texts\Tests;

use Cfg_Configurator\Admin\Settings_Page;
use Cfg_Configurator\Modules\Mail_Texts\Mail_Kind;
use Cfg_Configurator\Modules\Mail_Texts\Mail_Preview;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Embed\Markup_Test_Case;

/** The previews of mails and printed models below the tab 'Legal information'. back-office-legal.e2e.ts opens them. */
final class Legal_Preview_Test extends Markup_Test_Case {
	/** What is previewed outside the configurator. */
	private const DOCUMENTS = array( 'models', 'dealer', 'confirmation', 'configuration' );

	/** @param array<string, string> $posted Values of the form. */
	private function preview( string $what, array $posted ): string {
		$this->know();
		$this->act_as( 'administrator' );
		$_POST    = array(
			Mail_Preview::BUTTON => "show:{$what}",
			Settings::OPTION     => wp_slash( array( Settings_Page::TAB => 'legal' ) + $posted ),
		);
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Settings_Page::GROUP . '-options' ) );
		return ( new Mail_Preview() )->page();
	}

	public function test_the_mails_and_the_printed_models_have_buttons_that_post_the_form_to_another_tab(): void {
		$html = $this->output_of( static fn () => ( new Mail_Preview() )->render( 'legal' ) );
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
