<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator_Leads\Mail_Texts;
use Cfg_Configurator_Leads\Webhook_Table;

/** Activation, deactivation and uninstallation of the add-on alone, while the plugin stays active. */
final class Install_Test extends Leads_Test_Case {
	private const MAIN = 'cfg-configurator-leads/cfg-configurator-leads.php';

	protected function tearDown(): void {
		Webhook_Table::create();
		activate_plugin( self::MAIN );
		parent::tearDown();
	}

	private static function has_table(): bool {
		return null !== Lead_Table::value( 'SHOW TABLES LIKE %s', Webhook_Table::name() );
	}

	/** Runs uninstall.php. WordPress does so in a process of its own, in which only this add-on is loaded. */
	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', self::MAIN );
		require WP_PLUGIN_DIR . '/' . dirname( self::MAIN ) . '/uninstall.php';
	}

	public function test_switching_the_add_on_off_keeps_its_data_and_on_again_needs_nothing_else(): void {
		$this->set( array( Mail_Texts::key( 'buyer', 'proposal', 'pt-PT', 'subject' ) => 'Olá' ) );
		deactivate_plugins( self::MAIN );
		self::assertFalse( is_plugin_active( self::MAIN ) );
		self::assertTrue( is_plugin_active( 'cfg-configurator/cfg-configurator.php' ) );
		self::assertSame( array( true, 'Olá' ), array( self::has_table(), Settings::text( 'cfg_leads_mail_buyer_proposal_pt_subject' ) ) );
		self::assertNull( activate_plugin( self::MAIN ) );
		self::assertTrue( is_plugin_active( self::MAIN ) );
	}

	public function test_the_activation_creates_the_table(): void {
		Lead_Table::run( 'DROP TABLE %i', Webhook_Table::name() );
		deactivate_plugins( self::MAIN );
		activate_plugin( self::MAIN );
		self::assertTrue( self::has_table() );
	}

	public function test_the_table_comes_back_where_it_is_missing_on_a_new_site_of_a_network(): void {
		Lead_Table::run( 'DROP TABLE %i', Webhook_Table::name() );
		delete_option( 'cfg_configurator_leads_schema' );
		$this->set( array( 'cfg_leads_webhooks' => array( array( 'url' => 'https://203.0.113.7/', 'secret' => 's' ) ) ) );
		self::assertCount( 1, Webhook_Table::of_lead( $this->add()->id ) );
	}

	public function test_deleting_the_add_on_removes_what_is_its_own_and_nothing_else(): void {
		$lead = $this->add();
		$this->set(
			array(
				'cfg_leads_akismet' => '1',
				'mail_footer'       => 'Lume',
			)
		);
		update_user_meta( 1, 'cfg_configurator_leads_per_page', 50 );
		deactivate_plugins( self::MAIN );
		self::uninstall();
		self::assertFalse( self::has_table() );
		self::assertSame( array( '', 'Lume' ), array( Settings::text( 'cfg_leads_akismet' ), Settings::text( 'mail_footer' ) ) );
		self::assertSame( '', get_user_meta( 1, 'cfg_configurator_leads_per_page', true ) );
		self::assertFalse( get_option( 'cfg_configurator_leads_schema' ) );
		self::assertSame( $lead->id, $this->again( $lead )->id );
	}

	public function test_a_page_with_the_element_loads_two_further_files_of_the_add_on(): void {
		$this->require_processes();
		$code = 'require %s; ob_start(); $GLOBALS["post"] = null; Cfg_Configurator\Settings\Settings::tabs();'
			. 'apply_filters( "cfg_configurator_element_content", "", array() ); ob_end_clean();'
			. 'echo count( preg_grep( "#/cfg-configurator-leads/(?!languages/)#", get_included_files() ) );';
		$php  = sprintf( $code, var_export( ABSPATH . 'wp-load.php', true ) );
		self::assertSame( '3', trim( (string) shell_exec( PHP_BINARY . ' -r ' . escapeshellarg( $php ) ) ) );
	}

	public function test_uninstalling_uses_no_class_of_the_plugin_which_may_be_gone(): void {
		$code = (string) file_get_contents( dirname( __DIR__ ) . '/uninstall.php' );
		self::assertDoesNotMatchRegularExpression( '/Cfg_Configurator\\\\|Settings::|Lead_Table/', $code );
	}
}
