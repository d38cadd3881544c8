<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Module;
use Cfg_Configurator\Modules\Leads_Desk\Leads_Address;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Modules\Webhooks\Webhook;
use Cfg_Configurator\Modules\Webhooks\Webhook_Actions;
use Cfg_Configurator\Modules\Webhooks\Webhook_Channel;
use Cfg_Configurator\Modules\Webhooks\Webhook_Check;
use Cfg_Configurator\Modules\Webhooks\Webhook_Rows;
use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;

/** Webhooks on the settings screen: what editors see, and which ones they can save. */
final class Webhook_Screen_Test extends Webhooks_Test_Case {
	private function screen( int $lead = 0 ): string {
		Lead_Setup::set_up();
		$this->act_as( 'administrator' );
		set_current_screen( 'toplevel_page_cfg-configurator-leads' );
		$_SERVER['HTTP_HOST'] = '127.0.0.1';
		$_GET                 = array( 'page' => Leads_Address::PAGE ) + ( 0 === $lead ? array() : array( 'lead' => (string) $lead ) );
		return $this->output_of( fn () => Lead_Admin::render() );
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
		self::assertSame( 'fine', $this->health() );
		Lead_Worker::run();
		self::assertStringContainsString( 'retry-webhooks', $this->screen() );
		self::assertArrayHasKey( Webhook_Channel::ALERT, $this->faults );
		self::assertSame( 'problem', $this->health() );
		$this->receiver->answer( 200 );
		$this->perform( Webhook_Actions::RETRY, 0 );
		Lead_Worker::run();
		self::assertSame( Delivery::SENT, $this->delivery()->state );
		self::assertSame( 'fine', $this->health() );
	}

	public function test_both_actions_require_the_capability_and_their_own_nonce(): void {
		$this->post();
		$id = $this->lead()->id;
		foreach ( array( Webhook_Actions::RESEND, Webhook_Actions::RETRY ) as $action ) {
			$this->act_as( 'author' );
			self::assertSame( 403, $this->wp_die_of( fn () => $this->perform( $action, $id ) )->status );
			$this->act_as( 'administrator' );
			foreach ( array( '', 'x', wp_create_nonce( $action . ( $id + 1 ) ) ) as $nonce ) {
				$_GET     = array( 'lead' => (string) $id );
				$_REQUEST = array( '_wpnonce' => $nonce );
				self::assertSame( 403, $this->wp_die_of( static fn () => do_action( "admin_post_$action" ) )->status );
			}
		}
		self::assertSame( array(), $this->receiver->requests );
	}

	public function test_sending_again_leads_back_to_the_screen_which_says_so(): void {
		$this->post();
		Lead_Setup::set_up();
		$this->act_as( 'administrator' );
		$_SERVER['HTTP_REFERER'] = Leads_Address::of( array( 'lead' => $this->lead()->id ) );
		$place                   = $this->perform( Webhook_Actions::RESEND, $this->lead()->id );
		unset( $_SERVER['HTTP_REFERER'] );
		self::assertSame( Webhook_Actions::SENT, $this->query_of( $place )['did'] ?? '' );
		self::assertSame( (string) $this->lead()->id, $this->query_of( $place )['lead'] ?? '' );
		$notice = $this->output_of( static fn () => do_action( 'cfg_configurator_leads_notices', Webhook_Actions::SENT ) );
		self::assertStringContainsString( 'Enviado de novo para os webhooks', $notice );
	}

	public function test_site_health_has_a_test_and_a_line_of_numbers_once_there_is_a_webhook(): void {
		$this->set_webhooks( '' );
		self::assertSame( '', $this->slug() );
		self::assertSame( '0 (waiting: 0, failed: 0)', $this->numbers() );
		$this->set_webhooks( Fake_Receiver::ADDRESS );
		self::assertSame( 'webhooks', $this->slug() );
		self::assertSame( 'fine', $this->health() );
		Webhook_Channel::queue()->plan( 1, array( self::ID => Fake_Receiver::ADDRESS ) );
		Webhook_Channel::queue()->plan( 2, array( self::ID => Fake_Receiver::ADDRESS ) );
		Database::update( Tables::deliveries(), array( 'state' => Delivery::FAILED ), array( 'lead_id' => 1 ) );
		self::assertSame( 'problem', $this->health() );
		self::assertSame( '1 (waiting: 1, failed: 1)', $this->numbers() );
		self::assertSame( array(), Webhook_Check::add_numbers( array() ), 'Without the section there is no line.' );
	}

	/** The text that is copied for the line of the debug information. */
	private function numbers(): string {
		$sections = Webhook_Check::add_numbers( array( 'cfg-configurator' => array( 'fields' => array() ) ) );
		self::assertIsArray( $sections['cfg-configurator'] );
		self::assertIsArray( $sections['cfg-configurator']['fields'] );
		self::assertIsArray( $sections['cfg-configurator']['fields']['webhooks'] );
		return self::text( $sections['cfg-configurator']['fields']['webhooks']['debug'] );
	}

	public function test_the_health_tab_warns_while_deliveries_fail(): void {
		$this->receiver->answer( 500 );
		$this->post();
		Lead_Worker::run();
		self::assertSame( 'warning', $this->health() );
		$this->set_webhooks( 'https://10.1.2.3/x' );
		$this->database()->query( 'DELETE FROM ' . Tables::deliveries() );
		self::assertSame( 'problem', $this->health() );
	}

	/** The severity of the only finding. */
	private function health(): string {
		$found = array( ...Webhook_Check::run() );
		self::assertCount( 1, $found );
		return $found[0]['severity'];
	}

	/** The name of the test on the Site Health screen. */
	private function slug(): string {
		/** @var Module $module */
		$module = require dirname( __DIR__ ) . '/module.php';
		$check  = $module->checks()[ $module->title() ];
		return is_array( $check ) ? $check['slug'] : self::fail( 'It is no test of Site Health.' );
	}

	public function test_the_setting_is_known_to_hold_secrets(): void {
		self::assertTrue( Setting_Registry::fields()['webhooks']->has_secret );
	}

	public function test_saving_creates_an_id_and_a_secret_and_keeps_both(): void {
		$saved = ( new Webhook_Rows() )->validate( self::field(), array( array( 'url' => ' https://crm.lume.example/leads?x=1 ' ), array( 'url' => '' ) ) );
		self::assertIsArray( $saved );
		self::assertCount( 1, $saved );
		self::assertSame( 'https://crm.lume.example/leads?x=1', $saved[0]['url'] );
		self::assertTrue( Webhook::is_secret( $saved[0]['secret'] ) );
		self::assertSame( $saved, ( new Webhook_Rows() )->validate( self::field(), $saved ) );
		self::assertSame( array(), ( new Webhook_Rows() )->validate( self::field(), array( $saved[0] + array( 'remove' => '1' ) ) ) );
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
		self::assertInstanceOf( \WP_Error::class, ( new Webhook_Rows() )->validate( self::field(), $rows ) );
	}

	private static function field(): Field {
		return Setting_Registry::fields()['webhooks'];
	}
}
