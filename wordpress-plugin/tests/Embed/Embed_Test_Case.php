<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Embed;

use Cfg_Configurator\Settings\Settings;
use Cfg_Configurator\Tests\Wordpress_Test_Case;

/** Provides responses of the content site, settings, pages and visits. */
abstract class Embed_Test_Case extends Wordpress_Test_Case {
	protected const MODELS = array(
		array(
			'id'          => 7,
			'model'       => 'Caro',
			'price'       => '41000,50',
			'rent'        => 0,
			'maxEntrance' => 1000,
		),
		array(
			'id'          => 5,
			'model'       => 'Maré',
			'price'       => 32450,
			'rent'        => 363.62,
			'taeg'        => 8.3,
			'nrPayments'  => 96,
			'maxEntrance' => 6000,
			'financing'   => 26450,
			'modelImg'    => '/media/mare.avif',
			'segments'    => array(
				array(
					'id'   => 'suv',
					'name' => 'SUV',
				),
			),
			'ecoValue'    => 12.5,
		),
	);

	/**
	 * Makes responses of the content site known.
	 *
	 * @param list<array<mixed>>   $models
	 * @param array<string, mixed> $back_office
	 */
	protected function know( array $models = self::MODELS, array $back_office = array( 'product' => 'Lume' ) ): void {
		$known = array(
			'lstModels'  => $models,
			'backOffice' => $back_office,
		);
		add_filter( 'cfg_configurator_known_responses', static fn (): array => $known );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	protected function set( array $changes ): void {
		// Skips the validation of the settings screen, which has its own tests.
		remove_all_filters( 'sanitize_option_' . Settings::OPTION );
		update_option( Settings::OPTION, $changes + Settings::all() );
	}

	protected function page( string $slug, string $content = '', int $above = 0 ): \WP_Post {
		$page = get_post(
			wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => $slug,
					'post_name'    => $slug,
					'post_content' => $content,
					'post_parent'  => $above,
				)
			)
		);
		self::assertInstanceOf( \WP_Post::class, $page );
		return $page;
	}

	/** Visits an address of the site: runs the main query, but chooses no template. */
	protected function visit( string $path ): \WP_Query {
		/** @var \WP $wp */
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp, $wp_rewrite, $wp_query, $wp_the_query;
		$_SERVER['REQUEST_URI'] = $path;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_SERVER['SERVER_NAME'] = wp_parse_url( home_url(), PHP_URL_HOST );
		$query                  = wp_parse_url( $path, PHP_URL_QUERY );
		parse_str( is_string( $query ) ? $query : '', $_GET );
		$wp_rewrite->init();
		$wp_rewrite->flush_rules( false );
		$wp_query     = new \WP_Query();
		$wp_the_query = $wp_query;
		// These objects cache what they find, so each simulated request needs its own.
		$request             = clone $wp;
		$request->query_vars = array();
		$request->parse_request();
		$request->query_posts();
		$request->handle_404();
		do_action_ref_array( 'wp', array( &$request ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		return $wp_query;
	}

	/**
	 * @param callable(): mixed $work
	 * @return int Queries that come on top of those for the page itself.
	 */
	protected function queries_after_visit( string $path, callable $work ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$this->visit( $path );
		$before = $this->database()->num_queries;
		$work();
		return $this->database()->num_queries - $before;
	}
}
