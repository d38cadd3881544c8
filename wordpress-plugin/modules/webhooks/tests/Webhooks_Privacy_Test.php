<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Webhooks\Tests;

use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Privacy\Privacy_Tools;

/** What the privacy tools export and erase of webhooks. */
final class Webhooks_Privacy_Test extends Webhooks_Test_Case {
	public function test_erasing_a_person_deletes_their_pending_deliveries(): void {
		$this->receiver->answer( 500 );
		$this->post();
		Lead_Worker::run();
		Privacy_Tools::erase( 'ines@exemplo.pt' );
		self::assertSame( 0, $this->rows_in( Tables::webhooks() ) );
		$this->receiver->answer( 200 );
		$this->now += DAY_IN_SECONDS;
		Lead_Worker::run();
		self::assertCount( 1, $this->receiver->requests );
	}

	public function test_the_privacy_export_names_the_receivers_and_no_token(): void {
		$this->post();
		Lead_Worker::run();
		$export = (string) wp_json_encode( Privacy_Tools::export( 'ines@exemplo.pt' ) );
		self::assertStringContainsString( '93.184.215.14', $export );
		self::assertStringNotContainsString( 'token', $export );
	}
}
