<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Server_Render\Tests;

use Cfg_Configurator\Deferred_Tasks;
use Cfg_Configurator\Embed\Built_Assets;
use Cfg_Configurator\Leads\Form_Type;
use Cfg_Configurator\Leads\Work\Lead_Worker;
use Cfg_Configurator\Modules\Server_Render\First_View_Texts;
use Cfg_Configurator\Modules\Server_Render\Model_List_Refresh;
use Cfg_Configurator\Modules\Server_Render\Model_List_Store;
use Cfg_Configurator\Modules\Server_Render\Server_Render;
use Cfg_Configurator\Modules\Server_Render\Structured_Data;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/**
 * The legal information in the server-rendered model list and in every mail. The widget is tested in
 * test/e2e/legal/legal-walk.e2e.ts.
 */
final class Legal_Information_Test extends Leads_Test_Case {
	private const CREDIT = array(
		'credit_warning'        => 'Atenção! Contrair um empréstimo custa dinheiro.',
		'lender_name'           => 'Lume Financeira, S.A.',
		'intermediary_name'     => 'Lume Tejo, Lda.',
		'intermediary_category' => 'intermediário a título acessório',
		'intermediary_number'   => '0001234',
	);

	private const WLTP = array(
		'fuelCC'            => array( 6.1, 6.1 ),
		'energyConsumption' => null,
		'autonomy'          => null,
		'co2'               => array( 138, 138 ),
	);

	/** One to the dealer and one to the buyer; without a dealer, the fallback address gets the first. */
	private const MAILS_OF_A_FORM = 2;

	public function test_every_page_and_mail_of_the_plugin_names_warning_lender_and_intermediary_and_the_official_values(): void {
		$this->set( self::CREDIT );
		$places = array( ...$this->pages(), ...$this->mails() );
		self::assertCount( 2 + self::MAILS_OF_A_FORM * count( Form_Type::ALL ), $places );
		$missing = array();
		$needs   = array( 'Mensalidade', ...array_values( self::CREDIT ), '6,1 l/100 km', '138 g/km' );
		foreach ( $places as $name => $text ) {
			$plain = html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $text ) ), ENT_QUOTES );
			$lacks = array_filter( $needs, static fn ( string $part ): bool => ! str_contains( $plain, $part ) );

			$missing[ $name ] = array_values( $lacks );
		}
		$complete = count( array_filter( $missing, static fn ( array $lacks ): bool => array() === $lacks ) );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- writes to the terminal.
		fwrite( STDERR, sprintf( "legal information of the plugin: %d of %d places\n", $complete, count( $places ) ) );
		self::assertSame( array(), array_filter( $missing ) );
	}

	public function test_the_structured_data_of_the_models_have_the_official_values(): void {
		$this->pages();
		$store        = new Model_List_Store();
		$known_models = $store->read();
		$json         = ( new Structured_Data() )->render( $known_models, First_View_Texts::of_site() );
		self::assertStringContainsString( '"fuelConsumption":{', $json );
		self::assertStringContainsString( '"emissionsCO2":138', $json );
	}

	/** @return array<string, string> HTML of the list of models and of a model's page. */
	private function pages(): array {
		$model = array(
			'id'    => 101,
			'model' => 'Maré',
			'price' => 32450,
			'rent'  => 363.62,
			'taeg'  => 8.3,
			'wltp'  => self::WLTP,
		);
		$known = array(
			'models'      => array( $model ),
			'back_office' => array( 'product' => 'Lume' ),
			'time'        => time(),
		);
		update_option( Model_List_Store::OPTION, $known, false );
		$store        = new Model_List_Store();
		$known_models = $store->read();
		$texts        = First_View_Texts::of_site();
		$paint        = new Server_Render( new Built_Assets( __FILE__ ), $store, new Model_List_Refresh( $store, new Deferred_Tasks( null ) ) );
		return array(
			'models' => $paint->render( $known_models, null, $texts ),
			'model'  => $paint->render( $known_models, $known_models->models[0], $texts ),
		);
	}

	/** @return array<string, string> HTML of every mail, by form and recipient. */
	private function mails(): array {
		$texts = array();
		/** @var list<array{snapshot: array<string, mixed>}> $table */
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/Leads/snapshots.json' ), true );
		$shown = array(
			...$table[0]['snapshot'],
			'wltp'        => self::WLTP,
			'creditLegal' => self::CREDIT['credit_warning'] . ' Mutuante: ' . implode( ', ', array_slice( self::CREDIT, 1 ) ),
		);
		foreach ( Form_Type::ALL as $form ) {
			$before = count( $this->mailbox->mails );
			$this->post(
				array(
					'form_type'     => $form,
					'submission_id' => "walk-{$form}",
					'configuration' => (string) wp_json_encode( $shown ),
				)
			);
			Lead_Worker::run();
			foreach ( array_slice( $this->mailbox->mails, $before ) as $mail ) {
				$texts[ "{$form} to " . self::text( $mail['to'] ) ] = self::text( $mail['message'] );
			}
		}
		return $texts;
	}
}
