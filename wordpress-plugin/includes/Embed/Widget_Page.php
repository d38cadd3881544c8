<?php
/**
 * Which pages hold the widget.
 *
 * @package Cfg_Configurator
 */

declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_Paint\Range;
use Cfg_Configurator\First_Paint\Range_Model;

/**
 * Knows before the first byte of a page whether its content holds the widget, without a query: the content
 * is there already. A shortcode in a template or a widget area is only known when it is reached.
 */
final class Widget_Page {
	public function is_current(): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post
			&& ! post_password_required( $post )
			&& ( has_block( Block::NAME, $post ) || has_shortcode( $post->post_content, Shortcode::NAME ) );
	}

	/**
	 * The model that the visitor's address names, by a path below the page or by the query of a share link;
	 * null where the range is shown.
	 */
	public function model( Range $range ): ?Range_Model {
		// phpcs:ignore WordPress.Security -- a public link that only chooses what is shown; sanitised below, where it is known to be text.
		$id = $_GET['modelid'] ?? '';
		return $range->model_at( Page_Rewrite::asked() ) ?? $range->model( is_string( $id ) ? sanitize_text_field( wp_unslash( $id ) ) : '' );
	}
}
