<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Gateway\Tests;

use Cfg_Configurator\Modules\Gateway\Wire_Number;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The rows of numbers.json are those of the widget's tests. */
final class Wire_Number_Test extends Wordpress_Test_Case {
	/** @return iterable<string, array{string, float|null}> */
	public static function texts(): iterable {
		/** @var list<array{text: string, number: int|float|null}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/numbers.json' ), true );
		foreach ( $rows as $row ) {
			yield "'{$row['text']}'" => array( $row['text'], null === $row['number'] ? null : (float) $row['number'] );
		}
	}

	/** @dataProvider texts */
	public function test_reads_a_text_as_the_widget_does( string $text, ?float $number ): void {
		self::assertSame( $number, Wire_Number::read( $text ) );
		self::assertSame( null === $number, Wire_Number::is_unreadable( $text ) );
	}

	public function test_missing_values_are_neither_numbers_nor_unreadable(): void {
		foreach ( array( null, '', '  ' ) as $value ) {
			self::assertNull( Wire_Number::read( $value ) );
			self::assertFalse( Wire_Number::is_unreadable( $value ) );
		}
		foreach ( array( true, array(), NAN ) as $value ) {
			self::assertTrue( Wire_Number::is_unreadable( $value ) );
		}
	}
}
