<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Settings\Settings;

/** Runs code in other PHP processes. Each is a separate WordPress with 128 MB. */
abstract class Process_Test_Case extends Content_Site_Test_Case {
	/**
	 * Constants of the other processes, by name.
	 *
	 * @var array<string, string>
	 */
	protected array $constants = array();

	/**
	 * The site's settings, restored after the test. Null before a test has begun.
	 *
	 * @var mixed
	 */
	private mixed $settings_before = null;

	protected function setUp(): void {
		parent::setUp();
		$this->require_processes();
		// The other process sees only what is committed.
		$this->database()->query( 'ROLLBACK' );
		wp_cache_flush();
		$this->settings_before = get_option( Settings::OPTION, array() );
		$this->delete_gateway_state();
		$this->set_content_site( $this->site()->url );
	}

	protected function tearDown(): void {
		if ( null !== $this->settings_before ) {
			$this->delete_gateway_state();
			update_option( Settings::OPTION, $this->settings_before );
			$this->database()->query( 'START TRANSACTION' );
		}
		parent::tearDown();
	}

	protected function delete_gateway_state(): void {
		foreach ( array( '\_transient%cfg\_configurator\_%', 'cfg\_configurator\_lock\_%', self::PAUSES, self::CACHED ) as $like ) {
			array_map( 'delete_option', $this->options( $like ) );
		}
		wp_cache_flush();
	}

	/**
	 * Runs PHP inside WordPress, in a separate process, with this class's constants.
	 *
	 * @return string Its output.
	 */
	protected function run_php( string $code, string ...$options ): string {
		$define  = 'foreach ( ' . var_export( $this->constants, true ) . ' as $name => $value ) { define( $name, $value ); }';
		$head    = sprintf( '%s $_SERVER["REQUEST_METHOD"] = "GET"; require %s;', $define, var_export( ABSPATH . 'wp-load.php', true ) );
		$quiet   = array( '-d', 'memory_limit=128M', '-d', 'display_errors=0', '-d', 'error_log=/dev/null' );
		$command = array( PHP_BINARY, ...$quiet, ...array_values( $options ), '-r', $head . $code );
		$pipes   = array();
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- skipped where PHP cannot start processes.
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ) ), $pipes );
		self::assertNotFalse( $process );
		$printed = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		return $printed;
	}
}
