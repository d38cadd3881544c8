<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Work;

use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The work after a submission runs each statement once where once is enough. */
final class Follow_Up_Statements_Test extends Leads_Test_Case {
	/** @var list<string> Statements of that work. */
	private array $statements = array();

	/** Posts a form and runs the work that follows the response. */
	private function post_and_follow_up(): void {
		$this->post();
		$record = function ( string $sql ): string {
			$this->statements[] = $sql;
			return $sql;
		};
		$id     = $this->lead()->id;
		add_filter( 'query', $record );
		Lead_Worker::follow_up( array( $id ), true );
		remove_filter( 'query', $record );
	}

	/** Number of statements that start with these words and name this table next. */
	private function count_of( string $start, string $table ): int {
		return count( (array) preg_grep( "/^{$start} .?{$table}\\b/", $this->statements ) );
	}

	public function test_all_mails_of_a_lead_are_planned_with_one_statement(): void {
		$this->set( array( 'mail_copy' => '1' ) );
		$this->post_and_follow_up();
		self::assertSame( array( 'sent', 'sent', 'sent' ), array_values( $this->states() ) );
		self::assertSame( 1, $this->count_of( 'INSERT IGNORE INTO', Tables::deliveries() ) );
	}

	public function test_a_lead_is_read_once_after_it_was_stored(): void {
		$this->post_and_follow_up();
		self::assertSame( array( 'sent', 'sent' ), array_values( $this->states() ) );
		self::assertSame( 1, $this->count_of( 'SELECT \* FROM', Tables::leads() ) );
	}

	public function test_the_responses_of_the_content_site_are_not_read_for_a_mail_without_a_credit_notice(): void {
		$before = did_filter( 'cfg_configurator_known_responses' );
		$this->post_and_follow_up();
		self::assertSame( $before, did_filter( 'cfg_configurator_known_responses' ) );
	}
}
