<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Storage\Delivery_Queue;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Actions;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;
use Cfg_Configurator\Tests\Wp_Die_Exception;

/** The lead screens: permissions and contents. */
final class Screen_Test extends Desk_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		( new Lead_Admin() )->register();
	}

	/**
	 * Performs an action with a valid nonce.
	 *
	 * @param array<string, mixed> $posted Fields of the correction.
	 */
	private function perform( string $name, int $lead, array $posted = array() ): string {
		$_REQUEST['lead']     = (string) $lead;
		$_REQUEST['_wpnonce'] = wp_create_nonce( Lead_Actions::intent( $name, array( $lead ) ) );
		$_POST                = wp_slash( $posted );
		return $this->redirect_of( fn () => Lead_Actions::perform( $name ) )->location;
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function roles_without_the_capability(): array {
		return array_combine(
			array( 'editor', 'author', 'subscriber', '' ),
			array( array( 'editor' ), array( 'author' ), array( 'subscriber' ), array( '' ) )
		);
	}

	/**
	 * @dataProvider roles_without_the_capability
	 */
	public function test_users_without_the_capability_cannot_see_change_or_export_anything( string $role ): void {
		$this->post();
		$this->act_as( $role );
		$id = $this->lead()->id;
		self::assertSame( 403, $this->wp_die_of( fn () => $this->screen() )->status );
		self::assertSame( 403, $this->wp_die_of( fn () => $this->screen( array( 'lead' => (string) $id ) ) )->status );
		foreach ( Lead_Actions::NAMES as $name ) {
			$_REQUEST = array(
				'lead'     => (string) $id,
				'_wpnonce' => wp_create_nonce( Lead_Actions::intent( $name, array( $id ) ) ),
			);
			self::assertSame( 403, $this->wp_die_of( fn () => Lead_Actions::perform( $name ) )->status );
		}
		$_REQUEST = array( '_wpnonce' => wp_create_nonce( Lead_Actions::intent( 'export', array() ) ) );
		self::assertSame( 403, $this->wp_die_of( fn () => do_action( 'admin_post_cfg_configurator_lead_export' ) )->status );
		self::assertSame( 'ines@exemplo.pt', $this->lead()->email );
		self::assertSame( array(), $this->mailbox->mails );
	}

	public function test_every_action_requires_its_own_nonce(): void {
		$this->post();
		$this->act_as( 'administrator' );
		$id = $this->lead()->id;
		foreach ( Lead_Actions::NAMES as $name ) {
			$intents = array(
				'',
				'x',
				wp_create_nonce( 'bulk-leads' ),
				wp_create_nonce( Lead_Actions::intent( $name, array( $id + 1 ) ) ),
				wp_create_nonce( Lead_Actions::intent( 'view', array( $id ) ) ),
			);
			foreach ( $intents as $intent ) {
				$_REQUEST = array(
					'lead'     => (string) $id,
					'_wpnonce' => $intent,
				);
				self::assertSame( 403, $this->wp_die_of( fn () => Lead_Actions::perform( $name ) )->status );
			}
		}
		foreach ( array( '', wp_create_nonce( 'bulk-leads' ), wp_create_nonce( Lead_Actions::intent( 'export', array( $id ) ) ) ) as $intent ) {
			$_REQUEST = array( '_wpnonce' => $intent );
			self::assertSame( 403, $this->wp_die_of( fn () => do_action( 'admin_post_cfg_configurator_lead_export' ) )->status );
		}
		$_GET = array(
			'action' => 'delete',
			'lead'   => array( (string) $id ),
		);
		self::assertInstanceOf( Wp_Die_Exception::class, $this->wp_die_of( fn () => ( new Lead_Admin() )->load_screen() ) );
		self::assertSame( $id, $this->lead()->id );
	}

	public function test_the_warning_about_given_up_mails_links_to_their_leads(): void {
		$this->post();
		Lead_Worker::run();
		$this->act_as( 'administrator' );
		self::assertStringNotContainsString( 'mail=failed', $this->screen() );
		$this->database()->query( 'UPDATE ' . \Cfg_Configurator\Leads\Storage\Tables::deliveries() . " SET state = 'failed'" );
		self::assertStringContainsString( 'mail=failed', $this->screen() );
		self::assertStringContainsString( 'Inês Conceição', $this->screen( array( 'mail' => 'failed' ) ) );
	}

	public function test_a_lead_can_be_resent_corrected_released_and_deleted(): void {
		$this->post( array( 'web_page' => 'x' ) );
		$this->act_as( 'administrator' );
		$id = $this->lead()->id;
		self::assertStringContainsString( 'did=released', $this->perform( 'release', $id ) );
		self::assertCount( 2, $this->mailbox->mails );
		self::assertStringContainsString( 'did=resent', $this->perform( 'resend', $id ) );
		self::assertCount( 4, $this->mailbox->mails );
		self::assertStringContainsString(
			'did=corrected',
			$this->perform(
				'correct',
				$id,
				array(
					'name'  => "Inês D'Ávila",
					'email' => 'nova@exemplo.pt',
					'phone' => '911111111',
				)
			)
		);
		self::assertSame(
			array( "Inês D'Ávila", 'nova@exemplo.pt', '911111111', get_current_user_id() ),
			array( $this->lead()->name, $this->lead()->email, $this->lead()->phone, (int) $this->lead()->text( 'corrected_by' ) )
		);
		self::assertStringContainsString(
			'did=refused',
			$this->perform(
				'correct',
				$id,
				array(
					'name'  => '',
					'email' => 'x',
					'phone' => '1',
				)
			)
		);
		self::assertSame( 'nova@exemplo.pt', $this->lead()->email );
		self::assertStringContainsString( 'did=deleted', $this->perform( 'delete', $id ) );
		self::assertSame( array(), $this->leads() );
		self::assertSame( array(), Delivery_Queue::of_mails()->of_lead( $id ) );
	}

	public function test_the_list_and_a_lead_show_everything_escaped(): void {
		$evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
		$item = array(
			'id'   => $evil,
			'name' => $evil,
		);
		$this->post(
			array(
				'name'          => mb_substr( $evil, 0, 80 ),
				'msg'           => $evil,
				'model'         => $evil,
				'from_page'     => 'javascript:alert(1)',
				'utm_source'    => $evil,
				'configuration' => Snapshot_Test::valid_snapshot(
					array(
						'model'   => $item,
						'version' => $item,
					)
				),
			)
		);
		Lead_Worker::run();
		$this->act_as( 'administrator' );
		// WordPress does this with every screen before it is shown.
		get_column_headers( 'toplevel_page_cfg-configurator-leads' );
		$pages = $this->screen()
			. $this->screen(
				array(
					's'       => $evil,
					'form'    => $evil,
					'dealer'  => $evil,
					'from'    => $evil,
					'status'  => $evil,
					'did'     => $evil,
					'orderby' => $evil,
				)
			)
			. $this->screen( array( 'lead' => (string) $this->lead()->id ) );
		self::assertStringNotContainsString( '<script>alert', $pages );
		self::assertStringNotContainsString( '<img src=x', $pages );
		self::assertStringNotContainsString( 'href="javascript', $pages );
		foreach ( array( 'ines@exemplo.pt', '912345678', 'Lume Tejo, Lisboa', "42\u{A0}350\u{A0}€", '8,2%', '&lt;script&gt;' ) as $part ) {
			self::assertStringContainsString( $part, $pages );
		}
	}
}
