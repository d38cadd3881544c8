<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Tests;

use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The preview of a stored code: the modules for codes, models in the page, sample models and previews together. */
final class Code_Preview_Test extends Embed_Test_Case {
	public function test_a_stored_code_is_shown_with_todays_names_and_price(): void {
		$this->set( array( 'sample_range' => '1' ) );
		$this->page( 'com', '[cfg_configurator]' );
		do_action( 'cfg_configurator_cache_refreshed' );
		$part    = static fn ( string $item, string $id, ?int $cents = null ): array => compact( 'item', 'id', 'cents' ) + array( 'name' => 'before' );
		$items   = array( $part( 'model', '101' ), $part( 'engine', '1011' ), $part( 'version', '10111', 100 ), $part( 'exterior', 'CGR', 0 ) );
		$request = new \WP_REST_Request( 'POST', '/cfg/saveBuild' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'items' => $items ) ) );
		$saved = rest_do_request( $request )->get_data();
		self::assertIsArray( $saved );
		self::assertIsString( $saved['code'] ?? null );
		$this->visit( '/configurador/comparar-configuracoes/' . $saved['code'] );
		$level = ob_get_level();
		ob_start();
		do_action( 'wp_head' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$head = '';
		while ( ob_get_level() > $level ) {
			// In the tests, the parts of the plugin may be registered twice, and only one of them ends its buffer.
			$head = ob_get_clean() . $head;
		}
		$head = str_replace( "\u{a0}", ' ', $head );
		self::assertStringContainsString( '<meta property="og:title" content="Lume Maré 1.2 Turbo Essencial em Cinza Granito">', $head );
		self::assertStringContainsString( '<meta property="og:description" content="Desde 33 000 €, 6,1 l/100 km, 138 g CO₂/km (WLTP)">', $head );
		self::assertStringContainsString( 'preview/wide?modelid=101', $head );
	}
}
