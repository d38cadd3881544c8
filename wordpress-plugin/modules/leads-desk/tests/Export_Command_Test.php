<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Modules\Leads_Desk\Export_Command;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The command `wp cfg leads export`, called without WP-CLI. leads-cli.e2e.ts runs it in WP-CLI. */
final class Export_Command_Test extends Leads_Test_Case {
	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/tests/wp-cli.php';
		$this->file = (string) wp_tempnam( 'leads.csv' );
	}

	protected function tearDown(): void {
		wp_delete_file( $this->file );
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $options Options of the command.
	 * @return string Its output.
	 */
	private function run_command( string $name, array $options = array() ): string {
		\WP_CLI::$said = '';
		( new Export_Command() )->$name( array(), $options );
		return \WP_CLI::$said;
	}

	public function test_the_export_is_written_to_a_file_with_the_requested_leads(): void {
		$this->post();
		$this->post(
			array(
				'form_type'     => 'test-drive',
				'name'          => 'Rui',
				'submission_id' => 'second-one',
			)
		);
		$said = $this->run_command(
			'export',
			array(
				'file' => $this->file,
				'form' => 'test-drive',
				'from' => '2026-09-01',
			)
		);
		self::assertSame( 'Success: 1 leads.', $said );
		$csv = (string) file_get_contents( $this->file );
		self::assertStringContainsString( '"Rui"', $csv );
		self::assertStringNotContainsString( 'Inês', $csv );
		self::assertStringContainsString( '"Rui"', $this->output_of( fn () => $this->run_command( 'export' ) ) );
	}

	/**
	 * @return array<string, array{array<string, string>, string}>
	 */
	public static function invalid_options(): array {
		return array(
			'a day that is none'            => array( array( 'from' => '2026-13-01' ), 'Error: --from takes a day, YYYY-MM-DD.' ),
			'a day in words'                => array( array( 'to' => 'today' ), 'Error: --to takes a day, YYYY-MM-DD.' ),
			'a form that is none'           => array( array( 'form' => 'proposta' ), 'Error: --form takes proposal, test-drive, configuration-email.' ),
			'a file that cannot be written' => array( array( 'file' => '/dev/full' ), 'Error: /dev/full could not be written to its end.' ),
		);
	}

	/**
	 * @dataProvider invalid_options
	 * @param array<string, string> $options Options of the command.
	 */
	public function test_an_ambiguous_export_is_rejected( array $options, string $said ): void {
		if ( '/dev/full' === ( $options['file'] ?? '' ) && ! file_exists( '/dev/full' ) ) {
			self::markTestSkipped( 'This system has no /dev/full.' );
		}
		$this->post();
		// PHP also raises a notice that the device is full.
		set_error_handler( static fn (): bool => true, E_NOTICE ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		self::assertSame( $said, $this->run_command( 'export', $options + array( 'file' => $this->file ) ) );
		restore_error_handler();
		self::assertSame( '', (string) file_get_contents( $this->file ) );
	}
}
