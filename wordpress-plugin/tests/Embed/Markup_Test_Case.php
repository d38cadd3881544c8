<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Plugin;

/** Runs the plugin anew for each test, and reads the HTML that it prints. */
abstract class Markup_Test_Case extends Embed_Test_Case {
	protected const FILE = WP_PLUGIN_DIR . '/cfg-configurator/cfg-configurator.php';

	protected function setUp(): void {
		parent::setUp();
		// Each test needs a new plugin instance, because its objects remember what a request has printed.
		$ours = array( 'known_responses', 'first_files', 'before_element', 'element_content', 'after_element' );
		array_map( 'remove_all_filters', array( 'wp_head', ...array_map( static fn ( string $name ): string => "cfg_configurator_$name", $ours ) ) );
		// The plugin of the whole run would add its modules for the element beside those of this one.
		remove_all_actions( 'cfg_configurator_render_element' );
		remove_all_actions( 'wp', 0 );
		remove_all_actions( 'generate_rewrite_rules', 0 );
		remove_all_actions( 'shutdown' );
		remove_all_actions( 'init' );
		// WordPress prints a module once a request, and an earlier test may have printed it.
		unset( $GLOBALS['wp_script_modules'] );
		( new Plugin( self::FILE ) )->register();
		do_action( 'cfg_configurator_render_element' );
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		do_action( 'init' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		$this->visit( '/configurador/' );
		$wp_actions['wp_head'] = 0;
	}

	protected function element( string $html ): \DOMElement {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$element = $document->getElementsByTagName( 'cfg-configurator' )->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $element );
		return $element;
	}

	/**
	 * @return list<string> Texts of the nodes that the XPath matches.
	 */
	protected function texts_of_nodes( \DOMDocument $document, string $path ): array {
		$texts = array();
		$nodes = ( new \DOMXPath( $document ) )->query( $path );
		foreach ( false === $nodes ? array() : $nodes as $node ) {
			$texts[] = (string) $node->nodeValue; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
		}
		return $texts;
	}

	/** Sets texts that are printed in different contexts. */
	protected function set_texts( string $text ): void {
		$keys   = 'product no_result policy_link seo_title seo_content legal_title legal_content svg_no_model leadSource contact_email contact_phone';
		$labels = array(
			'select'    => $text,
			'homeTitle' => $text,
		);
		$this->set( array( 'labels' => (string) wp_json_encode( $labels ) ) + array_fill_keys( explode( ' ', $keys ), $text ) );
	}

	/** Asserts that no text has become markup, script or a link, and returns the parsed HTML. */
	protected function assert_harmless( string $html, string $product ): \DOMDocument {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//script[not(@type="application/json" or @type="application/ld+json")]' ) );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//*[@*[starts-with(name(),"on")]] | //*[@style] | //b[ancestor::h2]' ) );
		self::assertSame( array(), $this->texts_of_nodes( $document, '//*[starts-with(@href,"javascript:") or starts-with(@src,"javascript:")]' ) );
		self::assertSame( 1, substr_count( $html, '</cfg-configurator>' ) );
		self::assertSame( $product, $this->element( $html )->getAttribute( 'product' ) );
		return $document;
	}

	/**
	 * @return list<array{string}>
	 */
	public static function injected_texts(): array {
		return array(
			array( '<script>alert(1)</script>' ),
			array( '</script><script>alert(1)</script>' ),
			array( '"><img src=x onerror=alert(1)>' ),
			array( "' onmouseover='alert(1)" ),
			array( '</template></cfg-configurator><svg onload=alert(1)>' ),
			array( '<!--<script>' ),
			array( '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;' ),
			array( 'javascript:alert(1)' ),
			array( "\u{2028}\u{202E}<b>" ),
		);
	}
}
