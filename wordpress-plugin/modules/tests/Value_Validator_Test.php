<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Settings\Field;
use Cfg_Configurator\Settings\Setting_Registry;
use Cfg_Configurator\Settings\Value_Validator;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** The valid values of every validation rule. */
final class Value_Validator_Test extends Wordpress_Test_Case {
	public function test_each_example_passes_its_own_check(): void {
		$examples = array_filter( Setting_Registry::fields(), static fn ( Field $field ): bool => '' !== $field->example() );
		self::assertGreaterThan( 20, count( $examples ) );
		foreach ( $examples as $key => $field ) {
			self::assertNotInstanceOf( \WP_Error::class, Value_Validator::validate( $field, $field->example() ), $key );
		}
	}

	/**
	 * @return array<string, array{string, mixed, mixed}>
	 */
	public static function valid_values(): array {
		$own = home_url();
		return array(
			'a text without its tags'            => array( 'product', ' <b>Lume</b> ', 'Lume' ),
			'a text without its script'          => array( 'product', 'Lume<script>alert(1)</script>', 'Lume' ),
			'a number where a text belongs'      => array( 'product', 12, '12' ),
			'nothing'                            => array( 'product', null, '' ),
			'lines of text'                      => array( 'mail_footer', "Lume\nLisboa", "Lume\nLisboa" ),
			'contents in paragraphs'             => array( 'legal_content', "Um\n\nDois", "<p>Um</p>\n<p>Dois</p>" ),
			'contents with their links'          => array(
				'legal_content',
				'<p><a href="https://lume.example">x</a></p>',
				'<p><a href="https://lume.example">x</a></p>',
			),
			'contents without what runs'         => array( 'legal_content', '<p onclick="a()">a<iframe src="//evil.example"></iframe></p>', '<p>a</p>' ),
			'amounts that stay on one line'      => array(
				'legal_content',
				'<p>De 12 500 € a 1 250,50 €, em 24 meses, 3 200 EUR</p>',
				"<p>De 12\u{A0}500\u{A0}€ a 1\u{A0}250,50\u{A0}€, em 24 meses, 3 200 EUR</p>",
			),
			'contents of empty paragraphs'       => array( 'legal_content', '<p> </p>', '' ),
			'a site without its last slash'      => array( 'content_site', 'https://conteudos.lume.example/pt/', 'https://conteudos.lume.example/pt' ),
			'a site with a port'                 => array( 'content_site', 'http://127.0.0.1:4173', 'http://127.0.0.1:4173' ),
			'no site'                            => array( 'content_site', '', '' ),
			'an address'                         => array( 'policy_link', 'https://lume.example/p?a=1#b', 'https://lume.example/p?a=1#b' ),
			'a path'                             => array( 'policy_link', '/politica/', '/politica/' ),
			'a page of this site'                => array( 'success_page', $own . '/obrigado/', $own . '/obrigado/' ),
			'a page of this site in capitals'    => array( 'success_page', 'HTTP' . substr( $own, 4 ) . '/obrigado/', $own . '/obrigado/' ),
			'a path of this site'                => array( 'failure_page', '/nao-enviado/', '/nao-enviado/' ),
			'no selected page'                   => array( 'success_page', array( 'page' => '' ), '' ),
			'a selected page'                    => array( 'success_page', self::selected( '/obrigado/' ), '/obrigado/' ),
			'another address than a page\'s'     => array( 'policy_link', self::selected( 'other', 'https://lume.example/p' ), 'https://lume.example/p' ),
			'no address besides the pages'       => array( 'policy_link', self::selected( 'other' ), '' ),
			'a picture'                          => array( 'svg_no_model', '/wp-content/uploads/a.webp', '/wp-content/uploads/a.webp' ),
			'a colour'                           => array( 'style_accent', '#7A1F3D', '#7a1f3d' ),
			'a colour of three digits'           => array( 'style_accent', 'fc0', '#ffcc00' ),
			'no colour'                          => array( 'style_accent', '', '' ),
			'fonts'                              => array( 'style_font_family', '"Fira Sans", Próxima, serif', '"Fira Sans", Próxima, serif' ),
			'a font of the theme'                => array( 'style_font_family', 'var(--wp--preset--font-family--b)', 'var(--wp--preset--font-family--b)' ),
			'square corners'                     => array( 'style_radius', '0', '0' ),
			'a decimal comma'                    => array( 'cred_minRate', '5,95', '5.95' ),
			'a decimal point'                    => array( 'cred_minRate', '5.95', '5.95' ),
			'spaces between thousands'           => array( 'credMinEntry', "1\u{00A0}500", '1500' ),
			'the smallest number'                => array( 'credMinMonths', '1', '1' ),
			'the greatest number'                => array( 'credMaxMonths', '240', '240' ),
			'no limit'                           => array( 'credMinMonths', '', '' ),
			'days as a whole number'             => array( 'retention_days', '365', 365 ),
			'zero days'                          => array( 'retention_days', 0, 0 ),
			'a date'                             => array( 'energy_petrol_date', '2026-11-16', '2026-11-16' ),
			'no date'                            => array( 'energy_petrol_date', '', '' ),
			'one of the choices'                 => array( 'has_simul', 'false', 'false' ),
			'a tick'                             => array( 'mail_copy', '1', '1' ),
			'a tick as true'                     => array( 'mail_copy', true, '1' ),
			'no tick'                            => array( 'mail_copy', '', '' ),
			'no tick as false'                   => array( 'mail_copy', false, '' ),
			'an e-mail address'                  => array( 'mail_fallback', ' apoio@lume.example ', 'apoio@lume.example' ),
			'no page'                            => array( 'page_id', '0', 0 ),
			'no questions'                       => array( 'faqs_motor', '', array() ),
			'no labels'                          => array( 'labels', '', '' ),
			'labels as JSON'                     => array( 'labels', '{"continue":"Seguinte","select":""}', '{"continue":"Seguinte"}' ),
			'labels as rows, without empty ones' => array(
				'labels',
				array(
					array(
						'key'  => 'continue',
						'text' => ' <i>Seguinte</i> ',
					),
					array(
						'key'  => '',
						'text' => '',
					),
					array(
						'key'  => 'select',
						'text' => '',
					),
				),
				'{"continue":"Seguinte"}',
			),
			'labels by key, without empty ones'  => array(
				'labels',
				array(
					'continue' => ' Seguinte ',
					'select'   => '',
				),
				'{"continue":"Seguinte"}',
			),
			'a label with the words it is given' => array( 'labels', '{"range":"A gama {product}"}', '{"range":"A gama {product}"}' ),
		);
	}

	/** @return array{page: string, address: string} */
	private static function selected( string $page, string $address = '' ): array {
		return array(
			'page'    => $page,
			'address' => $address,
		);
	}

	/**
	 * @dataProvider valid_values
	 */
	public function test_a_valid_value_is_accepted_and_sanitised( string $key, mixed $raw, mixed $clean ): void {
		self::assertSame( $clean, $this->check( $key, $raw ) );
		self::assertSame( $clean, $this->check( $key, $clean ), 'A sanitised value is unchanged by another check.' );
	}

	public function test_a_published_page_is_accepted_and_one_in_the_bin_is_not(): void {
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Carros',
				'post_status' => 'publish',
			)
		);
		self::assertSame( $id, $this->check( 'page_id', (string) $id ) );
		wp_trash_post( $id );
		self::assertInstanceOf( \WP_Error::class, $this->check( 'page_id', (string) $id ) );
	}

	public function test_questions_are_sorted_by_position_and_removed_ones_are_deleted(): void {
		$rows  = array(
			array(
				'question' => 'A',
				'answer'   => 'a',
				'position' => '3',
			),
			array(
				'question' => 'B',
				'answer'   => 'b',
				'position' => '1',
			),
			array(
				'question' => 'C',
				'answer'   => 'c',
				'position' => '2',
				'remove'   => '1',
			),
			array(
				'question' => 'D',
				'answer'   => 'd',
				'position' => '2,5',
			),
			array(
				'question' => '',
				'answer'   => '',
				'position' => '5',
			),
		);
		$clean = $this->check( 'faqs_motor', $rows );
		self::assertIsArray( $clean );
		self::assertSame( array( 'B', 'A', 'D' ), array_column( $clean, 'question' ) );
		self::assertSame( array( '<p>b</p>', '<p>a</p>', '<p>d</p>' ), array_column( $clean, 'answer' ) );
	}

	private function check( string $key, mixed $raw ): mixed {
		return Value_Validator::validate( Setting_Registry::fields()[ $key ], $raw );
	}
}
