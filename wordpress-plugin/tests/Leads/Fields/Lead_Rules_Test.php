<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Fields;

use Cfg_Configurator\Leads\Fields\Lead_Field;
use Cfg_Configurator\Leads\Fields\Lead_Fields;
use Cfg_Configurator\Leads\Fields\Lead_Rules;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Posting\Dealer_Directory;
use Cfg_Configurator\Leads\Posting\Post_Handler;
use Cfg_Configurator\Leads\Posting\Posted_Form;
use Cfg_Configurator\Leads\Posting\Result_Pages;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** Runs `lead-rules.json`, which test/wordpress/leads/lead-rules.test.ts runs through the widget's rules. */
final class Lead_Rules_Test extends Leads_Test_Case {
	/**
	 * @return array{fields: list<array<string, mixed>>, messages: array<string, string>, valid: array<string, string>, cases: list<array<string, mixed>>}
	 */
	private static function table(): array {
		/** @var array{fields: list<array<string, mixed>>, messages: array<string, string>, valid: array<string, string>, cases: list<array<string, mixed>>} $table */
		$table = json_decode( (string) file_get_contents( __DIR__ . '/lead-rules.json' ), true );
		return $table;
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function cases(): array {
		$cases = array();
		foreach ( self::table()['cases'] as $row ) {
			$cases[ self::text( $row['what'] ) ] = array( $row );
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed> $row Row of lead-rules.json.
	 */
	public function test_the_plugin_has_the_same_rules( array $row ): void {
		$fields = array( ...self::table()['valid'], ...(array) $row['fields'] );
		foreach ( (array) ( $row['repeat'] ?? array() ) as $name => $parts ) {
			list( $text, $times, $end ) = array_map( array( self::class, 'text' ), array( ...array_values( (array) $parts ), '' ) );
			$fields[ $name ]            = str_repeat( $text, (int) $times ) . $end;
		}
		$form = Post_Handler::read( wp_slash( $fields ) );
		self::assertSame( $row['broken'], Lead_Rules::invalid_fields( $form, new Dealer_Directory( self::table() ) ) );
		foreach ( (array) ( $row['becomes'] ?? array() ) as $name => $text ) {
			self::assertSame( $text, $form->text( (string) $name ) );
		}
	}

	public function test_the_fields_and_the_forms_that_ask_for_each_are_the_same(): void {
		$fields = array_map(
			static fn ( Lead_Field $field ): array => array(
				'name'  => $field->name,
				'forms' => array_values( array_filter( Form_Type::ALL, array( $field, 'is_in' ) ) ),
			),
			Lead_Fields::visible()
		);
		self::assertSame( self::table()['fields'], $fields );
	}

	public function test_the_messages_are_the_same(): void {
		self::assertSame( self::table()['messages'], Result_Pages::messages() );
	}

	public function test_white_space_in_a_long_text_is_checked_quickly(): void {
		$text  = 'a' . str_repeat( " \u{A0}", 30_000 ) . 'a';
		$start = microtime( true );
		self::assertSame( $text, Posted_Form::trimmed( " {$text}\u{FEFF}\n" ) );
		self::assertLessThan( 0.5, microtime( true ) - $start );
	}
}
