<?php
declare(strict_types=1);

namespace Cfg_Configurator\Tests\Leads\Posting;

use Cfg_Configurator\Leads\Posting\Virtual_Pages;
use Cfg_Configurator\Tests\Leads\Leads_Test_Case;

/** The plugin's own success and failure page. */
abstract class Virtual_Pages_Test_Case extends Leads_Test_Case {
	/**
	 * Title and content of the page, as the theme's template gets them.
	 *
	 * @param array<mixed> $query Query arguments.
	 */
	protected function page( string $name, array $query = array() ): string {
		$_GET = wp_slash( $query );
		( new Virtual_Pages( $name ) )->register();
		$main = $this->main_query();
		$cost = $this->database()->num_queries;
		$main->query( array( 'p' => '1' ) );
		// The only query is for the fields of a post, which does not exist.
		self::assertLessThanOrEqual( $cost + 1, $this->database()->num_queries );
		self::assertTrue( is_page() );
		self::assertFalse( is_404() );
		the_post();
		return get_the_title() . $this->content();
	}

	/** Replaces the main query. */
	protected function main_query(): \WP_Query {
		$query                   = new \WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		return $query;
	}

	protected function content(): string {
		return self::text( apply_filters( 'the_content', get_the_content() ) );
	}
}
