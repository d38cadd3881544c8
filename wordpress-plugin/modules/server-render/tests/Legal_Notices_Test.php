<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\Embed\Protected_Html;
use Cfg_Configurator\Modules\Server_Render\First_View_Texts;
use Cfg_Configurator\Modules\Server_Render\Model_List_Refresh;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Server_Render;
use Cfg_Configurator\Modules\Server_Render\Structured_Data;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The legal information in the server-rendered model list and in the structured data. */
final class Legal_Notices_Test extends Embed_Test_Case {
	use Stored_Models;

	private const WLTP = array(
		'fuelCC'   => array( 5.2, 6.125 ),
		'autonomy' => null,
		'co2'      => array( 0, 138 ),
	);

	/** @param array<string, mixed> $change Fields of the model that differ. */
	private function html( array $change = array( 'wltp' => self::WLTP ) ): string {
		$this->store_models( array( array( ...self::MODELS[1], ...$change ) ) );
		$store      = new Model_List_Store();
		$model_list = $store->read();
		$texts      = First_View_Texts::of_site();
		$paint      = new Server_Render( new Built_Assets( __FILE__ ), $store, new Model_List_Refresh( $store, new Deferred_Tasks( null ) ) );
		$html       = $paint->render( $model_list, null, $texts );
		return $html . ( new Structured_Data() )->render( $model_list, $texts );
	}

	public function test_the_credit_notice_names_lender_and_intermediary_wherever_a_monthly_payment_is_shown(): void {
		$this->set(
			array(
				'lender_name'           => 'Lume Financeira, S.A.',
				'intermediary_name'     => 'Lume Tejo, Lda.',
				'intermediary_category' => 'intermediário a título acessório',
				'intermediary_number'   => '0001234',
			)
		);
		$notice = '<p class="credit" data-reserved><strong>Atenção! Contrair um empréstimo custa dinheiro.</strong> Mutuante: Lume Financeira, S.A. '
			. 'Intermediário de crédito: Lume Tejo, Lda., intermediário a título acessório, registo n.º 0001234 no Banco de Portugal.</p>';
		self::assertStringContainsString( $notice, $this->html() );
		self::assertStringNotContainsString( 'class="credit"', $this->html( array( 'rent' => 0 ) ) );
	}

	public function test_a_card_shows_the_span_of_official_values_and_zero_is_a_value(): void {
		$html = $this->html();
		self::assertStringContainsString( '<dt>Consumo (WLTP)</dt><dd>5,2 a 6,125 l/100 km</dd>', $html );
		self::assertStringContainsString( '<dt>Emissões de CO₂ (WLTP)</dt><dd>0 a 138 g/km</dd>', $html );
		self::assertStringNotContainsString( 'Autonomia elétrica (WLTP)', $html );
	}

	public function test_missing_values_are_named_as_missing_and_models_without_the_field_have_no_rows(): void {
		$html = $this->html( array( 'wltp' => array( 'autonomy' => array( 400, 400 ) ) ) );
		self::assertStringContainsString( '<dt>Consumo (WLTP)</dt><dd>não disponível</dd>', $html );
		self::assertStringContainsString( '<dt>Autonomia elétrica (WLTP)</dt><dd>400 km</dd>', $html );
		self::assertStringContainsString( '<dt>Emissões de CO₂ (WLTP)</dt><dd>não disponível</dd>', $html );
		self::assertStringNotContainsString( '(WLTP)', $this->html( array() ) );
	}

	public function test_the_structured_data_have_consumption_and_emissions(): void {
		preg_match( '#<script type="application/ld\+json"[^>]*>(.*?)</script>#', $this->html(), $found );
		$data = json_decode( $found[1] ?? '', true );
		/** @var array{itemListElement?: list<array{item: array<string, mixed>}>}|null $data */
		$item = $data['itemListElement'][0]['item'] ?? null;
		self::assertIsArray( $item );
		self::assertEquals( array( 0, 138 ), $item['emissionsCO2'] );
		self::assertEquals(
			array(
				'@type'    => 'QuantitativeValue',
				'minValue' => 5.2,
				'maxValue' => 6.125,
				'unitText' => 'l/100 km',
			),
			$item['fuelConsumption']
		);
	}

	public function test_the_guarantee_is_printed_below_the_legal_notes_as_the_widget_shows_it(): void {
		self::assertStringNotContainsString( 'class="guarantee"', $this->html() );
		$this->set(
			array(
				'legal_content'     => '<p>Garantia de 7 anos.</p>',
				'guarantee_title'   => 'Garantia & etiqueta',
				'guarantee_text'    => '<p onclick="x()">Gratuita <b>7 anos</b>.</p>',
				'guarantee_picture' => '/garantia.svg',
				'guarantee_link'    => '/garantia/',
			)
		);
		$html  = $this->html();
		$aside = '<aside class="guarantee"><img src="' . home_url( '/garantia.svg' ) . '" alt="Garantia &amp; etiqueta"'
			. ' loading="lazy" width="160" height="160"' . Protected_Html::PICTURE
			. '><div><b>Garantia &amp; etiqueta</b><div><p>Gratuita <b>7 anos</b>.</p></div>'
			. '<a href="' . home_url( '/garantia/' ) . '">';
		self::assertStringContainsString( $aside, $html );
		self::assertGreaterThan( strpos( $html, 'Garantia de 7 anos.' ), strpos( $html, $aside ) );
	}

	public function test_the_legal_line_contains_the_links_that_are_set(): void {
		$this->set(
			array(
				'policy_link'     => '/privacidade/',
				'complaints_link' => 'https://www.livroreclamacoes.pt/',
			)
		);
		$line = '<nav class="legal-line" aria-label="Informação legal"><a href="' . home_url( '/privacidade/' )
			. '">Política de Privacidade</a><a href="https://www.livroreclamacoes.pt/">Livro de Reclamações</a></nav>';
		self::assertStringContainsString( $line, $this->html() );
		$this->set(
			array(
				'policy_link'     => '',
				'complaints_link' => '',
			)
		);
		self::assertStringNotContainsString( 'legal-line', $this->html() );
	}
}
