<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads;

use Cfg_Configurator\Leads\Mail_Evidence;
use Cfg_Configurator\Leads\Sender;
use Cfg_Configurator\Tests\Plugin_Test_Case;

/** Plugins that send mails with a queue of their own. */
final class Mail_Plugin_Test extends Plugin_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		$this->serve();
	}

	public function test_a_mail_that_another_plugins_own_sender_takes_is_left_to_cron_and_handed_to_that_plugin(): void {
		$folder = WP_PLUGIN_DIR . '/queue-mailer';
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/sender.php", '<?php final class Queue_Mailer_Of_A_Test {}' );
		require_once "{$folder}/sender.php";
		$before = $GLOBALS['phpmailer'] ?? null;
		// What such plugins do: their own object in place of PHPMailer.
		$GLOBALS['phpmailer'] = new \Queue_Mailer_Of_A_Test(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		try {
			self::assertSame( 'queue-mailer', Mail_Evidence::foreign_sender() );
			$this->send();
			self::assertSame( 'pending', $this->lead()->mail_state, 'Its time limits are not known, so no visitor may wait for it.' );
			Sender::run_due();
			self::assertSame( array( 'handed', 'handed' ), array_values( $this->states() ) );
			self::assertSame( 'queue-mailer', $this->lead()->mails()['dealer']['detail'] ?? '' );
		} finally {
			$GLOBALS['phpmailer'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			wp_delete_file( "{$folder}/sender.php" );
			rmdir( $folder );
		}
	}
}
