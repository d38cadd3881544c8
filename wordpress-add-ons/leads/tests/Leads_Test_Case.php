<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Tests\Plugin_Test_Case;
use Cfg_Configurator_Leads\Actions;
use Cfg_Configurator_Leads\Leads_Page;
use Cfg_Configurator_Leads\Webhook_Table;

/** Provides leads, users and the screens of the add-on. */
abstract class Leads_Test_Case extends Plugin_Test_Case {
	private int $posts = 0;

	protected function setUp(): void {
		parent::setUp();
		Lead_Table::run( 'DELETE FROM %i', Webhook_Table::name() );
		$this->serve();
	}

	/**
	 * Posts another form.
	 *
	 * @param array<string, mixed> $change
	 */
	protected function add( array $change = array() ): Lead {
		++$this->posts;
		$this->send( $change + array( 'submission_id' => sprintf( 'submission%04d', $this->posts ) ) );
		$leads = $this->leads();
		return array_pop( $leads ) ?? self::fail( 'There is no lead.' );
	}

	protected function again( Lead $lead ): Lead {
		return Lead_Table::find( $lead->id ) ?? self::fail( 'The lead is gone.' );
	}

	/** Continues as a user with these capabilities for leads. */
	protected function act_with( string ...$capabilities ): void {
		$user = new \WP_User( $this->act_as( 'subscriber' ) );
		array_map( array( $user, 'add_cap' ), $capabilities );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );
	}

	/**
	 * The screen with the list or a lead.
	 *
	 * @param array<string, mixed> $query
	 */
	protected function screen( array $query = array() ): string {
		$_GET     = $query;
		$_REQUEST = $query;
		// WP_List_Table makes its links of them.
		$_SERVER['HTTP_HOST']   = (string) preg_replace( '#^https?://#', '', home_url() );
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?page=cfg-configurator-leads';
		set_current_screen( 'configurador_page_cfg-configurator-leads' );
		return $this->output_of( static fn () => Leads_Page::render() );
	}

	/** Follows the link of an action, as a user who may change leads unless another one acts. Returns where it leads. */
	protected function perform( string $name, Lead $lead, string $of = '' ): string {
		if ( 0 === get_current_user_id() ) {
			$this->act_with( Install::READ, Install::MANAGE );
		}
		$_REQUEST = array(
			'do'       => $name,
			'lead'     => (string) $lead->id,
			'of'       => $of,
			'_wpnonce' => wp_create_nonce( Actions::intent( $name, $lead->id ) ),
		);
		return $this->redirect_of( static fn () => Actions::respond() )->location;
	}
}
