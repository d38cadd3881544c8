<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Leads that another plugin holds back. */
final class Held_Lead_Test extends Leads_Test_Case {
	public function test_a_lead_that_another_plugin_takes_for_spam_is_stored_and_not_mailed(): void {
		$this->assert_thanks( $this->post_spam() );
		Lead_Worker::run();
		self::assertSame( array( 'held', 'filter', array() ), array( $this->lead()->status, $this->lead()->held_reason, $this->mailbox->mails ) );
	}
}
