<?php
declare(strict_types=1);

namespace Cfg_Configurator\Modules\Prerender\Tests;

use Cfg_Configurator\Modules\Prerender\Prerendering;
use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Embed\Embed_Test_Case;

/** The speculation rule that makes browsers prerender the configurator. */
final class Prerendering_Test extends Embed_Test_Case {
	private const FORMS = '/*\\?*(^|&)cfg-configurator=*';

	private function prerendering(): Prerendering {
		return new Prerendering();
	}

	/** @return list<array<string, mixed>> */
	private function rules( string $path ): array {
		$this->page( 'outra', 'Nothing' );
		$this->visit( $path );
		$rules = new \WP_Speculation_Rules();
		$this->prerendering()->add_rule( $rules );
		return array_values( $rules->jsonSerialize()['prerender'] ?? array() );
	}

	public function test_other_pages_prerender_the_configurator_on_hover(): void {
		$rule = array(
			'source'    => 'document',
			'where'     => array( 'href_matches' => array( '/configurador', '/configurador/*' ) ),
			'eagerness' => 'moderate',
		);
		self::assertSame( array( $rule ), $this->rules( '/outra/' ) );
	}

	public function test_the_configurator_does_not_prerender_itself(): void {
		self::assertSame( array(), $this->rules( '/configurador/' ) );
	}

	public function test_a_configurator_on_the_front_page_does_not_prerender_other_pages(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', Settings::number( 'page_id' ) );
		$only_front = array(
			array(
				'pathname' => '/',
				'search'   => '',
			),
		);
		self::assertSame( array( 'href_matches' => $only_front ), $this->rules( '/outra/' )[0]['where'] );
	}

	public function test_no_rule_of_wordpress_loads_the_addresses_of_forms_ahead(): void {
		// Visitors of sites with plain permalinks get rules only if a plugin asks for them.
		add_filter( 'wp_speculation_rules_configuration', static fn (): array => array( 'mode' => 'prefetch' ) );
		$excluded = array(
			'/%postname%/' => array( '/*\\?(.+)' ),
			''             => array( self::FORMS ),
		);
		foreach ( $excluded as $permalinks => $patterns ) {
			update_option( 'permalink_structure', $permalinks );
			$rules = (string) wp_json_encode( wp_get_speculation_rules(), JSON_UNESCAPED_SLASHES );
			foreach ( $patterns as $pattern ) {
				self::assertStringContainsString( (string) wp_json_encode( $pattern, JSON_UNESCAPED_SLASHES ), $rules );
			}
		}
	}

	public function test_a_filter_switches_it_off(): void {
		add_filter( 'cfg_configurator_prerender', '__return_false' );
		self::assertSame( array(), $this->rules( '/outra/' ) );
	}

	public function test_before_wordpress_6_8_the_rule_is_printed_for_visitors_who_are_not_logged_in(): void {
		$this->page( 'outra', 'Nothing' );
		$this->visit( '/outra/' );
		$print  = array( $this->prerendering(), 'print_rule' );
		$script = '#^<script type="speculationrules">\s*\{"prerender":\[\{"source":"document".+</script>$#s';
		self::assertMatchesRegularExpression( $script, trim( $this->output_of( $print ) ) );
		wp_set_current_user( 1 );
		self::assertSame( '', $this->output_of( $print ) );
	}
}
