<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Deferred_Tasks;

/** Tasks that run after the response has been sent. */
final class Deferred_Tasks_Test extends Wordpress_Test_Case {
	/**
	 * Recorded events, in order.
	 *
	 * @var list<string>
	 */
	private array $events = array();

	private Deferred_Tasks $tasks;

	protected function setUp(): void {
		parent::setUp();
		$this->tasks = new Deferred_Tasks( fn () => $this->note( 'response ended' ) );
	}

	private function note( string $event ): void {
		$this->events[] = $event;
	}

	public function test_tasks_run_in_their_order_when_wordpress_shuts_down_after_the_response_was_ended(): void {
		$this->tasks->add( fn () => $this->note( 'first' ) );
		$this->tasks->add( fn () => $this->note( 'second' ) );
		self::assertSame( 1000, has_action( 'shutdown', array( $this->tasks, 'run' ) ) );
		self::assertSame( array(), $this->events );
		$this->tasks->run();
		self::assertSame( array( 'response ended', 'first', 'second' ), $this->events );
	}

	public function test_a_task_runs_once(): void {
		$this->tasks->add( fn () => $this->note( 'task' ) );
		$this->tasks->run();
		$this->tasks->run();
		self::assertSame( 1, array_count_values( $this->events )['task'] );
	}

	public function test_tasks_run_where_no_response_can_be_ended_early(): void {
		$tasks = new Deferred_Tasks( null );
		$tasks->add( fn () => $this->note( 'task' ) );
		$tasks->run();
		self::assertSame( array( 'task' ), $this->events );
	}

	public function test_an_empty_response_is_ended_at_once(): void {
		$this->tasks->finish_empty_response();
		self::assertSame( array( 'response ended' ), $this->events );
	}
}
