<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Privacy\Tests;

use Cfg_Configurator\Modules\Privacy\Policy_Text;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The text suggested for the site's privacy policy. */
final class Policy_Text_Test extends Leads_Test_Case {
	public function test_wordpress_suggests_the_text_in_its_policy_guide(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		set_current_screen( 'options-privacy' );
		do_action( 'admin_init' );
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text' );
		self::assertContains( Policy_Text::html(), $texts );
	}

	public function test_the_text_follows_the_settings(): void {
		$this->set(
			array(
				'retention_days'    => 90,
				'cookie_lifetime'   => '7',
				'analytics_consent' => '',
			)
		);
		$text = Policy_Text::html();
		foreach ( array( '90', '7', 'cfg_app_params', 'wp_cfgHyu_uniqueID' ) as $word ) {
			self::assertStringContainsString( $word, $text );
		}
		$this->set( array( 'analytics_consent' => 'denied' ) );
		self::assertStringNotContainsString( 'wp_cfgHyu_uniqueID', Policy_Text::html(), 'Without statistics, their cookie is not mentioned.' );
		$this->set( array( 'form_url' => 'https://crm.lume.example/' ) );
		$text = Policy_Text::html();
		self::assertStringNotContainsString( '90', $text, 'The retention period does not apply to another system.' );
	}
}
