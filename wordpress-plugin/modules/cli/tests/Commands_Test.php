<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli\Tests;

use Cfg_Configurator\Modules\Cli\Cache_Command;
use Cfg_Configurator\Modules\Cli\Settings_Command;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Health_Command;
use Cfg_Configurator\Modules\Health\Health_Run;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Modules\Health\Tests\Health_Test_Case;
use Cfg_Configurator\Settings\Settings;

/** The commands `wp cfg settings`, `health` and `cache`, called without WP-CLI. */
final class Commands_Test extends Health_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/tests/wp-cli.php';
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

	/** @param array<string, string> $options Options of the command. */
	private function health( Finding $finding, array $options = array() ): string {
		$check         = static fn (): Finding => $finding;
		\WP_CLI::$said = '';
		( new Health_Command( new Health_Run( static fn (): array => array( 'One' => $check ) ) ) )( array(), $options );
		return \WP_CLI::$said;
	}

	public function test_health_prints_the_findings_and_fails_if_one_is_critical(): void {
		self::assertSame( "fine: All is well.\nSuccess: No critical issues.", $this->health( new Finding( Finding::FINE, 'All is well.' ) ) );
		$problem = new Finding( Finding::PROBLEM, 'The page is gone.', 'Make one.' );
		self::assertSame( "problem: The page is gone. Make one.\nError: 1 critical issues.", $this->health( $problem ) );
		$json = $this->health( new Finding( Finding::FINE, 'All is well.' ), array( 'format' => 'json' ) );
		self::assertJson( $json );
		self::assertStringContainsString( '"text": "All is well."', $json );
	}

	private function refresh(): string {
		\WP_CLI::$said = '';
		( new Cache_Command( new Content() ) )->refresh( array() );
		return \WP_CLI::$said;
	}

	public function test_a_refresh_requests_every_call_for_every_model_and_tells_others(): void {
		$before = did_action( 'cfg_configurator_cache_refreshed' );
		self::assertSame( 'Success: 11 responses are up to date.', $this->refresh() );
		foreach ( array( 'lstEngines/101', 'lstVersions/101', 'extColors/101', 'panomaricLI/101', 'hyuDealersLst/all', 'backOffice' ) as $path ) {
			self::assertContains( $path, $this->site->asked );
		}
		self::assertSame( $before + 1, did_action( 'cfg_configurator_cache_refreshed' ) );
	}

	public function test_a_refresh_names_the_calls_that_failed(): void {
		$this->site->answers['carPods'] = new \WP_Error( 'x', 'X', array( 'status' => 502 ) );
		self::assertSame( "carPods: status 502\nError: 1 of 11 responses could not be updated.", $this->refresh() );
	}
}
