<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Durability\Tests;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Durability\Alert;
use Cfg_Configurator\Modules\Durability\Notices;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use Cfg_Configurator\Tests\Leads\Mail\Slow_Mail;

/** Faults are mailed, and shown until they are dismissed. */
final class Alert_Test extends Leads_Test_Case {
	use Slow_Mail;

	private function request( string $submission ): void {
		$this->post( array( 'submission_id' => $submission ) );
		Lead_Worker::follow_up();
	}

	public function test_an_alert_is_not_mailed_while_the_circuit_breaker_is_open_and_cron_mails_it_afterwards(): void {
		$this->slow_down( 2, false );
		array_map( array( $this, 'request' ), array( 'number-1', 'number-2' ) );
		$before = $this->attempts;
		Faults::report( Faults::TABLE, 'The table refuses leads.' );
		$this->end_request();
		self::assertSame( $before, $this->attempts );
		$this->slow_down( 0, true );
		Lead_Worker::run();
		self::assertContains( 'pedidos@lume.example', $this->mailed() );
		$count = count( $this->mailed() );
		Lead_Worker::run();
		self::assertCount( $count, $this->mailed(), 'The alert is mailed once.' );
	}

	public function test_held_leads_are_mailed_to_the_administrator(): void {
		Faults::report( Faults::HELD, 'Please review them.' );
		$this->end_request();
		self::assertSame( array( 'pedidos@lume.example' ), $this->mailed() );
	}

	public function test_an_alert_is_shown_on_the_plugins_screens_to_those_who_manage_leads_until_it_is_dismissed(): void {
		Faults::report( Faults::TABLE, 'The <table> refuses leads.', '550 no such mailbox' );
		$shown = fn (): string => $this->output_of( static fn () => Notices::render() );
		$this->act_as( 'administrator' );
		self::assertSame( '', $shown() );
		$_GET = array( 'page' => 'cfg-configurator-leads' );
		self::assertStringContainsString( 'The &lt;table&gt; refuses leads. (550 no such mailbox)', $shown() );
		$this->act_as( 'editor' );
		self::assertSame( '', $shown() );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Notices::DISMISS ) );
		self::assertSame( 403, $this->wp_die_of( static fn () => Notices::dismiss() )->status );
		$this->act_as( 'administrator' );
		self::assertSame( 403, $this->wp_die_of( static fn () => Notices::dismiss() )->status, 'The nonce is another user\'s.' );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Notices::DISMISS ) );
		$this->redirect_of( static fn () => Notices::dismiss() );
		self::assertSame( array( '', array() ), array( $shown(), Alert::all() ) );
	}
}
