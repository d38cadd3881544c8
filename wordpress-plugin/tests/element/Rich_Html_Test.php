<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Element;

use Cfg_Configurator\Settings\Sanitizer;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The rows of rich-html.json are those of the widget's tests. */
final class Rich_Html_Test extends Wordpress_Test_Case {
	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		/** @var list<array{html: string, shown: string}> $rows */
		$rows = json_decode( (string) file_get_contents( __DIR__ . '/rich-html.json' ), true );
		foreach ( $rows as $row ) {
			yield $row['html'] => array( $row['html'], $row['shown'] );
		}
	}

	/** @dataProvider texts */
	public function test_html_is_sanitised_as_in_the_widget( string $html, string $shown ): void {
		self::assertSame( $shown, Sanitizer::clean_html( $html ) );
		self::assertSame( $shown, Sanitizer::clean_html( $shown ), 'Clean HTML is unchanged.' );
	}

	public function test_unwanted_elements_are_left_out_with_their_words_kept(): void {
		self::assertSame( '<p>a b</p>', Sanitizer::clean_html( '<p>a <img src="/x.png" alt="x"><b>b</b></p>', 'img', 'b' ) );
	}
}
