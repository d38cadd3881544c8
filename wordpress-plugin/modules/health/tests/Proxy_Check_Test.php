<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Page_Checks;
use Cfg_Configurator\Modules\Health\Finding;

/** Sites behind a proxy, with and without a filter for visitors' addresses, and without a proxy. */
final class Proxy_Check_Test extends Health_Test_Case {
	/**
	 * `$_SERVER` before the test.
	 *
	 * @var array<mixed>
	 */
	private array $server = array();

	protected function setUp(): void {
		parent::setUp();
		$this->server = $_SERVER;
	}

	protected function tearDown(): void {
		$_SERVER = $this->server;
		parent::tearDown();
	}

	public function test_a_site_without_a_proxy_has_no_finding(): void {
		$this->assertFine( Page_Checks::proxy( ... ) );
	}

	public function test_a_proxy_is_reported_until_visitors_can_be_distinguished(): void {
		$_SERVER['REMOTE_ADDR']          = '10.0.0.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '192.0.2.7';
		$this->assertFinds( Finding::WARNING, Page_Checks::proxy( ... ) );
		add_filter( 'cfg_configurator_visitor_address', static fn (): string => '192.0.2.7' );
		$this->assertFine( Page_Checks::proxy( ... ) );
	}

	public function test_a_server_that_knows_its_proxy_has_no_finding(): void {
		$_SERVER['REMOTE_ADDR']          = '192.0.2.7';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '192.0.2.7, 10.0.0.1';
		$this->assertFine( Page_Checks::proxy( ... ) );
	}
}
