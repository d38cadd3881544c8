<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\First_Paint\Line_Up;
use Cfg_Configurator\First_Paint\Line_Up_Model;

/**
 * Detects the widget in the content of a page before any output, without a query, because the content is already
 * loaded. A shortcode in a template or widget area is only detected when it is rendered.
 */
final class Widget_Page {
	public static function is_current(): bool {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof \WP_Post
			&& ! post_password_required( $post )
			&& ( has_block( Block::NAME, $post ) || has_shortcode( $post->post_content, Shortcode::NAME ) );
	}

	/**
	 * Returns the model in the visitor's URL, from the path below the page or the query of a share link; null if the
	 * line-up is shown.
	 */
	public static function model( Line_Up $line_up ): ?Line_Up_Model {
		// phpcs:ignore WordPress.Security -- a public link that only selects what is shown; sanitised below, after the type check.
		$id = $_GET['modelid'] ?? '';
		return $line_up->model_at( Page_Rewrite::requested_path() ) ?? $line_up->model( is_string( $id ) ? sanitize_text_field( wp_unslash( $id ) ) : '' );
	}
}
