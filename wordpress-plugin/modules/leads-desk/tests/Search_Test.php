<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Leads_Desk\Tests;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Lead;
use Cfg_Configurator\Leads\Mail\Delivery;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Leads_Desk\Csv_Export;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Filter;
use Cfg_Configurator\Modules\Leads_Desk\Lead_Search;
use Cfg_Configurator\Tests\Leads\Configuration\Snapshot_Test;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The results of the filters, and the content of the CSV file. */
final class Search_Test extends Leads_Test_Case {
	/**
	 * @return array<string, array{array<string, string>, list<string>}>
	 */
	public static function filters(): array {
		return array(
			'all'                          => array( array(), array( 'Ana', 'Rui', 'Eva' ) ),
			'part of a name'               => array( array( 's' => 'ui' ), array( 'Rui' ) ),
			'part of a message'            => array( array( 's' => '100%' ), array( 'Eva' ) ),
			'an e-mail'                    => array( array( 's' => 'ana@' ), array( 'Ana' ) ),
			'a form'                       => array( array( 'form' => 'test-drive' ), array( 'Rui' ) ),
			'a dealer'                     => array( array( 'dealer' => 'PT01' ), array( 'Eva' ) ),
			'a first day'                  => array( array( 'from' => '2026-09-22' ), array( 'Rui', 'Eva' ) ),
			'a last day'                   => array( array( 'to' => '2026-09-22' ), array( 'Ana', 'Rui' ) ),
			'two at once'                  => array(
				array(
					'from'   => '2026-09-22',
					'dealer' => 'LX01',
				),
				array( 'Rui' ),
			),
			'a day that is none'           => array( array( 'from' => '2026-02-31' ), array( 'Ana', 'Rui', 'Eva' ) ),
			'held ones'                    => array( array( 'status' => 'held' ), array() ),
			'nobody, by SQL'               => array(
				array(
					's'      => "' OR '1'='1",
					'dealer' => '',
				),
				array(),
			),
			'nobody, by SQL in the dealer' => array( array( 'dealer' => "x' OR '1'='1' -- " ), array() ),
			'nobody, by a wildcard'        => array( array( 's' => '%_' ), array() ),
		);
	}

	/**
	 * @dataProvider filters
	 * @param array<string, string> $query Query arguments.
	 * @param list<string>          $names Names of the leads that must be found.
	 */
	public function test_search_and_filters_find_the_matching_leads( array $query, array $names ): void {
		foreach ( array(
			array( 'Ana', array() ),
			array( 'Rui', array( 'form_type' => 'test-drive' ) ),
			array(
				'Eva',
				array(
					'dealer'      => 'PT01',
					'id_district' => '13',
					'msg'         => '100% certo',
				),
			),
		) as $index => list( $name, $change ) ) {
			$this->post(
				array(
					'name'          => $name,
					'email'         => strtolower( $name ) . '@exemplo.pt',
					'submission_id' => "number-{$index}",
					...$change,
				)
			);
			$this->now += DAY_IN_SECONDS;
		}
		$found = Lead_Search::page( Lead_Filter::from_query( $query ), 10, 0, 'id; DROP TABLE x', true );
		self::assertSame( $names, array_map( static fn ( Lead $lead ): string => $lead->name, $found ) );
		self::assertSame( count( $names ), Lead_Search::count( Lead_Filter::from_query( $query ) ) );
	}

	public function test_a_search_for_a_code_finds_its_leads(): void {
		$code = Build_Code::of_text( 'a configuration' );
		$this->post( array( 'configuration' => str_replace( '"model":', '"code":"' . $code . '","model":', Snapshot_Test::valid_snapshot() ) ) );
		$this->post( array( 'submission_id' => 'another-one' ) );
		foreach ( array( $code, strtolower( Build_Code::format( $code ) ) ) as $typed ) {
			$found = Lead_Search::page( new Lead_Filter( search: $typed ), 10 );
			self::assertSame( array( $code ), array_map( static fn ( Lead $lead ): string => $lead->text( 'build_code' ), $found ) );
		}
	}

	/** @group slow */
	public function test_the_export_contains_every_lead_once_with_its_figures_and_no_formula(): void {
		add_filter( 'cfg_configurator_rate_limit', '__return_zero' );
		foreach ( range( 1, 450 ) as $number ) {
			$this->post(
				array(
					'submission_id' => "number-{$number}",
					'name'          => '=HYPERLINK("http://x";"y")',
					'msg'           => "duas;\nlinhas \"e\" aspas",
					'configuration' => Snapshot_Test::valid_snapshot(),
				)
			);
		}
		$file  = '';
		$count = Csv_Export::write(
			new Lead_Filter(),
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		self::assertSame( 450, $count );
		self::assertStringStartsWith( "\xEF\xBB\xBF\"", $file );
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		fwrite( $stream, substr( $file, 3 ) );
		rewind( $stream );
		$head = fgetcsv( $stream, null, ';', '"', '' );
		$rows = array();
		while ( ! feof( $stream ) ) {
			$rows[] = fgetcsv( $stream, null, ';', '"', '' );
		}
		// The file ends with a line break.
		self::assertFalse( array_pop( $rows ) );
		self::assertCount( 450, $rows );
		self::assertIsArray( $head );
		self::assertIsArray( $rows[0] );
		self::assertIsArray( $rows[449] );
		self::assertSame( count( $head ), count( $rows[449] ) );
		self::assertSame( count( $head ), count( array_unique( $head ) ) );
		self::assertContains( '\'=HYPERLINK("http://x";"y")', $rows[0] );
		self::assertContains( "duas;\nlinhas \"e\" aspas", $rows[0] );
		self::assertContains( '42350', $rows[0] );
		self::assertContains( '459,33', $rows[0] );
	}

	/**
	 * @return list<array{string, bool}>
	 */
	public static function cells(): array {
		return array(
			array( 'Inês', false ),
			array( '912345678', false ),
			array( '35700,10', false ),
			array( '', false ),
			array( '=1+1', true ),
			array( '+351912345678', true ),
			array( '-1', true ),
			array( '@SUM(A1)', true ),
			array( "\t=1", true ),
			array( "\r=1", true ),
			array( "\n=1", true ),
			array( ' =1', true ),
			array( "\u{A0}=1", true ),
			array( "\u{FEFF}=1", true ),
			array( "\u{FF1D}1", true ),
			array( '|calc', true ),
		);
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function cells_with_other_separators(): array {
		return array(
			array( 'Lisboa,=1+1', "Lisboa,'=1+1" ),
			array( 'Lisboa; @SUM(A1)', "Lisboa;' @SUM(A1)" ),
			array( "a\t+1", "a\t'+1" ),
			array( "Bom dia\n=1+1", "Bom dia\n'=1+1" ),
			array( 'x",  "=1', 'x"",  ""=1' ),
			array( 'x","=1', "x\"\",\"\"'=1" ),
			array( 'Rua A, 12; 1.º', 'Rua A, 12; 1.º' ),
			array( 'ines-maria@exemplo.pt', 'ines-maria@exemplo.pt' ),
		);
	}

	/**
	 * @dataProvider cells_with_other_separators
	 */
	public function test_a_cell_that_another_program_splits_into_several_contains_no_formula( string $text, string $cell ): void {
		self::assertSame( '"' . $cell . '"', Csv_Export::cell( $text ) );
	}

	public function test_leads_whose_mail_was_given_up_can_be_found(): void {
		$this->mailbox->refuse();
		$this->post( array( 'name' => 'Ana' ) );
		for ( $attempt = 1; $attempt <= Delivery::MAXIMUM_ATTEMPTS; $attempt++ ) {
			Lead_Worker::run();
			$this->now += 2 * DAY_IN_SECONDS;
		}
		$this->mailbox->refuse( false );
		$this->post( array( 'submission_id' => 'second-one' ) );
		Lead_Worker::run();
		$found = Lead_Search::page( Lead_Filter::from_query( array( 'mail' => 'failed' ) ), 10 );
		self::assertSame( array( 'Ana' ), array_column( $found, 'name' ) );
		self::assertSame( 2, Lead_Search::count( Lead_Filter::from_query( array( 'mail' => "x' OR '1'='1" ) ) ) );
	}

	public function test_the_columns_of_the_export_have_unique_names_in_portuguese_too(): void {
		$this->post();
		$file = '';
		switch_to_locale( 'pt_PT' );
		Csv_Export::write(
			new Lead_Filter(),
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		restore_previous_locale();
		$head = str_getcsv( explode( "\r\n", substr( $file, 3 ) )[0], ';', '"', '' );
		self::assertContains( 'Concessionário', $head );
		self::assertSame( $head, array_unique( $head ) );
		self::assertCount( count( $head ), str_getcsv( explode( "\r\n", $file )[1], ';', '"', '' ) );
	}

	/**
	 * @dataProvider cells
	 */
	public function test_a_formula_in_a_cell_is_exported_as_text( string $text, bool $is_formula ): void {
		self::assertSame( '"' . ( $is_formula ? "'" : '' ) . $text . '"', Csv_Export::cell( $text ) );
	}
}
