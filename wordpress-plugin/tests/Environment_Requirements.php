<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

/** Skips tests that need something the current PHP lacks, and says what is missing. */
trait Environment_Requirements {
	/** Skips the test if this PHP cannot start other programs. */
	protected function require_processes(): void {
		if ( $this->is_in_webassembly() ) {
			self::markTestSkipped( 'PHP in WebAssembly cannot start other programs.' );
		}
	}

	/** Skips the test if this PHP cannot detect refused connections and unknown host names. */
	protected function require_network(): void {
		if ( $this->is_in_webassembly() ) {
			self::markTestSkipped( 'PHP in WebAssembly resolves every host name and reports no refused connections.' );
		}
	}

	private function is_in_webassembly(): bool {
		return getenv( 'WP_IN_WEBASSEMBLY' ) === '1';
	}
}
