<?php
declare(strict_types=1);

namespace Cfg_Configurator\Leads\Posting;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Embed\Page_Address;
use Cfg_Configurator\Leads\Lead_Endpoint;

/**
 * The plugin's own success and failure pages, used if none is set. They are not in the database; the theme renders them
 * like any page.
 */
final class Virtual_Pages {
	/** An id no post uses. WordPress does not accept ids below 1. */
	private const ID = 9_007_199_254_739_001;

	private ?Resubmission_Form $form = null;

	/** @param string $asked Lead_Endpoint::THANKS or PROBLEM. */
	public function __construct( private string $asked ) {
	}

	public function register(): void {
		$this->form = Lead_Endpoint::PROBLEM === $this->asked ? new Resubmission_Form() : null;
		remove_action( 'template_redirect', 'rest_output_link_header', 11 );
		remove_action( 'wp_head', 'rest_output_link_wp_head' );
		add_action( 'wp_enqueue_scripts', Resubmission_Form::enqueue_style( ... ) );
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
		// The URL contains the way back to the configuration. Do not send it to other sites.
		header( 'Referrer-Policy: no-referrer' );
	}

	/** @param mixed $content Content of the post. */
	public function content( mixed $content ): mixed {
		if ( get_the_ID() !== self::ID ) {
			return $content;
		}
		return null === $this->form ? $this->thanks() : $this->problem( $this->form );
	}

	private function post(): \WP_Post {
		return new \WP_Post(
			(object) array(
				'ID'             => self::ID,
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $this->asked,
				'post_title'     => $this->title(),
				'post_content'   => '',
				'post_author'    => 0,
				'post_date'      => current_time( 'mysql' ),
				'post_date_gmt'  => current_time( 'mysql', true ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
	}

	private function title(): string {
		return match ( true ) {
			null === $this->form => _x( 'Thank you for your request', 'visitor', 'cfg-configurator' ),
			true === $this->form->draft?->is_sent => _x( 'Your request has already been sent', 'visitor', 'cfg-configurator' ),
			default => _x( 'Your request was not sent', 'visitor', 'cfg-configurator' ),
		};
	}

	private function thanks(): string {
		return '<p>' . esc_html_x( 'We have received your request and will reply to you soon.', 'visitor', 'cfg-configurator' ) . '</p>'
			. Thanks_Summary::html( self::argument( Thanks_Summary::KEY ) ) . '<p>'
			. esc_html_x( 'Your configuration is still as you left it.', 'visitor', 'cfg-configurator' ) . '</p>'
				. $this->way_back( _x( 'Back to the configuration', 'visitor', 'cfg-configurator' ) );
	}

	private function problem( Resubmission_Form $form ): string {
		return $form->html() . $this->way_back( _x( 'Back to the configuration', 'visitor', 'cfg-configurator' ), '' );
	}

	/** @param string $css_class Classes of the link, as themes style buttons. */
	private function way_back( string $words, string $css_class = 'wp-element-button button' ): string {
		$back = Same_Site_Url::of( esc_url_raw( self::argument( Outcome_Pages::BACK ) ) ) ?? Page_Address::url();
		return '<p><a class="' . esc_attr( $css_class ) . '" href="' . esc_url( $back ) . '">' . esc_html( $words ) . '</a></p>';
	}

	/** A query argument, unslashed; '' if it is missing. */
	private static function argument( string $name ): string {
		// phpcs:ignore WordPress.Security -- validated by the callers; nothing is changed.
		$given = $_GET[ $name ] ?? '';
		return is_string( $given ) ? wp_unslash( $given ) : '';
	}
}
