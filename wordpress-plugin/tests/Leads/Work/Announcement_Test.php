<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Work;

use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/**
 * The hook fires at least once for each stored lead, whatever fails in between, and no callback can break the plugin.
 */
final class Announcement_Test extends Leads_Test_Case {
	/**
	 * Arguments of the calls of the callback.
	 *
	 * @var list<array{array<string, mixed>, mixed}>
	 */
	private array $calls = array();

	protected function setUp(): void {
		parent::setUp();
		$this->calls = array();
		add_action( 'cfg_configurator_lead_kept', array( $this, 'record' ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $row Columns of the lead.
	 */
	public function record( array $row, mixed $id ): void {
		$this->calls[] = array( $row, $id );
	}

	private function follow_up(): void {
		Lead_Worker::follow_up( array_column( $this->leads(), 'id' ) );
	}

	public function test_callbacks_receive_the_columns_of_the_lead_and_its_id_before_any_mail_is_sent(): void {
		$kept  = $this->post()->kept;
		$mails = null;
		add_action(
			'cfg_configurator_lead_kept',
			function () use ( &$mails ): void {
				$mails = count( $this->mailbox->mails );
			}
		);
		$this->follow_up();
		self::assertSame( array( array( $kept, $this->lead()->id ) ), $this->calls );
		self::assertSame( 0, $mails );
		$this->now += DAY_IN_SECONDS;
		$this->follow_up();
		Lead_Worker::run();
		self::assertCount( 1, $this->calls, 'The hook fires once if nothing fails.' );
	}

	public function test_it_fires_in_cron_for_a_lead_whose_process_died_after_storing_it(): void {
		$this->post();
		Lead_Worker::run();
		self::assertSame( array(), $this->calls, 'The process that stored the lead may still be running.' );
		$this->now += 301;
		Lead_Worker::run();
		self::assertSame( array( $this->lead()->id ), array_column( $this->calls, 1 ) );
	}

	public function test_it_fires_for_a_held_lead_with_its_status_and_again_on_its_release(): void {
		$this->post_spam();
		$this->follow_up();
		$this->release();
		$this->now += 301;
		Lead_Worker::run();
		self::assertSame( array( 'held', 'received' ), array_column( array_column( $this->calls, 0 ), 'status' ) );
		self::assertSame( array( $this->lead()->id, $this->lead()->id ), array_column( $this->calls, 1 ) );
	}

	public function test_a_callback_that_throws_stops_no_mail_logs_no_personal_data_and_the_lead_is_announced_again_by_cron(): void {
		$throws = static function ( array $row ): void {
			throw new \Error( 'No ' . self::text( $row['email'] ) );
		};
		add_action( 'cfg_configurator_lead_kept', $throws, 1 );
		$log  = (string) tempnam( sys_get_temp_dir(), 'log' );
		$kept = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- of this test only.
		$this->post();
		$this->follow_up();
		ini_set( 'error_log', $kept ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		$words = (string) file_get_contents( $log );
		unlink( $log );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
		self::assertStringContainsString( 'Error in a callback of cfg_configurator_lead_kept', $words );
		self::assertStringContainsString( __FILE__ . ':', $words );
		self::assertStringNotContainsString( 'ines@', $words );
		remove_action( 'cfg_configurator_lead_kept', $throws, 1 );
		$this->now += 301;
		Lead_Worker::run();
		self::assertSame( array( $this->lead()->id ), array_column( $this->calls, 1 ), 'The other callbacks get the lead then.' );
		$this->now += 301;
		Lead_Worker::run();
		self::assertCount( 1, $this->calls );
	}

	public function test_a_callback_that_always_throws_is_called_three_times_and_stops_no_other_lead(): void {
		$ids    = array();
		$throws = static function ( array $row, int $id ) use ( &$ids ): void {
			$ids[] = $id;
			throw new \Error( 'Broken' );
		};
		add_action( 'cfg_configurator_lead_kept', $throws, 20, 2 );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- of this test only.
		$this->post();
		$this->post( array( 'submission_id' => 'second' ) );
		$this->follow_up();
		foreach ( range( 1, 4 ) as $_ ) {
			$this->now += 301;
			Lead_Worker::run();
		}
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		$both = array_column( $this->leads(), 'id' );
		self::assertSame( array( ...$both, ...$both, ...$both ), $ids );
		self::assertCount( count( $ids ), $this->calls, 'Callbacks with an earlier priority get the lead each time.' );
	}

	public function test_a_callback_that_ends_the_process_each_time_is_called_three_times_and_stops_no_mail(): void {
		$this->post();
		foreach ( range( 0, 2 ) as $attempts ) {
			$this->now += 301;
			self::assertSame( array( $this->lead()->id => $attempts ), Lead_Table::unannounced( 300, 10 ) );
			self::assertTrue( Lead_Table::begin_announcement( $this->lead()->id, $attempts ), 'The process starts, and ends during the callback.' );
			self::assertFalse( Lead_Table::begin_announcement( $this->lead()->id, $attempts ), 'Only one process runs the callbacks.' );
		}
		self::assertSame( array(), Lead_Table::unannounced( 300, 10 ) );
		self::assertSame( 2, Lead_Worker::run() );
	}

	public function test_a_callback_may_remove_itself(): void {
		$once = function () use ( &$once ): void {
			remove_action( 'cfg_configurator_lead_kept', $once, 5 );
		};
		add_action( 'cfg_configurator_lead_kept', $once, 5 );
		$this->post();
		$this->follow_up();
		self::assertFalse( has_action( 'cfg_configurator_lead_kept', $once ) );
		self::assertCount( 1, $this->calls );
	}

	public function test_a_lead_counts_as_announced_at_once_when_no_plugin_listens(): void {
		remove_all_actions( 'cfg_configurator_lead_kept' );
		$this->post();
		self::assertSame( array(), Lead_Table::unannounced( 0, 10 ) );
		$this->follow_up();
		self::assertCount( 2, $this->mailbox->mails );
	}
}
