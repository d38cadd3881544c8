<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;

/** What is exported and erased of webhooks with a lead. */
final class Webhooks_Privacy_Test extends Webhooks_Test_Case {
	public function test_deleting_a_lead_deletes_its_pending_deliveries(): void {
		$this->receiver->answer( 500 );
		$this->post();
		Lead_Worker::run();
		Lead_Table::delete( array( $this->lead()->id ) );
		self::assertSame( 0, $this->rows_in( Tables::deliveries() ) );
		$this->receiver->answer( 200 );
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertCount( 1, $this->receiver->requests );
	}

	public function test_the_privacy_export_names_the_receivers_and_no_token(): void {
		$this->post();
		Lead_Worker::run();
		$export = (string) wp_json_encode( apply_filters( 'cfg_configurator_lead_personal_data', array(), $this->lead() ) );
		self::assertStringContainsString( '93.184.215.14', $export );
		self::assertStringNotContainsString( 'token', $export );
	}
}
