<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Leads\Lead_Endpoint;
use Cfg_Configurator\Leads\Lead_Extension;
use const Cfg_Configurator\VERSION;

/**
 * The plugin's own success and failure pages, used if none is set. They are not in the database; the theme renders them
 * like any page.
 */
final class Virtual_Pages {
	/** An id no post uses. WordPress does not accept ids below 1. */
	private const ID = 9_007_199_254_739_001;

	/** @param string $endpoint Lead_Endpoint::THANKS or PROBLEM. */
	public function __construct( private string $endpoint ) {
	}

	public function register(): void {
		Result_Pages::choose_language();
		remove_action( 'template_redirect', 'rest_output_link_header', 11 );
		remove_action( 'wp_head', 'rest_output_link_wp_head' );
		$style = plugins_url( 'assets/result-pages.css', __DIR__ );
		add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_style( 'cfg-configurator-result', $style, array(), VERSION ), 10, 0 );
		add_filter( 'posts_pre_query', array( $this, 'answer_query' ), 10, 2 );
		add_filter( 'redirect_canonical', '__return_false' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		add_action( 'send_headers', array( $this, 'send_headers' ) );
		// Runs after shortcodes and wpautop, which must not process submitted text.
		add_filter( 'the_content', array( $this, 'content' ), 20 );
		add_filter( 'comments_open', '__return_false' );
		add_filter( 'edit_post_link', '__return_empty_string' );
	}

	/**
	 * Returns this page for the main query, without a database query.
	 *
	 * @param mixed     $posts Null, or posts set by another plugin.
	 * @param \WP_Query $query Any query of the page.
	 */
	public function answer_query( mixed $posts, \WP_Query $query ): mixed {
		if ( ! $query->is_main_query() ) {
			return $posts;
		}
		remove_filter( 'posts_pre_query', array( $this, 'answer_query' ), 10 );
		$post = $this->post();
		// Themes fetch the post again by id.
		wp_cache_set( self::ID, $post, 'posts', MINUTE_IN_SECONDS );
		$query->init_query_flags();
		$query->is_page           = true;
		$query->is_singular       = true;
		$query->queried_object    = $post;
		$query->queried_object_id = self::ID;
		$query->found_posts       = 1;
		$query->max_num_pages     = 1;
		return array( $post );
	}

	public function send_headers(): void {
		nocache_headers();
		// The URL contains the way back to the configuration. Do not send it to other sites. The widget has to see it: with
		// 'no-referrer', browsers hide it from the history that scripts of this site can read.
		header( 'Referrer-Policy: same-origin' );
	}

	/** @param mixed $content Content of the post. */
	public function content( mixed $content ): mixed {
		if ( get_the_ID() !== self::ID ) {
			return $content;
		}
		return Result_Pages::marked( Lead_Endpoint::PROBLEM === $this->endpoint ? Result_Pages::html() : $this->thanks() );
	}

	private function post(): \WP_Post {
		return new \WP_Post(
			(object) array(
				'ID'             => self::ID,
				'post_type'      => 'page',
				'post_name'      => $this->endpoint,
				'post_title'     => Lead_Endpoint::PROBLEM === $this->endpoint
					? _x( 'Your request was not sent', 'visitor', 'cfg-configurator' )
					: _x( 'Thank you for your request', 'visitor', 'cfg-configurator' ),
				'post_date'      => current_time( 'mysql' ),
				'post_date_gmt'  => current_time( 'mysql', true ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
	}

	private function thanks(): string {
		$parts = array_map( static fn ( Lead_Extension $extension ): string => $extension->thanks(), Lead_Extension::all() );
		return '<p>' . esc_html_x( 'We have received your request and will reply to you soon.', 'visitor', 'cfg-configurator' ) . '</p>'
			. implode( '', $parts ) . '<p>'
			. esc_html_x( 'Your configuration is still as you left it.', 'visitor', 'cfg-configurator' ) . '</p>' . Result_Pages::way_back();
	}
}
