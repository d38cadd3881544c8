<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Health_Run;
use Cfg_Configurator\Modules\Health\Requests\Content;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Provides complete content, valid settings and assertions about the findings of a check. */
abstract class Health_Test_Case extends Wordpress_Test_Case {
	protected Catalogue_Routes $site;
	protected Content $content;

	protected function setUp(): void {
		parent::setUp();
		$this->site    = new Catalogue_Routes();
		$this->content = new Content();
		$this->set( array() );
	}

	/**
	 * @param array<string, mixed> $values Settings that replace all stored ones.
	 */
	protected function set( array $values ): void {
		update_option( Settings::OPTION, $values );
	}

	/**
	 * @param \Closure(): (Finding|iterable<Finding>) $check
	 * @return list<Finding> Findings of the check.
	 */
	protected function run_check( \Closure $check ): array {
		return Health_Run::result( $check );
	}

	/** @param \Closure(): (Finding|iterable<Finding>) $check */
	protected function assertFine( \Closure $check ): void {
		$found = $this->run_check( $check );
		self::assertSame( array( Finding::FINE ), array_column( $found, 'severity' ), implode( "\n", array_column( $found, 'text' ) ) );
	}

	/**
	 * Asserts that there is one finding, with this severity and all these names in its text.
	 *
	 * @param \Closure(): (Finding|iterable<Finding>) $check
	 */
	protected function assertFinds( string $severity, \Closure $check, string ...$names ): Finding {
		$found = $this->run_check( $check );
		self::assertSame( array( $severity ), array_column( $found, 'severity' ), implode( "\n", array_column( $found, 'text' ) ) );
		foreach ( $names as $name ) {
			self::assertStringContainsString( $name, $found[0]->text );
		}
		self::assertNotSame( '', $found[0]->next, 'The finding says what to do.' );
		return $found[0];
	}
}
