<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Build_Codes\Tests;

use Cfg_Configurator\Leads\Configuration\Build_Code;
use Cfg_Configurator\Leads\Storage\Database;
use Cfg_Configurator\Leads\Storage\Tables;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Leads\Work\Retention;
use Cfg_Configurator\Modules\Build_Codes\Build;
use Cfg_Configurator\Modules\Build_Codes\Build_Table;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/**
 * Codes of finished configurations: saving, finding, retention and search. The demo content site is tested with the
 * same builds.json.
 */
final class Builds_Test extends Leads_Test_Case {
	private const DAYS_WITHOUT_LEAD = 30;

	/**
	 * One list of builds.json.
	 *
	 * @return list<array{title: string, items: mixed, code?: string, second?: string}>
	 */
	private static function rows( string $name ): array {
		/** @var array<string, list<array{title: string, items: mixed, code?: string, second?: string}>> $tables */
		$tables = json_decode( (string) file_get_contents( __DIR__ . '/builds.json' ), true );
		return $tables[ $name ];
	}

	/** @return array<string, array{mixed, string, string}> */
	public static function valid_builds(): array {
		$cases = array();
		foreach ( self::rows( 'valid' ) as $row ) {
			$cases[ $row['title'] ] = array( $row['items'], $row['code'] ?? '', $row['second'] ?? '' );
		}
		return $cases;
	}

	/** @return array<string, array{mixed}> */
	public static function malformed_builds(): array {
		$cases = array();
		foreach ( self::rows( 'malformed' ) as $row ) {
			$cases[ $row['title'] ] = array( $row['items'] );
		}
		return $cases;
	}

	/**
	 * @param array<string, mixed> $body Request body, sent as JSON.
	 * @return array{int, array<mixed>} Status and data of the response.
	 */
	private static function ask( string $call, array $body ): array {
		$request = new \WP_REST_Request( 'POST', '/cfg/' . $call );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		$answer = rest_do_request( $request );
		return array( $answer->get_status(), (array) $answer->get_data() );
	}

	/** The items of a build, as the widget sends them. */
	public static function items( int $version_cents = 4_040_000 ): mixed {
		/** @var list<array<string, mixed>> $items */
		$items             = self::rows( 'valid' )[0]['items'];
		$items[2]['cents'] = $version_cents;
		return $items;
	}

	public static function save( mixed $items = null ): string {
		return self::text( self::ask( 'saveBuild', array( 'items' => $items ?? self::items() ) )[1]['code'] ?? null );
	}

	private static function status_of( string $call, string $name, mixed $value ): int {
		return self::ask( $call, array( $name => $value ) )[0];
	}

	/**
	 * @dataProvider valid_builds
	 */
	public function test_a_build_gets_the_code_of_the_table_and_the_next_one_if_that_is_taken( mixed $items, string $code, string $second ): void {
		list( $status, $answer ) = self::ask( 'saveBuild', array( 'items' => $items ) );
		self::assertSame( array( 201, $code ), array( $status, $answer['code'] ) );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d$/', self::text( $answer['madeOn'] ) );
		self::assertSame( 200, self::status_of( 'saveBuild', 'items', $items ) );
		self::assertSame( 1, $this->rows_in( Tables::named( 'builds' ) ) );
		Database::run( 'UPDATE %i SET items = %s', Tables::named( 'builds' ), (string) wp_json_encode( self::items( 1 ) ) );
		self::assertSame( $second, self::save( $items ) );
	}

	/**
	 * @dataProvider malformed_builds
	 */
	public function test_a_malformed_build_is_rejected( mixed $items ): void {
		self::assertSame( 400, self::status_of( 'saveBuild', 'items', $items ) );
		self::assertSame( 0, $this->rows_in( Tables::named( 'builds' ) ) );
	}

	public function test_a_build_is_found_by_its_code_however_it_is_typed(): void {
		$code  = self::save();
		$shown = Build_Code::format( $code );
		foreach ( array( $code, $shown, ' ' . strtolower( $shown ) . ' ', strtr( $code, '01', 'OL' ), str_replace( '-', '–', $shown ) ) as $typed ) {
			list( $status, $answer ) = self::ask( 'findBuild', array( 'code' => $typed ) );
			self::assertSame( array( 200, $code, self::items() ), array( $status, $answer['code'] ?? '', $answer['items'] ?? null ), $typed );
		}
	}

	public function test_a_code_that_nobody_was_given_is_not_found_and_a_mistyped_one_is_rejected(): void {
		self::save();
		self::assertSame( 404, self::status_of( 'findBuild', 'code', '7QX-M4T-9K6' ) );
		foreach ( array( '8QX-M4T-9K6', '7XQ-M4T-9K6', '', 'UUU-UUU-UUU', 7, null ) as $wrong ) {
			self::assertSame( 400, self::status_of( 'findBuild', 'code', $wrong ) );
		}
	}

	public function test_an_unreadable_row_is_not_found_and_is_repaired_when_the_build_is_saved_again(): void {
		$code = self::save();
		Database::run( 'UPDATE %i SET items = %s WHERE code = %s', Tables::named( 'builds' ), '[{"item":', $code );
		self::assertSame( 404, self::status_of( 'findBuild', 'code', $code ) );
		self::assertSame( $code, self::save() );
		self::assertSame( 200, self::status_of( 'findBuild', 'code', $code ) );
	}

	/** @group slow */
	public function test_new_builds_are_refused_only_if_one_address_sends_many_and_the_table_fills_up(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		foreach ( range( 1, 20 ) as $cents ) {
			self::assertSame( 201, self::status_of( 'saveBuild', 'items', self::items( $cents ) ), "build {$cents}" );
		}
		foreach ( array_chunk( range( 1, Build_Table::MAXIMUM_WITHOUT_LEAD / 2 ), 500 ) as $numbers ) {
			$rows = implode( ', ', array_map( static fn ( int $number ): string => "('x{$number}', '[]', '2026-01-01', '2026-01-01')", $numbers ) );
			$this->database()->query( 'INSERT INTO ' . Tables::named( 'builds' ) . " (code, items, made_gmt, saved_gmt) VALUES {$rows}" );
		}
		self::assertSame( 429, self::status_of( 'saveBuild', 'items', self::items( 21 ) ) );
		self::assertSame( 200, self::status_of( 'saveBuild', 'items', self::items( 1 ) ) );
	}

	public function test_only_unknown_codes_are_limited_per_address(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		$code = self::save();
		foreach ( range( 1, 10 ) as $attempt ) {
			self::assertSame( 404, self::status_of( 'findBuild', 'code', '7QXM4T9K6' ), "attempt {$attempt}" );
		}
		self::assertSame( 429, self::status_of( 'findBuild', 'code', '7QXM4T9K6' ) );
		self::assertSame( 200, self::status_of( 'findBuild', 'code', $code ), 'A code that exists is not guessed.' );
	}

	public function test_a_build_is_kept_like_a_saved_configuration_and_as_long_as_a_lead_with_its_code(): void {
		$code       = self::save();
		$this->now += ( self::DAYS_WITHOUT_LEAD - 1 ) * DAY_IN_SECONDS;
		Retention::apply( 365 );
		self::assertSame( $code, self::save(), 'Saving a build again restarts its retention period.' );
		$this->now += ( self::DAYS_WITHOUT_LEAD - 1 ) * DAY_IN_SECONDS;
		Retention::apply( 365 );
		self::assertSame( 1, $this->rows_in( Tables::named( 'builds' ) ) );
		$this->post( array( 'configuration' => self::snapshot_with( $code ) ) );
		$this->now += 2 * self::DAYS_WITHOUT_LEAD * DAY_IN_SECONDS;
		Retention::apply( 365 );
		self::assertSame( 1, $this->rows_in( Tables::named( 'builds' ) ), 'The build of a lead is kept.' );
		$this->now += 400 * DAY_IN_SECONDS;
		Retention::apply( 365 );
		self::assertSame( 0, $this->rows_in( Tables::named( 'builds' ) ) );
	}

	public function test_both_mails_contain_the_code_of_the_lead(): void {
		$code = self::save();
		$this->post( array( 'configuration' => self::snapshot_with( $code ) ) );
		Lead_Worker::run();
		self::assertCount( 2, $this->mailbox->mails );
		foreach ( $this->mailbox->mails as $mail ) {
			self::assertStringContainsString( Build_Code::format( $code ), self::text( $mail['message'] ) );
		}
	}

	public function test_the_same_form_with_and_without_a_code_is_one_lead(): void {
		$this->post( array( 'configuration' => self::snapshot_with( '' ) ) );
		$this->post( array( 'configuration' => self::snapshot_with( '7QXM4T9K6' ) ) );
		self::assertCount( 1, $this->leads() );
	}

	public function test_a_mistyped_code_in_a_snapshot_is_dropped(): void {
		$this->post( array( 'configuration' => self::snapshot_with( '8QXM4T9K6' ) ) );
		$lead = $this->leads()[0];
		self::assertSame( array( '', '' ), array( $lead->text( 'build_code' ), $lead->configuration?->text( 'code' ) ) );
	}

	public function test_the_plugin_and_its_table_read_what_they_store(): void {
		$build = Build::read( self::items() );
		self::assertEquals( $build, Build::read( json_decode( $build->to_json(), true ) ) );
		self::assertSame( 4_235_000, $build->total() );
	}

	/** A snapshot as the widget sends it. */
	private static function snapshot_with( string $code ): string {
		/** @var list<array{snapshot: array<string, mixed>}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/Leads/snapshots.json' ), true );
		$json  = (string) wp_json_encode( $cases[0]['snapshot'] );
		return '' === $code ? $json : str_replace( '"model":', '"code":"' . $code . '","model":', $json );
	}
}
