<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Cli\Tests;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Cli\Leads_Command;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The command `wp cfg leads`, called without WP-CLI. leads-cli.e2e.ts runs it in WP-CLI. */
final class Leads_Command_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/tests/wp-cli.php';
	}

	/**
	 * @param array<string, string> $options Options of the command.
	 * @return string Its output.
	 */
	private function run_command( string $name, array $options = array() ): string {
		\WP_CLI::$said = '';
		( new Leads_Command() )->$name( array(), $options );
		return \WP_CLI::$said;
	}

	public function test_retention_uses_the_settings_or_the_given_days(): void {
		$this->set( array( 'retention_days' => 30 ) );
		$this->post();
		$this->now += 20 * DAY_IN_SECONDS;
		self::assertSame( 'Success: 0 leads deleted.', $this->run_command( 'retention' ) );
		self::assertSame( 'Success: 0 leads deleted.', $this->run_command( 'retention', array( 'days' => '0' ) ) );
		self::assertSame( 'Error: --days takes a whole number.', $this->run_command( 'retention', array( 'days' => '-1' ) ) );
		self::assertSame( 'Success: 1 leads deleted.', $this->run_command( 'retention', array( 'days' => '10' ) ) );
		self::assertSame( array(), $this->leads() );
	}

	public function test_retry_sends_mails_that_wait_for_their_next_attempt(): void {
		$this->mailbox->refuse();
		$this->post();
		Lead_Worker::run();
		$this->mailbox->refuse( false );
		self::assertSame( 'Success: 2 mails were due, 2 sent.', $this->run_command( 'retry' ) );
	}
}
