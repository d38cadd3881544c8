<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Transfer\Tests;

use Cfg_Configurator\Modules\Transfer\Transfer_Panel;
use Cfg_Configurator\Settings\Result;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Export and import of settings: capability, nonce and notices. An end-to-end test covers the upload of a file. */
final class Transfer_Panel_Test extends Wordpress_Test_Case {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function actions(): array {
		return array(
			'export' => array( 'export', Transfer_Panel::EXPORT ),
			'import' => array( 'import', Transfer_Panel::IMPORT ),
		);
	}

	/**
	 * @dataProvider actions
	 */
	public function test_it_is_denied_without_the_capability( string $method, string $action ): void {
		$this->act_as( 'editor' );
		$this->set_nonce( wp_create_nonce( $action ) );
		self::assertSame( 403, $this->wp_die_of( fn() => $this->run_action( $method ) )->status );
	}

	/**
	 * @dataProvider actions
	 */
	public function test_it_is_denied_without_a_nonce( string $method ): void {
		$this->act_as( 'administrator' );
		$this->set_nonce( 'x' );
		self::assertSame( 403, $this->wp_die_of( fn() => $this->run_action( $method ) )->status );
	}

	public function test_a_missing_file_changes_nothing_and_is_reported(): void {
		$this->act_as( 'administrator' );
		update_option( Settings::OPTION, array( 'product' => 'Lume' ) );
		$this->set_nonce( wp_create_nonce( Transfer_Panel::IMPORT ) );
		self::assertStringContainsString( 'tab=transfer', $this->redirect_of( array( $this->panel(), 'import' ) )->location );
		self::assertStringContainsString( 'notice-error', $this->output_of( array( $this->panel(), 'render' ) ) );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
	}

	public function test_a_path_that_was_not_uploaded_is_never_read(): void {
		$this->act_as( 'administrator' );
		$this->set_nonce( wp_create_nonce( Transfer_Panel::IMPORT ) );
		$_FILES = array(
			'file' => array(
				'tmp_name' => ABSPATH . 'wp-config.php',
				'error'    => UPLOAD_ERR_OK,
			),
		);
		$this->redirect_of( array( $this->panel(), 'import' ) );
		$_FILES = array();
		self::assertStringContainsString( 'notice-error', $this->output_of( array( $this->panel(), 'render' ) ) );
	}

	public function test_rejected_values_are_reported_with_escaped_contents(): void {
		$this->act_as( 'administrator' );
		$refused = new Result(
			array(),
			array(
				'mail_fallback' => 'Porquê',
				'<b>x'          => 'Não há',
			),
			array(
				'mail_fallback' => '<script>alert(1)</script>',
				'<b>x'          => array( 1 ),
			)
		);
		$refused->keep( 'transfer' );
		$shown = $this->output_of( array( $this->panel(), 'render' ) );
		self::assertStringContainsString( 'tab=mail#cfg-mail_fallback', $shown );
		self::assertStringContainsString( '&lt;b&gt;x', $shown );
		self::assertStringNotContainsString( '<script>', $shown );
		self::assertStringNotContainsString( 'notice-', $this->output_of( array( $this->panel(), 'render' ) ) );
	}

	private function run_action( string $method ): never {
		if ( 'export' === $method ) {
			$this->panel()->export();
		}
		$this->panel()->import();
	}

	private function set_nonce( string $nonce ): void {
		$_POST    = array( '_wpnonce' => $nonce );
		$_REQUEST = $_POST;
	}

	private function panel(): Transfer_Panel {
		return new Transfer_Panel();
	}
}
