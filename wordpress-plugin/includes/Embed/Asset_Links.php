<?php
/**
 * What a page with the widget fetches.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_Paint\Range;
use Cfg_Configurator\First_Paint\Range_Snapshot;
use Cfg_Configurator\Module;

/**
 * Enqueues the script module and prints the preload links: in the head where the widget is known by then,
 * else right before the element. Other pages get nothing.
 */
final class Asset_Links implements Module {
	public const SCRIPT = 'cfg-configurator';

	private bool $are_printed = false;

	/**
	 * Whether an element has been made already, as block themes do before the head.
	 *
	 * @var bool
	 */
	private bool $is_needed = false;

	public function __construct( private Built_Assets $assets, private Range_Snapshot $snapshot, private Widget_Page $page ) {
	}

	public function register(): void {
		// Early: before the theme's own style sheets.
		add_action( 'wp_head', array( $this, 'print_in_head' ), 2 );
	}

	/**
	 * Callback for the `wp_head` action.
	 */
	public function print_in_head(): void {
		if ( ! $this->are_printed && ( $this->is_needed || $this->page->is_current() ) ) {
			echo $this->links( $this->snapshot->read() ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is put together.
		}
	}

	/**
	 * Sees to it that the script comes.
	 *
	 * @return string Links that the head has not had; escaped.
	 */
	public function request( Range $range ): string {
		$this->is_needed = true;
		if ( '' !== $this->assets->script_url() ) {
			wp_enqueue_script_module( self::SCRIPT, $this->assets->script_url(), array(), $this->assets->version() );
		}
		return did_action( 'wp_head' ) > 0 && ! $this->are_printed ? $this->links( $range ) : '';
	}

	/**
	 * Escaped; the picture is that of the card that is seen first.
	 */
	private function links( Range $range ): string {
		$this->are_printed = true;
		$links             = sprintf( '<link rel="preload" as="style" href="%s">', esc_url( $this->assets->first_paint_css_url() ) );
		$poster            = ( $this->page->model( $range ) ?? $range->models[0] ?? null )?->picture() ?? '';
		if ( '' !== $poster ) {
			$links .= sprintf( '<link rel="preload" as="image" fetchpriority="high" href="%s">', esc_url( $poster ) );
		}
		$modules = '';
		foreach ( $this->assets->preload_urls() as $url ) {
			$modules .= sprintf( '<link rel="modulepreload" href="%s">', esc_url( $url ) );
		}
		// A picture that is printed goes before the script: start.js takes the links out once it has come.
		$later = '<template id="cfg-configurator-modules">%s</template>';
		return $links . ( '' === $poster ? $modules : sprintf( $later, $modules ) ) . "\n";
	}
}
