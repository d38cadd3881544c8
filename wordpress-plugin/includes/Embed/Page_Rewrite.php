<?php
/**
 * Addresses below the configurator's page.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Module;

/**
 * Serves every path below the page with the page (spec §2, routing): the widget shows its home for a path
 * it does not know, so none of them is a 404.
 */
final class Page_Rewrite implements Module {
	/** What follows the page's path in the address that is asked for. */
	public const QUERY_VAR = 'cfg_configurator_path';

	/**
	 * Pattern of the rule that this request has added; '' for none.
	 *
	 * @var string
	 */
	private string $added = '';

	public function __construct( private Page_Address $page ) {
	}

	public function register(): void {
		add_action( 'init', array( $this, 'add_rule' ) );
		add_filter( 'query_vars', array( $this, 'add_query_var' ) );
		add_filter( 'redirect_canonical', array( $this, 'keep_path' ) );
	}

	/**
	 * Callback for the `init` action, and follows the page when it has moved in this very request.
	 */
	public function add_rule(): void {
		$this->remove_rule();
		$page_id = $this->page->page_id();
		if ( $page_id > 0 ) {
			$this->added = $this->pattern();
			add_rewrite_rule( $this->added, sprintf( 'index.php?page_id=%d&%s=$matches[1]', $page_id, self::QUERY_VAR ), 'top' );
		}
	}

	/**
	 * Takes the rule back for the rest of this request.
	 */
	public function remove_rule(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		unset( $wp_rewrite->extra_rules_top[ $this->added ] );
		$this->added = '';
	}

	/**
	 * Callback for the `query_vars` filter.
	 *
	 * @param array<int, string> $names
	 * @return array<int, string>
	 */
	public function add_query_var( array $names ): array {
		$names[] = self::QUERY_VAR;
		return $names;
	}

	/**
	 * Callback for the `redirect_canonical` filter: below the page, addresses stay as they were asked for. The
	 * page's own address keeps the site's rules.
	 *
	 * @param mixed $address Where WordPress would lead; false for nowhere.
	 */
	public function keep_path( mixed $address ): mixed {
		return '' === self::asked() ? $address : false;
	}

	/**
	 * The path below the page that is asked for, such as 'Maré/motor'; '' for the page itself.
	 */
	public static function asked(): string {
		$path = get_query_var( self::QUERY_VAR );
		return is_string( $path ) ? trim( rawurldecode( $path ), '/' ) : '';
	}

	/**
	 * Has the rules made anew with the next request, when every plugin has added its own. Costs nothing now,
	 * and is right for another site of a network too.
	 */
	public static function flush(): void {
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Below a page, everything; below the front page, which everything is, only the widget's own addresses.
	 */
	private function pattern(): string {
		$path = $this->page->path();
		return '' === $path
			? '^([^/]+/(?:motor|versao|exterior|interior|resumo|comparador)(?:/[^/]+)?)/?$'
			: '^' . preg_quote( $path, '#' ) . '/(.+?)/?$';
	}
}
