<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Leads\Clock;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Schedule;
use Cfg_Configurator\Modules\Health\Finding;
use Cfg_Configurator\Modules\Health\Lead_Checks;
use Cfg_Configurator\Modules\Health\Site_Health;
use Cfg_Configurator\Settings\Settings;

/** The plugin's tests and debug information on WordPress's Site Health screen. */
final class Site_Health_Test extends Health_Test_Case {
	/** @return array<string, array<string, mixed>> The plugin's tests of a kind, by id. */
	private function tests( string $kind ): array {
		require_once ABSPATH . 'wp-admin/includes/class-wp-site-health.php';
		$tests = \WP_Site_Health::get_tests()[ $kind ];
		self::assertIsArray( $tests );
		$ours = array();
		foreach ( $tests as $id => $test ) {
			if ( is_string( $id ) && str_starts_with( $id, 'cfg_configurator_' ) && is_array( $test ) ) {
				$ours[ $id ] = array_filter( $test, 'is_string', ARRAY_FILTER_USE_KEY );
			}
		}
		return $ours;
	}

	public function test_each_direct_test_has_a_result_with_everything_that_wordpress_shows(): void {
		$tests = $this->tests( 'direct' );
		foreach ( array( 'page', 'cron', 'tables', 'queue' ) as $name ) {
			self::assertArrayHasKey( "cfg_configurator_$name", $tests );
		}
		foreach ( $tests as $id => $test ) {
			self::assertIsCallable( $test['test'] );
			$result = call_user_func( $test['test'] );
			self::assertIsArray( $result );
			self::assertSame( array( 'label', 'status', 'badge', 'description', 'actions', 'test' ), array_keys( $result ) );
			self::assertSame( $id, $result['test'] );
			self::assertContains( $result['status'], array( 'good', 'recommended', 'critical' ) );
			self::assertNotSame( '', $result['label'] );
		}
	}

	public function test_tests_that_send_requests_run_in_rest_calls_that_only_administrators_may_make(): void {
		$this->answer_http( static fn (): \WP_Error => new \WP_Error( 'x' ) );
		$tests = $this->tests( 'async' );
		self::assertSame( array( 'cfg_configurator_content', 'cfg_configurator_mail' ), array_keys( $tests ) );
		foreach ( $tests as $id => $test ) {
			self::assertTrue( $test['has_rest'] );
			self::assertIsString( $test['test'] );
			$route = str_replace( untrailingslashit( rest_url() ), '', $test['test'] );
			wp_set_current_user( 0 );
			self::assertSame( 401, rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_status() );
			$this->act_as( 'editor' );
			self::assertSame( 403, rest_do_request( new \WP_REST_Request( 'GET', $route ) )->get_status() );
			$this->act_as( 'administrator' );
			$answer = rest_do_request( new \WP_REST_Request( 'GET', $route ) );
			self::assertSame( 200, $answer->get_status() );
			$result = $answer->get_data();
			self::assertIsArray( $result );
			self::assertSame( $id, $result['test'] );
			// The weekly event of WordPress calls the test directly.
			self::assertIsCallable( $test['async_direct_test'] );
			self::assertSame( $result, call_user_func( $test['async_direct_test'] ) );
		}
	}

	public function test_the_worst_finding_is_the_label_and_the_others_are_in_the_description(): void {
		$this->answer_http( static fn (): \WP_Error => new \WP_Error( 'x' ) );
		$this->act_as( 'administrator' );
		/** @var array<string, string> $result */
		$result = rest_do_request( new \WP_REST_Request( 'GET', '/cfg-configurator/v1/site-health/mail' ) )->get_data();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'wordpress@', $result['label'] );
		self::assertSame( 2, substr_count( $result['description'], '<p>' ) );
		self::assertSame( 1, substr_count( $result['actions'], 'tab=mail' ) );
	}

	public function test_scheduled_tasks_that_are_missing_or_late_are_reported(): void {
		$hooks = array( Schedule::WORK, Schedule::RETENTION );
		$plan  = static function ( int $delay ) use ( $hooks ): void {
			foreach ( $hooks as $hook ) {
				wp_clear_scheduled_hook( $hook );
				wp_schedule_single_event( time() + $delay, $hook );
			}
		};
		$plan( 60 );
		$this->assertFine( Lead_Checks::cron( ... ) );
		$plan( -3 * HOUR_IN_SECONDS );
		$this->assertFinds( Finding::WARNING, Lead_Checks::cron( ... ), '3' );
		wp_clear_scheduled_hook( Schedule::WORK );
		$this->assertFinds( Finding::PROBLEM, Lead_Checks::cron( ... ) );
	}

	public function test_mails_that_were_given_up_or_are_late_are_counted(): void {
		$this->assertFine( Lead_Checks::queue( ... ) );
		Delivery_Queue::of_mails()->plan( 1, array( Delivery::DEALER => 'a@lume.example' ) );
		$this->assertFine( Lead_Checks::queue( ... ) );
		Database::update( Tables::deliveries(), array( 'next_gmt' => Clock::stamp( -2 * HOUR_IN_SECONDS ) ), array( 'lead_id' => 1 ) );
		$this->assertFinds( Finding::PROBLEM, Lead_Checks::queue( ... ), '1' );
		Database::update( Tables::deliveries(), array( 'state' => Delivery::FAILED ), array( 'lead_id' => 1 ) );
		$this->assertFinds( Finding::WARNING, Lead_Checks::queue( ... ), '1' );
	}

	public function test_a_check_of_another_module_is_a_test_as_soon_as_it_has_a_slug(): void {
		$slug  = '';
		$check = static function () use ( &$slug ): array {
			return array(
				'slug'           => $slug,
				'sends_requests' => true,
				'run'            => static fn (): array => array(
					array(
						'severity' => 'fine',
						'text'     => 'Everything arrives.',
					),
				),
			);
		};
		$tests = new Site_Health( static fn (): array => array( 'Deliveries' => $check() ) );
		self::assertArrayNotHasKey( 'cfg_configurator_deliveries', $tests->add_tests( array() )['async'] );
		$slug = 'deliveries';
		$test = $tests->add_tests( array() )['async']['cfg_configurator_deliveries'];
		self::assertIsArray( $test );
		self::assertSame( 'Deliveries', $test['label'] );
		self::assertIsCallable( $test['async_direct_test'] );
		$result = call_user_func( $test['async_direct_test'] );
		self::assertIsArray( $result );
		self::assertSame( array( 'Everything arrives.', 'good' ), array( $result['label'], $result['status'] ) );
	}

	public function test_tables_of_an_older_version_are_reported(): void {
		$this->assertFine( Lead_Checks::tables( ... ) );
		update_option( 'cfg_configurator_leads_schema', 1 );
		$this->assertFinds( Finding::PROBLEM, Lead_Checks::tables( ... ) );
	}

	public function test_the_debug_information_contains_neither_addresses_nor_names_nor_paths_of_the_server(): void {
		update_option(
			Settings::OPTION,
			array(
				'content_site'      => 'https://conteudos.lume.example',
				'mail_from_address' => 'remetente@lume.example',
				'mail_from_name'    => 'Inês Conceição',
				'mail_fallback'     => 'apoio@lume.example',
				'contact_phone'     => '+351 210 000 000',
				'form_url'          => 'https://crm.lume.example/?key=secret',
			)
		);
		/** @var array<string, array{fields: array<string, array{debug: string, private?: bool}>}> $sections */
		$sections = apply_filters( 'debug_information', array() );
		$fields   = $sections['cfg-configurator']['fields'];
		self::assertSame( 'yes', $fields['sender']['debug'] );
		self::assertSame( '0', $fields['mails_queued']['debug'] );
		self::assertSame( 'content site', $fields['source']['debug'] );
		self::assertTrue( $fields['content_site']['private'] ?? false, 'The address of the content site is not copied.' );
		$copied = array_filter( $fields, static fn ( array $field ): bool => ! ( $field['private'] ?? false ) );
		$text   = (string) wp_json_encode( $copied, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		foreach ( array( 'lume.example', 'Inês', '210 000', 'secret', ABSPATH, WP_CONTENT_DIR ) as $secret ) {
			self::assertStringNotContainsString( $secret, $text );
		}
	}
}
