<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Admin\Saving_Test_Case;

/** Tabs of modules from the posted form to the option and back to the screen. */
final class Saved_Tabs_Test extends Saving_Test_Case {
	public function test_texts_that_a_form_does_not_post_are_kept_and_empty_ones_are_removed(): void {
		$texts = array(
			'select'    => 'Escolher',
			'homeIntro' => 'Preços com IVA.',
		);
		$this->save( 'texts', array( 'labels' => $texts ) );
		$posted = array(
			'select' => '',
			'filter' => 'Filtrar',
		);
		$this->save( 'texts', array( 'labels' => $posted ) );
		self::assertEquals(
			array(
				'homeIntro' => 'Preços com IVA.',
				'filter'    => 'Filtrar',
			),
			json_decode( Settings::text( 'labels' ), true )
		);
	}

	public function test_no_secret_of_a_rejected_form_is_kept_and_saved_ones_are_shown_again(): void {
		$saved = 'whsec_' . str_repeat( 'c3Nz', 10 );
		$typed = 'whsec_' . str_repeat( 'dHR0', 10 );
		$row   = static fn ( string $url, string $secret, string $id = '' ): array => compact( 'id', 'url', 'secret' );
		$this->save( 'webhooks', array( 'webhooks' => array( $row( 'https://93.184.215.14/a', $saved, 'aaaaaaaaaaaa' ) ) ) );
		self::assertSame( $saved, Settings::rows( 'webhooks' )[0]['secret'] ?? '' );
		$rows = array( $row( 'https://93.184.215.14/b', $saved, 'aaaaaaaaaaaa' ), $row( 'nothing', $typed ) );
		$this->save( 'webhooks', array( 'webhooks' => $rows ) );
		$kept = get_transient( 'cfg_configurator_refused_webhooks_' . get_current_user_id() );
		self::assertIsArray( $kept );
		$text = (string) wp_json_encode( $kept, JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( '93.184.215.14/b', $text );
		self::assertStringNotContainsString( 'whsec_', $text );
		$shown = $this->shown( 'webhooks' );
		self::assertSame( array( 1, 0 ), array( substr_count( $shown, $saved ), substr_count( $shown, $typed ) ) );
		self::assertStringContainsString( 'value="nothing"', $shown );
	}

	public function test_numbers_are_shown_in_the_local_format(): void {
		update_option( Settings::OPTION, array( 'cred_minRate' => '5.95' ) );
		global $wp_locale;
		self::assertInstanceOf( \WP_Locale::class, $wp_locale );
		$usual                                     = $wp_locale->number_format;
		$wp_locale->number_format['decimal_point'] = ',';
		$shown                                     = $this->shown( 'limits' );
		$wp_locale->number_format                  = $usual;
		self::assertStringContainsString( 'value="5,95"', $shown );
	}

	public function test_contents_are_edited_without_their_paragraph_tags(): void {
		$this->save(
			'texts',
			array(
				'legal_content' => "Um\n\nDois",
				'faqs_motor'    => array(
					array(
						'question' => 'Q',
						'answer'   => "A\n\nB",
					),
				),
			)
		);
		self::assertSame( "<p>Um</p>\n<p>Dois</p>", Settings::text( 'legal_content' ) );
		$shown = $this->shown( 'texts' );
		self::assertStringContainsString( ">Um\n\nDois</textarea>", $shown );
		self::assertStringContainsString( ">A\n\nB</textarea>", $shown );
	}
}
