<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\CLI;
use Cfg_Configurator\Element\Page;
use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Site_Health;

/** Activation, 'Create the page', Site Health, commands and what remains after the plugin. */
final class Install_Test extends Plugin_Test_Case {
	public function test_a_new_site_publishes_nothing_until_an_administrator_presses_the_button(): void {
		$this->set(
			array(
				'page_id'      => 0,
				'success_page' => '',
				'failure_page' => '',
			)
		);
		foreach ( array_filter( (array) get_pages() ) as $page ) {
			wp_delete_post( $page->ID, true );
		}
		Install::set_up();
		self::assertSame( array(), get_pages() );
		set_current_screen( 'dashboard' );
		self::assertSame( '', $this->output_of( array( Install::class, 'notice' ) ) );
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'name="_wpnonce"', $this->output_of( array( Install::class, 'notice' ) ) );
		self::assertSame( 403, $this->wp_die_of( array( Install::class, 'answer_notice' ) )->status );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'cfg_configurator_create_pages' );
		$this->redirect_of( array( Install::class, 'answer_notice' ) );
		self::assertCount( 3, get_pages() );
		self::assertSame(
			array( '/configurador', '/pedido-recebido/', '/pedido-nao-enviado/' ),
			array( Page::base_path(), Settings::text( 'success_page' ), Settings::text( 'failure_page' ) )
		);
		self::assertContains( Settings::number( 'page_id' ), Page::ids() );
		// The theme would print the title above the heading of the element.
		self::assertSame( 'page-no-title', get_page_template_slug( Settings::number( 'page_id' ) ) );
		Install::create_pages();
		self::assertCount( 3, get_pages(), 'Once is enough.' );
		self::assertSame( '', $this->output_of( array( Install::class, 'notice' ) ) );
	}

	public function test_events_repeat_by_an_interval_and_are_planned_once(): void {
		array_map( 'wp_unschedule_hook', array( Install::LEADS_EVENT, Install::CATALOGUE_EVENT, Install::RETENTION_EVENT ) );
		Install::schedule();
		Install::schedule();
		$events = array(
			Install::LEADS_EVENT     => 'cfg_configurator_five_minutes',
			Install::CATALOGUE_EVENT => 'cfg_configurator_five_minutes',
			Install::RETENTION_EVENT => 'daily',
		);
		foreach ( $events as $event => $interval ) {
			self::assertSame( $interval, wp_get_schedule( $event ) );
			self::assertTrue( has_action( $event ) );
		}
	}

	public function test_deleting_the_plugin_keeps_settings_and_leads_unless_the_settings_say_otherwise(): void {
		$this->serve();
		$this->post();
		Install::uninstall();
		self::assertCount( 1, $this->leads() );
		self::assertIsArray( get_option( Settings::OPTION ) );
		self::assertFalse( get_option( Page::OPTION ) );
		self::assertFalse( get_role( 'administrator' )?->has_cap( Install::MANAGE ) );
		$this->set( array( 'erase_on_uninstall' => '1' ) );
		Install::uninstall();
		self::assertFalse( get_option( Settings::OPTION ) );
		self::assertNull( Lead_Table::value( 'SHOW TABLES LIKE %s', Lead_Table::name() ) );
		Lead_Table::create();
	}

	public function test_site_health_says_what_is_wrong_and_what_to_do(): void {
		$this->serve();
		$this->answer_http(
			static fn (): array => array(
				'headers'  => array(),
				'body'     => '<cfg-configurator>',
				'response' => array( 'code' => 200 ),
				'cookies'  => array(),
				'filename' => '',
			)
		);
		$status = static function (): array {
			$tests = array_filter( Site_Health::add_tests( array( 'direct' => array() ) )['direct'], 'is_array' );
			return array_map( static fn ( array $test ): mixed => is_callable( $test['test'] ) ? ( (array) $test['test']() )['status'] : '', $tests );
		};
		Install::schedule();
		$fine = $status();
		self::assertSame( 6, count( $fine ) );
		self::assertSame(
			array(),
			array_filter(
				$fine,
				static fn ( mixed $is, string $name ): bool => 'good' !== $is && 'cfg_configurator_page' !== $name,
				ARRAY_FILTER_USE_BOTH
			)
		);
		$this->post();
		Lead_Table::update( $this->lead()->id, array( 'mail_state' => 'unknown' ) );
		$this->set(
			array(
				'success_page' => '',
				'page_id'      => 0,
			)
		);
		wp_unschedule_hook( Install::LEADS_EVENT );
		$this->serve( models: array() );
		$wrong = array_filter( $status(), static fn ( mixed $value ): bool => 'good' !== $value );
		self::assertSame(
			array( 'page', 'content_site', 'cron', 'mails', 'result_pages' ),
			array_map( static fn ( string $name ): string => substr( $name, 17 ), array_keys( $wrong ) )
		);
	}

	public function test_the_commands_work_on_leads(): void {
		require_once __DIR__ . '/wp-cli.php';
		$this->serve();
		$this->post( array( 'open_ms' => '' ) );
		CLI::leads( array( 'held' ) );
		CLI::leads( array( 'release', (string) $this->lead()->id ) );
		self::assertStringContainsString( 'no-time', \WP_CLI::$said );
		self::assertSame( 'sent', $this->lead()->mail_state );
		CLI::leads( array( 'resend', '0' ) );
		self::assertStringContainsString( 'Error: There is no such lead', \WP_CLI::$said );
		CLI::leads( array( 'resend', (string) $this->lead()->id ) );
		self::assertCount( 4, $this->mailbox->mails );
		CLI::catalogue( array() );
		self::assertStringContainsString( 'lists.', \WP_CLI::$said );
	}
}
