<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Admin\Field_Renderer;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The HTML of a settings field with its stored value. */
final class Field_Renderer_Test extends Wordpress_Test_Case {
	public function test_a_page_of_this_site_is_selected_by_its_path_or_url(): void {
		$path = '/' . get_page_uri( $this->publish_page( 'Obrigado pelo pedido' ) ) . '/';
		foreach ( array( $path, untrailingslashit( $path ), home_url( $path ), array( 'page' => $path ) ) as $stored ) {
			self::assertSame( array( $path, '' ), $this->selection( 'success_page', $stored ) );
		}
	}

	public function test_an_address_that_is_no_page_of_this_site_stays_in_its_text_field(): void {
		$this->publish_page( 'p' );
		foreach ( array( '/outra/', 'https://outro.example/p/' ) as $stored ) {
			self::assertSame( array( 'other', $stored ), $this->selection( 'policy_link', $stored ) );
		}
		self::assertSame( array( '', '' ), $this->selection( 'policy_link', '' ) );
	}

	public function test_a_font_that_the_theme_no_longer_has_stays_selected(): void {
		$html = $this->html( 'style_font_family', 'Avenir, serif' );
		self::assertStringContainsString( "<option value=\"Avenir, serif\" selected='selected'>", $html );
		self::assertStringContainsString( '<option value="Georgia, serif">', $html );
	}

	/**
	 * The selected page and the address in the text field.
	 *
	 * @return array{string, string}
	 */
	private function selection( string $key, mixed $stored ): array {
		$html = $this->html( $key, $stored );
		self::assertSame( 1, preg_match_all( "/<option value=\"([^\"]*)\" selected='selected'>/", $html, $options ) );
		preg_match( '/\[address\]" value="([^"]*)"/', $html, $address );
		return array( $options[1][0], $address[1] ?? 'no text field' );
	}

	private function html( string $key, mixed $stored ): string {
		return $this->output_of( static fn () => Field_Renderer::render( Setting_Registry::fields()[ $key ], $stored, '' ) );
	}
}
