<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Modules\Gateway\Caching;
use Cfg_Configurator\Modules\Gateway\Endpoint;
use Cfg_Configurator\Modules\Gateway\Endpoint_Registry;
use Cfg_Configurator\Modules\Gateway\Gateway_Response;
use Cfg_Configurator\Modules\Gateway\Response_Resolver;
use Cfg_Configurator\Network\Web_Address;
use Cfg_Configurator\Tests\Content_Site_Test_Case;

/** Stale responses are refreshed after the response has been sent, if the server can end it early. */
final class Late_Refresh_Test extends Content_Site_Test_Case {
	/**
	 * Recorded events, in order.
	 *
	 * @var list<string>
	 */
	private array $events = array();

	private Deferred_Tasks $later;

	protected function setUp(): void {
		parent::setUp();
		$this->later = new Deferred_Tasks(
			function (): void {
				$this->events[] = 'response ended';
			}
		);
		$this->answer_http(
			function (): ?array {
				$this->events[] = 'content site asked';
				return null;
			}
		);
		$this->site()->plan( array( '*' => array( 'body' => self::MODELS ) ) );
	}

	private function models(): Gateway_Response {
		return $this->answer( Endpoint_Registry::named( 'lstModels' ) );
	}

	private function answer( Endpoint $endpoint ): Gateway_Response {
		$address = Web_Address::parse( $this->site()->url );
		self::assertNotNull( $address );
		return ( new Response_Resolver( $address, $endpoint, array(), $this->later ) )->answer();
	}

	public function test_the_older_response_is_returned_at_once_and_refreshed_afterwards(): void {
		$this->models();
		$this->pass_seconds( 301 );
		$this->events = array();
		self::assertSame( Gateway_Response::STALE, $this->models()->source );
		self::assertSame( array(), $this->events );
		$this->later->run();
		self::assertSame( array( 'response ended', 'content site asked' ), $this->events );
		self::assertSame( Gateway_Response::CACHED, $this->models()->source );
	}

	public function test_one_request_refreshes_and_leaves_no_lock(): void {
		$this->models();
		$this->pass_seconds( 301 );
		$this->events = array();
		$this->models();
		$this->models();
		$this->later->run();
		self::assertSame( array( 'response ended', 'content site asked' ), $this->events );
		self::assertSame( array(), $this->options( 'cfg\_configurator\_lock\_%' ) );
	}

	public function test_a_slow_content_site_has_its_full_timeout_while_nobody_waits(): void {
		$this->models();
		$this->pass_seconds( 301 );
		$plan = array(
			'body'  => self::MODELS,
			'delay' => 1300,
		);
		$this->site()->plan( array( '*' => $plan ) );
		$before = microtime( true );
		self::assertSame( Gateway_Response::STALE, $this->models()->source );
		self::assertLessThan( 0.2, microtime( true ) - $before );
		$this->later->run();
		self::assertSame( Gateway_Response::CACHED, $this->models()->source );
	}

	public function test_a_failure_starts_the_pause_and_affects_no_visitor(): void {
		$this->models();
		$this->pass_seconds( 301 );
		$this->site()->plan( array( '*' => array( 'status' => 500 ) ) );
		$this->models();
		$this->later->run();
		$this->events = array();
		self::assertSame( Gateway_Response::STALE, $this->models()->source );
		$this->later->run();
		self::assertSame( array( 'response ended' ), $this->events );
	}

	public function test_a_very_old_response_and_a_simulation_are_requested_at_once(): void {
		$this->models();
		$this->pass_seconds( 6 * 300 );
		self::assertSame( Gateway_Response::CONTENT_SITE, $this->models()->source );
		$simulation = Endpoint::list( 'compareFinances', Caching::SIMULATION );
		$this->answer( $simulation );
		$this->pass_seconds( 61 );
		self::assertSame( Gateway_Response::CONTENT_SITE, $this->answer( $simulation )->source );
	}

	public function test_deferred_tasks_run_when_wordpress_shuts_down(): void {
		$address = Web_Address::parse( $this->site()->url );
		self::assertNotNull( $address );
		foreach ( array( null, new Deferred_Tasks( null ) ) as $tasks ) {
			$this->models();
			$this->pass_seconds( 301 );
			$answers = new Response_Resolver( $address, Endpoint_Registry::named( 'lstModels' ), array(), $tasks );
			self::assertSame( Gateway_Response::CONTENT_SITE, $answers->answer()->source );
		}
	}
}
