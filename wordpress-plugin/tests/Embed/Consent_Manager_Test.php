<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Embed\Consent_Manager;
use Cfg_Configurator\Embed\Overrides;

/** Whether the setting or a consent manager allows the element to send statistics. */
final class Consent_Manager_Test extends Embed_Test_Case {
	protected function tearDown(): void {
		wp_dequeue_script( Consent_Manager::SCRIPT );
		parent::tearDown();
	}

	private function consent(): ?string {
		return Attributes::all()['consent'] ?? null;
	}

	public function test_with_a_consent_manager_the_page_waits_for_the_script_that_states_the_visitors_consent(): void {
		add_filter( 'cfg_configurator_has_consent_manager', '__return_true' );
		$this->know();
		$this->set( array( 'analytics_consent' => '' ) );
		self::assertSame( 'denied', $this->consent() );
		self::assertSame( 'denied', Attributes::all( Overrides::read( array( 'consent' => 'granted' ) ) )['consent'] ?? '' );
		wp_register_script( 'wp-consent-api', '/consent-api.js', array(), '1', false );
		$this->visit( '/configurador/' );
		do_shortcode( '[cfg_configurator]' );
		self::assertTrue( wp_script_is( Consent_Manager::SCRIPT ) );
	}

	public function test_the_consent_api_lists_the_cookies_by_category(): void {
		require_once __DIR__ . '/consent-api.php';
		$GLOBALS['listed_cookies'] = array();
		Consent_Manager::describe_cookies();
		$expected = array(
			'wp_cfgHyu_uniqueID'  => 'statistics',
			'wp_cfgHyu_sessionID' => 'statistics',
			'cfg_app_params'      => 'functional',
		);
		self::assertSame( $expected, $GLOBALS['listed_cookies'] );
	}

	public function test_the_plugin_states_that_it_supports_the_consent_api(): void {
		self::assertNotFalse( has_filter( 'wp_consent_api_registered_cfg-configurator/cfg-configurator.php' ) );
	}
}
