<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Embed\Attributes;
use Cfg_Configurator\Embed\Overrides;
use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Settings\Setting_Registry;

/** The element's attributes that come from the settings. */
final class Attributes_Test extends Embed_Test_Case {
	/**
	 * @param array<string, string> $overrides
	 * @param array<string, mixed>  $back_office
	 * @return array<string, string>
	 */
	private function attributes( array $overrides = array(), array $back_office = array() ): array {
		$this->know( array(), $back_office );
		return Attributes::all( $overrides );
	}

	public function test_the_stock_is_requested_from_the_content_site_unless_it_has_its_own_address(): void {
		$stock = fn (): ?string => $this->attributes()['stock-url'] ?? null;
		$this->set(
			array(
				'content_site' => '',
				'stock_url'    => '',
			)
		);
		self::assertNull( $stock() );
		$this->set( array( 'content_site' => 'https://conteudos.lume.example' ) );
		self::assertSame( 'https://conteudos.lume.example', $stock() );
		$this->set( array( 'stock_url' => 'https://loja.example' ) );
		self::assertSame( 'https://loja.example', $stock() );
	}

	public function test_a_site_without_settings_has_only_the_attributes_of_its_own_addresses_and_calls(): void {
		self::assertSame(
			array(
				'base-path'       => '/configurador',
				'api-url'         => home_url( '/' ),
				'form'            => '{"formUrl":' . wp_json_encode( Lead_Endpoint::url(), JSON_UNESCAPED_SLASHES ) . '}',
				'has-build-codes' => 'true',
			),
			$this->attributes()
		);
	}

	public function test_a_block_may_override_attributes_except_the_targets_of_forms(): void {
		$overrides = Overrides::read(
			array(
				'product'           => 'Boia',
				'has_simul'         => 'FALSE',
				'cfg_msg_no_result' => '  Vazio ',
				'routing'           => 'sideways',
				'api-url'           => 'javascript:alert(1)',
				'form'              => '{"formUrl":"https://thief.example/","leadSource":"X"}',
				'seo'               => '[1]',
				'labels'            => '{&quot;select&quot;:&quot;Ver&quot;}',
				'onclick'           => 'alert(1)',
				'base-path'         => 'https://thief.example',
				'request-timeout'   => '5000',
				'stock-url'         => array( 'x' ),
			)
		);
		$read      = $this->attributes( $overrides );
		self::assertSame( 'Boia', $read['product'] );
		self::assertSame( 'false', $read['has-simul'] );
		self::assertSame( 'Vazio', $read['cfg-msg-no-result'] );
		self::assertSame( '{"select":"Ver"}', $read['labels'] );
		self::assertSame( '5000', $read['request-timeout'] );
		self::assertSame( home_url( '/' ), $read['api-url'] );
		self::assertSame( '/configurador', $read['base-path'] );
		self::assertEquals(
			array(
				'formUrl'    => Lead_Endpoint::url(),
				'leadSource' => 'X',
			),
			json_decode( $read['form'], true )
		);
		self::assertSame( array(), array_intersect_key( $read, array_flip( array( 'onclick', 'seo', 'routing', 'stock-url' ) ) ) );
	}

	public function test_shortcode_and_block_name_the_configuration_that_opens_first(): void {
		$link = home_url( '/configurador/?modelid=101&engine=1011&colext=A%20B' );
		foreach ( array( '7QX-M4T-9K6', 'modelid=101&engine=1011', 'modelid=101&amp;engine=1011', $link ) as $text ) {
			self::assertSame( $text, $this->attributes( Overrides::read( array( 'configuration' => $text ) ) )['configuration'] );
		}
		self::assertSame( array(), Overrides::read( array( 'configuration' => '<b>' ) ) );
	}

	public function test_without_pretty_permalinks_the_route_stays_in_memory(): void {
		update_option( 'permalink_structure', '' );
		self::assertSame( 'memory', $this->attributes()['routing'] );
	}

	public function test_a_filter_is_applied_last(): void {
		$count = static fn ( array $attributes, array $overrides ): array => array( 'product' => 'F' . count( $overrides ) ) + $attributes;
		add_filter( 'cfg_configurator_attributes', $count, 10, 2 );
		self::assertSame( 'F1', $this->attributes( array( 'product' => 'X' ) )['product'] );
	}

	public function test_shortcode_and_block_may_set_exactly_the_attributes_that_the_element_reads(): void {
		$names  = json_decode( (string) file_get_contents( __DIR__ . '/attributes.json' ), true );
		$values = array( 'true', '{"a":1}', '/a', '5000', 'memory', 'https://a.example/' );
		$names  = array_filter( is_array( $names ) ? $names : array(), 'is_string' );
		self::assertNotEmpty( $names );
		foreach ( $names as $name ) {
			$taken = array_filter( $values, static fn ( string $value ): bool => array() !== Overrides::read( array( $name => $value ) ) );
			self::assertNotSame( array(), $taken, $name );
		}
		// HTML's own attribute, which is read where the element is registered.
		self::assertSame( array( 'lang' ), array_values( array_diff( array_keys( Setting_Registry::by_attribute() ), $names ) ) );
		self::assertSame( array(), Overrides::read( array_fill_keys( array( 'title', 'onclick', 'class' ), 'true' ) ) );
	}
}
