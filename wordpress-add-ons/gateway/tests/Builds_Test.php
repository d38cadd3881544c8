<?php
declare(strict_types=1);

namespace Cfg_Configurator_Gateway\Tests;

use Cfg_Configurator\Leads\Lead_Table;
use Cfg_Configurator\Leads\Retry;
use Cfg_Configurator_Gateway\Builds\Build;
use Cfg_Configurator_Gateway\Builds\Build_Table;
use Cfg_Configurator_Gateway\Limit;
use PHPUnit\Framework\Attributes\DataProvider;

/** Codes of configurations, by the table that the demo content site is tested with as well. */
final class Builds_Test extends Gateway_Test_Case {
	protected function setUp(): void {
		parent::setUp();
		Lead_Table::run( 'DELETE FROM %i', Build_Table::name() );
	}

	/** @return list<array{title: string, items?: mixed, code?: string, second?: string, text?: string}> One list of builds.json. */
	private static function rows( string $name ): array {
		/** @var array<string, list<array{title: string, items?: mixed, code?: string, second?: string, text?: string}>> $tables */
		$tables = json_decode( (string) file_get_contents( __DIR__ . '/builds.json' ), true );
		return $tables[ $name ];
	}

	/** @return array<string, array{mixed, string, string}> */
	public static function valid_builds(): array {
		$cases = array();
		foreach ( self::rows( 'valid' ) as $row ) {
			$cases[ $row['title'] ] = array( $row['items'] ?? null, $row['code'] ?? '', $row['second'] ?? '' );
		}
		return $cases;
	}

	/** @return array<string, array{mixed}> */
	public static function malformed_builds(): array {
		return array_map( static fn ( array $row ): array => array( $row['items'] ?? null ), array_column( self::rows( 'malformed' ), null, 'title' ) );
	}

	private function save( mixed $items ): mixed {
		return $this->data( $this->post_call( 'saveBuild', compact( 'items' ) ) )['code'] ?? null;
	}

	/** @return array<mixed> Items of the first build, with another price. */
	private function items( int $cents = 4_040_000 ): array {
		/** @var list<array<string, mixed>> $items */
		$items             = self::rows( 'valid' )[0]['items'] ?? array();
		$items[2]['cents'] = $cents;
		return $items;
	}

	#[DataProvider( 'valid_builds' )]
	public function test_a_build_gets_the_code_of_the_table_and_the_next_one_if_it_is_taken( mixed $items, string $code, string $second ): void {
		$response = $this->post_call( 'saveBuild', compact( 'items' ) );
		self::assertSame( array( 201, $code, wp_date( 'Y-m-d' ) ), array( $response->status, ...array_values( $this->data( $response ) ) ) );
		self::assertSame( 200, $this->post_call( 'saveBuild', compact( 'items' ) )->status );
		self::assertSame( array( $code, $second ), array( Build::read( $items )->code( 0 ), Build::read( $items )->code( 1 ) ) );
		$other = wp_json_encode( $this->items( 1 ) );
		Lead_Table::run( 'UPDATE %i SET items = %s', Build_Table::name(), (string) $other );
		self::assertSame( $second, $this->save( $items ) );
	}

	#[DataProvider( 'malformed_builds' )]
	public function test_a_malformed_build_is_refused( mixed $items ): void {
		self::assertSame( 400, $this->post_call( 'saveBuild', compact( 'items' ) )->status );
	}

	public function test_a_build_is_found_by_its_code_however_it_is_typed(): void {
		$code = $this->save( $this->items() );
		self::assertIsString( $code );
		foreach ( array( $code, strtr( $code, '01', 'OL' ), ...array_column( self::rows( 'typed' ), 'text' ) ) as $typed ) {
			$found = $this->post_call( 'findBuild', array( 'code' => $typed ) );
			$data  = $this->data( $found );
			self::assertSame( array( 200, $code, $this->items() ), array( $found->status, $data['code'] ?? '', $data['items'] ?? null ), $typed );
		}
	}

	public function test_unknown_codes_and_what_is_no_code_are_told_apart(): void {
		self::assertSame( 404, $this->post_call( 'findBuild', array( 'code' => '4Q3E2MMWB' ) )->status );
		foreach ( array( '', 'ABC', '4Q3E2MMWC', 7, null, array() ) as $code ) {
			self::assertSame( 400, $this->post_call( 'findBuild', compact( 'code' ) )->status );
		}
	}

	public function test_codes_cannot_be_tried_without_end_and_a_code_that_exists_is_always_answered(): void {
		$code = $this->save( $this->items() );
		for ( $time = 0; $time < 100; $time++ ) {
			Limit::is_over( 'code', 100 );
		}
		self::assertSame( 429, $this->post_call( 'findBuild', array( 'code' => 'X649GR4TN' ) )->status );
		self::assertSame( 200, $this->post_call( 'findBuild', compact( 'code' ) )->status );
	}

	public function test_many_builds_of_one_network_are_stored_as_long_as_the_table_has_room(): void {
		for ( $time = 0; $time < 101; $time++ ) {
			Limit::is_over( 'build', 100 );
		}
		self::assertSame( 201, $this->post_call( 'saveBuild', array( 'items' => $this->items() ) )->status );
	}

	public function test_builds_are_deleted_after_30_days_unless_a_lead_has_their_code_or_they_are_asked_for_again(): void {
		$codes = array_map( fn ( int $cents ): mixed => $this->save( $this->items( $cents ) ), array( 1, 2, 3 ) );
		Lead_Table::run( 'UPDATE %i SET saved_gmt = %s', Build_Table::name(), Retry::stamp( -31 * DAY_IN_SECONDS ) );
		$this->save( $this->items( 2 ) );
		$this->database()->insert(
			Lead_Table::name(),
			array(
				'submission_key' => 'k',
				'build_code'     => $codes[0],
				'message'        => '',
				'consents'       => '',
				'extra'          => '',
				'snapshot'       => '',
				'mails'          => '',
				'from_page'      => '',
				'created_gmt'    => Retry::stamp(),
			)
		);
		do_action( 'delete_expired_transients' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$left = array_map( static fn ( mixed $code ): bool => null !== Build_Table::find( is_string( $code ) ? $code : '' ), $codes );
		self::assertSame( array( true, true, false ), $left );
	}
}
