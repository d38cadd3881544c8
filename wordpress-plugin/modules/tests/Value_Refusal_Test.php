<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Value_Validator;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The invalid values of every validation rule. */
final class Value_Refusal_Test extends Wordpress_Test_Case {
	/**
	 * @return array<string, array{string, mixed, string}>
	 */
	public static function invalid_values(): array {
		return array(
			'a list where a text belongs'      => array( 'product', array( 'a' ), 'lista' ),
			'too long a text'                  => array( 'product', str_repeat( 'á', 61 ), '60' ),
			'a site without https'             => array( 'content_site', 'conteudos.lume.example', 'https://' ),
			'a site that is a script'          => array( 'content_site', 'javascript:alert(1)', 'https://' ),
			'a site that is a file'            => array( 'content_site', 'file:///etc/passwd', 'https://' ),
			'a site with a password'           => array( 'content_site', 'https://a:b@lume.example', 'palavra-passe' ),
			'a site with a query'              => array( 'content_site', 'https://lume.example/?a=1', 'interrogação' ),
			'a site with accents'              => array( 'content_site', 'https://automóveis.example', 'acentos' ),
			'this very site as content site'   => array( 'content_site', home_url( '/' ), 'próprio' ),
			'a script as address'              => array( 'policy_link', 'javascript:alert(1)', 'https://' ),
			'an address with spaces'           => array( 'policy_link', 'https://lume.example/a b', 'https://' ),
			'another host as path'             => array( 'policy_link', '//evil.example/', 'https://' ),
			'another host behind a backslash'  => array( 'policy_link', '/\\evil.example/', 'https://' ),
			'a page of another site'           => array( 'success_page', 'https://evil.example/obrigado/', 'deste site' ),
			'a page of another port'           => array( 'success_page', 'http://127.0.0.1:1/obrigado/', 'deste site' ),
			'a page of a longer host'          => array( 'failure_page', 'http://127.0.0.1.evil.example/obrigado/', 'deste site' ),
			'a selected page of another site'  => array( 'success_page', array( 'page' => 'https://evil.example/' ), 'deste site' ),
			'a list of pages'                  => array( 'success_page', array( 'page' => array( '/' ) ), 'lista' ),
			'a picture that is a script'       => array( 'svg_no_model', 'javascript:alert(1)', 'https://' ),
			'a colour by name'                 => array( 'style_accent', 'teal', 'teal' ),
			'a colour that ends its rule'      => array( 'style_accent', '#fff;}', '#0b5a63' ),
			'a font that ends its rule'        => array( 'style_font_family', 'Arial;}', 'Georgia' ),
			'a font with an open quote'        => array( 'style_font_family', '"Arial', 'Georgia' ),
			'a font that is a function'        => array( 'style_font_family', 'url(//evil.example)', 'Georgia' ),
			'too great a radius'               => array( 'style_radius', '25', '24' ),
			'a word where a number belongs'    => array( 'credMinMonths', 'doze', 'doze' ),
			'an exponent'                      => array( 'credMinMonths', '1e2', '1e2' ),
			'half a month'                     => array( 'credMinMonths', '12,5', 'inteiro' ),
			'too small a number'               => array( 'credMinMonths', '0', '240' ),
			'too great a number'               => array( 'credMaxMonths', '241', '240' ),
			'a rate above the limit'           => array( 'cred_maxRate', '50,01', '50' ),
			'a rate below zero'                => array( 'cred_maxRate', '-1', '50' ),
			'a share above the whole'          => array( 'credMaxEntry', '101', '100' ),
			'no days'                          => array( 'retention_days', '', 'número' ),
			'a word where a date belongs'      => array( 'energy_petrol_date', 'hoje', 'hoje' ),
			'a day that does not exist'        => array( 'energy_petrol_date', '2026-02-30', '2026-02-30' ),
			'another choice'                   => array( 'has_simul', 'maybe', 'respostas' ),
			'no e-mail address'                => array( 'mail_fallback', 'apoio', 'apoio' ),
			'an address without a domain'      => array( 'mail_from_address', 'wordpress@localhost', 'localhost' ),
			'two e-mail addresses'             => array( 'mail_fallback', 'a@lume.example, b@lume.example', 'email' ),
			'a header in an e-mail address'    => array( 'mail_fallback', "a@lume.example\nBcc: b@lume.example", 'email' ),
			'a page that is not there'         => array( 'page_id', '999999', 'página' ),
			'a page that is no number'         => array( 'page_id', 'x', 'página' ),
			'questions that are no list'       => array( 'faqs_motor', 'x', 'lista' ),
			'questions that are no rows'       => array( 'faqs_motor', array( 'x' ), 'lista' ),
			'a question without answer'        => array( 'faqs_motor', array( array( 'question' => 'Q' ) ), '1' ),
			'an answer without question'       => array(
				'faqs_motor',
				array(
					array(
						'question' => 'Q',
						'answer'   => 'A',
					),
					array( 'answer' => 'B' ),
				),
				'2',
			),
			'too long a question'              => array(
				'faqs_motor',
				array(
					array(
						'question' => str_repeat( 'q', 301 ),
						'answer'   => 'A',
					),
				),
				'300',
			),
			'too many questions'               => array(
				'faqs_motor',
				array_fill(
					0,
					51,
					array(
						'question' => 'Q',
						'answer'   => 'A',
					)
				),
				'50',
			),
			'a label there is not'             => array( 'labels', '{"continua":"x"}', 'continua' ),
			'a label twice'                    => array(
				'labels',
				array(
					array(
						'key'  => 'continue',
						'text' => 'a',
					),
					array(
						'key'  => 'continue',
						'text' => 'b',
					),
				),
				'Continuar',
			),
			'a text for no label'              => array(
				'labels',
				array(
					array(
						'key'  => '',
						'text' => 'Olá',
					),
				),
				'Olá',
			),
			'a label with words not filled in' => array( 'labels', '{"continue":"Seguir {model}"}', '{model}' ),
			'too long a label'                 => array( 'labels', '{"continue":"' . str_repeat( 'a', 501 ) . '"}', '500' ),
			'labels that are no object'        => array( 'labels', '["a"]', 'lista' ),
			'labels that are no JSON'          => array( 'labels', '{"continue":', 'lista' ),
			'labels of lists'                  => array( 'labels', '{"continue":["a"]}', 'lista' ),
		);
	}

	/**
	 * @dataProvider invalid_values
	 */
	public function test_an_invalid_value_is_rejected_with_its_reason( string $key, mixed $raw, string $reason ): void {
		$error = $this->check( $key, $raw );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertStringContainsString( $reason, $error->get_error_message() );
	}

	private function check( string $key, mixed $raw ): mixed {
		return Value_Validator::validate( Setting_Registry::fields()[ $key ], $raw );
	}
}
