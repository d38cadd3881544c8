<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Registrable;

/**
 * Enqueues the script module and prints the preload links. They are printed in the head if the widget has been
 * detected by then, otherwise right before the element. Pages without the widget are not affected.
 */
final class Asset_Links implements Registrable {
	public const SCRIPT = 'cfg-configurator';

	/**
	 * Attributes by which caches and content delivery networks that delay scripts until the first interaction leave the
	 * widget's alone: it waits for the first picture itself. Cloudflare's Rocket Loader (which reads its own only before
	 * `src`), WP Rocket, Autoptimize, LiteSpeed Cache. The script for the consent manager has none: it has to run after the manager's.
	 */
	private const UNDELAYED = array(
		'data-cfasync'     => 'false',
		'nowprocket'       => true,
		'data-noptimize'   => '1',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
	);

	private bool $are_printed = false;

	/** @var bool Whether an element has already been rendered. Block themes render the content before the head. */
	private bool $is_needed = false;

	public function __construct( private Built_Assets $assets ) {
	}

	public function register(): void {
		// Run early, before the theme's style sheets.
		add_action( 'wp_head', array( $this, 'print_in_head' ), 2 );
		add_filter( 'wp_script_attributes', array( $this, 'forbid_delay' ) );
	}

	public function print_in_head(): void {
		if ( ! $this->are_printed && ( $this->is_needed || Widget_Page::is_current() ) ) {
			echo $this->links(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in links().
		}
	}

	/**
	 * @param array<string, string|bool> $attributes Of any script tag.
	 * @return array<string, string|bool>
	 */
	public function forbid_delay( array $attributes ): array {
		return self::SCRIPT . '-js-module' === ( $attributes['id'] ?? '' ) ? self::UNDELAYED + $attributes : $attributes;
	}

	/**
	 * Enqueues the script.
	 *
	 * @return string Escaped preload links; '' if the head contains them.
	 */
	public function request(): string {
		$this->is_needed = true;
		if ( '' !== $this->assets->script_url() ) {
			wp_enqueue_script_module( self::SCRIPT, $this->assets->script_url(), array(), $this->assets->version() );
		}
		if ( Consent_Manager::is_active() ) {
			wp_enqueue_script( Consent_Manager::SCRIPT );
		}
		return did_action( 'wp_head' ) > 0 && ! $this->are_printed ? $this->links() : '';
	}

	/** Returns the escaped preload links. */
	private function links(): string {
		$this->are_printed = true;
		/**
		 * Filters the files that the first view needs before the script.
		 *
		 * @since 1.1.0
		 *
		 * @param array<string, string> $files URLs by kind, in the order in which they load: `style`, `image`. The script
		 *                                     waits for the image.
		 */
		$files = apply_filters( 'cfg_configurator_first_files', array() );
		$files = array_filter( is_array( $files ) ? $files : array(), static fn ( mixed $url ): bool => is_string( $url ) && '' !== $url );
		$links = '';
		foreach ( $files as $kind => $url ) {
			$links .= self::link( sprintf( 'rel="preload" as="%s"%s', esc_attr( (string) $kind ), 'image' === $kind ? ' fetchpriority="high"' : '' ), $url );
		}
		$modules = '';
		foreach ( $this->assets->preload_urls() as $url ) {
			$modules .= self::link( 'rel="modulepreload"', $url );
		}
		// The image loads before the modules: start.js activates the module links after the image has loaded.
		$later = '<template id="cfg-configurator-modules">%s</template>';
		return $links . ( empty( $files['image'] ) ? $modules : sprintf( $later, $modules ) ) . "\n";
	}

	/** @param string $kind Escaped attributes. */
	private static function link( string $kind, string $url ): string {
		return sprintf( '<link %s href="%s"%s>', $kind, esc_url( $url ), Optimiser_Marks::LINK );
	}
}
