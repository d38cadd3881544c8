<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Spam_Checks\Tests;

use Cfg_Configurator\Leads\Faults;
use Cfg_Configurator\Leads\Storage\Lead_Table;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Abuse_Limits\Rate_Limit;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Many leads from one address: buyers behind a proxy, or a flood of spam. */
final class Rate_Test extends Leads_Test_Case {
	/**
	 * Posts a form of another buyer in each call.
	 *
	 * @param array<string, mixed> $change Fields that differ from the others'.
	 */
	private function post_as_buyer( int $number, array $change = array() ): void {
		$buyer   = array(
			'submission_id' => "number-{$number}",
			'email'         => "ines{$number}@exemplo.pt",
			'telefone'      => (string) ( 912_345_600 + $number ),
			'msg'           => "Pergunta {$number}",
		);
		$outcome = $this->post( array( ...$buyer, ...$change ) );
		$this->assert_thanks( $outcome );
		self::assertNotNull( $outcome->lead );
		$this->judge( $outcome->lead );
	}

	public function test_thirty_buyers_with_the_address_of_one_proxy_are_all_mailed(): void {
		foreach ( range( 1, 30 ) as $number ) {
			$this->post_as_buyer( $number );
			$this->now += 15;
		}
		Lead_Worker::run();
		$this->assert_held( 0 );
		self::assertCount( 30, array_keys( $this->mailed(), self::ADDRESS, true ) );
		self::assertSame( array(), $this->faults );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function doubtful_forms(): array {
		return array(
			'few seconds'        => array( array( 'open_ms' => '9000' ) ),
			'a link'             => array( array( 'msg' => 'See https://spam.example' ) ),
			'the same message'   => array( array( 'msg' => 'Great offer' ) ),
			'the same address'   => array( array( 'email' => 'ines@exemplo.pt' ) ),
			'the same telephone' => array( array( 'telefone' => '912345678' ) ),
		);
	}

	/**
	 * @dataProvider doubtful_forms
	 * @param array<string, mixed> $change Fields that differ from other buyers'.
	 */
	public function test_a_flood_with_another_sign_is_held_and_the_editor_told_at_once( array $change ): void {
		foreach ( range( 1, Rate_Limit::LIMIT + 5 ) as $number ) {
			$this->post_as_buyer( $number, $change );
		}
		$this->assert_held( 5 );
		self::assertArrayHasKey( Faults::HELD, $this->faults );
		$this->post_as_buyer( 99 );
		$this->assert_held( 5 );
	}

	public function test_test_drives_at_the_same_time_of_day_are_not_the_same_message(): void {
		foreach ( range( 1, Rate_Limit::LIMIT + 5 ) as $number ) {
			$this->post_as_buyer(
				$number,
				array(
					'form_type' => 'test-drive',
					'msg'       => 'Prefiro fazer o test-drive de manhã.',
				)
			);
		}
		$this->assert_held( 0 );
	}

	public function test_test_drives_are_compared_by_the_message_below_the_time_of_day(): void {
		$times = array( 'Prefiro fazer o test-drive de manhã.', 'Prefiro fazer o test-drive à tarde.' );
		foreach ( range( 1, Rate_Limit::LIMIT + 5 ) as $number ) {
			$this->post_as_buyer(
				$number,
				array(
					'form_type' => 'test-drive',
					'msg'       => $times[ $number % 2 ] . "\nGreat offer",
				)
			);
		}
		$this->assert_held( 5 );
	}

	public function test_visitors_behind_a_proxy_are_counted_by_the_address_that_it_forwards(): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		$_SERVER['REMOTE_ADDR'] = '10.0.0.1';
		foreach ( range( 1, 10 ) as $number ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.51.100.{$number}, 10.0.0.2";
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		$this->assert_held( 0 );
		$this->post( array( 'submission_id' => 'number-again' ) );
		$this->assert_held( 1 );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.99';
		$this->post( array( 'submission_id' => 'number-invented' ) );
		$this->assert_held( 2 );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function headers_without_an_address(): array {
		return array(
			'no address'                 => array( 'HTTP_X_FORWARDED_FOR', 'unknown' ),
			'a private address'          => array( 'HTTP_X_REAL_IP', '10.1.2.%d' ),
			'a server that knows it all' => array( 'HTTP_FORWARDED', 'for=198.51.100.%d, for=192.0.2.7' ),
		);
	}

	/** @dataProvider headers_without_an_address */
	public function test_a_header_that_names_no_other_visitor_is_ignored( string $header, string $value ): void {
		add_filter( 'cfg_configurator_rate_limit', static fn (): int => 1 );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		foreach ( array( 1, 2 ) as $number ) {
			$_SERVER[ $header ] = sprintf( $value, $number );
			$this->post( array( 'submission_id' => "number-{$number}" ) );
		}
		$this->assert_held( 1 );
	}

	private function assert_held( int $count ): void {
		self::assertSame( $count, Lead_Table::held() );
	}
}
