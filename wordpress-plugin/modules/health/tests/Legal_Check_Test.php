<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Health\Tests;

use Cfg_Configurator\Modules\Health\Legal_Checks;
use Cfg_Configurator\Modules\Health\Finding;

/** The check of the legal information that the screens need. */
final class Legal_Check_Test extends Health_Test_Case {
	private const COMPLETE = array(
		'lender_name'         => 'Lume Financeira, S.A.',
		'intermediary_number' => '0001234',
		'complaints_link'     => 'https://www.livroreclamacoes.pt/',
		'accessibility_link'  => '/acessibilidade/',
		'guarantee_title'     => 'Garantia legal e garantia do fabricante',
		'labels'              => '{"euroVat":"€ c/ IVA"}',
	);

	protected function setUp(): void {
		parent::setUp();
		$this->set_wltp_values(
			array(
				'co2'               => array( 0, 0 ),
				'energyConsumption' => array(
					15.1,
					15.1,
				),
			)
		);
	}

	/** @param array<string, mixed>|null $wltp Official values of every model. */
	private function set_wltp_values( ?array $wltp ): void {
		$models = (array) $this->site->answers['lstModels'];

		$this->site->answers['lstModels'] = array_map(
			static fn ( mixed $model ): array => array(
				...(array) $model,
				'wltp' => $wltp,
			),
			$models
		);
	}

	private function texts_of_findings(): string {
		return implode( "\n", array_column( $this->run_check( ( new Legal_Checks( $this->content ) )->information( ... ) ), 'text' ) );
	}

	public function test_complete_information_is_fine_and_zero_emissions_are_a_value(): void {
		$this->set( self::COMPLETE );
		$this->assertFine( ( new Legal_Checks( $this->content ) )->information( ... ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function required_settings(): array {
		return array(
			'lender'        => array( 'lender_name', 'Há financiamento, mas falta o mutuante' ),
			'intermediary'  => array( 'intermediary_number', 'falta o número de registo' ),
			'complaints'    => array( 'complaints_link', 'Livro de Reclamações' ),
			'accessibility' => array( 'accessibility_link', 'declaração de acessibilidade' ),
			'VAT'           => array( 'labels', '€ + IVA' ),
		);
	}

	/**
	 * @dataProvider required_settings
	 */
	public function test_what_is_empty_and_matters_is_named( string $key, string $words ): void {
		$this->set(
			array(
				...self::COMPLETE,
				$key => '',
			)
		);
		self::assertStringContainsString( $words, $this->texts_of_findings() );
	}

	public function test_lender_and_intermediary_are_not_needed_without_financing(): void {
		$this->set( array( 'has_simul' => 'false' ) );
		self::assertStringNotContainsString( 'Há financiamento', $this->texts_of_findings() );
	}

	public function test_a_guarantee_in_the_texts_needs_its_notice(): void {
		$without = array(
			...self::COMPLETE,
			'guarantee_title' => '',
			'labels'          => '{"euroVat":"€ c/ IVA","warranty":"Consulte o concessionário."}',
		);
		$this->set( $without );
		$this->assertFine( ( new Legal_Checks( $this->content ) )->information( ... ) );
		$this->set(
			array(
				...$without,
				'legal_content' => '<p>GARANTIA de 5 anos.</p>',
			)
		);
		$this->assertFinds( Finding::WARNING, ( new Legal_Checks( $this->content ) )->information( ... ) );
		$this->set(
			array(
				...self::COMPLETE,
				'guarantee_title' => '',
			)
		);
		$this->assertFinds( Finding::WARNING, ( new Legal_Checks( $this->content ) )->information( ... ) );
	}

	public function test_models_without_official_values_are_listed(): void {
		$this->set( self::COMPLETE );
		$this->set_wltp_values( array( 'autonomy' => array( 400, 400 ) ) );
		self::assertStringContainsString( 'Maré', $this->texts_of_findings() );
	}
}
