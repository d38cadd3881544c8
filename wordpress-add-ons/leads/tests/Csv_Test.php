<?php
declare(strict_types=1);

namespace Cfg_Configurator_Leads\Tests;

use Cfg_Configurator\Install;
use Cfg_Configurator_Leads\Csv;
use Cfg_Configurator_Leads\Filter;

/** The export for spreadsheets. */
final class Csv_Test extends Leads_Test_Case {
	/** @param array<string, mixed> $query */
	private function file( array $query = array() ): string {
		$file = '';
		Csv::write(
			Filter::of_query( $query ),
			static function ( string $line ) use ( &$file ): void {
				$file .= $line;
			}
		);
		return $file;
	}

	/** @return list<array<string, string>> Rows by heading. */
	private function rows(): array {
		$lines = array_map( static fn ( string $line ): array => str_getcsv( $line, ';', '"', '' ), explode( "\r\n", trim( substr( $this->file(), 3 ) ) ) );
		$head  = array_shift( $lines ) ?? array();
		return array_map( static fn ( array $line ): array => array_combine( array_map( 'strval', $head ), array_map( 'strval', $line ) ), $lines );
	}

	public function test_the_file_has_a_byte_order_mark_a_heading_and_a_line_for_each_lead(): void {
		$this->add();
		$this->add( array( 'name' => 'Rui; "o outro"' ) );
		$file = $this->file();
		self::assertStringStartsWith( "\xEF\xBB\xBF\"", $file );
		self::assertSame( 3, substr_count( $file, "\r\n" ) );
		self::assertSame( array( 'Inês Conceição', 'Rui; "o outro"' ), array_column( $this->rows(), __( 'Name', 'cfg-configurator' ) ) );
		self::assertSame( 'boletim', $this->rows()[0]['utm_source'] );
	}

	/** @return array<string, array{string, string}> */
	public static function formulas(): array {
		return array(
			'an equals sign'          => array( '=1+1', "'=1+1" ),
			'a plus'                  => array( '+351', "'+351" ),
			'a minus'                 => array( '-1', "'-1" ),
			'an at sign'              => array( '@SUM(A1)', "'@SUM(A1)" ),
			'a pipe'                  => array( '|cmd', "'|cmd" ),
			'white space before it'   => array( "\u{A0}=1", "'=1" ),
			'a full-width equals'     => array( '＝1', "'＝1" ),
			'a separator before it'   => array( 'a;=1', "a;'=1" ),
			'a comma and a quotation' => array( 'a,"=1', "a,\"'=1" ),
			'an ordinary text'        => array( 'Rua A, 5 - 2.º', 'Rua A, 5 - 2.º' ),
		);
	}

	/** @dataProvider formulas */
	public function test_spreadsheets_evaluate_nothing_that_a_buyer_typed( string $typed, string $cell ): void {
		$this->add( array( 'name' => $typed ) );
		self::assertSame( $cell, $this->rows()[0][ __( 'Name', 'cfg-configurator' ) ] );
	}

	public function test_amounts_are_numbers_that_spreadsheets_can_add(): void {
		/** @var list<array{snapshot: mixed}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/wordpress-plugin/tests/leads/snapshots.json' ), true );
		$this->add( array( 'configuration' => (string) wp_json_encode( $table[0]['snapshot'] ) ) );
		self::assertMatchesRegularExpression( '/^\d{4,6}(,\d\d)?$/', $this->rows()[0][ _x( 'Total price', 'visitor', 'cfg-configurator' ) ] );
	}

	public function test_the_file_contains_the_leads_of_the_filter_and_more_than_one_batch(): void {
		$this->add();
		$this->add( array( 'open_ms' => '10' ) );
		self::assertSame( 2, substr_count( $this->file( array( 'status' => 'held' ) ), "\r\n" ) );
		for ( $number = 0; $number < 250; $number++ ) {
			$texts = array_fill_keys( array( 'message', 'consents', 'from_page', 'extra', 'snapshot', 'mails' ), '' );
			\Cfg_Configurator\Leads\Lead_Table::insert(
				array(
					'submission_key' => hash( 'sha256', "many{$number}" ),
					'form_type'      => 'proposal',
					'created_gmt'    => gmdate( 'Y-m-d H:i:s' ),
				) + $texts
			);
		}
		self::assertSame( 253, substr_count( $this->file(), "\r\n" ) );
	}

	public function test_the_export_needs_the_capability_and_a_nonce(): void {
		$this->act_as( 'editor' );
		self::assertSame( 403, $this->wp_die_of( static fn () => Csv::respond() )->status );
		$this->act_with( Install::READ );
		$_REQUEST = array( '_wpnonce' => 'x' );
		$this->wp_die_of( static fn () => Csv::respond() );
	}
}
