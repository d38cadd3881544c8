<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

/** Detects the page of the widget before any output, without a query, because the page is already loaded. */
final class Widget_Page {
	public static function is_current(): bool {
		return null !== self::current();
	}

	/** The page with the widget that is shown; null on other pages, and while its password is asked for. */
	public static function current(): ?\WP_Post {
		$page = is_singular() ? get_queried_object() : null;
		return $page instanceof \WP_Post && ! post_password_required( $page ) && Widget_Pages::contains( $page ) ? $page : null;
	}

	/**
	 * The page that contains the place that is being rendered, and nothing else; null in feeds, and for a hit in an
	 * archive, search results or another page's list, where there may be many.
	 */
	public static function of_place(): ?\WP_Post {
		$page  = is_singular() && ! is_feed() ? get_queried_object() : null;
		$place = get_post();
		return $page instanceof \WP_Post && ( null === $place || $place->ID === $page->ID ) ? $page : null;
	}
}
