<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/**
 * Skips tests that need something the current PHP lacks, and says what is missing.
 */
trait Machine_Needs {
	/**
	 * Skips the test where this PHP cannot start other programs.
	 */
	protected function need_processes(): void {
		if ( $this->is_in_webassembly() ) {
			self::markTestSkipped( 'PHP in WebAssembly starts no other programs.' );
		}
	}

	/**
	 * Skips the test where this PHP does not see which connections are refused and which names have no address.
	 */
	protected function need_network(): void {
		if ( $this->is_in_webassembly() ) {
			self::markTestSkipped( 'PHP in WebAssembly finds an address for every name and is never refused a connection.' );
		}
	}

	private function is_in_webassembly(): bool {
		return getenv( 'WP_IN_WEBASSEMBLY' ) === '1';
	}
}
