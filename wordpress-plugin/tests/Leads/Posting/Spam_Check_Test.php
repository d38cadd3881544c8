<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Posting\Spam_Check;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Leads that another plugin, or a check that is gone, holds back. */
final class Spam_Check_Test extends Leads_Test_Case {
	public function test_a_lead_that_another_plugin_takes_for_spam_is_stored_and_not_mailed(): void {
		$this->assert_thanks( $this->post_spam() );
		Lead_Worker::run();
		self::assertSame( array( 'held', 'filter', array() ), array( $this->lead()->status, $this->lead()->held_reason, $this->mailbox->mails ) );
		self::assertNotSame( Spam_Check::label( 'unknown' ), Spam_Check::label( 'filter' ) );
	}

	public function test_a_lead_held_by_a_check_that_is_gone_says_so(): void {
		self::assertNotSame( '', Spam_Check::label( 'unknown' ) );
		self::assertSame( '', Spam_Check::label( '' ) );
	}
}
