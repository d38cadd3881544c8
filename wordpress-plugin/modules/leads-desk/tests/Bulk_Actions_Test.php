<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Admin;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Bulk actions of the list of leads. */
final class Bulk_Actions_Test extends Leads_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Lead_Setup::set_up();
	}

	/**
	 * @return array<string, array{string, list<string>}>
	 */
	public static function bulk_actions(): array {
		return array(
			'delete'           => array( 'delete', array( 'first', 'second' ) ),
			'release'          => array( 'release', array( 'first' ) ),
			'resend'           => array( 'resend', array( 'second' ) ),
			'nothing selected' => array( 'delete', array() ),
		);
	}

	/**
	 * @dataProvider bulk_actions
	 * @param list<string> $chosen Selected leads.
	 */
	public function test_the_result_for_the_selected_leads_is_reported_and_the_filter_stays( string $name, array $chosen ): void {
		$this->post( array( 'web_page' => 'x' ) );
		$this->post( array( 'submission_id' => 'second-one' ) );
		$this->act_as( 'administrator' );
		list( $first, $second ) = array_column( $this->leads(), 'id' );
		$ids                    = array_values(
			array_intersect_key(
				array(
					'first'  => (string) $first,
					'second' => (string) $second,
				),
				array_flip( $chosen )
			)
		);
		$_GET                   = array(
			'action' => $name,
			'lead'   => $ids,
			's'      => 'Inês',
		);
		$_REQUEST               = array( '_wpnonce' => wp_create_nonce( 'bulk-leads' ) ) + $_GET;
		$location               = $this->redirect_of( fn () => ( new Lead_Admin() )->load_screen() )->location;
		$query                  = $this->query_of( $location );
		self::assertSame( 'Inês', $query['s'] );
		$told = array(
			'delete'  => 'deleted',
			'release' => 'released',
			'resend'  => 'resent',
		);
		self::assertSame( array() === $chosen ? null : $told[ $name ], $query['did'] ?? null );
		self::assertCount( 'delete' === $name ? 2 - count( $chosen ) : 2, $this->leads() );
		// Releasing the first lead also sends the mails of the second one, which are due.
		$mails = array(
			'delete'  => 0,
			'release' => 4,
			'resend'  => 2,
		);
		self::assertCount( $mails[ $name ] ?? 0, $this->mailbox->mails );
	}
}
