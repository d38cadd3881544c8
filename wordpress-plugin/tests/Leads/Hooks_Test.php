<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;

/** The actions and filters for leads in docs/hooks.md. Other tests in this folder cover the older ones. */
final class Hooks_Test extends Leads_Test_Case {
	/**
	 * Records the arguments of each call of an action.
	 *
	 * @return \ArrayObject<int, list<mixed>>
	 */
	private function calls_of( string $action ): \ArrayObject {
		/** @var \ArrayObject<int, list<mixed>> $calls */
		$calls = new \ArrayObject();
		add_action( $action, static fn ( mixed ...$arguments ) => $calls->append( array_values( $arguments ) ), 10, 9 );
		return $calls;
	}

	public function test_releasing_a_held_lead_fires_an_action_once(): void {
		$calls = $this->calls_of( 'cfg_configurator_lead_released' );
		$this->post_spam();
		$this->release();
		$this->release();
		self::assertSame( array( array( $this->lead()->id ) ), $calls->getArrayCopy() );
	}

	public function test_each_mail_that_is_accepted_fires_an_action(): void {
		$calls = $this->calls_of( 'cfg_configurator_lead_mailed' );
		$this->post();
		Lead_Worker::run();
		$id = $this->lead()->id;
		self::assertSame( array( array( $id, Delivery::DEALER ), array( $id, Delivery::VISITOR ) ), $calls->getArrayCopy() );
	}

	public function test_each_mail_that_is_given_up_fires_an_action_with_the_reason(): void {
		$calls = $this->calls_of( 'cfg_configurator_lead_given_up' );
		$this->mailbox->refuse();
		$this->post();
		for ( $attempt = 1; $attempt <= Delivery::MAXIMUM_ATTEMPTS; $attempt++ ) {
			self::assertCount( 0, $calls );
			Lead_Worker::run();
			$this->now += DAY_IN_SECONDS;
		}
		$id = $this->lead()->id;
		self::assertSame(
			array( array( $id, Delivery::DEALER, 'The mail server refused.' ), array( $id, Delivery::VISITOR, 'The mail server refused.' ) ),
			$calls->getArrayCopy()
		);
	}

	public function test_each_lead_that_is_deleted_fires_an_action_with_its_key(): void {
		$calls = $this->calls_of( 'cfg_configurator_lead_erased' );
		$kept  = $this->post()->kept;
		$id    = $this->lead()->id;

		$this->now += 31 * DAY_IN_SECONDS;
		Retention::apply( 30 );
		Lead_Table::delete( array( $id ) );
		self::assertSame( array( array( $id, $kept['idempotency_key'] ?? '' ) ), $calls->getArrayCopy() );
	}

	public function test_a_callback_that_throws_stops_neither_the_mails_nor_the_next_action(): void {
		$calls = $this->calls_of( 'cfg_configurator_lead_mailed' );
		add_action( 'cfg_configurator_lead_mailed', static fn () => throw new \Error( 'Broken' ), 20 );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- of this test only.
		$this->post();
		Lead_Worker::run();
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		self::assertCount( 2, $calls );
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
	}

	public function test_the_recipients_of_a_lead_can_be_changed(): void {
		add_filter(
			'cfg_configurator_mail_recipients',
			static fn ( array $recipients, array $lead, int $id ): array => array(
				'dealer'  => "lead-{$id}@lume.example",
				'copy'    => 'no address',
				'visitor' => $lead['email'],
				'other'   => 'other@lume.example',
			),
			10,
			3
		);
		$this->post();
		Lead_Worker::run();
		self::assertSame( array( "lead-{$this->lead()->id}@lume.example", 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_a_filter_of_the_recipients_that_throws_changes_nothing(): void {
		add_filter( 'cfg_configurator_mail_recipients', static fn () => throw new \Error( 'Broken' ) );
		$log = (string) ini_set( 'error_log', '/dev/null' ); // phpcs:ignore WordPress.PHP.IniSet -- of this test only.
		$this->post();
		Lead_Worker::run();
		ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet -- see above.
		self::assertSame( array( self::ADDRESS, 'ines@exemplo.pt' ), $this->mailed() );
	}

	public function test_subject_and_body_of_a_mail_can_be_changed(): void {
		$subject = static fn ( string $old, string $recipient, array $lead ): string => "{$recipient}: " . self::text( $lead['model'] ) . "\r\nBcc: x@y.pt";
		add_filter( 'cfg_configurator_mail_subject', $subject, 10, 3 );
		add_filter(
			'cfg_configurator_mail_body',
			static fn ( array $body, string $recipient, array $lead, int $id ): array => array( 'html' => "<p>Lead {$id}</p>" ) + $body,
			10,
			4
		);
		$this->post();
		Lead_Worker::run();
		self::assertSame( 'dealer: Maré Bcc: x@y.pt', $this->mailbox->mails[0]['subject'] );
		self::assertSame( "<p>Lead {$this->lead()->id}</p>", $this->mailbox->mails[0]['message'] );
	}

	public function test_a_filter_of_a_mail_that_throws_counts_as_a_failed_attempt(): void {
		add_filter( 'cfg_configurator_mail_body', static fn () => throw new \Error( 'Broken template' ) );
		$this->post();
		Lead_Worker::run();
		self::assertSame( 'Broken template', Delivery_Queue::of_mails()->of_lead( $this->lead()->id )[0]->last_error );
		self::assertSame( array(), $this->mailed() );
	}

	public function test_a_lead_can_be_routed_to_another_dealer(): void {
		$route = static fn ( string $dealer, array $fields ): string => 'Maré' === $fields['model'] ? 'PT01' : $dealer;
		add_filter( 'cfg_configurator_lead_dealer', $route, 10, 2 );
		$this->post();
		$lead = $this->lead();
		self::assertSame( array( 'PT01', 'Lume Ribeira, Porto' ), array( $lead->dealer_id, $lead->dealer ) );
		self::assertSame( array( '13', 'Porto' ), array( $lead->text( 'district_id' ), $lead->district ) );
		Lead_Worker::run();
		self::assertSame( 'pedidos@lume.example', $this->mailed()[0], 'The other dealer has no address.' );
		$this->assert_thanks( $this->post() );
		self::assertCount( 1, $this->leads(), 'A repeated post is the same lead.' );
	}

	public function test_an_unknown_dealer_is_ignored_in_routing(): void {
		add_filter( 'cfg_configurator_lead_dealer', static fn (): string => 'XX99' );
		$this->post();
		self::assertSame( self::DEALER, $this->lead()->dealer_id );
	}

	public function test_the_fields_of_a_form_can_be_changed_before_they_are_validated(): void {
		add_filter(
			'cfg_configurator_lead_fields',
			static fn ( array $fields ): array => array(
				'telefone' => substr( self::text( $fields['telefone'] ), -9 ),
				'unknown'  => 'x',
				'name'     => array( 'no text' ),
			) + $fields
		);
		$this->assert_thanks( $this->post( array( 'telefone' => '00351 912345678' ) ) );
		self::assertSame( array( '912345678', 'Inês Conceição' ), array( $this->lead()->phone, $this->lead()->name ) );
	}
}
