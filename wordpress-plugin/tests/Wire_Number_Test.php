<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests;

use Cfg_Configurator\Wire_Number;

/** The rows of numbers.json are those of the widget's tests. */
final class Wire_Number_Test extends Wordpress_Test_Case {
	/** @return array<string, array{string, float|null}> */
	public static function texts(): array {
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/numbers.json' ), true );
		return array_column(
			array_map( static fn ( array $row ): array => array( "'{$row['text']}'", array( $row['text'], $row['number'] ) ), $rows ),
			1,
			0
		);
	}

	/** @dataProvider texts */
	public function test_reads_a_text_as_the_widget_does( string $text, float|int|null $number ): void {
		$this->assertSame( null === $number ? null : (float) $number, Wire_Number::read( $text ) );
		$this->assertSame( null === $number, Wire_Number::is_unreadable( $text ) );
	}

	public function test_missing_values_are_neither_numbers_nor_unreadable(): void {
		foreach ( array( null, '', '  ' ) as $value ) {
			$this->assertNull( Wire_Number::read( $value ) );
			$this->assertFalse( Wire_Number::is_unreadable( $value ) );
		}
		foreach ( array( true, array(), NAN ) as $value ) {
			$this->assertTrue( Wire_Number::is_unreadable( $value ) );
		}
	}
}
