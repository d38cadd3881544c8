<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Embed\Installation;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Modules\Leads_Desk\Access_Panel;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The panel in which administrators choose who may manage leads. */
final class Access_Panel_Test extends Wordpress_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		get_role( 'administrator' )?->add_cap( Lead_Setup::CAPABILITY );
	}

	protected function tearDown(): void {
		parent::tearDown();
		// The rollback restores the option, but WordPress also keeps the roles in memory.
		wp_roles()->for_site();
	}

	/**
	 * @param array<string, mixed> $posted Fields of the form.
	 */
	private function save( array $posted ): void {
		$_POST    = wp_slash( $posted );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Access_Panel::ACTION ) );
		self::assertStringContainsString( 'tab=access', $this->redirect_of( fn () => ( new Access_Panel() )->save() )->location );
	}

	private function has_access( int $user ): bool {
		wp_cache_flush();
		return user_can( $user, Lead_Setup::CAPABILITY );
	}

	public function test_roles_and_single_users_get_the_capability_and_lose_it(): void {
		$editor = $this->act_as( 'editor' );
		$seller = $this->act_as( 'subscriber' );
		$admin  = $this->act_as( 'administrator' );
		$this->save(
			array(
				'roles' => array( 'editor' ),
				'user'  => get_userdata( $seller )->user_email ?? '',
			)
		);
		self::assertSame( array( true, true, true ), array( $this->has_access( $editor ), $this->has_access( $seller ), $this->has_access( $admin ) ) );
		$html = $this->output_of( fn () => ( new Access_Panel() )->render() );
		self::assertMatchesRegularExpression( '~value="editor" checked~', $html );
		self::assertMatchesRegularExpression( '~value="administrator" checked=\'checked\' disabled~', $html );
		self::assertStringContainsString( 'name="users[]" value="' . $seller . '" checked', $html );
		$this->save( array( 'shown' => array( (string) $seller ) ) );
		self::assertSame( array( false, false, true ), array( $this->has_access( $editor ), $this->has_access( $seller ), $this->has_access( $admin ) ) );
	}

	public function test_a_user_added_since_the_panel_was_opened_keeps_the_capability(): void {
		$seller = $this->act_as( 'subscriber' );
		$this->act_as( 'administrator' );
		$this->save( array( 'user' => get_userdata( $seller )->user_login ?? '' ) );
		$this->save( array( 'user' => '' ) );
		self::assertTrue( $this->has_access( $seller ) );
		Installation::uninstall();
		self::assertFalse( $this->has_access( $seller ) );
	}

	public function test_an_unknown_user_is_reported_and_stays_in_the_field(): void {
		$this->act_as( 'administrator' );
		$this->save( array( 'user' => '"><b>Rui' ) );
		$html = $this->output_of( fn () => ( new Access_Panel() )->render() );
		self::assertStringContainsString( 'aria-describedby="cfg-user-error"', $html );
		self::assertStringContainsString( 'value="&quot;&gt;Rui"', $html );
	}

	public function test_nobody_else_can_grant_it(): void {
		$id = $this->act_as( 'editor' );
		( new \WP_User( $id ) )->add_cap( Lead_Setup::CAPABILITY );
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Access_Panel::ACTION ) );
		$_POST    = array( 'roles' => array( 'editor' ) );
		self::assertSame( 403, $this->wp_die_of( fn () => ( new Access_Panel() )->save() )->status );
		$this->act_as( 'administrator' );
		$_REQUEST = array( '_wpnonce' => 'x' );
		$this->wp_die_of( fn () => ( new Access_Panel() )->save() );
		self::assertFalse( get_role( 'editor' )?->has_cap( Lead_Setup::CAPABILITY ) );
	}
}
