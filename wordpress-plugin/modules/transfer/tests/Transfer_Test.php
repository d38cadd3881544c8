<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer\Tests;

use Cfg_Configurator\Modules\Transfer\Transfer;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Export and import of settings, and what an import rejects. */
final class Transfer_Test extends Wordpress_Test_Case {
	public function test_exported_settings_are_imported_unchanged(): void {
		$page = $this->publish_page( 'Carros à medida' );
		$all  = array(
			'page_id'         => $page,
			'page_path'       => get_page_uri( $page ),
			'content_site'    => 'https://conteudos.lume.example',
			'legal_content'   => "<p>Olá \"tu\" &amp; 'eu' \\ 🚗</p>",
			'faqs_motor'      => array(
				array(
					'question' => 'Porquê?',
					'answer'   => '<p>Porque sim.</p>',
				),
			),
			'labels'          => '{"continue":"Seguinte"}',
			'cred_minRate'    => '5.95',
			'retention_days'  => 0,
			'mail_to_visitor' => '',
		);
		$all += Setting_Registry::defaults();
		// Exports never contain these settings.
		unset( $all['erase_on_uninstall'], $all['spam_turnstile_secret'], $all['webhooks'] );
		update_option( Settings::OPTION, $all );
		$file = Transfer::export();
		update_option( Settings::OPTION, array() );
		$outcome = Transfer::import( $file );
		self::assertInstanceOf( Result::class, $outcome );
		self::assertSame( array(), $outcome->refusals );
		ksort( $all );
		$values = $outcome->values;
		ksort( $values );
		self::assertSame( $all, $values );
	}

	public function test_a_file_saved_again_by_windows_can_be_imported(): void {
		$file = Transfer::export();
		self::assertInstanceOf( Result::class, Transfer::import( "\xEF\xBB\xBF" . str_replace( "\n", "\r\n", $file ) ) );
	}

	public function test_the_file_describes_itself_and_has_the_date_in_its_name(): void {
		$file = json_decode( Transfer::export(), true );
		self::assertIsArray( $file );
		self::assertIsArray( $file['settings'] );
		self::assertSame( array( Transfer::FORMAT, 1, home_url( '/' ) ), array( $file['format'], $file['version'], $file['site'] ) );
		self::assertArrayNotHasKey( 'page_id', $file['settings'] );
		self::assertStringContainsString( (string) wp_date( 'Y-m-d' ), Transfer::file_name() );
		self::assertStringEndsWith( '.json', Transfer::file_name() );
	}

	public function test_each_rejected_value_is_reported_and_all_others_are_imported(): void {
		update_option(
			Settings::OPTION,
			array(
				'mail_fallback' => 'a@lume.example',
				'product'       => 'Antes',
				'leadSource'    => 'X',
			)
		);
		$outcome = $this->import(
			array(
				'product'       => 'Lume',
				'mail_fallback' => 'x',
				'nonsense'      => '1',
				'page_path'     => 'nenhures',
			)
		);
		self::assertEqualsCanonicalizing( array( 'mail_fallback', 'nonsense', 'page_path' ), array_keys( $outcome->refusals ) );
		self::assertEqualsCanonicalizing(
			array(
				'mail_fallback' => 'x',
				'nonsense'      => '1',
				'page_path'     => 'nenhures',
			),
			$outcome->typed
		);
		self::assertSame(
			array( 'Lume', 'a@lume.example', 'X' ),
			array( $outcome->values['product'], $outcome->values['mail_fallback'], $outcome->values['leadSource'] )
		);
	}

	public function test_a_configurator_on_the_front_page_is_imported_as_such(): void {
		$page = $this->publish_page( 'Carros' );
		self::assertSame( array( 'page_path' ), array_keys( $this->import( array( 'page_path' => '' ) )->refusals ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$outcome = $this->import( array( 'page_path' => '' ) );
		self::assertSame( array(), $outcome->refusals );
		self::assertSame( array( $page, '' ), array( $outcome->values['page_id'], $outcome->values['page_path'] ) );
	}

	public function test_the_page_id_of_another_site_is_not_imported(): void {
		$outcome = $this->import( array( 'page_id' => 2 ) );
		self::assertSame( Settings::all()['page_id'] ?? null, $outcome->values['page_id'] ?? null );
	}

	public function test_an_import_never_changes_whether_uninstalling_deletes_the_leads_and_says_so(): void {
		foreach ( array( array( '', '1' ), array( '1', '' ) ) as list( $here, $in_file ) ) {
			update_option( Settings::OPTION, array( 'erase_on_uninstall' => $here ) );
			$outcome = $this->import(
				array(
					'erase_on_uninstall' => $in_file,
					'product'            => 'Lume',
				)
			);
			self::assertSame( array( $here, 'Lume' ), array( $outcome->values['erase_on_uninstall'], $outcome->values['product'] ) );
			self::assertSame( array( 'erase_on_uninstall' ), array_keys( $outcome->refusals ) );
			self::assertSame( $in_file, $outcome->typed['erase_on_uninstall'] );
		}
		self::assertStringNotContainsString( 'erase_on_uninstall', Transfer::export() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function invalid_files(): array {
		return array(
			'no JSON'         => array( '<?php' ),
			'a number'        => array( '1' ),
			'another file'    => array( '{"settings":{}}' ),
			'no settings'     => array( '{"format":"cfg-configurator-settings","version":1}' ),
			'a newer version' => array( '{"format":"cfg-configurator-settings","version":2,"settings":{}}' ),
			'no version'      => array( '{"format":"cfg-configurator-settings","settings":{}}' ),
			'deeply nested'   => array( str_repeat( '[', 100 ) . str_repeat( ']', 100 ) ),
		);
	}

	/**
	 * @dataProvider invalid_files
	 */
	public function test_an_invalid_file_is_rejected_as_a_whole( string $json ): void {
		self::assertInstanceOf( \WP_Error::class, Transfer::import( $json ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function import( array $settings ): Result {
		$outcome = Transfer::import(
			(string) wp_json_encode(
				array(
					'format'   => Transfer::FORMAT,
					'version'  => 1,
					'settings' => $settings,
				)
			)
		);
		self::assertInstanceOf( Result::class, $outcome );
		return $outcome;
	}

	public function test_an_export_has_the_address_of_a_linked_page_because_ids_differ_between_sites(): void {
		$this->publish_page( 'Obrigado', $this->publish_page( 'Pedidos' ) );
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		update_option( Settings::OPTION, Result::of( Settings::all(), array( 'success_page' => '/pedidos/obrigado/' ) )->values );
		$file = (array) json_decode( Transfer::export(), true );
		self::assertSame( '/pedidos/obrigado/', ( (array) $file['settings'] )['success_page'] );
	}

	public function test_an_export_contains_no_secret(): void {
		$webhook = array(
			'id'     => 'w1',
			'url'    => 'https://crm.lume.example/leads',
			'secret' => 'whsec_c2VjcmV0',
		);
		update_option( Settings::OPTION, array( 'webhooks' => array( $webhook ) ) + Settings::all() );
		self::assertStringContainsString( 'whsec_', (string) wp_json_encode( get_option( Settings::OPTION ) ) );
		self::assertStringNotContainsString( 'whsec_', Transfer::export() );
	}
}
