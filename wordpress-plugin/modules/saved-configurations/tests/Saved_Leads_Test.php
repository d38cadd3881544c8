<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Saved_Configurations\Tests;

use Cfg_Configurator\Leads\Lead_Extension;
use Cfg_Configurator\Leads\Lead_Setup;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Storage\Schema;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Saved_Configurations\Configuration_Table;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;
use Cfg_Configurator\Tests\Leads\Error_Log;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;
use Cfg_Configurator\Tests\Leads\Storage\Committed_Tables;

/** Saved configurations beside leads: in mails and exports, and when they are deleted. */
final class Saved_Leads_Test extends Leads_Test_Case {
	use Error_Log;

	public function test_the_snapshot_of_a_lead_takes_precedence_over_the_configuration_saved_under_its_id(): void {
		$save = fn ( string $version, float $price ): bool => Save_Request::save(
			'c1',
			array(
				'versionName' => $version,
				'totalPrice'  => $price,
			)
		);
		$save( 'Essencial', 32_450 );
		$this->post( array( 'configuration' => Snapshot_Test::valid_snapshot() ) );
		$save( 'Outra', 39_350 );
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( $this->mailbox->mails as $mail ) {
			$text = self::text( $mail['message'] );
			self::assertStringContainsString( 'Prestígio', $text );
			self::assertStringContainsString( "42\u{A0}350\u{A0}€", $text );
			self::assertDoesNotMatchRegularExpression( '/Essencial|Outra|32.450|39.350/u', $text );
		}
	}

	public function test_an_unreadable_snapshot_is_not_replaced_by_what_was_saved(): void {
		Save_Request::save();
		$this->post( array( 'configuration' => '{}' ) );
		self::assertSame( array( '', null ), array( $this->lead()->text( 'configuration' ), Lead_Extension::configuration( $this->lead() ) ) );
	}

	/**
	 * @return array<int, array<mixed>>
	 */
	private function mails(): array {
		return $this->mailbox->mails;
	}

	public function test_no_field_of_the_configuration_adds_a_header_or_markup_to_a_mail(): void {
		add_filter( 'cfg_configurator_recipient_limit', '__return_zero' );
		$names    = array( 'modelName', 'engineName', 'versionName', 'exteriorColorName', 'interiorName', 'localCode', 'id', 'utm_source' );
		$attempts = array( "A\r\nBcc: evil@example.com\r\n\r\nBody", "A\u{2028}Bcc: evil@example.com", '<script>alert(1)</script><img src=x>' );
		foreach ( $attempts as $number => $text ) {
			$this->mailbox->mails = array();
			Save_Request::save( 'c1', array_fill_keys( $names, $text ) );
			$this->post( array( 'submission_id' => "abcdefgh{$number}" ) );
			Lead_Worker::run();
			self::assertCount( 2, $this->mailed() );
			foreach ( $this->mails() as $index => $mail ) {
				foreach ( array( self::text( $mail['to'] ?? '' ), self::text( $mail['subject'] ?? '' ), ...$this->headers_of( $index ) ) as $line ) {
					self::assertDoesNotMatchRegularExpression( '/[\r\n\x{2028}]|^\s*bcc:/iu', $line );
				}
				self::assertDoesNotMatchRegularExpression( '/<script|<img/', self::text( $mail['message'] ?? '' ) );
			}
		}
	}

	public function test_the_privacy_export_of_a_lead_contains_the_visit_whatever_the_form_brought(): void {
		Save_Request::save();
		$this->post();
		$this->post(
			array(
				'submission_id' => 'second-one',
				'configuration' => Snapshot_Test::valid_snapshot(),
			)
		);
		foreach ( $this->leads() as $lead ) {
			self::assertContains( 'visita-1', (array) apply_filters( 'cfg_configurator_lead_personal_data', array(), $lead ) );
		}
	}

	/** Leads about c1, c2 and c2. */
	private function post_three(): void {
		foreach ( array( 'c1', 'c2', 'c2' ) as $number => $id ) {
			$this->post(
				array(
					'submission_id'   => "number-{$number}",
					'configurationID' => $id,
				)
			);
		}
		array_map( array( Save_Request::class, 'save' ), array( 'c1', 'c2', 'c3' ) );
	}

	/**
	 * @return list<string> Ids of the configurations that are stored.
	 */
	private function stored(): array {
		return array_values( array_filter( array( 'c1', 'c2', 'c3' ), static fn ( string $id ): bool => null !== Configuration_Table::find( $id ) ) );
	}

	public function test_a_deleted_lead_is_deleted_with_its_configuration_unless_another_lead_has_it(): void {
		$this->post_three();
		Lead_Table::delete( array( $this->leads()[0]->id, $this->leads()[1]->id ) );
		self::assertSame( array( 'c2', 'c3' ), $this->stored() );
	}

	public function test_a_configuration_without_an_id_is_deleted_although_a_lead_has_no_id(): void {
		Save_Request::save( '' );
		$this->post( array( 'configurationID' => '' ) );
		$this->now += 31 * DAY_IN_SECONDS;
		Retention::apply( 0 );
		self::assertSame( 0, $this->rows_in( Tables::named( Configuration_Table::NAME ) ) );
		self::assertCount( 1, $this->leads() );
	}

	public function test_retention_deletes_configurations_without_a_lead_and_those_of_leads_that_it_deletes(): void {
		$this->post_three();
		$this->now += 31 * DAY_IN_SECONDS;
		Retention::apply( 0 );
		self::assertSame( array( 'c1', 'c2' ), $this->stored() );
		Retention::apply( 30 );
		self::assertSame( array(), $this->stored() );
	}

	public function test_a_save_that_the_database_refuses_logs_nothing_of_the_buyer(): void {
		$wrong  = static fn ( string $sql ): string => str_contains( $sql, 'visita-1' ) ? str_replace( 'configuration_key', 'no_such_column', $sql ) : $sql;
		$logged = $this->log_of(
			static function () use ( $wrong ): void {
				add_filter( 'query', $wrong );
				self::assertSame( 500, Save_Request::send( Save_Request::body() )->get_status() );
				remove_filter( 'query', $wrong );
			}
		);
		self::assertStringContainsString( 'no_such_column', $logged );
		self::assertStringNotContainsString( 'visita-1', $logged );
	}

	public function test_an_update_from_version_1_joins_leads_to_their_configurations(): void {
		Committed_Tables::make( 1 );
		Committed_Tables::fill( 1 );
		$this->database()->query( 'COMMIT' );
		update_option( Schema::OPTION, 1 );
		try {
			Schema::ensure();
			$found = Lead_Extension::configurations_of( $this->leads() );
			self::assertCount( 2, $found );
			foreach ( array( 'c1', 'c2' ) as $index => $id ) {
				$configuration = $found[ $index + 1 ];
				$loan          = static fn ( string $field ): int|float|null => $configuration->number( 'financing', $field );
				self::assertSame( array( $id, 3_570_010 ), array( $configuration->text( 'configurationId' ), $configuration->number( 'totalCents' ) ) );
				self::assertSame( array( 40_143, 8.3 ), array( $loan( 'monthlyPaymentCents' ), $loan( 'taegPercent' ) ) );
				self::assertSame( array( 6.95, 96 ), array( $loan( 'tanPercent' ), $loan( 'months' ) ) );
			}
		} finally {
			Committed_Tables::drop();
			Lead_Setup::set_up();
			wp_cache_flush();
		}
	}
}
