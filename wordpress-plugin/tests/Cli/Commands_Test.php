<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Cli;

use Cfg_Configurator\Cli\Cache_Command;
use Cfg_Configurator\Cli\Health_Command;
use Cfg_Configurator\Cli\Settings_Command;
use Cfg_Configurator\First_Paint\Line_Up_Snapshot;
use Cfg_Configurator\Health\Check;
use Cfg_Configurator\Health\Finding;
use Cfg_Configurator\Health\Health_Run;
use Cfg_Configurator\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Health\Health_Test_Case;

/** The commands `wp cfg settings`, `health` and `cache`, called without WP-CLI. */
final class Commands_Test extends Health_Test_Case {
	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/Leads/Cli/wp-cli.php';
		$this->file = (string) wp_tempnam( 'settings.json' );
	}

	protected function tearDown(): void {
		wp_delete_file( $this->file );
		parent::tearDown();
	}

	/** @return string Output of the command. */
	private function settings( string $name, string ...$positional ): string {
		\WP_CLI::$said = '';
		( new Settings_Command() )->$name( $positional );
		return \WP_CLI::$said;
	}

	public function test_a_setting_is_read_and_changed_with_the_checks_of_the_settings_page(): void {
		self::assertSame( "730\n", $this->settings( 'get', 'retention_days' ) );
		self::assertSame( 'Success: Settings saved.', $this->settings( 'set', 'retention_days', '365' ) );
		self::assertSame( "365\n", $this->settings( 'get', 'retention_days' ) );
		$said = $this->settings( 'set', 'retention_days', '9999' );
		self::assertMatchesRegularExpression( '/^retention_days: .+\nError: 1 values were rejected/', $said );
		self::assertSame( 365, Settings::number( 'retention_days' ) );
		self::assertStringContainsString( "retention_days\t365\n", $this->settings( 'list_all' ) );
	}

	public function test_the_list_of_settings_contains_no_secrets(): void {
		$this->settings( 'set', 'webhooks', '[{"url":"https://crm.lume.example/leads"}]' );
		self::assertStringContainsString( 'whsec_', $this->settings( 'get', 'webhooks' ) );
		$list = $this->settings( 'list_all' );
		self::assertStringContainsString( "webhooks\t(set)\n", $list );
		self::assertStringContainsString( "spam_turnstile_secret\t\n", $list );
	}

	public function test_a_list_is_json(): void {
		$rows = '[{"question":"Posso testar?","answer":"<p>Sim.</p>"}]';
		self::assertSame( 'Success: Settings saved.', $this->settings( 'set', 'faqs_motor', $rows ) );
		self::assertSame( $rows . "\n", $this->settings( 'get', 'faqs_motor' ) );
	}

	public function test_unknown_settings_and_those_set_by_code_are_rejected(): void {
		self::assertSame( "Error: There is no setting 'nothing'.", $this->settings( 'get', 'nothing' ) );
		self::assertSame( "Error: There is no setting 'page_path' that can be changed.", $this->settings( 'set', 'page_path', 'x' ) );
		self::assertSame( "Error: There is no setting '' that can be changed.", $this->settings( 'set' ) );
	}

	public function test_an_export_can_be_imported_again(): void {
		$this->set( array( 'product' => 'Lume' ) );
		self::assertSame( "Success: Settings written to {$this->file}.", $this->settings( 'export', $this->file ) );
		self::assertJsonStringEqualsJsonFile( $this->file, $this->settings( 'export' ) );
		$this->set( array( 'product' => 'Aurora' ) );
		self::assertSame( 'Success: Settings saved.', $this->settings( 'import', $this->file ) );
		self::assertSame( 'Lume', Settings::text( 'product' ) );
	}

	public function test_an_import_reports_what_it_rejects_and_a_file_that_it_cannot_read(): void {
		$file = (string) file_get_contents( $this->file );
		self::assertSame( '', $file );
		self::assertStringStartsWith( 'Error: ', $this->settings( 'import', $this->file ) );
		self::assertSame( 'Error: Cannot read /nowhere.json.', $this->settings( 'import', '/nowhere.json' ) );
		self::assertSame( 'Error: Cannot write to /nowhere/settings.json.', $this->settings( 'export', '/nowhere/settings.json' ) );
		$settings = array(
			'format'   => 'cfg-configurator-settings',
			'version'  => 1,
			'settings' => array(
				'product'            => 'Lume',
				'erase_on_uninstall' => '1',
			),
		);
		file_put_contents( $this->file, wp_json_encode( $settings ) );
		self::assertMatchesRegularExpression( '/^erase_on_uninstall: .+\nError: 1 values/', $this->settings( 'import', $this->file ) );
		self::assertSame( 'Lume', Settings::text( 'product' ), 'The other values are imported.' );
		self::assertFalse( Settings::is_on( 'erase_on_uninstall' ) );
	}

	/** @param array<string, string> $options Options of the command. */
	private function health( Finding $finding, array $options = array() ): string {
		$check         = new class( $finding ) implements Check {
			public function __construct( private Finding $finding ) {
			}

			public function run(): iterable {
				return array( $this->finding );
			}
		};
		\WP_CLI::$said = '';
		( new Health_Command( new Health_Run( static fn (): array => array( 'One' => $check ) ) ) )( array(), $options );
		return \WP_CLI::$said;
	}

	public function test_health_prints_the_findings_and_fails_if_one_is_critical(): void {
		self::assertSame( "fine: All is well.\nSuccess: No critical issues.", $this->health( Finding::fine( 'All is well.' ) ) );
		$problem = Finding::problem( 'The page is gone.', 'Make one.' );
		self::assertSame( "problem: The page is gone. Make one.\nError: 1 critical issues.", $this->health( $problem ) );
		$json = $this->health( Finding::fine( 'All is well.' ), array( 'format' => 'json' ) );
		self::assertJson( $json );
		self::assertStringContainsString( '"text": "All is well."', $json );
	}

	private function refresh(): string {
		\WP_CLI::$said = '';
		( new Cache_Command( new Content(), new Line_Up_Snapshot() ) )->refresh( array() );
		return \WP_CLI::$said;
	}

	public function test_a_refresh_requests_every_call_for_every_model_and_updates_the_printed_models(): void {
		update_option( Line_Up_Snapshot::OPTION, array( 'time' => 1 ), false );
		self::assertSame( 'Success: 11 responses are up to date.', $this->refresh() );
		foreach ( array( 'lstEngines/101', 'lstVersions/101', 'extColors/101', 'panomaricLI/101', 'hyuDealersLst/all', 'backOffice' ) as $path ) {
			self::assertContains( $path, $this->site->asked );
		}
		self::assertEqualsWithDelta( time(), ( new Line_Up_Snapshot() )->read()->time, 60 );
	}

	public function test_a_refresh_names_the_calls_that_failed(): void {
		$this->site->answers['carPods'] = new \WP_Error( 'x', 'X', array( 'status' => 502 ) );
		self::assertSame( "carPods: status 502\nError: 1 of 11 responses could not be updated.", $this->refresh() );
	}
}
