<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Thanks_Page\Tests;

use Cfg_Configurator\Tests\Leads\Posting\Virtual_Pages_Test_Case;

/** The summary on the plugin's own thank-you page. */
final class Thanks_Page_Test extends Virtual_Pages_Test_Case {
	public function test_the_thank_you_page_shows_reference_car_and_dealer_and_no_personal_data(): void {
		$outcome = $this->post();
		$query   = $this->query_of( $outcome->location );
		$html    = $this->page( 'obrigado', $query );
		$lead    = $this->lead();
		self::assertSame( $query['cfg_referencia'], $lead->text( 'idempotency_key' ) );
		self::assertStringContainsString( 'Referência: ' . $lead->id, wp_strip_all_tags( $html ) );
		self::assertStringContainsString( $lead->model, $html );
		self::assertStringContainsString( $lead->dealer, $html );
		self::assertStringContainsString( 'O que acontece a seguir', $html );
		foreach ( array( $lead->name, $lead->email, $lead->phone ) as $personal ) {
			self::assertStringNotContainsString( $personal, $html );
		}
	}

	public function test_the_thank_you_page_shows_the_picture_of_the_model_if_the_models_are_known(): void {
		/** @var list<array{snapshot: array<string, mixed>}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/Leads/snapshots.json' ), true );
		$query = $this->query_of( $this->post( array( 'configuration' => (string) wp_json_encode( $table[0]['snapshot'] ) ) )->location );
		self::assertStringNotContainsString( '<img', $this->page( 'obrigado', $query ) );
		remove_all_filters( 'the_content', 20 );
		$model = array(
			'id'       => 101,
			'model'    => 'Maré',
			'modelImg' => '/media/mare.avif',
		);
		add_filter( 'cfg_configurator_known_responses', static fn (): array => array( 'lstModels' => array( $model ) ) );
		self::assertStringContainsString( '<img src="' . home_url( '/media/mare.avif' ) . '" alt=""', $this->page( 'obrigado', $query ) );
	}

	public function test_the_thank_you_page_shows_no_lead_for_another_key(): void {
		$this->post();
		foreach ( array( '1', str_repeat( '0', 64 ), array( 'x' ) ) as $key ) {
			foreach ( array( 'cfg_referencia', 'referencia' ) as $name ) {
				self::assertStringNotContainsString( 'Referência', $this->page( 'obrigado', array( $name => $key ) ) );
				remove_all_filters( 'the_content', 20 );
			}
		}
	}

	public function test_a_stored_address_of_an_earlier_version_still_shows_its_lead(): void {
		$query = $this->query_of( $this->post()->location );
		self::assertArrayNotHasKey( 'referencia', $query );
		$html = $this->page( 'obrigado', array( 'referencia' => $query['cfg_referencia'] ) );
		self::assertStringContainsString( 'Referência: ' . $this->lead()->id, wp_strip_all_tags( $html ) );
	}
}
