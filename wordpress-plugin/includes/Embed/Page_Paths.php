<?php
declare(strict_types=1);

namespace Cfg_Configurator\Embed;

defined( 'ABSPATH' ) || exit;

use Cfg_Configurator\Settings\Settings;

/**
 * The paths of the pages with the widget, as their permalinks say, and those that they had before. The option is only
 * read when rewrite rules are made.
 *
 * @phpstan-type Paths array{path: string, former: list<string>}
 */
final class Page_Paths {
	public const OPTION = 'cfg_configurator_page_paths';

	/** Most former paths of one page; the oldest is dropped. */
	private const MAX_FORMER = 10;

	/** @return array<int, Paths> By page id; also of pages that are not published at present. */
	public static function stored(): array {
		$stored = get_option( self::OPTION, array() );
		$paths  = array();
		foreach ( is_array( $stored ) ? $stored : array() as $id => $row ) {
			if ( is_array( $row ) && is_string( $row['path'] ?? null ) && is_array( $row['former'] ?? null ) ) {
				$paths[ (int) $id ] = array(
					'path'   => $row['path'],
					'former' => array_values( array_filter( $row['former'], 'is_string' ) ),
				);
			}
		}
		return $paths;
	}

	/**
	 * Reads the permalinks, and keeps those that have changed as former ones.
	 *
	 * @return array<int, Paths> By page id, of the pages that are published.
	 */
	public static function update(): array {
		$stored = self::stored();
		$before = $stored;
		$pages  = Widget_Pages::all();
		$main   = Page_Address::page_id() > 0 ? get_post( Page_Address::page_id() ) : null;
		if ( $main instanceof \WP_Post && is_post_publicly_viewable( $main ) && ! in_array( $main->ID, array_column( $pages, 'ID' ), true ) ) {
			$pages[] = $main;
		}
		$current = array();
		foreach ( $pages as $page ) {
			$path = self::of( $page );
			if ( null === $path ) {
				continue;
			}
			// Version 1.2 and earlier stored the path of one page.
			$old    = $stored[ $page->ID ] ?? array(
				'path'   => $page->ID === Page_Address::page_id() ? Page_Address::path() : $path,
				'former' => array(),
			);
			$former = array_diff( array( ...$old['former'], $old['path'] ), array( $path ) );

			$current[ $page->ID ] = array(
				'path'   => $path,
				'former' => array_slice( array_values( array_unique( $former ) ), -self::MAX_FORMER ),
			);
		}
		// A page in the bin keeps its paths, a deleted one does not.
		$absent = array_filter( array_diff_key( $stored, $current ), static fn ( int $id ): bool => null !== get_post( $id ), ARRAY_FILTER_USE_KEY );
		if ( $before !== $current + $absent ) {
			update_option( self::OPTION, $current + $absent, false );
		}
		return $current;
	}

	/**
	 * Returns the path of a page relative to the site's URL, decoded, without leading or trailing slash; '' for the front
	 * page, null if its permalink has no path of its own.
	 */
	public static function of( \WP_Post $page ): ?string {
		return Settings::permalink_path( $page );
	}
}
