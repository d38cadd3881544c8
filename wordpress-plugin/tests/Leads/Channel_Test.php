<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Channel;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Mail\Send_Result;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Settings\Settings;

/** Deliveries of leads that are no mails, beside those that are. */
final class Channel_Test extends Leads_Test_Case {
	protected function tearDown(): void {
		parent::tearDown();
		// Creating a table commits the transaction.
		Lead_Tables::reset();
		delete_option( Settings::OPTION );
	}

	/** A channel to one recipient who is named like one of a mail. */
	private function add_channel( bool $can_plan = true ): Channel {
		$channel = new class( $can_plan ) extends Channel {
			/** @var list<string> What was called. */
			public array $calls = array();

			public function __construct( private bool $can_plan ) {
			}

			public static function queue(): Delivery_Queue {
				return new Delivery_Queue( 'chat', null );
			}

			public function plan( Lead $lead ): bool {
				return $this->can_plan && null !== self::queue()->plan( $lead->id, array( Delivery::DEALER => 'https://chat.lume.example/' ) );
			}

			public function send_due(): int {
				$due = array_filter( array_map( self::queue()->claim( ... ), self::queue()->due( 10 ) ) );
				foreach ( $due as $delivery ) {
					$this->settle( $delivery, new Send_Result( Send_Result::REJECTED, 'no' ) );
				}
				return 0;
			}

			public function replan(): void {
				$this->calls[] = 'replan';
			}

			protected function sent( Delivery $delivery ): void {
				$this->calls[] = 'sent';
			}

			protected function given_up( Delivery $delivery, Send_Result $result ): void {
				$this->calls[] = "given up: {$delivery->recipient}";
			}
		};
		remove_all_filters( 'cfg_configurator_channels', 99 );
		add_filter( 'cfg_configurator_channels', static fn ( array $channels ): array => array( ...$channels, $channel ), 99 );
		return $channel;
	}

	public function test_a_channel_counts_and_retries_its_own_deliveries_and_no_mails(): void {
		$channel = $this->add_channel();
		$this->post();
		Lead_Worker::run();
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
		self::assertSame( array( 1, 0 ), array( $channel::queue()->count( Delivery::FAILED ), $channel::queue()->count( Delivery::SENT ) ) );
		self::assertSame( array( 'given up: dealer' ), get_object_vars( $channel )['calls'] );
		self::assertSame( 0, Lead_Worker::retry(), 'No mail is due again.' );
		self::assertSame( 1, $channel::queue()->count( Delivery::PENDING ) );
		Lead_Table::delete( array( $this->lead()->id ) );
		self::assertSame( 0, $this->rows_in( Tables::deliveries() ) );
	}

	public function test_a_lead_is_planned_again_until_all_channels_have_planned_it(): void {
		$this->add_channel( false );
		$this->post();
		self::assertCount( 1, Lead_Worker::plan() );
		self::assertCount( 1, Lead_Worker::plan() );
		$this->add_channel();
		self::assertCount( 1, Lead_Worker::plan() );
		self::assertCount( 0, Lead_Worker::plan() );
	}

	public function test_a_channel_learns_that_the_table_of_deliveries_was_lost(): void {
		$channel = $this->add_channel();
		self::assertTrue( Schema::rebuild() );
		self::assertSame( array(), get_object_vars( $channel )['calls'] );
		$this->database()->query( 'DROP TABLE ' . Tables::deliveries() );
		self::assertTrue( Schema::rebuild() );
		self::assertSame( array( 'replan' ), get_object_vars( $channel )['calls'] );
	}
}
