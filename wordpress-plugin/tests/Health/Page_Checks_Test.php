<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Health;

use Cfg_Configurator\Health\Page_Check;
use Cfg_Configurator\Health\Rewrite_Check;
use Cfg_Configurator\Health\Severity;

/** The checks of the configurator's page and of the paths below it. */
final class Page_Checks_Test extends Health_Test_Case {
	public function test_the_page_must_exist_be_public_and_contain_the_widget(): void {
		$check = new Page_Check();
		$this->assertFinds( Severity::PROBLEM, $check );
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Carros',
				'post_status'  => 'publish',
				'post_content' => 'Nada',
			)
		);
		$this->set( array( 'page_id' => $page ) );
		$this->assertFinds( Severity::PROBLEM, $check, 'Carros' );
		foreach ( array( '[cfg_configurator]', '[cfg_configurator product="Lume"]', '<!-- wp:cfg-configurator/configurator /-->' ) as $content ) {
			wp_update_post(
				array(
					'ID'           => $page,
					'post_content' => $content,
				)
			);
			$this->assertFine( $check );
		}
		wp_update_post(
			array(
				'ID'            => $page,
				'post_password' => 'x',
			)
		);
		$this->assertFinds( Severity::PROBLEM, $check, 'Carros' );
		wp_update_post(
			array(
				'ID'            => $page,
				'post_password' => '',
				'post_status'   => 'draft',
			)
		);
		$this->assertFinds( Severity::PROBLEM, $check, 'Carros' );
	}

	public function test_pages_below_the_page_that_cannot_be_opened_are_reported(): void {
		$add  = static fn( string $title, int $above, string $status, string $content = '' ): int => wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_status'  => $status,
				'post_parent'  => $above,
				'post_content' => $content,
			)
		);
		$page = $add( 'Carros', 0, 'publish', '[cfg_configurator]' );
		$this->set( array( 'page_id' => $page ) );
		$check = new Page_Check();
		$below = $add( 'Garantia', $page, 'draft' );
		$this->assertFine( $check );
		wp_update_post(
			array(
				'ID'          => $below,
				'post_status' => 'publish',
			)
		);
		$add( 'Condições', $below, 'publish' );
		$this->assertFinds( Severity::PROBLEM, $check, 'Garantia', 'Condições' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$this->assertFine( $check );
	}

	public function test_the_rewrite_rule_must_precede_those_of_wordpress(): void {
		$check = new Rewrite_Check();
		$this->set( array( 'page_path' => 'carros' ) );
		update_option( 'permalink_structure', '/%postname%/' );
		update_option(
			'rewrite_rules',
			array(
				'^carros(/.*)?$'           => 'index.php?page_id=7',
				'(.?.+?)(?:/([0-9]+))?/?$' => 'index.php?pagename=$matches[1]',
			)
		);
		$this->assertFine( $check );
		update_option( 'rewrite_rules', array( '(.?.+?)(?:/([0-9]+))?/?$' => 'index.php?pagename=$matches[1]&page=$matches[2]' ) );
		$this->assertFinds( Severity::PROBLEM, $check );
		update_option( 'rewrite_rules', '' );
		$this->assertFinds( Severity::PROBLEM, $check );
		update_option( 'permalink_structure', '' );
		$this->assertFinds( Severity::PROBLEM, $check );
	}

	public function test_the_rule_of_the_plugin_is_recognised(): void {
		global $wp_rewrite;
		self::assertInstanceOf( \WP_Rewrite::class, $wp_rewrite );
		$this->set( array() );
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		update_option( 'rewrite_rules', $wp_rewrite->rewrite_rules() );
		$this->assertFine( new Rewrite_Check() );
	}

	public function test_the_rule_of_a_front_page_is_recognised_and_deleted_rules_are_recreated(): void {
		global $wp_rewrite;
		self::assertInstanceOf( \WP_Rewrite::class, $wp_rewrite );
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		$this->set( array( 'page_path' => '' ) );
		add_rewrite_rule( '^([^/]+/(?:motor|versao)(?:/[^/]+)?)/?$', 'index.php?page_id=7', 'top' );
		delete_option( 'rewrite_rules' );
		$this->assertFine( new Rewrite_Check() );
	}
}
