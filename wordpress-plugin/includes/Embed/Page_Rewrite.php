<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/**
 * Maps every path below the page to the page (spec §2, routing). The widget shows its home screen for unknown
 * paths, so none of them is a 404.
 */
final class Page_Rewrite implements Module {
	/** Query variable with the requested path below the page. */
	public const QUERY_VAR = 'cfg_configurator_path';

	/** @var string Pattern of the rule added in this request; '' if none was added. */
	private string $added = '';

	public function register(): void {
		add_action( 'init', array( $this, 'add_rule' ) );
		add_filter( 'query_vars', array( $this, 'add_query_var' ) );
		add_filter( 'redirect_canonical', array( $this, 'keep_path' ) );
	}

	/** Also called when the page has moved in this request. */
	public function add_rule(): void {
		$this->remove_rule();
		$page_id = Page_Address::page_id();
		if ( $page_id > 0 ) {
			$this->added = $this->pattern();
			add_rewrite_rule( $this->added, sprintf( 'index.php?page_id=%d&%s=$matches[1]', $page_id, self::QUERY_VAR ), 'top' );
		}
	}

	/** Removes the rule for the rest of this request. */
	public function remove_rule(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		unset( $wp_rewrite->extra_rules_top[ $this->added ] );
		$this->added = '';
	}

	/**
	 * @param array<int, string> $names
	 * @return array<int, string>
	 */
	public function add_query_var( array $names ): array {
		$names[] = self::QUERY_VAR;
		return $names;
	}

	/**
	 * Disables redirects for URLs below the page. The page's own URL is redirected as usual.
	 *
	 * @param mixed $address Redirect target; false for none.
	 */
	public function keep_path( mixed $address ): mixed {
		return '' === self::requested_path() ? $address : false;
	}

	/** Returns the requested path below the page, such as 'Maré/motor'; '' for the page itself. */
	public static function requested_path(): string {
		$path = get_query_var( self::QUERY_VAR );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/**
	 * Makes WordPress regenerate the rewrite rules on the next request, after all plugins have added theirs. Unlike
	 * flush_rewrite_rules(), this is cheap and also correct after switch_to_blog().
	 */
	public static function flush(): void {
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Returns the pattern of the rule: all paths below a page, but only the widget's own paths below the front page,
	 * because all URLs of the site are below it.
	 */
	private function pattern(): string {
		$path = Page_Address::path();
		return '' === $path
			? '^([^/]+/(?:motor|versao|exterior|interior|resumo|comparador)(?:/[^/]+)?|comparar-configuracoes(?:/[^/]+){0,3})/?$'
			: '^' . preg_quote( $path, '#' ) . '/(.+?)/?$';
	}
}
