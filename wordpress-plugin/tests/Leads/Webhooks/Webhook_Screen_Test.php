<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Webhooks;

use Cfg_Configurator\Health\Severity;
use Cfg_Configurator\Health\Webhook_Check;
use Cfg_Configurator\Leads\Lifecycle;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Screen\Lead_Actions;
use Cfg_Configurator\Leads\Screen\Leads_Screen;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Webhooks\Signature;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Webhook_Validator;

/** Webhooks on the settings screen: what editors see, and which ones they can save. */
final class Webhook_Screen_Test extends Webhooks_Test_Case {
	private function screen( int $lead = 0 ): string {
		Lifecycle::set_up();
		$this->act_as( 'administrator' );
		set_current_screen( 'toplevel_page_cfg-configurator-leads' );
		$_SERVER['HTTP_HOST'] = '127.0.0.1';
		$_GET                 = array( 'page' => Leads_Screen::PAGE ) + ( 0 === $lead ? array() : array( 'lead' => (string) $lead ) );
		return $this->output_of( fn () => Leads_Screen::render() );
	}

	public function test_a_lead_shows_its_webhooks_with_a_button_that_sends_them_again(): void {
		$this->receiver->answer( 500 );
		$this->post();
		Lead_Worker::run();
		$html = $this->screen( $this->lead()->id );
		self::assertStringContainsString( '93.184.215.14', $html );
		self::assertStringContainsString( '500', $html );
		self::assertStringContainsString( 'cfg_configurator_lead_resend-webhooks', $html );
		self::assertStringNotContainsString( 'token=x', $html );
	}

	public function test_given_up_webhooks_are_reported_on_all_screens_and_can_be_tried_again(): void {
		$this->receiver->answer( 410 );
		$this->post();
		self::assertStringNotContainsString( 'retry-webhooks', $this->screen() );
		self::assertSame( Severity::FINE, $this->health() );
		Lead_Worker::run();
		self::assertStringContainsString( 'retry-webhooks', $this->screen() );
		self::assertArrayHasKey( 'webhook', $this->faults );
		self::assertSame( Severity::PROBLEM, $this->health() );
		$this->receiver->answer( 200 );
		Lead_Actions::act( 'retry-webhooks', array() );
		Lead_Worker::run();
		self::assertSame( Delivery::SENT, $this->delivery()->state );
		self::assertSame( Severity::FINE, $this->health() );
	}

	public function test_the_health_tab_warns_while_deliveries_fail(): void {
		$this->receiver->answer( 500 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( Severity::WARNING, $this->health() );
		$this->set_webhooks( 'https://10.1.2.3/x' );
		$this->database()->query( 'DELETE FROM ' . Tables::webhooks() );
		self::assertSame( Severity::PROBLEM, $this->health() );
	}

	/** The severity of the only finding. */
	private function health(): Severity {
		$found = array();
		foreach ( ( new Webhook_Check() )->run() as $finding ) {
			$found[] = $finding;
		}
		self::assertCount( 1, $found );
		return $found[0]->severity;
	}

	public function test_the_setting_is_known_to_hold_secrets(): void {
		self::assertTrue( Setting_Registry::fields()['webhooks']->has_secret );
	}

	public function test_saving_creates_an_id_and_a_secret_and_keeps_both(): void {
		$saved = Webhook_Validator::validate( array( array( 'url' => ' https://crm.lume.example/leads?x=1 ' ), array( 'url' => '' ) ) );
		self::assertIsArray( $saved );
		self::assertCount( 1, $saved );
		self::assertSame( 'https://crm.lume.example/leads?x=1', $saved[0]['url'] );
		self::assertTrue( Signature::is_secret( $saved[0]['secret'] ) );
		self::assertSame( $saved, Webhook_Validator::validate( $saved ) );
		self::assertSame( array(), Webhook_Validator::validate( array( $saved[0] + array( 'remove' => '1' ) ) ) );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function invalid_webhooks(): array {
		return array(
			'no list'        => array( 'https://crm.lume.example/' ),
			'no address'     => array( array( array( 'url' => 'crm' ) ) ),
			'unencrypted'    => array( array( array( 'url' => 'http://crm.lume.example/' ) ) ),
			'a user'         => array( array( array( 'url' => 'https://a:b@crm.lume.example/' ) ) ),
			'IPv6'           => array( array( array( 'url' => 'https://[::1]/' ) ) ),
			'a short secret' => array(
				array(
					array(
						'url'    => 'https://crm.lume.example/',
						'secret' => 'whsec_abcd',
					),
				),
			),
			'too many'       => array( array_fill( 0, 11, array( 'url' => 'https://crm.lume.example/' ) ) ),
		);
	}

	/**
	 * @dataProvider invalid_webhooks
	 */
	public function test_invalid_webhooks_are_not_saved( mixed $rows ): void {
		self::assertInstanceOf( \WP_Error::class, Webhook_Validator::validate( $rows ) );
	}
}
